import { callStatuses } from '@foyer/contract/leads/model'
import { bigint, bigserial, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytewise, companyId, instant } from './columns'

/** Signed sums of live leads: a trigger appends to them with every change, a job folds them, readers add them up. */
export const leadTallies = pgTable(
  'lead_tallies',
  {
    companyId: companyId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    assigneeId: uuid('assignee_id'),
    creatorId: uuid('creator_id'),
    stageId: uuid('stage_id').notNull(),
    callStatus: text('call_status', { enum: callStatuses }).notNull(),
    leads: integer('leads').notNull(),
    budget: bigint('budget', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
)

/** The same per tag. A lead with two tags is in both, so they can count only one tag at a time. */
export const leadTagTallies = pgTable(
  'lead_tag_tallies',
  {
    companyId: companyId(),
    tagId: uuid('tag_id').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    assigneeId: uuid('assignee_id'),
    creatorId: uuid('creator_id'),
    stageId: uuid('stage_id').notNull(),
    callStatus: text('call_status', { enum: callStatuses }).notNull(),
    leads: integer('leads').notNull(),
    budget: bigint('budget', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.tagId, t.id] })],
)

/** The words a live lead is found by, kept by a trigger; in the order of the list, so that a search reads only its page. */
export const leadWords = pgTable(
  'lead_words',
  {
    companyId: companyId(),
    /** What begins alike stands together. */
    word: bytewise('word').notNull(),
    createdAt: instant('created_at').notNull(),
    leadId: uuid('lead_id').notNull(),
    assigneeId: uuid('assignee_id'),
    creatorId: uuid('creator_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.leadId, t.word] }),
    // Assignee and creator at the end: visibility is checked in the index, without reading the row.
    index('lead_words_in_order').on(t.companyId, t.word, t.createdAt, t.leadId, t.assigneeId, t.creatorId),
  ],
)
