import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'
import { teamMembers, teams } from '../../../db/schema/teams'
import { byName, fullName } from './people'

export type TeamRow = typeof teams.$inferSelect

const of = (companyId: string, id: string) => and(eq(teams.companyId, companyId), eq(teams.id, id))

export const findTeams = (db: Db, companyId: string) =>
  db
    .select({ team: teams, createdBy: users.firstName, createdByLast: users.lastName })
    .from(teams)
    .leftJoin(users, eq(users.id, teams.createdBy))
    .where(and(eq(teams.companyId, companyId), isNull(teams.deletedAt)))
    .orderBy(asc(teams.createdAt), asc(teams.id))

/** Of all live teams, or of one. */
export const findTeamMembers = (db: Db, companyId: string, teamId?: string) =>
  db
    .select({
      teamId: teamMembers.teamId,
      id: members.userId,
      fullName,
      role: members.roleName,
      isDeactivated: sql<boolean>`${members.deactivatedAt} is not null`,
    })
    .from(teamMembers)
    .innerJoin(
      teams,
      and(
        eq(teams.companyId, teamMembers.companyId),
        eq(teams.id, teamMembers.teamId),
        isNull(teams.deletedAt),
      ),
    )
    .innerJoin(
      members,
      and(eq(members.companyId, teamMembers.companyId), eq(members.userId, teamMembers.userId)),
    )
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(teamMembers.companyId, companyId), teamId ? eq(teamMembers.teamId, teamId) : undefined))
    .orderBy(...byName)

/** Locked until the transaction ends, so that of two edits at once the second sees the first. */
export const holdTeam = async (
  db: Db,
  companyId: string,
  id: string,
  { isDeleted }: { isDeleted: boolean },
): Promise<TeamRow | undefined> => {
  const state = isDeleted ? isNotNull(teams.deletedAt) : isNull(teams.deletedAt)
  const [row] = await db
    .select()
    .from(teams)
    .where(and(of(companyId, id), state))
    .for('update')
  return row
}

export const teamExists = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: teams.id })
      .from(teams)
      .where(and(of(companyId, id), isNull(teams.deletedAt)))
  ).length > 0

/** Returns whether it was added: not if the name is taken. */
export const insertTeam = async (db: Db, team: typeof teams.$inferInsert): Promise<boolean> =>
  (await db.insert(teams).values(team).onConflictDoNothing().returning({ id: teams.id })).length > 0

export const isNameTaken = async (
  db: Db,
  companyId: string,
  name: string,
  exceptId: string,
): Promise<boolean> => {
  const found = await db
    .select({ id: teams.id })
    .from(teams)
    .where(
      and(
        eq(teams.companyId, companyId),
        eq(sql`lower(${teams.name})`, sql`lower(${name})`),
        isNull(teams.deletedAt),
        sql`${teams.id} <> ${exceptId}`,
      ),
    )
  return found.length > 0
}

export const updateTeam = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<Pick<TeamRow, 'name' | 'updatedAt' | 'deletedAt'>>,
) => db.update(teams).set(change).where(of(companyId, id))

export const putMembers = async (
  db: Db,
  companyId: string,
  teamId: string,
  userIds: string[],
): Promise<void> => {
  await db
    .delete(teamMembers)
    .where(and(eq(teamMembers.companyId, companyId), eq(teamMembers.teamId, teamId)))
  await db.insert(teamMembers).values(userIds.map((userId) => ({ companyId, teamId, userId })))
}

/** Changes of names in one company wait for each other, so that two cannot take the same one. */
export const holdNames = (db: Db, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('teams'), hashtext(${companyId}))`)

/** In every company: needs a scope of `asSystem`. */
export const eraseTeamsDeletedBefore = async (db: Db, moment: Date): Promise<void> => {
  const gone = db.select({ id: teams.id }).from(teams).where(lt(teams.deletedAt, moment))
  await db.delete(teamMembers).where(inArray(teamMembers.teamId, gone))
  await db.delete(teams).where(lt(teams.deletedAt, moment))
}
