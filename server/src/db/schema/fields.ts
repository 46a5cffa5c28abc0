import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { companyId, createdAt } from './columns'

const choices = (table: string) =>
  pgTable(
    table,
    {
      companyId: companyId(),
      id: uuid('id').notNull(),
      name: text('name').notNull(),
      createdAt: createdAt(),
    },
    (t) => [primaryKey({ columns: [t.companyId, t.id] }), unique(`${table}_name`).on(t.companyId, t.name)],
  )

/** The lists behind the combos of the lead forms. */
export const leadSources = choices('lead_sources')
export const sourceNames = choices('source_names')
export const workTypes = choices('work_types')
