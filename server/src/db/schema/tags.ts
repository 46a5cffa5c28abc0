import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant } from './columns'

export const tags = pgTable(
  'tags',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    colour: text('colour').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
)
