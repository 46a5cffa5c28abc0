import { formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import { workFieldTexts } from '@foyer/contract/leads/messages/work'
import type { ConflictField, LeadChange, LeadConflict } from '@foyer/contract/leads/record/draft'
import type { HistoryKind } from '@foyer/contract/leads/work/history'
import { type ActionDraft, hasChanged } from '@foyer/contract/leads/work/rules'
import type { LeadScope } from '../../lead-scope'
import { peopleOf } from '../../record/service/company-settings'
import type { HeldLead } from '../../write/repository/hold'
import { workedLead } from './worked-lead'

type Contested = 'stage' | 'status' | 'callStatus' | 'followUp' | 'assignee'

/** What a line of the history says was changed. */
function changedBy(kind: string, details: Record<string, unknown>): Contested[] {
  const call: Contested[] = details.callStatus !== undefined || kind === 'call' ? ['callStatus'] : []
  switch (kind) {
    case 'stage':
    case 'reopened':
    case 'stage-undone':
      return [
        'stage',
        'status',
        ...((details.before as { followUp?: unknown })?.followUp ? ['followUp' as const] : []),
      ]
    case 'status':
      return ['status', ...call]
    case 'call-undone':
      return ['callStatus', 'status', 'followUp']
    case 'follow-up':
      return ['followUp']
    case 'assigned':
      return ['assignee']
    // A visit says the next follow-up in its own line.
    case 'interaction':
      return details.visit !== undefined && details.before !== undefined ? ['followUp', ...call] : call
    case 'changed':
      return details.field === 'followUpOn' ? ['followUp'] : []
    default:
      return call
  }
}

const changedSince = ({ since }: HeldLead): Set<Contested> =>
  new Set(since.flatMap(({ kind, details }) => changedBy(kind, details)))

/** Whether the follow-up was set after the version that the caller saw. */
export const isFollowUpNews = (lead: HeldLead): boolean => changedSince(lead).has('followUp')

const followUpText = (on: string | null | undefined, time: string | null | undefined): string =>
  on ? [formatDay(on), ...(time ? [formatTime12(time)] : [])].join(', ') : workFieldTexts.none

/**
 * C-150: two people at one lead. A value that the caller wants to change and somebody else has changed since is a
 * conflict, with both values; what does not overlap, like a comment, is accepted. The lead is held with what was written
 * since the version that the caller saw.
 */
export async function refuseStaleAction(
  scope: LeadScope,
  lead: HeldLead,
  action: ActionDraft,
): Promise<void> {
  const { baseUpdatedAt: base, stageId, statusId, callStatus, followUp, assigneeId } = action
  if (base === undefined || Date.parse(base) === lead.updatedAt.getTime()) return
  const changed = changedSince(lead)
  const worked = workedLead(scope, lead)
  const wants = (part: Contested, draft: ActionDraft) => changed.has(part) && hasChanged(draft, worked)
  const stage = stageId === undefined ? worked.stage : scope.stages.get(stageId)
  const statusName = (id: number | null | undefined) =>
    [...(stage?.statuses ?? []), ...worked.stage.statuses].find((status) => status.id === id)?.name ??
    workFieldTexts.none
  const fields: ConflictField[] = []
  const add = (field: Contested, yours: string, theirs: string) =>
    fields.push({ field, label: workFieldTexts[field], yours, theirs })

  if (wants('stage', { stageId })) add('stage', stage?.name ?? '', worked.stage.name)
  if (wants('status', { statusId })) add('status', statusName(statusId), statusName(lead.statusId))
  if (callStatus && changed.has('callStatus') && callStatus !== lead.callStatus)
    add('callStatus', callStatusTexts[callStatus], callStatusTexts[lead.callStatus])
  if (wants('followUp', { followUp }))
    add(
      'followUp',
      followUpText(followUp?.on, followUp?.time),
      followUpText(lead.followUpOn, lead.followUpTime),
    )
  if (wants('assignee', { assigneeId })) {
    const people = await peopleOf(scope)
    const name = (id: string | null | undefined) => people.get(id ?? '')?.fullName ?? historyTexts.nobody
    add('assignee', name(assigneeId), name(lead.assigneeId))
  }
  if (fields.length === 0) return
  const conflict: LeadConflict = { updatedAt: lead.updatedAt.toISOString(), fields }
  refuse(captureRefusals.conflict, { ...conflict })
}

/** Entries of these kinds changed none of the fields of the form. */
const besideFields: readonly HistoryKind[] = [
  'remark',
  'note',
  'interaction',
  'call',
  'contacted',
  'call-undone',
  'task',
  'status',
  'tag-added',
  'tag-removed',
  'mail-sent',
  'mail-cancelled',
  'mail-received',
]
/** These change without a line (L-202), so it cannot be known whether somebody did. */
const withoutLine: readonly string[] = ['firstName', 'lastName', 'areaUnit', 'contacts']

function isWrittenBy(kind: string, details: Record<string, unknown>, fields: ReadonlySet<string>): boolean {
  if (besideFields.some((one) => one === kind)) return false
  if (kind === 'changed') return fields.has(String(details.field))
  if (kind === 'assigned') return fields.has('assigneeId')
  const [part] = changedBy(kind, details)
  return part === undefined || fields.has('followUpOn')
}

/** Whether somebody else may have written the fields to be filled in since the caller looked (C-150). */
export function areFieldsContested(
  lead: HeldLead,
  base: string | undefined,
  { customValues = {}, ...change }: LeadChange,
): boolean {
  if (base === undefined || Date.parse(base) === lead.updatedAt.getTime()) return false
  const given = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  const fields = new Set([...given, ...Object.keys(customValues)])
  if (withoutLine.some((field) => fields.has(field))) return true
  return lead.since.some(({ kind, details }) => isWrittenBy(kind, details, fields))
}
