import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import { may } from '@foyer/contract/policy'
import { transitionsOf } from '../../../pipeline/service'
import { assignsByTurn, nextAssignees } from '../../../teams/service'
import type { LeadScope } from '../../lead-scope'
import { mayBeGiven } from '../../record/service/come-back'
import { peopleOf } from '../../record/service/company-settings'
import { judgeByRules, stageOfKind } from '../../work/service/change-stage'
import { describeFields } from '../../work/service/missing-fields'
import { type Assignee, holdAssignable } from '../../write/repository/assignee'
import type { LeadAddition } from '../../write/service/lead-write'

interface Given {
  assignee: Assignee | undefined
  /** Why automatic assignment did not give it to anybody, for the history. */
  whyNot?: string
  events: NotificationEvent[]
}

const nobody: Given = { assignee: undefined, events: [] }
const given = (assignee: Assignee): Given => ({ assignee, events: ['lead-assigned'] })

/** C-170: creating is no move, but being assigned automatically is one. */
export async function ruleAgainst(
  scope: LeadScope,
  lead: LeadAddition['added'],
  tags: string[] = [],
): Promise<string | undefined> {
  const to = stageOfKind(scope.stages.values(), 'assigned')
  // Whoever it is: a rule may require an assignee.
  const assigned = { ...lead, assigneeId: scope.viewer.userId }
  const verdict = judgeByRules(scope, await transitionsOf(scope), { lead: assigned, to, tags })
  if (verdict.kind === 'allowed') return undefined
  if (verdict.kind === 'refused') return verdict.refusal.text
  const labels = (await describeFields(scope, verdict.fields)).map(({ label }) => label)
  return captureRefusals.moveNeeds(labels).text
}

/** C-164: whoever may not assign works with what they bring in; so does the only person of a firm. */
async function creator(scope: LeadScope): Promise<Given> {
  const { viewer, actorId } = scope
  const people = await peopleOf(scope)
  const atWork = [...people.values()].filter(({ isAtWork }) => isAtWork)
  const isAlone = atWork.length === 1
  // What comes by itself has no creator.
  const self = actorId ? people.get(actorId) : isAlone ? atWork[0] : undefined
  const isTheirs = may(viewer, 'leads.edit') && (isAlone || !may(viewer, 'leads.assign'))
  // They know, and the admins are told of the new lead.
  if (!self || !isTheirs || !mayBeGiven(self)) return nobody
  return { assignee: self, events: actorId ? [] : ['lead-assigned'] }
}

/** A new lead, and the person whom somebody has chosen for it. */
export interface Unassigned {
  lead: LeadAddition['added']
  wanted: string | undefined
}

async function chosen(scope: LeadScope, ids: Iterable<string>): Promise<Map<string, Assignee>> {
  const people = new Map<string, Assignee>()
  for (const id of new Set(ids))
    people.set(
      id,
      (await holdAssignable(scope.db, scope.companyId, id)) ?? refuse(captureRefusals.unknownAssignee),
    )
  return people
}

/** Those who get a turn, one after the other. */
async function byTurn(scope: LeadScope, leads: readonly LeadAddition['added'][]): Promise<Given[]> {
  const { db, companyId } = scope
  if (leads.length === 0) return []
  const people = await peopleOf(scope)
  const turns = await nextAssignees(scope, leads)
  return Promise.all(
    turns.map(async ({ id, team }) => {
      const person = id && (people.get(id) ?? (await holdAssignable(db, companyId, id)))
      if (person) return given(person)
      // What belongs to a team stays for it, whoever brought it in.
      const self = team === undefined ? await creator(scope) : nobody
      if (self.assignee) return self
      const whyNot = historyTexts.notAssigned(
        team === undefined ? historyTexts.nobodyLeft : historyTexts.nobodyOfTeam(team),
      )
      return { ...nobody, whyNot, events: ['lead-waiting' as const] }
    }),
  )
}

/** Who gets each new lead: the one named, otherwise whose turn it is. Asked for late, because a turn blocks others. */
export async function firstAssignees(scope: LeadScope, leads: readonly Unassigned[]): Promise<Given[]> {
  const named = await chosen(
    scope,
    leads.flatMap(({ wanted }) => wanted ?? []),
  )
  const isByTurn = await assignsByTurn(scope)
  const stopped = await Promise.all(
    leads.map(({ lead, wanted }) => (isByTurn && !wanted ? ruleAgainst(scope, lead) : undefined)),
  )
  const self = isByTurn ? nobody : await creator(scope)
  const isTurn = leads.map(({ wanted }, at) => isByTurn && !wanted && stopped[at] === undefined)
  const turns = await byTurn(
    scope,
    leads.flatMap(({ lead }, at) => (isTurn[at] ? lead : [])),
  )
  return leads.map(({ wanted }, at) => {
    const person = wanted && named.get(wanted)
    if (person) return given(person)
    if (isTurn[at]) return turns.shift() ?? nobody
    const against = stopped[at]
    return against ? { ...nobody, whyNot: historyTexts.notAssigned(against) } : self
  })
}
