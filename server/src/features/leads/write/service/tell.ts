import { whoMaySee } from '../../../teams/service'
import type { LeadScope } from '../../lead-scope'
import { peopleOf } from '../../record/service/company-settings'
import type { LeadRecord } from '../repository/columns'
import type { WrittenLead } from './lead-write'

type Owned = Pick<LeadRecord, 'assigneeId' | 'creatorId'>
export const ownersOf = ({ assigneeId, creatorId }: Owned) => ({
  assigneeId: assigneeId ?? undefined,
  creatorId: creatorId ?? undefined,
})

/** Few enough to send their ids; more would not fit into a message. */
const namedInEvent = 50

/** Open pages of everybody who may see one of the leads before or after the change. */
export async function tellOfLeads(scope: LeadScope, leads: readonly WrittenLead[]): Promise<void> {
  const people = [...(await peopleOf(scope)).values()].filter(({ isAtWork }) => isAtWork)
  const owned = new Map<string, Owned>()
  for (const { before, after } of leads)
    for (const lead of before ? [before, after] : [after])
      owned.set(`${lead.assigneeId} ${lead.creatorId}`, lead)
  const told = new Set<string>()
  for (const lead of owned.values()) {
    const sees = await whoMaySee(scope, ownersOf(lead))
    for (const person of people) if (sees({ ...person, userId: person.id })) told.add(person.id)
  }
  const ids = leads.map(({ after }) => after.id)
  await scope.tell([...told], {
    name: 'changed',
    about: ['leads'],
    ...(ids.length <= namedInEvent && { ids }),
  })
}
