import { fieldTypes } from '@foyer/contract/fields/model'
import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, listed, updatedAt } from './columns'

const choices = (table: string) =>
  pgTable(
    table,
    {
      companyId: companyId(),
      id: uuid('id').notNull(),
      name: text('name').notNull(),
      ...listed,
      createdAt: createdAt(),
    },
    (t) => [primaryKey({ columns: [t.companyId, t.id] }), unique(`${table}_name`).on(t.companyId, t.name)],
  )

/** The lists behind the comboboxes of the lead forms. */
export const leadSources = choices('lead_sources')
export const sourceNames = choices('source_names')
export const workTypes = choices('work_types')

/** Custom fields of a company. A deleted one keeps its values on the leads. */
export const customFields = pgTable(
  'custom_fields',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** 0 individual, 1 corporate. */
    sections: smallint('sections').array().notNull(),
    type: text('type', { enum: fieldTypes }).notNull(),
    isRequired: boolean('is_required').notNull().default(false),
    options: text('options').array().notNull().default([]),
    isDefault: boolean('is_default').notNull().default(false),
    sequence: integer('sequence').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('custom_fields_name').on(t.companyId, sql`lower(${t.name})`).where(sql`deleted_at is null`),
  ],
)

/** The form that Add Lead opens, and what each field of the configurable one asks. */
export const leadForms = pgTable('lead_forms', {
  companyId: companyId().primaryKey(),
  id: uuid('id').notNull(),
  generation: smallint('generation').notNull().default(1),
  fields: jsonb('fields').notNull().default({}),
  updatedAt: updatedAt(),
})
