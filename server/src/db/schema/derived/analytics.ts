import { callStatuses } from '@foyer/contract/leads/model'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, instant } from '../columns'

/** The calls in the history, one row each; one that was undone is none. Kept by a trigger. */
export const leadCalls = pgTable(
  'lead_calls',
  {
    companyId: companyId(),
    /** The line of the history. */
    id: uuid('id').notNull(),
    leadId: uuid('lead_id').notNull(),
    at: instant('at').notNull(),
    authorId: uuid('author_id'),
    /** None if nobody said how it went. */
    callStatus: text('call_status', { enum: callStatuses }),
    /** How many in a row nobody has answered by now; the second makes it a repeated one (C-107). */
    unanswered: smallint('unanswered').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('lead_calls_of_lead').on(t.companyId, t.leadId, t.at, t.id, t.unanswered),
    index('lead_calls_in_order').on(t.companyId, t.at, t.id, t.authorId, t.callStatus, t.unanswered),
    index('lead_calls_of_author').on(t.companyId, t.authorId, t.at, t.id, t.callStatus, t.unanswered),
  ],
)

/** In which stages a lead was, and how long. Kept by a trigger. */
export const leadStays = pgTable(
  'lead_stays',
  {
    companyId: companyId(),
    leadId: uuid('lead_id').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    stageId: uuid('stage_id').notNull(),
    enteredAt: instant('entered_at').notNull(),
    /** None while it is there. */
    leftAt: instant('left_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.leadId, t.id] }),
    // Without the lead, as those below: else what asks for one lead might be looked up in them, among all of the firm.
    index('lead_stays_in_stage').on(t.companyId, t.stageId, t.enteredAt).where(sql`left_at is null`),
  ],
)

export const followUpOutcomes = ['kept', 'late', 'missed', 'moved'] as const

/** What became of the follow-ups of a lead; the last one may still stand. Kept by a trigger. */
export const leadFollowUps = pgTable(
  'lead_follow_ups',
  {
    companyId: companyId(),
    leadId: uuid('lead_id').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    setAt: instant('set_at').notNull(),
    settledAt: instant('settled_at'),
    /** None while it stands. */
    outcome: text('outcome', { enum: followUpOutcomes }),
    /** Whose it was when it was settled. */
    personId: uuid('person_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.leadId, t.id] }),
    index('lead_follow_ups_due')
      .on(t.companyId, t.dueOn, t.outcome, t.personId, t.id)
      .where(sql`outcome is not null`),
    index('lead_follow_ups_open').on(t.companyId, t.dueOn, t.id).where(sql`outcome is null`),
  ],
)

const figures = {
  /** What is counted: a word of `measures`. */
  measure: text('measure').notNull(),
  /** A stage, source, city, reason, call status …; empty where there is none. */
  key: text('key').notNull(),
  leads: integer('leads').notNull(),
  /** Of these, those that have what `amount` or `seconds` adds up. */
  valued: integer('valued').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  seconds: bigint('seconds', { mode: 'number' }).notNull(),
}

/** What has changed in the sums since the job last folded it into them. */
export const analyticsLog = pgTable(
  'analytics_log',
  {
    companyId: companyId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    personId: uuid('person_id'),
    /** Of leads of which another person is the creator. */
    creatorId: uuid('creator_id'),
    ...figures,
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
)

/** The nobody of a key, where null cannot stand. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Sums by day and by month, of each person and of all, so that a year of a big firm is a few rows as well. */
export const analyticsSums = pgTable(
  'analytics_sums',
  {
    companyId: companyId(),
    isAll: boolean('is_all').notNull(),
    isMonth: boolean('is_month').notNull(),
    /** The first of the month for a month. */
    day: date('day', { mode: 'string' }).notNull(),
    personId: uuid('person_id').notNull(),
    creatorId: uuid('creator_id').notNull(),
    ...figures,
  },
  (t) => [
    // Those of all have nobody as their person. The creator at the end, since most are asked for whatever it is.
    primaryKey({
      columns: [t.companyId, t.isAll, t.measure, t.isMonth, t.personId, t.day, t.key, t.creatorId],
    }),
    index('analytics_sums_of_creator')
      .on(t.companyId, t.measure, t.isMonth, t.creatorId, t.day)
      .where(sql`not is_all and creator_id <> '00000000-0000-0000-0000-000000000000'`),
  ],
)
