import type { LeadSort } from '@foyer/contract/leads/model'
import { type SQL, sql } from 'drizzle-orm'
import { leads } from '../../../db/schema/leads'

/** Each sort has an index (company, value, id) over live leads; `type` is what a cursor's text is cast to. */
export const sortColumns = {
  created: { column: leads.createdAt, type: sql.raw('timestamptz') },
  updated: { column: leads.updatedAt, type: sql.raw('timestamptz') },
  'follow-up': { column: leads.followUpAt, type: sql.raw('timestamp') },
  name: { column: leads.sortName, type: sql.raw('text') },
  budget: { column: leads.budget, type: sql.raw('bigint') },
  'expected-closure': { column: leads.expectedClosure, type: sql.raw('date') },
} satisfies Record<LeadSort, { column: unknown; type: SQL }>

/** Where a page ended. Leads without a value come last in both directions, ordered by id. */
export interface Cursor {
  value: string | null
  id: string
}

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify([cursor.value, cursor.id])).toString('base64url')

const uuid = /^[0-9a-f-]{36}$/

export function readCursor(text: string): Cursor | undefined {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (typeof id !== 'string' || !uuid.test(id)) return undefined
    return value === null || typeof value === 'string' ? { value, id } : undefined
  } catch {
    return undefined
  }
}
