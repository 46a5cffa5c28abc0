import { callStatuses } from '@foyer/contract/leads/model'
import { bigint, bigserial, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId } from '../columns'

/**
 * Signed sums of live leads: a trigger appends to them with every change, and folds them when they have become some
 * hundreds; readers add them up.
 */
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

/** How many live leads were created in each week of UTC: a page far down the list is found without walking there. */
export const leadWeeks = pgTable(
  'lead_weeks',
  {
    companyId: companyId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    assigneeId: uuid('assignee_id'),
    creatorId: uuid('creator_id'),
    leads: integer('leads').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
)
