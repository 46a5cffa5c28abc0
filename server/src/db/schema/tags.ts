import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'

export const tags = pgTable(
  'tags',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    colour: text('colour').notNull(),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('tags_name').on(t.companyId, sql`lower(${t.name})`).where(sql`deleted_at is null`),
  ],
)
