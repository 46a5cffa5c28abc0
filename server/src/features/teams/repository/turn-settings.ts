import type { TurnWeight } from '@foyer/contract/teams/model'
import type { LimitKind } from '@foyer/contract/teams/turn'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../db/any-of'
import { asJson } from '../../../db/as-json'
import { type Db, prepared } from '../../../db/on-client'
import { members } from '../../../db/schema/accounts'
import { leadSources } from '../../../db/schema/fields'
import { assignmentLimits, teams } from '../../../db/schema/teams'

export interface KeptLimit {
  id: string
  by: LimitKind
  value: string
  teamId: string
  teamName: string
}

export interface TurnSettings {
  /** Whether automatic assignment is on. */
  isOn: boolean
  limits: KeptLimit[]
}

const turnSettings = prepared<{ isOn: boolean; limits: KeptLimit[] | null }>(
  'turn-settings',
  `select c.auto_assign as "isOn",
    (select json_agg(json_build_object('id', l.id, 'by', l.by, 'value', l.value, 'teamId', l.team_id, 'teamName', t.name)
       order by l.position, l.id)
     from assignment_limits l join teams t on t.company_id = l.company_id and t.id = l.team_id and t.deleted_at is null
     where l.company_id = $1) as limits
   from companies c where c.id = $1`,
)

/** Limits of deleted teams do not count until the team is restored. */
export const findTurnSettings = async (db: Db, companyId: string): Promise<TurnSettings> => {
  const [found] = await turnSettings(db, [companyId])
  return { isOn: found?.isOn === true, limits: found?.limits ?? [] }
}

/** Those that forms offer. */
export const findSources = async (db: Db, companyId: string): Promise<string[]> => {
  const rows = await db
    .select({ name: leadSources.name })
    .from(leadSources)
    .where(and(eq(leadSources.companyId, companyId), isNull(leadSources.hiddenAt)))
    .orderBy(leadSources.position, sql`lower(${leadSources.name})`)
  return rows.map(({ name }) => name)
}

export const findLiveTeams = async (db: Db, companyId: string): Promise<Set<string>> => {
  const rows = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.companyId, companyId), isNull(teams.deletedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Who of these people works with leads. */
export const findTakers = async (db: Db, companyId: string, ids: string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        isAnyOf(members.userId, ids),
        sql`not ${members.isClient} and 'crm' = any(${members.features})`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Whoever gets one at a time has no row. */
export const writeWeights = (db: Db, companyId: string, weights: readonly TurnWeight[]) =>
  db.execute(sql`
    with given as (
      select * from json_to_recordset(${asJson(weights)}::json) as x("userId" uuid, weight int)
    ), usual as (
      delete from assignment_weights w using given
      where w.company_id = ${companyId} and w.user_id = given."userId" and given.weight = 1
    )
    insert into assignment_weights (company_id, user_id, weight)
    select ${companyId}, "userId", weight from given where weight <> 1
    on conflict (company_id, user_id) do update set weight = excluded.weight`)

/** The whole list; those of deleted teams go too. */
export async function replaceLimits(
  db: Db,
  companyId: string,
  limits: readonly Omit<KeptLimit, 'teamName'>[],
): Promise<void> {
  await db.delete(assignmentLimits).where(eq(assignmentLimits.companyId, companyId))
  if (limits.length > 0)
    await db
      .insert(assignmentLimits)
      .values(limits.map((limit, position) => ({ ...limit, companyId, position })))
}

export const renameLimitedSource = (db: Db, companyId: string, from: string, to: string) =>
  db
    .update(assignmentLimits)
    .set({ value: to })
    .where(
      and(
        eq(assignmentLimits.companyId, companyId),
        eq(assignmentLimits.by, 'source'),
        eq(sql`lower(${assignmentLimits.value})`, from.toLowerCase()),
      ),
    )
