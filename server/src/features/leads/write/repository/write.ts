import { createHash } from 'node:crypto'
import { asJson } from '../../../../db/as-json'
import type { Db } from '../../../../db/on-client'
import {
  columnOf,
  type LeadColumns,
  type LeadKey,
  type LeadRecord,
  leadKeys,
  rowOf,
  typedColumn,
} from './columns'

export interface ChangedLead {
  id: string
  columns: LeadColumns
  /** Undefined if its time stays. */
  updatedAt: Date | undefined
  /** How many more lines its history has. */
  addedLines: number
}

export interface WrittenLine {
  lead_id: string
  id: string
  kind: string
  at: Date
  actor_id: string | undefined
  sentence: string
  remark: string | undefined
  details: Record<string, unknown>
}

/** All contacts of a lead, and the details by which they are recognised. */
export interface WrittenContacts {
  lead_id: string
  contacts: readonly object[]
  identities: readonly string[]
}

export interface LeadRows {
  added: LeadRecord[]
  changed: ChangedLead[]
  lines: WrittenLine[]
  contacts: WrittenContacts[]
}

/** Columns that change together, so that the usual statements are few and are planned once. */
const work: readonly LeadKey[] = [
  'stageId',
  'statusId',
  'stageSince',
  'position',
  'assigneeId',
  'callStatus',
  'lastCallAt',
  'firstContactAt',
  'alertAt',
  'reasonNotInterested',
  'followUpOn',
  'followUpTime',
  'followUpKind',
]
const fixed: readonly LeadKey[] = ['companyId', 'id', 'updatedAt', 'historyCount']
const changeable = leadKeys.filter((key) => !fixed.includes(key))
const usualSets: readonly (readonly LeadKey[])[] = [[], work, changeable]

/** Up to this many leads the statement has a name, and its columns are one of the usual sets. */
const few = 10

/** For a few leads one of the usual sets; for many exactly what changes. */
function columnsOf(changed: readonly ChangedLead[]): readonly LeadKey[] {
  const wanted = [...new Set(changed.flatMap(({ columns }) => Object.keys(columns)))] as LeadKey[]
  if (changed.length > few) return wanted
  return usualSets.find((set) => wanted.every((key) => set.includes(key))) ?? wanted
}

const recordSet = (parameter: string, columns: readonly string[]): string =>
  `json_to_recordset(${parameter}::json) as x(${columns.join(', ')})`

/** The position of a new lead is the database's own: the time to the microsecond. */
const addedKeys = leadKeys.filter((key) => key !== 'position')

const insertLeads = (rows: string): string => `
  insert into leads (${addedKeys.map(columnOf).join(', ')})
  select ${addedKeys.map((key) => `x.${columnOf(key)}`).join(', ')} from ${recordSet(rows, addedKeys.map(typedColumn))}`

/** A lead keeps the columns that are not among its keys. */
const updateLeads = (rows: string, keys: readonly LeadKey[]): string => {
  const columns = keys.map(columnOf)
  const set = columns.map(
    (name) => `${name} = case when '${name}' = any(x.keys) then x.${name} else l.${name} end`,
  )
  const given = [
    'lead_id uuid',
    'keys text[]',
    'added_lines int',
    'changed_at timestamptz',
    ...keys.map(typedColumn),
  ]
  return `
  update leads l set ${[
    'updated_at = coalesce(x.changed_at, l.updated_at)',
    'history_count = l.history_count + x.added_lines',
    ...set,
  ].join(', ')}
  from ${recordSet(rows, given)} where l.company_id = $1 and l.id = x.lead_id`
}

const line = [
  'lead_id uuid',
  'id uuid',
  'kind text',
  'at timestamptz',
  'actor_id uuid',
  'sentence text',
  'remark text',
  'details jsonb',
]
const insertLines = (rows: string): string => `
  insert into lead_history (company_id, lead_id, id, kind, at, actor_id, sentence, remark, details)
  select $1, x.lead_id, x.id, x.kind, x.at, x.actor_id, x.sentence, x.remark, x.details from ${recordSet(rows, line)}`

const contact = ['lead_id uuid', 'contacts json', 'identities text[]']
const known = (rows: string): string => recordSet(rows, contact)
const details = ['first_name', 'last_name', 'designation', 'type', 'email', 'phones']

const insertContacts = (rows: string): string =>
  `insert into lead_contacts (company_id, lead_id, position, ${details.join(', ')})
   select $1, x.lead_id, c.place - 1, c."firstName", c."lastName", c.designation, c.type, c.email, c.phones
   from ${known(rows)}, rows from (json_to_recordset(x.contacts) as ("firstName" text, "lastName" text,
     designation text, type text, email text, phones text[])) with ordinality
     as c("firstName", "lastName", designation, type, email, phones, place)`

const insertIdentities = (rows: string): string =>
  `insert into lead_identities (company_id, lead_id, value)
   select $1, x.lead_id, value from ${known(rows)}, unnest(x.identities) as value on conflict do nothing`

/** A new lead has none yet: of thousands, looking for them would take as long as writing them. */
const newContacts = (rows: string): string[] => [insertContacts(rows), insertIdentities(rows)]

/** Rows that stay are changed in place: within one statement a key cannot be deleted and inserted again. */
const changedContacts = (rows: string): string[] => [
  `${insertContacts(rows)}
   on conflict (company_id, lead_id, position) do update set
     ${details.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  `delete from lead_contacts c using ${known(rows)}
   where c.company_id = $1 and c.lead_id = x.lead_id and c.position >= json_array_length(x.contacts)`,
  insertIdentities(rows),
  `delete from lead_identities i using ${known(rows)}
   where i.company_id = $1 and i.lead_id = x.lead_id and i.value <> all(x.identities)`,
]

const changedRow = ({ id, columns, updatedAt, addedLines }: ChangedLead) => {
  const row = rowOf(columns)
  return { lead_id: id, keys: Object.keys(row), added_lines: addedLines, changed_at: updatedAt, ...row }
}

/** Everything about these leads but their tags, in one statement. */
export async function writeLeadRows(db: Db, companyId: string, rows: LeadRows): Promise<void> {
  const values: unknown[] = [companyId]
  const parameter = (given: readonly object[]) => `$${values.push(asJson(given))}`
  const parts: string[] = []
  if (rows.added.length > 0) parts.push(insertLeads(parameter(rows.added.map(rowOf))))
  if (rows.changed.length > 0)
    parts.push(updateLeads(parameter(rows.changed.map(changedRow)), columnsOf(rows.changed)))
  if (rows.lines.length > 0) parts.push(insertLines(parameter(rows.lines)))
  const added = new Set(rows.added.map(({ id }) => id))
  const [fresh, changed] = [true, false].map((isNew) =>
    rows.contacts.filter(({ lead_id }) => added.has(lead_id) === isNew),
  )
  if (fresh?.length) parts.push(...newContacts(parameter(fresh)))
  if (changed?.length) parts.push(...changedContacts(parameter(changed)))
  const text = `with ${parts.map((part, at) => `part${at} as (${part})`).join(', ')} select 1`
  const isUsual = rows.added.length + rows.changed.length <= few
  const name = isUsual ? `write-leads ${createHash('md5').update(text).digest('hex')}` : undefined
  await db.$client.query({ name, text }, values)
}
