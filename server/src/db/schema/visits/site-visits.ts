import { remarkTypes } from '@foyer/contract/leads/model'
import { visitOutcomes } from '@foyer/contract/leads/visits/model'
import { sql } from 'drizzle-orm'
import {
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from '../columns'
import { leads } from '../leads'

/** Visits to the site of a lead; one that is not saved is under way, and its person has no other of that lead (ADR-310). */
export const siteVisits = pgTable(
  'site_visits',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    leadId: uuid('lead_id').notNull(),
    userId: uuid('user_id').notNull(),
    onTheWayAt: instant('on_the_way_at'),
    arrivedAt: instant('arrived_at'),
    /** Where the person arrived, in degrees, and how exactly that is known, in metres. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    accuracy: integer('accuracy'),
    outcome: text('outcome', { enum: visitOutcomes }),
    remark: text('remark'),
    nextOn: date('next_on', { mode: 'string' }),
    nextTime: time('next_time'),
    nextKind: text('next_kind', { enum: remarkTypes }),
    fileIds: uuid('file_ids').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    savedAt: instant('saved_at'),
    /** Its entry has been taken back. */
    undoneAt: instant('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('site_visits_by_lead').on(t.companyId, t.leadId, t.savedAt),
    uniqueIndex('site_visits_under_way').on(t.companyId, t.leadId, t.userId).where(sql`saved_at is null`),
    foreignKey({ columns: [t.companyId, t.leadId], foreignColumns: [leads.companyId, leads.id] }),
  ],
)
