import { taskPriorities } from '@foyer/contract/tasks/model'
import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'
import { leads } from './leads'

/** Something a person has to do, with or without a lead. */
export const tasks = pgTable(
  'tasks',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    leadId: uuid('lead_id'),
    projectId: uuid('project_id'),
    title: text('title').notNull(),
    note: text('note'),
    assigneeId: uuid('assignee_id').notNull(),
    creatorId: uuid('creator_id').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    dueTime: time('due_time'),
    priority: text('priority', { enum: taskPriorities }).notNull().default('normal'),
    doneAt: instant('done_at'),
    doneBy: uuid('done_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
    /** One value to sort by: without a time it is due at the end of its day. */
    dueAt: timestamp('due_at', { mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`due_on + coalesce(due_time, time '23:59:59')`),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
    index('tasks_open')
      .on(t.companyId, t.assigneeId, t.dueAt, t.id)
      .where(sql`deleted_at is null and done_at is null`),
    index('tasks_due').on(t.companyId, t.dueAt, t.id).where(sql`deleted_at is null and done_at is null`),
    index('tasks_done')
      .on(t.companyId, t.assigneeId, t.doneAt, t.id)
      .where(sql`deleted_at is null and done_at is not null`),
    index('tasks_given')
      .on(t.companyId, t.creatorId, t.dueAt, t.id)
      .where(sql`deleted_at is null and done_at is null and assignee_id <> creator_id`),
    index('tasks_given_done')
      .on(t.companyId, t.creatorId, t.doneAt, t.id)
      .where(sql`deleted_at is null and done_at is not null and assignee_id <> creator_id`),
    index('tasks_of_project')
      .on(t.companyId, t.projectId, t.dueAt, t.id)
      .where(sql`deleted_at is null and project_id is not null`),
    index('tasks_of_lead').on(t.companyId, t.leadId, t.dueAt, t.id).where(sql`deleted_at is null`),
  ],
)
