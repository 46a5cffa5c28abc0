import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { members } from './accounts'
import { companyId, createdAt, instant } from './columns'

export const teams = pgTable(
  'teams',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
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
