import { callStatuses, type LeadSort } from '@foyer/contract/leads/model'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../../../../db/schema/accounts'
import { leads } from '../../../../db/schema/leads'
import { stages } from '../../../../db/schema/pipeline'

interface SortColumn {
  column: SQLWrapper
  /** What a cursor's text is cast to. */
  type: SQL
}

const type = { text: sql.raw('text'), int: sql.raw('int'), instant: sql.raw('timestamptz') }
const words = (column: SQLWrapper): SortColumn => ({
  column: sql`nullif(lower(${column}), '')`,
  type: type.text,
})

/** The first six have an index (company, value, id) over live leads; the others are sorted only if they are few (C-087). */
export const sortColumns: Record<LeadSort, SortColumn> = {
  created: { column: leads.createdAt, type: type.instant },
  updated: { column: leads.updatedAt, type: type.instant },
  'follow-up': { column: leads.followUpAt, type: sql.raw('timestamp') },
  name: { column: leads.sortName, type: type.text },
  budget: { column: leads.budget, type: sql.raw('bigint') },
  'expected-closure': { column: leads.expectedClosure, type: sql.raw('date') },
  'call-status': {
    column: sql`array_position(array[${sql.join(
      callStatuses.map((status) => sql`${status}`),
      sql`, `,
    )}]::text[], ${leads.callStatus})`,
    type: type.int,
  },
  'last-call': { column: leads.lastCallAt, type: type.instant },
  phone: words(leads.phone),
  email: words(leads.email),
  city: words(leads.city),
  address: words(leads.address),
  'work-scope': words(leads.workScope),
  // An area is a number with any formatting.
  area: {
    column: sql`nullif(left(regexp_replace(${leads.area}, '[^0-9]', '', 'g'), 15), '')::bigint`,
    type: sql.raw('bigint'),
  },
  stage: {
    column: sql`(select s.sequence from ${stages} s where s.company_id = ${leads.companyId} and s.id = ${leads.stageId})`,
    type: type.int,
  },
  assignee: {
    column: sql`(select lower(u.first_name || ' ' || u.last_name) from ${users} u where u.id = ${leads.assigneeId})`,
    type: type.text,
  },
  source: words(leads.source),
  'source-name': words(leads.sourceName),
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
