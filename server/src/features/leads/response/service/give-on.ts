import { responseTexts } from '@foyer/contract/leads/messages/next/response'
import { alertAtOf, type ResponseRules } from '@foyer/contract/leads/response/clock'
import type { Happening } from '@foyer/contract/notifications/model'
import type { CompanyScope } from '../../../../context'
import { notify } from '../../../notifications/service'
import { assignsByTurn, nextAssignees } from '../../../teams/service'
import { ruleAgainst } from '../../arrival/service/first-assignee'
import { nameOf } from '../../lead-name'
import { type LeadScope, leadScopeOfNobody } from '../../lead-scope'
import { assignment, assignmentEvents, partsOfAssigning } from '../../record/service/assign'
import { peopleOf, regionOf } from '../../record/service/company-settings'
import type { HeldLead } from '../../write/repository/hold'
import { type HeldMany, holdMany } from '../../write/service/hold'
import type { LeadUpdate } from '../../write/service/lead-write'
import { writeLeads } from '../../write/service/write-leads'
import { findTouched } from '../repository/clocks'

/** Leads that nobody has touched go to the next in the turn; what somebody has touched stays where it is. */
export async function giveOn(given: CompanyScope, ids: string[]): Promise<void> {
  const scope = await leadScopeOfNobody(given, responseTexts.product)
  const { topsOf, tags } = partsOfAssigning(scope, '')
  const held = await holdMany(scope, ids, { topsOf, tags }, 'live')
  const { response: rules } = await regionOf(scope)
  const due = held.leads.filter(({ alertAt, archivedAt }) => alertAt && alertAt <= scope.now && !archivedAt)
  const isOn = rules.isWatched && rules.giveOnAfter !== undefined && (await assignsByTurn(scope))
  const free = isOn ? await untouched(scope, due) : []
  const takers = free.length > 0 ? await takersOf(scope, free) : []
  const updates = new Map<string, LeadUpdate>()
  const told: Happening[] = []
  for (const [at, lead] of free.entries()) {
    const to = takers[at]
    updates.set(lead.id, to ? await handedOver(scope, rules, held, lead, to) : nextTry(scope, rules, lead))
    if (to && lead.assigneeId) told.push(lost(lead, lead.assigneeId, to.fullName))
  }
  // For the others it is over.
  for (const lead of due)
    if (!updates.has(lead.id))
      updates.set(lead.id, { before: lead, columns: { alertAt: null }, keepsTime: true })
  await writeLeads(scope, [...updates.values()])
  await notify(scope, scope.companyId, ...told)
}

/** Without a contact, not at its end, and not even looked after in any other way; no rule keeps it where it is (C-170). */
async function untouched(scope: LeadScope, leads: readonly HeldLead[]): Promise<HeldLead[]> {
  const touched = await findTouched(
    scope.db,
    scope.companyId,
    leads.map(({ id }) => id),
  )
  const free: HeldLead[] = []
  for (const lead of leads) {
    const kind = scope.stages.get(lead.stageId)?.kind
    if (touched.has(lead.id) || lead.firstContactAt || lead.lastCallAt) continue
    if (kind === 'won' || kind === 'lost' || lead.isConverted) continue
    if (kind === 'unassigned' && (await ruleAgainst(scope, lead, lead.tagIds))) continue
    free.push(lead)
  }
  return free
}

interface Taker {
  id: string
  fullName: string
}

async function takersOf(scope: LeadScope, leads: readonly HeldLead[]): Promise<(Taker | undefined)[]> {
  const people = await peopleOf(scope)
  const next = await nextAssignees(
    scope,
    leads.map(({ source, city, assigneeId }) => ({ source, city, not: assigneeId ?? undefined })),
  )
  return next.map(({ id }) => (id ? people.get(id) : undefined))
}

const clockAfter = ({ now }: LeadScope, rules: ResponseRules, { alertsSent, createdAt }: HeldLead) => ({
  alertsSent: alertsSent + 1,
  alertAt: alertAtOf(rules, { came: createdAt, alertsSent: alertsSent + 1, now }),
})

async function handedOver(
  scope: LeadScope,
  rules: ResponseRules,
  { place }: HeldMany,
  lead: HeldLead,
  to: Taker,
): Promise<LeadUpdate> {
  const change = await assignment(scope, lead, to.id, { assignee: to, place })
  const [line, ...more] = change?.lines ?? []
  const why = responseTexts.givenOn(rules.giveOnAfter ?? 0)
  return {
    before: lead,
    columns: { ...change?.columns, ...clockAfter(scope, rules, lead) },
    lines: line ? [{ ...line, sentence: `${line.sentence}${why}` }, ...more] : [],
    events: assignmentEvents(lead, to.id),
  }
}

/** Nobody else is available now. */
const nextTry = (scope: LeadScope, rules: ResponseRules, lead: HeldLead): LeadUpdate => ({
  before: lead,
  columns: clockAfter(scope, rules, lead),
  keepsTime: true,
})

/** Who had it may not see it any more: the list is all they can open. */
const lost = (lead: HeldLead, receiverId: string, to: string): Happening => ({
  event: 'lead-given-on',
  receiverId,
  values: { leadName: nameOf(lead), details: to },
  aboutLeads: [lead.id],
  link: '/lms/',
})
