import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import { may } from '@foyer/contract/policy'
import { transitionsOf } from '../../../pipeline/service'
import { assignsByTurn, nextAssignee } from '../../../teams/service'
import type { LeadScope } from '../../lead-scope'
import { judgeByRules, stageOfKind } from '../../work/service/change-stage'
import { describeFields } from '../../work/service/missing-fields'
import { type Assignee, holdAssignable } from '../../write/repository/assignee'
import type { LeadAddition } from '../../write/service/lead-write'
import { mayBeGiven } from './come-back'
import { peopleOf } from './company-settings'

interface Given {
  assignee: Assignee | undefined
  /** Why automatic assignment did not give it to anybody, for the history. */
  whyNot?: string
  events: NotificationEvent[]
}

const nobody: Given = { assignee: undefined, events: [] }
const given = (assignee: Assignee): Given => ({ assignee, events: ['lead-assigned'] })

/** C-170: creating is no move, but being assigned automatically is one. */
async function ruleAgainst(scope: LeadScope, lead: LeadAddition['added']): Promise<string | undefined> {
  const to = stageOfKind(scope.stages.values(), 'assigned')
  // Whoever it is: a rule may require an assignee.
  const assigned = { ...lead, assigneeId: scope.viewer.userId }
  const verdict = judgeByRules(scope, await transitionsOf(scope), { lead: assigned, to, tags: [] })
  if (verdict.kind === 'allowed') return undefined
  if (verdict.kind === 'refused') return verdict.refusal.text
  const labels = (await describeFields(scope, verdict.fields)).map(({ label }) => label)
  return captureRefusals.moveNeeds(labels).text
}

/** C-164: whoever may not assign works with what they bring in; so does the only person of a firm. */
async function creator(scope: LeadScope): Promise<Given> {
  const { viewer } = scope
  const people = await peopleOf(scope)
  const self = people.get(viewer.userId)
  const isAlone = [...people.values()].filter(({ isAtWork }) => isAtWork).length === 1
  const isTheirs = may(viewer, 'leads.edit') && (isAlone || !may(viewer, 'leads.assign'))
  // They know, and the admins are told of the new lead.
  return self && isTheirs && mayBeGiven(self) ? { assignee: self, events: [] } : nobody
}

/** Who gets a new lead: the one named, otherwise whose turn it is. Asked for late, because a turn blocks others. */
export async function firstAssignee(
  scope: LeadScope,
  lead: LeadAddition['added'],
  wanted: string | undefined,
): Promise<Given> {
  const { db, companyId } = scope
  if (wanted)
    return given((await holdAssignable(db, companyId, wanted)) ?? refuse(captureRefusals.unknownAssignee))
  if (!(await assignsByTurn(scope))) return creator(scope)
  const against = await ruleAgainst(scope, lead)
  if (against) return { ...nobody, whyNot: historyTexts.notAssigned(against) }
  const next = await nextAssignee(scope)
  const person = next && ((await peopleOf(scope)).get(next) ?? (await holdAssignable(db, companyId, next)))
  if (person) return given(person)
  const self = await creator(scope)
  if (self.assignee) return self
  return { ...nobody, whyNot: historyTexts.notAssigned(historyTexts.nobodyLeft), events: ['lead-waiting'] }
}
