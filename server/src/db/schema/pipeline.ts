import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'

export const pipelines = pgTable(
  'pipelines',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
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
