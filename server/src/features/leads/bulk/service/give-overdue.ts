import { todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { inTurn } from '@foyer/contract/leads/bulk/in-turn'
import type { BulkGiving, BulkReport } from '@foyer/contract/leads/bulk/model'
import { bulkReasons } from '@foyer/contract/leads/messages/bulk'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { assignment, assignmentEvents, partsOfAssigning, refuseAssigning } from '../../record/service/assign'
import { regionOf } from '../../record/service/company-settings'
import { type Assignee, holdAssignables } from '../../write/repository/assignee'
import type { HeldLead } from '../../write/repository/hold'
import type { LeadUpdate } from '../../write/service/lead-write'
import { writeLeads } from '../../write/service/write-leads'
import { sumOpenLeads } from '../repository'
import { type AssignmentDetails, placeBefore, reasonsToStay } from './assign-multiple'
import { chooseLeads, partition, recordBulk, reportOf } from './chosen-leads'

/** Those who get them, whoever has the fewest open leads first. */
async function receiversOf(scope: LeadScope, to: string[]): Promise<Assignee[]> {
  const { db, companyId, stages } = scope
  const people = await holdAssignables(db, companyId, to)
  if (people.length !== to.length) refuse(captureRefusals.unknownAssignee)
  const open = [...stages.values()].filter(({ kind }) => kind !== 'won' && kind !== 'lost')
  const sums = await sumOpenLeads(
    db,
    companyId,
    to,
    open.map(({ id }) => id),
  )
  const load = ({ id }: Assignee) => sums.get(id) ?? 0
  return people.toSorted((a, b) => load(a) - load(b) || a.id.localeCompare(b.id))
}

const longestFirst = (a: HeldLead, b: HeldLead): number =>
  (a.followUpOn ?? '').localeCompare(b.followUpOn ?? '') || a.id.localeCompare(b.id)

/** What is still overdue and still theirs goes to others in turn; the follow-ups stay as they are. */
export const giveOverdue = (ctx: Context, { selection, fromId, to }: BulkGiving): Promise<BulkReport> =>
  inLeadScope(ctx, async (scope) => {
    refuseAssigning(scope)
    const today = todayIn((await regionOf(scope)).timeZone, scope.now)
    const receivers = await receiversOf(scope, to)
    const [first] = receivers
    const { topsOf, tags } = partsOfAssigning(scope, first?.id)
    const { leads, missing, place } = await chooseLeads(scope, selection, { topsOf, tags })
    const ruled = await reasonsToStay(scope, first?.id ?? null, leads)
    const { fit, refused } = partition(leads, (lead) => {
      if (lead.deletedAt || lead.archivedAt) return bulkReasons.gone
      if (lead.assigneeId !== (fromId ?? null)) return bulkReasons.changedHands
      return !lead.followUpOn || lead.followUpOn >= today ? bulkReasons.notOverdue : ruled(lead)
    })
    const left = [...missing, ...refused]
    if (fit.length === 0) return reportOf(0, left)

    const given = fit.toSorted(longestFirst)
    const people = new Map(receivers.map((one) => [one.id, one]))
    const turns = inTurn([...people.keys()], given.length)
    const updates: LeadUpdate[] = []
    for (const [at, lead] of given.entries()) {
      const id = turns[at] ?? ''
      const change = await assignment(scope, lead, id, { assignee: people.get(id), place })
      updates.push({ before: lead, ...change, events: assignmentEvents(lead, id) })
    }
    const after = await writeLeads(scope, updates)
    const details: AssignmentDetails = {
      count: given.length,
      to: null,
      leads: given.map((lead, at) => ({ ...placeBefore(lead, after[at]), to: turns[at] ?? null })),
    }
    return reportOf(given.length, left, await recordBulk(scope, 'assign', details))
  })
