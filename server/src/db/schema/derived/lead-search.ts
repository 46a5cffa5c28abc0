import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId, instant } from '../columns'

/**
 * The texts of live leads, kept by a trigger. Their trigrams find the beginnings of words and what is inside them. Apart from
 * the leads, so that a change that is no change of the text does not write trigrams; asked through `find_leads`.
 */
export const leadSearch = pgTable(
  'lead_search',
  {
    companyId: companyId(),
    leadId: uuid('lead_id').notNull(),
    createdAt: instant('created_at').notNull(),
    assigneeId: uuid('assignee_id'),
    creatorId: uuid('creator_id'),
    text: text('text').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.leadId] }),
    index('lead_search_trigrams').using('gin', t.companyId, t.text.op('gin_trgm_ops')),
  ],
)
