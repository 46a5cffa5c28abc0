import { summaryTexts } from '@foyer/contract/leads/messages/bulk'
import type { Happening } from '@foyer/contract/notifications/model'
import type { CompanyScope } from '../../../../context'
import { tellColleagues } from '../../../accounts/service'
import { notify } from '../../../notifications/service'
import { linkOf, nameOf } from '../../record/service/touch'
import { findAdminIds, type HeldLead } from '../repository'

/** Few enough to send their ids; more would not fit into a message. */
const namedInEvent = 50

/** Open lists and boards of colleagues reload. */
export const tellLeadsChanged = (scope: CompanyScope, ids: string[]): Promise<void> =>
  tellColleagues(scope, { name: 'changed', about: ['leads'], ...(ids.length <= namedInEvent && { ids }) })

const aboutAll = (leads: HeldLead[]): Pick<Happening, 'values' | 'link'> => {
  const [first] = leads
  const name = first ? nameOf(first) : ''
  return {
    values: { leadName: summaryTexts.andMore(name, leads.length - 1) },
    link: first && leads.length === 1 ? linkOf(first.id) : '/lms/',
  }
}

/** One notification for the new assignee and one for each admin, however many leads there are. */
export const notifyOfAssignment = (
  scope: CompanyScope,
  actorId: string,
  receiverId: string,
  leads: HeldLead[],
) =>
  notify(scope, scope.companyId, {
    event: leads.every(({ assigneeId }) => assigneeId === null) ? 'lead-assigned' : 'lead-reassigned',
    actorId,
    receiverId,
    ...aboutAll(leads),
  })

/** Each assignee is notified of their own leads, the admins of all, and nobody twice. */
export async function notifyOfDeletion(scope: CompanyScope, actorId: string, leads: HeldLead[]) {
  const assignees = [...new Set(leads.flatMap(({ assigneeId }) => (assigneeId ? [assigneeId] : [])))]
  for (const receiverId of assignees)
    await notify(scope, scope.companyId, {
      event: 'lead-deleted',
      actorId,
      receiverId,
      among: [receiverId],
      ...aboutAll(leads.filter(({ assigneeId }) => assigneeId === receiverId)),
    })
  const admins = await findAdminIds(scope.db, scope.companyId)
  const others = admins.filter((id) => !assignees.includes(id))
  await notify(scope, scope.companyId, { event: 'lead-deleted', actorId, among: others, ...aboutAll(leads) })
}
