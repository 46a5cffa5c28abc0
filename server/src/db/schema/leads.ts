import { callStatuses } from '@foyer/contract/leads/model'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'
import { stages } from './pipeline'
import { tags } from './tags'

const live = sql`deleted_at is null and archived_at is null`

export const leads = pgTable(
  'leads',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    /** 0 individual, 1 corporate (C-001). */
    type: smallint('type').notNull().default(0),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    companyName: text('company_name'),
    email: text('email'),
    phone: text('phone'),
    phoneE164: text('phone_e164'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postal_code'),
    area: text('area'),
    areaUnit: text('area_unit'),
    budget: bigint('budget', { mode: 'number' }),
    workScope: text('work_scope'),
    source: text('source'),
    sourceName: text('source_name'),
    remarks: text('remarks'),
    teamId: uuid('team_id'),
    assigneeId: uuid('assignee_id'),
    creatorId: uuid('creator_id'),
    stageId: uuid('stage_id').notNull(),
    statusId: integer('status_id'),
    callStatus: text('call_status', { enum: callStatuses }).notNull().default('new'),
    followUpOn: date('follow_up_on', { mode: 'string' }),
    followUpTime: time('follow_up_time'),
    expectedClosure: date('expected_closure', { mode: 'string' }),
    lastCallAt: instant('last_call_at'),
    historyCount: integer('history_count').notNull().default(0),
    isConverted: boolean('is_converted').notNull().default(false),
    extra: jsonb('extra').notNull().default({}),
    stageSince: instant('stage_since').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    archivedAt: instant('archived_at'),
    deletedAt: instant('deleted_at'),
    deletedBy: uuid('deleted_by'),
    /** What a list sorted by follow-up compares: one value, so that one index serves it. */
    followUpAt: timestamp('follow_up_at', { mode: 'string' }).generatedAlwaysAs(
      sql`follow_up_on + coalesce(follow_up_time, time '23:59:59')`,
    ),
    sortName: text('sort_name').generatedAlwaysAs(
      sql`lower(case when type = 1 and coalesce(company_name, '') <> '' then company_name else first_name || ' ' || last_name end)`,
    ),
    /** One normalised text for search: names, company, email and phone as digits. */
    search: text('search').generatedAlwaysAs(
      sql`lower(first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.stageId], foreignColumns: [stages.companyId, stages.id] }),
    // Assignee and creator at the end: the visibility rule is checked in the index, without the row.
    index('leads_by_created').on(t.companyId, t.createdAt, t.id, t.assigneeId, t.creatorId).where(live),
    index('leads_by_updated').on(t.companyId, t.updatedAt, t.id, t.assigneeId, t.creatorId).where(live),
    index('leads_by_follow_up').on(t.companyId, t.followUpAt, t.id, t.assigneeId, t.creatorId).where(live),
    index('leads_by_name').on(t.companyId, t.sortName, t.id, t.assigneeId, t.creatorId).where(live),
    index('leads_by_budget').on(t.companyId, t.budget, t.id, t.assigneeId, t.creatorId).where(live),
    index('leads_by_closure').on(t.companyId, t.expectedClosure, t.id, t.assigneeId, t.creatorId).where(live),
    index('leads_unassigned').on(t.companyId, t.createdAt, t.id).where(sql`${live} and assignee_id is null`),
    index('leads_by_assignee').on(t.companyId, t.assigneeId, t.createdAt, t.id).where(live),
    index('leads_by_creator').on(t.companyId, t.creatorId).where(live),
    index('leads_by_stage').on(t.companyId, t.stageId, t.createdAt, t.id).where(live),
    index('leads_by_call_status').on(t.companyId, t.callStatus, t.createdAt, t.id).where(live),
    index('leads_search').using('gin', t.companyId, t.search.op('gin_trgm_ops')),
  ],
)

export const leadTags = pgTable(
  'lead_tags',
  {
    companyId: companyId(),
    leadId: uuid('lead_id').notNull(),
    tagId: uuid('tag_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.leadId, t.tagId] }),
    index('lead_tags_by_tag').on(t.companyId, t.tagId),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
    foreignKey({ columns: [t.companyId, t.tagId], foreignColumns: [tags.companyId, tags.id] }),
  ],
)

/** Append-only: what happened to a lead, written by the server alone (C-145). */
export const leadHistory = pgTable(
  'lead_history',
  {
    companyId: companyId(),
    leadId: uuid('lead_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    sentence: text('sentence').notNull(),
    remark: text('remark'),
    details: jsonb('details').notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.leadId, t.id] }),
    index('lead_history_in_order').on(t.companyId, t.leadId, t.at, t.id),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
  ],
)

/** Signed sums of live leads: appended by a trigger with every change, folded by a job, summed by readers. */
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
