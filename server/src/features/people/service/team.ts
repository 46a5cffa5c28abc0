import { refuse } from '@foyer/contract/kit/refusal'
import { peopleRefusals, peopleTexts } from '@foyer/contract/people/messages'
import type { OwnPlace, TeamMember } from '@foyer/contract/people/model'
import { stateOf } from '@foyer/contract/people/rules'
import { may } from '@foyer/contract/policy'
import { type Context, inViewersCompany } from '../../../context'
import { pictureLink } from '../../files/service'
import { countOpenLeads, findMember, findTeam, hasSignedIn, updateMember } from '../repository/members'
import { designationList } from '../repository/roles'
import { standingOf } from '../repository/standing'

export const team = (ctx: Context): Promise<TeamMember[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const found = await findTeam(db, companyId)
    const gone = found.filter(({ member }) => member.deactivatedAt).map(({ member }) => member.userId)
    const left =
      gone.length > 0 && may(ctx.viewer, 'people.manage')
        ? await countOpenLeads(db, companyId, gone)
        : new Map<string, number>()
    return found.map(({ member, fullName, email, imageFileId, designation, managerId, managerName }) => ({
      id: member.userId,
      fullName,
      email,
      imageUrl: imageFileId ? pictureLink(ctx, companyId, imageFileId, 'small') : undefined,
      role: member.roleName,
      ...standingOf(member),
      designation: designation ?? undefined,
      reportsTo: managerId ? { id: managerId, fullName: managerName } : undefined,
      isAbsent: member.isAbsent,
      lastSignInAt: member.lastSignInAt?.toISOString(),
      state: stateOf({
        isDeactivated: member.deactivatedAt !== null,
        hasSignedIn: hasSignedIn(member),
        isAbsent: member.isAbsent,
      }),
      openLeads: left.get(member.userId),
    }))
  })

export const openLeads = (ctx: Context, { memberId }: { memberId: string }) =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    if (!(await findMember(db, companyId, memberId))) return refuse(peopleRefusals.unknownMember)
    return { openLeads: (await countOpenLeads(db, companyId, [memberId])).get(memberId) ?? 0 }
  })

export const ownPlace = (ctx: Context): Promise<OwnPlace> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const own = await findMember(db, companyId, ctx.viewer.userId)
    if (!own) return refuse(peopleRefusals.unknownMember)
    const manager = own.reportsTo ? await findMember(db, companyId, own.reportsTo) : undefined
    const designations = await designationList.find(db, companyId)
    return {
      role: own.role,
      designation: designations.find(({ id }) => id === own.designationId)?.name,
      reportsTo: manager?.fullName,
      isAbsent: own.isAbsent,
    }
  })

export const setOwnAbsence = (ctx: Context, { isAbsent }: { isAbsent: boolean }) =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    await updateMember(db, companyId, ctx.viewer.userId, { isAbsent })
    return { message: peopleTexts.saved }
  })
