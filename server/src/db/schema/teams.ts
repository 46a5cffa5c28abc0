import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
})
