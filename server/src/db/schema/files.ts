import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId, createdAt } from './columns'

export const files = pgTable(
  'files',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull(),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('files_by_person').on(t.companyId, t.createdBy, t.createdAt),
    index('files_by_age').on(t.createdAt),
  ],
)
