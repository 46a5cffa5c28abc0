import { choiceKinds, nextStepOffers } from '@foyer/contract/leads/choices/model'
import { callStatuses, remarkTypes } from '@foyer/contract/leads/model'
import { callOutcomes } from '@foyer/contract/leads/work/outcomes'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { companyId, createdAt, instant, place, updatedAt } from './columns'
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
    /** Every further number of it and of its other contacts, to be searched. */
    otherPhones: text('other_phones'),
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
    /** How the next contact will be made. */
    followUpKind: text('follow_up_kind', { enum: remarkTypes }),
    /** The follow-up somebody was reminded of, so that each is announced once. */
    remindedOf: timestamp('reminded_of', { mode: 'string' }),
    reasonNotInterested: text('reason_not_interested'),
    expectedClosure: date('expected_closure', { mode: 'string' }),
    lastCallAt: instant('last_call_at'),
    historyCount: integer('history_count').notNull().default(0),
    /** Its project, from the first quotation on; a draft until the lead is converted. */
    projectId: uuid('project_id'),
    isConverted: boolean('is_converted').notNull().default(false),
    hasQuotation: boolean('is_quotation_sent').notNull().default(false),
    /** For a copy for another assignee: the address that was typed; mail goes there (C-102). */
    originalEmail: text('original_email'),
    /** The same enquiry given to several people: they are not duplicates of each other (C-102). */
    siblingGroup: uuid('sibling_group'),
    /** Values of the company's custom fields, by the id of the field. */
    customValues: jsonb('custom_values').notNull().default({}),
    /** What a caller sent that no field takes; stored and returned (C-018). */
    extra: jsonb('extra').notNull().default({}),
    /** The lead into which this one was merged. */
    mergedInto: uuid('merged_into'),
    stageSince: instant('stage_since').notNull().defaultNow(),
    /** The first call, chat, meeting or personal mail after it arrived. */
    firstContactAt: instant('first_contact_at'),
    /** When somebody should have contacted it at the latest; none for leads on which no clock runs. */
    respondBy: instant('respond_by'),
    /** When the next person is told that nobody has contacted it yet; none once it is over. */
    alertAt: instant('alert_at'),
    /** How many have been told. */
    alertsSent: smallint('alerts_sent').notNull().default(0),
    /**
     * Its position in the column of its stage, the highest first: when it entered the stage, until somebody drops it
     * between two.
     */
    position: place('position')
      .notNull()
      .default(sql`trim_scale(extract(epoch from clock_timestamp())::numeric)::text`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    archivedAt: instant('archived_at'),
    deletedAt: instant('deleted_at'),
    deletedBy: uuid('deleted_by'),
    /** The value by which a list sorted by follow-up is ordered: a single value, so that one index serves it. */
    followUpAt: timestamp('follow_up_at', { mode: 'string' }).generatedAlwaysAs(
      sql`follow_up_on + coalesce(follow_up_time, time '23:59:59')`,
    ),
    /** The value of the filter by month: row-level security keeps expressions away from an index. */
    closureMonth: integer('closure_month').generatedAlwaysAs(sql`extract(month from expected_closure)::int`),
    /** The place of its band in `areaBands`, in square feet whatever its unit; none of an area without a figure. */
    areaBand: integer('area_band').generatedAlwaysAs(
      sql`width_bucket(substring(replace(area, ',', '') from '[0-9]{1,15}(?:[.][0-9]{1,15})?')::numeric * case area_unit when 'sqm' then 10.7639 when 'Sq yds' then 9 else 1 end, array[500, 1000, 2000, 5000]::numeric[])`,
    ),
    /** The value of the filter by city, in whatever case it is written. */
    cityKey: text('city_key').generatedAlwaysAs(sql`figure_key(city)`),
    sortName: text('sort_name').generatedAlwaysAs(
      sql`lower(case when type = 1 and coalesce(company_name, '') <> '' then company_name else first_name || ' ' || last_name end)`,
    ),
    /**
     * What a search looks at: names, company, email, where they live, and all phones as digits, with and without their country.
     * A space stands before every word, also after a sign within one, so that a word is found by its beginning.
     */
    search: text('search').generatedAlwaysAs(
      sql`' ' || regexp_replace(lower(first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(address, '') || ' ' || coalesce(city, '')), '([-.@_/(),&+])|[[:space:]]+', '\\1 ', 'g') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 10) || coalesce(' ' || regexp_replace(other_phones, '[+]([0-9]+) ([0-9]+)', '\\1\\2 \\2', 'g'), '')`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.stageId], foreignColumns: [stages.companyId, stages.id] }),
    // Assignee and creator at the end: visibility is checked in the index, without reading the row. The index of the usual
    // order also has the columns of the filter bar: a page of any filter is found, and counted, in the index alone.
    index('leads_by_created')
      .on(
        t.companyId,
        t.createdAt,
        t.id,
        t.assigneeId,
        t.creatorId,
        t.stageId,
        t.callStatus,
        t.source,
        t.area,
        t.budget,
        t.closureMonth,
        t.followUpAt,
        t.hasQuotation,
        t.areaBand,
      )
      .where(live),
    index('leads_by_updated').on(t.companyId, t.updatedAt, t.id, t.assigneeId, t.creatorId).where(live),
    index('leads_by_name').on(t.companyId, t.sortName, t.id, t.assigneeId, t.creatorId).where(live),
    // Only leads that have the value: most have no follow-up or closure for long, and those without are listed by id.
    index('leads_by_follow_up')
      .on(t.companyId, t.followUpAt, t.id, t.assigneeId, t.creatorId)
      .where(sql`${live} and follow_up_at is not null`),
    index('leads_by_budget')
      .on(t.companyId, t.budget, t.id, t.assigneeId, t.creatorId)
      .where(sql`${live} and budget is not null`),
    index('leads_by_closure')
      .on(t.companyId, t.expectedClosure, t.id, t.assigneeId, t.creatorId)
      .where(sql`${live} and expected_closure is not null`),
    index('leads_unassigned').on(t.companyId, t.createdAt, t.id).where(sql`${live} and assignee_id is null`),
    // The leads of one person in a stage, with what filters and My Day ask of them.
    index('leads_by_assignee')
      .on(
        t.companyId,
        t.assigneeId,
        t.stageId,
        t.createdAt,
        t.id,
        t.lastCallAt,
        t.followUpAt,
        t.budget,
        t.firstContactAt,
      )
      .where(live),
    index('leads_to_follow_up')
      .on(t.companyId, t.assigneeId, t.followUpAt, t.id)
      .where(sql`${live} and follow_up_on is not null and assignee_id is not null`),
    // Visits of a day, which are few among its follow-ups.
    index('leads_to_visit')
      .on(t.companyId, t.followUpAt, t.id, t.assigneeId, t.creatorId)
      .where(sql`${live} and follow_up_kind = 'client-visit'`),
    // The reminder job asks for all companies at once.
    index('leads_to_remind')
      .on(t.followUpAt)
      .where(
        sql`${live} and follow_up_on is not null and assignee_id is not null and reminded_of is distinct from follow_up_at`,
      ),
    // The job that watches the first response asks for all companies at once.
    index('leads_to_alert').on(t.alertAt).where(sql`${live} and alert_at is not null`),
    index('leads_by_sibling').on(t.companyId, t.siblingGroup).where(sql`sibling_group is not null`),
    index('leads_by_creator').on(t.companyId, t.creatorId).where(live),
    // The board walks down its columns and counts by tag in the index alone; so does a list of one stage in another order.
    index('leads_on_board')
      .on(
        t.companyId,
        t.stageId,
        t.position,
        t.id,
        t.assigneeId,
        t.creatorId,
        t.budget,
        t.createdAt,
        t.followUpAt,
      )
      .where(live),
    // Few values for many leads: equal entries are stored once, so these are small. They count, and find what is rare; what
    // is common is met soon on a walk along leads_by_created.
    index('leads_by_source').on(t.companyId, t.source, t.assigneeId, t.creatorId).where(live),
    // How a lead stands, of everybody's leads: few have it, or few have had it for so long.
    index('leads_untouched')
      .on(t.companyId, t.createdAt, t.id, t.assigneeId, t.creatorId, t.stageId)
      .where(sql`${live} and last_call_at is null and first_contact_at is null`),
    index('leads_without_next_step')
      .on(t.companyId, t.createdAt, t.id, t.assigneeId, t.creatorId, t.stageId)
      .where(
        sql`${live} and follow_up_at is null and (last_call_at is not null or first_contact_at is not null)`,
      ),
    index('leads_by_stage_since')
      .on(t.companyId, t.stageId, t.stageSince, t.id, t.assigneeId, t.creatorId)
      .where(live),
    index('leads_by_city')
      .on(t.companyId, t.cityKey, t.assigneeId, t.creatorId)
      .where(sql`${live} and city_key <> ''`),
    // For the numbers of the lists, and to find what a rename or merge changes.
    index('leads_by_source_name')
      .on(t.companyId, t.sourceName)
      .where(sql`${live} and source_name is not null`),
    index('leads_by_work_scope').on(t.companyId, t.workScope).where(sql`${live} and work_scope is not null`),
    index('leads_by_area')
      .on(t.companyId, t.area, t.assigneeId, t.creatorId)
      .where(sql`${live} and area is not null`),
    index('leads_by_area_band')
      .on(t.companyId, t.areaBand, t.assigneeId, t.creatorId)
      .where(sql`${live} and area_band is not null`),
    index('leads_by_closure_month')
      .on(t.companyId, t.closureMonth, t.assigneeId, t.creatorId)
      .where(sql`${live} and closure_month is not null`),
    index('leads_quoted')
      .on(t.companyId, t.createdAt, t.id, t.assigneeId, t.creatorId)
      .where(sql`${live} and is_quotation_sent`),
    index('leads_archived')
      .on(t.companyId, t.archivedAt, t.id)
      .where(sql`deleted_at is null and archived_at is not null`),
    // The leads behind a number of the analytics.
    index('leads_first_contacted')
      .on(t.companyId, t.firstContactAt, t.id, t.assigneeId, t.creatorId)
      .where(sql`${live} and first_contact_at is not null`),
    index('leads_interested')
      .on(t.companyId, t.lastCallAt, t.id, t.assigneeId, t.creatorId)
      .where(sql`${live} and call_status = 'interested'`),
    index('leads_merged').on(t.companyId, t.mergedInto).where(sql`merged_into is not null`),
    index('leads_deleted').on(t.companyId, t.deletedAt).where(sql`deleted_at is not null`),
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
    index('lead_tags_by_tag').on(t.companyId, t.tagId, t.leadId),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
    foreignKey({ columns: [t.companyId, t.tagId], foreignColumns: [tags.companyId, tags.id] }),
  ],
)

/** Append-only: what happened to a lead, written only by the server (C-145). */
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
    primaryKey({ columns: [t.companyId, t.leadId, t.at, t.id] }),
    index('lead_history_by_kind').on(t.companyId, t.leadId, t.kind, t.at, t.id),
    index('lead_history_of_day').on(t.companyId, t.at, t.id, t.actorId),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
  ],
)

/** The contacts of a lead, in order. The lead itself repeats name, email and phone of the first. */
export const leadContacts = pgTable(
  'lead_contacts',
  {
    companyId: companyId(),
    leadId: uuid('lead_id').notNull(),
    position: smallint('position').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    designation: text('designation'),
    /** The role of this contact, for those after the first. */
    type: text('type'),
    email: text('email'),
    phones: text('phones').array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.leadId, t.position] }),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
  ],
)

/** How a person is recognised: phones as E.164 and emails in lower case, of all contacts (C-091). */
export const leadIdentities = pgTable(
  'lead_identities',
  { companyId: companyId(), value: text('value').notNull(), leadId: uuid('lead_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.value, t.leadId] }),
    index('lead_identities_by_lead').on(t.companyId, t.leadId),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
  ],
)

/** Two leads that were merged. Their former state is kept for 30 days, so that the merge can be undone. */
export const leadMerges = pgTable(
  'lead_merges',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    keptId: uuid('kept_id').notNull(),
    mergedId: uuid('merged_id').notNull(),
    actorId: uuid('actor_id').notNull(),
    at: instant('at').notNull(),
    before: jsonb('before').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('lead_merges_by_kept').on(t.companyId, t.keptId),
  ],
)

/** A saved view of the list: filters, order and columns under a name. */
export const leadViews = pgTable(
  'lead_views',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    /** The query of the list's address. */
    query: text('query').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('lead_views_by_owner').on(t.companyId, t.ownerId),
  ],
)

/** One person's settings of the lead list: columns, their order and width, and the view it opens with. */
export const leadListPreferences = pgTable(
  'lead_list_preferences',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    columns: jsonb('columns').notNull().default([]),
    defaultViewId: uuid('default_view_id'),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] })],
)

/** Who exported data, or changed many leads at once. Append-only; after 30 days it no longer says which leads (ADR-101). */
export const auditLog = pgTable(
  'audit_log',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    action: text('action').notNull(),
    details: jsonb('details').notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('audit_log_in_order').on(t.companyId, t.at)],
)

/** The lists used while working a lead: reasons, meeting modes, outcomes, and messages. */
export const leadChoices = pgTable(
  'lead_choices',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: choiceKinds }).notNull(),
    label: text('label').notNull(),
    /** For a message: the text that is sent. */
    text: text('text'),
    position: integer('position').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('lead_choices_in_order').on(t.companyId, t.kind, t.position).where(sql`deleted_at is null`),
  ],
)

/** Which follow-up a company offers after an outcome; without a row what everybody begins with. */
export const leadNextSteps = pgTable(
  'lead_next_steps',
  {
    companyId: companyId(),
    outcome: text('outcome', { enum: callOutcomes }).notNull(),
    offer: text('offer', { enum: nextStepOffers }).notNull(),
    count: smallint('count').notNull(),
    time: time('time').notNull(),
    kind: text('kind', { enum: remarkTypes }).notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.outcome] })],
)

/** Who wants reminders by email too. */
export const reminderPreferences = pgTable(
  'reminder_preferences',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    byEmail: boolean('by_email').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] })],
)

/** Calls and chats whose outcome somebody puts off (C-167). Answered by a later line of the history, or deleted. */
export const unansweredCalls = pgTable(
  'unanswered_calls',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.leadId] }),
    index('unanswered_calls_by_lead').on(t.companyId, t.leadId),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
  ],
)
