import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { companyId, instant } from '../columns'

/** Exports that are being written, by any server; one whose server died ends by itself. */
export const exportsUnderWay = pgTable(
  'exports_under_way',
  { companyId: companyId(), id: uuid('id').notNull(), until: instant('until').notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
)
