import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'

export const pipelines = pgTable(
  'pipelines',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    /** Never reused, so that the history of a lead keeps its meaning; 1 to 7 are the default statuses. */
    nextStatusId: integer('next_status_id').notNull().default(8),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
)

export const stages = pgTable(
  'stages',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    pipelineId: uuid('pipeline_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['unassigned', 'assigned', 'open', 'won', 'lost'] }).notNull(),
    sequence: integer('sequence').notNull(),
    /** In order of creation, for its colour: stages that are inserted, moved or erased change none of the others. */
    ordinal: integer('ordinal').notNull(),
    /** After how many days in it a lead is marked as idle. */
    staleAfterDays: integer('stale_after_days'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('stages_in_order').on(t.companyId, t.sequence),
    foreignKey({ columns: [t.companyId, t.pipelineId], foreignColumns: [pipelines.companyId, pipelines.id] }),
  ],
)

/** Ids 1 to 7 are the default statuses (C-003); a stage has its own list. */
export const stageStatuses = pgTable(
  'stage_statuses',
  {
    companyId: companyId(),
    stageId: uuid('stage_id').notNull(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    sequence: integer('sequence').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.stageId, t.id] }),
    foreignKey({ columns: [t.companyId, t.stageId], foreignColumns: [stages.companyId, stages.id] }),
  ],
)

/** Whether a lead may go from one stage to another, and what must be filled in first. */
export const transitionRules = pgTable(
  'transition_rules',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    fromStageId: uuid('from_stage_id').notNull(),
    toStageId: uuid('to_stage_id').notNull(),
    isAllowed: boolean('is_allowed').notNull(),
    requiredFields: text('required_fields').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('transition_rules_pair')
      .on(t.companyId, t.fromStageId, t.toStageId)
      .where(sql`deleted_at is null`),
    foreignKey({ columns: [t.companyId, t.fromStageId], foreignColumns: [stages.companyId, stages.id] }),
    foreignKey({ columns: [t.companyId, t.toStageId], foreignColumns: [stages.companyId, stages.id] }),
  ],
)
