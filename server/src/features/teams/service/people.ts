import { refuse } from '@foyer/contract/kit/refusal'
import { teamRefusals } from '@foyer/contract/teams/messages'
import type { Assignable, Colleague, TeamPerson } from '@foyer/contract/teams/model'
import { type Context, inViewersCompany } from '../../../context'
import { findLeaders, findLeadPeople, findPeopleAtWork } from '../repository/people'
import { findTeamMembers, teamExists } from '../repository/teams'

const asColleague = ({ id, fullName, email }: Assignable): Colleague => ({ id, name: fullName, email })

export const available = (ctx: Context): Promise<TeamPerson[]> =>
  inViewersCompany(ctx, ({ db, companyId }) => findPeopleAtWork(db, companyId))

export const colleagues = (ctx: Context): Promise<Colleague[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => (await findPeopleAtWork(db, companyId)).map(asColleague))

export const leaders = (ctx: Context, choice: { withLeads: boolean }): Promise<Colleague[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) =>
    (await findLeaders(db, companyId, choice)).map(asColleague),
  )

export const assignable = (ctx: Context): Promise<Assignable[]> =>
  inViewersCompany(ctx, ({ db, companyId }) => findLeadPeople(db, companyId))

/** For assigning a lead within the team: deactivated people cannot be chosen. */
export const members = (ctx: Context, { id }: { id: string }): Promise<TeamPerson[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    if (!(await teamExists(db, companyId, id))) return refuse(teamRefusals.unknown)
    return (await findTeamMembers(db, companyId, id)).filter(({ isDeactivated }) => !isDeactivated)
  })
