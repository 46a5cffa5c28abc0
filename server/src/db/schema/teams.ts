import { limitKinds } from '@foyer/contract/teams/turn'
import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './accounts'
import { companyId, createdAt, instant, updatedAt } from './columns'

export const teams = pgTable(
  'teams',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('teams_name').on(t.companyId, sql`lower(${t.name})`).where(sql`deleted_at is null`),
  ],
)

export const teamMembers = pgTable(
  'team_members',
  { companyId: companyId(), teamId: uuid('team_id').notNull(), userId: uuid('user_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.teamId, t.userId] }),
    index('team_members_by_user').on(t.companyId, t.userId),
    foreignKey({ columns: [t.companyId, t.teamId], foreignColumns: [teams.companyId, teams.id] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [members.companyId, members.userId] }),
  ],
)

/** Who was last in the turn of automatic assignment; locked while the next one is chosen. */
export const assignmentTurns = pgTable('assignment_turns', {
  companyId: companyId().primaryKey(),
  lastUserId: uuid('last_user_id'),
  /** How many they have got in a row; their weight says how many it may be. */
  lastCount: integer('last_count').notNull().default(1),
  /** The same for the people of each limit, by its id, who take turns among themselves. */
  limits: jsonb('limits').notNull().default({}),
})

/** How many new leads in a row somebody gets; none: they are not in the turn. Whoever has no row gets one. */
export const assignmentWeights = pgTable(
  'assignment_weights',
  { companyId: companyId(), userId: uuid('user_id').notNull(), weight: integer('weight').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [members.companyId, members.userId],
    }).onDelete('cascade'),
  ],
)

/** Which new leads only the people of a team get: the first that fits counts. */
export const assignmentLimits = pgTable(
  'assignment_limits',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    /** What of the lead decides; all leads if it is all. */
    by: text('by', { enum: limitKinds }).notNull(),
    value: text('value').notNull().default(''),
    teamId: uuid('team_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.teamId],
      foreignColumns: [teams.companyId, teams.id],
    }).onDelete('cascade'),
  ],
)
