import { refuse } from '@foyer/contract/kit/refusal'
import { teamLimits } from '@foyer/contract/teams/limits'
import { teamRefusals, teamReplies } from '@foyer/contract/teams/messages'
import type { Team, TeamDetails, TeamEdit } from '@foyer/contract/teams/model'
import { asSystem, type CompanyScope, type Context, type Deps, inViewersCompany } from '../../../context'
import { newId } from '../../../new-id'
import { tellColleagues } from '../../accounts/service'
import { findStaff } from '../repository/people'
import * as repository from '../repository/teams'

type Message = { message: string }

export const list = (ctx: Context): Promise<Team[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const found = await repository.findTeams(db, companyId)
    const people = await repository.findTeamMembers(db, companyId)
    return found.map(({ team, createdBy, createdByLast }) => ({
      id: team.id,
      companyId,
      name: team.name,
      members: people.filter(({ teamId }) => teamId === team.id),
      createdBy: createdBy === null ? undefined : `${createdBy} ${createdByLast ?? ''}`.trim(),
      createdAt: team.createdAt.toISOString(),
      updatedAt: team.updatedAt.toISOString(),
    }))
  })

/** Names are compared and written one change at a time; open pages are told. */
const changing = (ctx: Context, work: (scope: CompanyScope) => Promise<Message>): Promise<Message> =>
  inViewersCompany(ctx, async (scope) => {
    await repository.holdNames(scope.db, scope.companyId)
    const done = await work(scope)
    await tellColleagues(scope, { name: 'changed', about: ['teams'] })
    return done
  })

/** All must be members; a deactivated person may stay in a team, but cannot be added. */
async function checkMembers({ db, companyId }: CompanyScope, wanted: string[], stay: Set<string>) {
  const staff = await findStaff(db, companyId, wanted)
  const canBeIn = staff.filter(({ id, isDeactivated }) => !isDeactivated || stay.has(id))
  if (canBeIn.length < wanted.length) refuse(teamRefusals.notHere)
}

async function refuseTakenName({ db, companyId }: CompanyScope, name: string, ownId: string): Promise<void> {
  if (await repository.isNameTaken(db, companyId, name, ownId)) refuse(teamRefusals.taken(name))
}

export const create = (ctx: Context, { name, memberIds }: TeamDetails): Promise<Message> =>
  changing(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await checkMembers(scope, memberIds, new Set())
    const id = newId(now)
    const times = { createdAt: now, updatedAt: now }
    const team = { companyId, id, name, createdBy: ctx.viewer.userId, ...times }
    if (!(await repository.insertTeam(db, team))) return refuse(teamRefusals.taken(name))
    await repository.putMembers(db, companyId, id, memberIds)
    return { message: teamReplies.created }
  })

async function change(scope: CompanyScope, edit: Extract<TeamEdit, { kind: 'change' }>): Promise<Message> {
  const { db, companyId, now } = scope
  const { id, name, memberIds, seenAt } = edit
  const team = await repository.holdTeam(db, companyId, id, { isDeleted: false })
  if (!team) return refuse(teamRefusals.unknown)
  if (seenAt && Date.parse(seenAt) !== team.updatedAt.getTime()) return refuse(teamRefusals.changed)
  await refuseTakenName(scope, name, id)
  const before = await repository.findTeamMembers(db, companyId, id)
  await checkMembers(scope, memberIds, new Set(before.map((member) => member.id)))
  await repository.updateTeam(db, companyId, id, { name, updatedAt: now })
  await repository.putMembers(db, companyId, id, memberIds)
  return { message: teamReplies.updated }
}

async function restore(scope: CompanyScope, id: string): Promise<Message> {
  const { db, companyId } = scope
  const team = await repository.holdTeam(db, companyId, id, { isDeleted: true })
  if (!team) return refuse(teamRefusals.unknown)
  await refuseTakenName(scope, team.name, id)
  await repository.updateTeam(db, companyId, id, { deletedAt: null })
  return { message: teamReplies.restored }
}

export const update = (ctx: Context, edit: TeamEdit): Promise<Message> =>
  changing(ctx, (scope) => (edit.kind === 'change' ? change(scope, edit) : restore(scope, edit.id)))

export const remove = (ctx: Context, { id }: { id: string }): Promise<Message> =>
  changing(ctx, async ({ db, companyId, now }) => {
    const team = await repository.holdTeam(db, companyId, id, { isDeleted: false })
    if (!team) return refuse(teamRefusals.unknown)
    await repository.updateTeam(db, companyId, id, { deletedAt: now })
    return { message: teamReplies.deleted }
  })

/** Teams that were not restored in time (C-041). */
export const eraseDeleted = (deps: Deps): Promise<void> =>
  asSystem(deps, ({ db, now }) => {
    const lastMoment = new Date(now.getTime() - teamLimits.keptForDays * 86_400_000)
    return repository.eraseTeamsDeletedBefore(db, lastMoment)
  })
