import { type RowValues, rowFields, valuesOf } from '@foyer/contract/leads/fields/values'
import type { LeanField, LeanRow } from '@foyer/contract/leads/list/lean-row'
import { leads } from '../../../../db/schema/leads'

/** The plain values of a row, as the list and the export read them. */
export const rowColumns = (table: string): string =>
  rowFields.map((field) => `${table}.${leads[field].name}`).join(', ')

/** From a row as the driver returns it, by the names of columns. */
export const rowValues = (row: Record<string, unknown>): RowValues =>
  valuesOf(rowFields, (field) => (row[leads[field].name] ?? undefined) as RowValues[typeof field])

const plain = Object.fromEntries(rowFields.map((field) => [field, leads[field].name])) as {
  [K in (typeof rowFields)[number]]: string
}

/** What is not a column of the lead: the ids of its tags. */
const tagIds = `(select json_agg(t.tag_id order by t.created_at, t.tag_id) from lead_tags t
  where t.company_id = l.company_id and t.lead_id = l.id)`

const columns: Record<Exclude<LeanField, 'tagIds'>, string> = {
  id: 'id',
  ...plain,
  type: 'type',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  teamId: 'team_id',
  assigneeId: 'assignee_id',
  stageId: 'stage_id',
  statusId: 'status_id',
  callStatus: 'call_status',
  followUpOn: 'follow_up_on',
  followUpTime: 'follow_up_time',
  followUpKind: 'follow_up_kind',
  expectedClosure: 'expected_closure',
  lastCallAt: 'last_call_at',
  historyCount: 'history_count',
  isConverted: 'is_converted',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

/** How the values of a row are called where they go: in the server, or on the wire. */
export type RowNames = Record<LeanField, string>

const fields = Object.keys(columns) as (keyof typeof columns)[]

/** In the server each is called as it is called everywhere. */
export const ownNames: RowNames = {
  ...(Object.fromEntries(fields.map((field) => [field, field])) as RowNames),
  tagIds: 'tagIds',
}

/** The same of some fields alone, in the server's own names. */
export const selectedOf = (some: readonly LeanField[]): string =>
  some.map((field) => `${field === 'tagIds' ? tagIds : `l.${columns[field]}`} as "${field}"`).join(', ')

/** What to select of leads `l`, so that the row is an object with these keys, the id first. */
export const selectedAs = (names: RowNames): string =>
  [
    ...fields.map((field) => `l.${columns[field]} as "${names[field]}"`),
    `${tagIds} as "${names.tagIds}"`,
  ].join(', ')

/** A row with the clock of its first response, which lists do without. */
export interface WatchedRow extends LeanRow {
  respondBy?: string
  firstContactAt?: string
}

/** What to select besides, in the server's own names. */
export const selectedResponse = 'l.respond_by as "respondBy", l.first_contact_at as "firstContactAt"'

/**
 * Rows are text until they are sent: what is found in it are keys, because within a text of a person every quote has a
 * backslash before it.
 */
export const withoutNulls = (rows: string): string => rows.replace(/,"[^"\\]+":null/g, '')

const quotedId = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g

/** All ids in the rows, in one pass: of leads, stages, people, teams and tags, which no two share. */
export const idsIn = (rows: string): Set<string> =>
  new Set(Array.from(rows.matchAll(quotedId), ([, id = '']) => id))
