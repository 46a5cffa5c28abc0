import type { FieldWith } from '@foyer/contract/fields/lead-fields'
import { kindOf, type TypedField } from '@foyer/contract/leads/fields/values'
import { callStatuses, type LeadSort, sortedField } from '@foyer/contract/leads/model'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { members, users } from '../../../../db/schema/accounts'
import { leads } from '../../../../db/schema/leads'
import { stages } from '../../../../db/schema/pipeline'
import { shownName } from '../../../../db/shown-name'

interface SortColumn {
  column: SQLWrapper
  /** What a cursor's text is cast to. */
  type: SQL
}

type SortedField = FieldWith<'sort'>

const type = {
  text: sql.raw('text'),
  int: sql.raw('int'),
  bigint: sql.raw('bigint'),
  numeric: sql.raw('numeric'),
  instant: sql.raw('timestamptz'),
}
const words = (column: SQLWrapper): SortColumn => ({
  column: sql`nullif(lower(${column}), '')`,
  type: type.text,
})

/** The quick ones have an index (company, value, id) over live leads; the others are sorted only if they are few (C-087). */
const particular: Record<Exclude<SortedField, TypedField>, SortColumn> = {
  created: { column: leads.createdAt, type: type.instant },
  updated: { column: leads.updatedAt, type: type.instant },
  followUp: { column: leads.followUpAt, type: sql.raw('timestamp') },
  name: { column: leads.sortName, type: type.text },
  expectedClosure: { column: leads.expectedClosure, type: sql.raw('date') },
  callStatus: {
    column: sql`array_position(array[${sql.join(
      callStatuses.map((status) => sql`${status}`),
      sql`, `,
    )}]::text[], ${leads.callStatus})`,
    type: type.int,
  },
  lastCall: { column: leads.lastCallAt, type: type.instant },
  phone: words(leads.phone),
  email: words(leads.email),
  stage: {
    column: sql`(select s.sequence from ${stages} s where s.company_id = ${leads.companyId} and s.id = ${leads.stageId})`,
    type: type.int,
  },
  assignee: {
    column: sql`(select lower(${sql.raw(shownName('m', 'u'))}) from ${members} m join ${users} u on u.id = m.user_id
      where m.company_id = ${leads.companyId} and m.user_id = ${leads.assigneeId})`,
    type: type.text,
  },
}

const isParticular = (field: SortedField): field is keyof typeof particular =>
  Object.hasOwn(particular, field)

function typedColumn(field: SortedField & TypedField): SortColumn {
  const column = leads[field]
  if (kindOf(field) === 'amount') return { column, type: type.bigint }
  // An area is a number with any formatting.
  if (kindOf(field) === 'area')
    return {
      column: sql`substring(replace(${column}, ',', '') from '[0-9]{1,15}(?:[.][0-9]{1,15})?')::numeric`,
      type: type.numeric,
    }
  return words(column)
}

export const sortColumn = (sort: LeadSort): SortColumn => {
  const field = sortedField(sort)
  return isParticular(field) ? particular[field] : typedColumn(field)
}

/** Where a page ended. Leads without a value come last in both directions, ordered by id. */
export interface Cursor {
  value: string | null
  id: string
  /** In a list with overdue leads last: whether the page ended among them. */
  isOverdue?: boolean | undefined
}

export const writeCursor = ({ value, id, isOverdue }: Cursor): string =>
  Buffer.from(JSON.stringify(isOverdue ? [value, id, 1] : [value, id])).toString('base64url')

const uuid = /^[0-9a-f-]{36}$/

export function readCursor(text: string): Cursor | undefined {
  try {
    const [value, id, isOverdue] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (typeof id !== 'string' || !uuid.test(id)) return undefined
    return value === null || typeof value === 'string' ? { value, id, isOverdue: isOverdue === 1 } : undefined
  } catch {
    return undefined
  }
}
