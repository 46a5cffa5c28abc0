import { formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { bulkHistoryTexts } from '@foyer/contract/leads/messages/bulk'
import type { LeadScope } from '../../lead-scope'
import type { HeldLead } from '../../write/repository/hold'
import type { LeadUpdate } from '../../write/service/lead-write'
import { chooseLeads, partition } from './chosen-leads'
import { type FollowUpColumns, type FollowUpDetails, followUpColumns } from './set-follow-ups'
import { changedSince, type Done, type Undo } from './undone'

const isSame = (a: FollowUpColumns, b: FollowUpColumns): boolean =>
  a.followUpOn === b.followUpOn && a.followUpTime === b.followUpTime && a.followUpKind === b.followUpKind

const wordsOf = ({ followUpOn: on, followUpTime: time }: FollowUpColumns): string => {
  if (!on) return bulkHistoryTexts.followUpGone
  return bulkHistoryTexts.followUpBack([formatDay(on), ...(time ? [formatTime12(time)] : [])].join(', '))
}

/** The next steps that many leads had before, except where somebody has set another since. */
export async function followUpsBack(scope: LeadScope, { details }: Done): Promise<Undo> {
  const formers = new Map((details as FollowUpDetails).leads.map((one) => [one.id, one]))
  const { leads, missing } = await chooseLeads(scope, { ids: [...formers.keys()] })
  const isAsLeft = (lead: HeldLead) => {
    const former = formers.get(lead.id)
    return (
      former !== undefined && !lead.deletedAt && !lead.archivedAt && isSame(followUpColumns(lead), former.set)
    )
  }
  const { fit, refused } = partition(leads, changedSince(isAsLeft))
  const updates = fit.flatMap((before): LeadUpdate[] => {
    const former = formers.get(before.id)?.before
    if (!former) return []
    const details = { before: before.followUpOn }
    return [{ before, columns: former, lines: [{ kind: 'follow-up', sentence: wordsOf(former), details }] }]
  })
  return { updates, refused: [...missing, ...refused] }
}
