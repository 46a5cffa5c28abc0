import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../context'
import { stagesById } from '../pipeline/service'
import { type Visibility, type VisibleRecords, visibilityOf, visibleRecordsOf } from '../teams/service'
import { findMergedInto } from './record/repository/lead'
import { peopleOf } from './record/service/company-settings'

/** One transaction of somebody who works with leads: the caller, what they may see, and the stages. */
export interface LeadScope extends CompanyScope {
  viewer: Viewer
  /** Who is said to have done it; nobody where leads come by themselves. */
  actorId: string | undefined
  visibility: Visibility
  /** The same as plain values. */
  visible: VisibleRecords
  stages: Map<string, Stage>
}

async function scopeOf(scope: CompanyScope, viewer: Viewer, actorId: string | undefined): Promise<LeadScope> {
  return {
    ...scope,
    viewer,
    actorId,
    visibility: await visibilityOf(scope, viewer),
    visible: await visibleRecordsOf(scope, viewer),
    stages: await stagesById(scope),
  }
}

export const inLeadScope = <T>(ctx: Context, work: (scope: LeadScope) => Promise<T>): Promise<T> =>
  inViewersCompany(ctx, async (scope) => work(await scopeOf(scope, ctx.viewer, ctx.viewer.userId)))

/** Nobody in particular: whoever it is called, it sees and may do what its company may. */
const nobody = (companyId: string, fullName: string): Viewer => ({
  userId: '',
  companyId,
  sessionId: '',
  fullName,
  email: '',
  isSuperAdmin: true,
  isAdmin: true,
  isClient: false,
  rights: {
    crm: { edit: true, canAssign: true },
    quotation: { edit: false },
    pmt: { canCreateProject: false },
  },
  features: ['crm'],
  mustChoosePassword: false,
  isSetupByAdmins: false,
})

/** The same for the product itself, in whose name nobody has signed in: leads that come by themselves, and jobs. */
export const leadScopeOfNobody = (scope: CompanyScope, name: string): Promise<LeadScope> =>
  scopeOf(scope, nobody(scope.companyId, name), undefined)

/** The same for somebody whose work goes on in a job; undefined once they have no access to leads any more. */
export async function leadScopeOfPerson(scope: CompanyScope, userId: string): Promise<LeadScope | undefined> {
  const person = (await peopleOf(scope)).get(userId)
  if (!person?.isAtWork || !person.hasLeads) return undefined
  const { fullName, email, isSuperAdmin, isAdmin, canEdit, canAssign } = person
  const all = nobody(scope.companyId, fullName)
  const rights = { ...all.rights, crm: { edit: canEdit, canAssign } }
  return scopeOf(scope, { ...all, userId, email, isSuperAdmin, isAdmin, rights }, userId)
}

/** A lead the caller may not see and a deleted one look the same. */
export async function refuseGone({ db, companyId, visibility }: LeadScope, id: string): Promise<never> {
  const mergedInto = await findMergedInto(db, companyId, id, visibility)
  return refuse(captureRefusals.gone, mergedInto ? { mergedInto } : undefined)
}
