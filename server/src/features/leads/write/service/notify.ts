import { summaryTexts } from '@foyer/contract/leads/messages/bulk'
import type { Happening, NotificationEvent } from '@foyer/contract/notifications/model'
import { notify } from '../../../notifications/service'
import { linkOf, nameOf } from '../../lead-name'
import type { LeadScope } from '../../lead-scope'
import { peopleOf } from '../../record/service/company-settings'
import type { LeadRecord } from '../repository/columns'
import type { WrittenLead } from './lead-write'
import { ownersOf } from './tell'

interface Noticed extends WrittenLead {
  events: readonly NotificationEvent[]
}

/** A deleted lead is named as it was, like every other. */
export const aboutLead = (lead: LeadRecord): Omit<Happening, 'event'> => ({
  ...(lead.assigneeId && { receiverId: lead.assigneeId }),
  values: {
    leadName: nameOf(lead),
    company: lead.companyName ?? '',
    email: lead.originalEmail ?? lead.email ?? '',
    phone: lead.phone ?? '',
    source: lead.source ?? '',
  },
  aboutLeads: [lead.id],
  link: linkOf(lead.id),
  record: ownersOf(lead),
})

const aboutMany = (leads: readonly LeadRecord[]): Pick<Happening, 'values' | 'aboutLeads' | 'link'> => {
  const [first] = leads
  const name = first ? nameOf(first) : ''
  return {
    values: { leadName: summaryTexts.andMore(name, leads.length - 1) },
    // Only the first is named.
    aboutLeads: first ? [first.id] : [],
    link: first && leads.length === 1 ? linkOf(first.id) : '/lms/',
  }
}

const byAssignee = (leads: readonly LeadRecord[]): Map<string, LeadRecord[]> => {
  const groups = new Map<string, LeadRecord[]>()
  for (const lead of leads) {
    if (!lead.assigneeId) continue
    const own = groups.get(lead.assigneeId) ?? []
    own.push(lead)
    groups.set(lead.assigneeId, own)
  }
  return groups
}

/** However many leads there are: one for each new assignee, which the admins get too. */
const assignments = (noticed: readonly Noticed[]): Happening[] =>
  [...byAssignee(noticed.map(({ after }) => after))].map(([receiverId, leads]) => {
    const ids = new Set(leads.map(({ id }) => id))
    const isNew = noticed.every(({ before, after }) => !ids.has(after.id) || !before?.assigneeId)
    return { event: isNew ? 'lead-assigned' : 'lead-reassigned', receiverId, ...aboutMany(leads) }
  })

/** Each assignee is notified of their own leads, the admins of all, and nobody twice. */
async function summaries(
  scope: LeadScope,
  event: NotificationEvent,
  noticed: readonly Noticed[],
): Promise<Happening[]> {
  const leads = noticed.map(({ after }) => after)
  const groups = byAssignee(leads)
  const people = [...(await peopleOf(scope)).values()]
  const admins = people.filter(({ isAtWork, isAdmin, isSuperAdmin }) => isAtWork && (isAdmin || isSuperAdmin))
  const others = admins.map(({ id }) => id).filter((id) => !groups.has(id))
  return [
    ...[...groups].map(([receiverId, own]) => ({
      event,
      receiverId,
      among: [receiverId],
      ...aboutMany(own),
    })),
    { event, among: others, ...aboutMany(leads) },
  ]
}

const isAssignment = (event: NotificationEvent) => event === 'lead-assigned' || event === 'lead-reassigned'

/** Bell and mail by the company's rules, after the commit; a failure there does not affect the leads. */
export async function notifyOfLeads(scope: LeadScope, leads: readonly Noticed[]): Promise<void> {
  const happenings: Happening[] = []
  const noticed = leads.filter(({ events }) => events.length > 0)
  const [only, ...more] = noticed
  if (only && more.length === 0)
    happenings.push(...only.events.map((event) => ({ event, ...aboutLead(only.after) })))
  else {
    const assigned = noticed.filter(({ events }) => events.some(isAssignment))
    happenings.push(...assignments(assigned))
    const others = new Set(noticed.flatMap(({ events }) => events.filter((event) => !isAssignment(event))))
    for (const event of others)
      happenings.push(
        ...(await summaries(
          scope,
          event,
          noticed.filter(({ events }) => events.includes(event)),
        )),
      )
  }
  const { actorId, viewer } = scope
  // Where nobody did it, what did: a door, or the product itself.
  const byItself = (one: Happening): Happening => ({
    ...one,
    values: { sender: viewer.fullName, ...one.values },
  })
  await notify(
    scope,
    scope.companyId,
    // An admin who adds a lead that nobody gets is told as well (C-168).
    ...happenings.map((one) => {
      if (!actorId) return byItself(one)
      return one.event === 'lead-waiting' ? one : { actorId, ...one }
    }),
  )
}
