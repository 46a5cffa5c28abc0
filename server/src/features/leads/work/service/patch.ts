import { instantOf, todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { workHistoryTexts, workProblems, workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadPatch, PatchedValues } from '@foyer/contract/leads/work/forms'
import type { PatchedLead } from '@foyer/contract/leads/work/model'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { assignmentEvents, handover, partsOfAssigning, takerOf } from '../../record/service/assign'
import { regionOf } from '../../record/service/company-settings'
import { changeOf } from '../../record/service/edit'
import { rowOf } from '../../record/service/row'
import { addedLine, tagName } from '../../record/service/tags'
import type { LeadRecord } from '../../write/repository/columns'
import type { HoldParts } from '../../write/repository/hold'
import { type HeldOne, holdLead } from '../../write/service/hold'
import { joined, type LeadUpdate } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { callEvents } from './act'
import { areFieldsContested, refuseStaleAction } from './action-conflict'
import { describeFields } from './missing-fields'
import { newPosition, placeBelow } from './place'
import { reasonColumns, withReason } from './reason'
import { settled } from './settle'
import { tryStage } from './try-stage'

async function tagging(
  scope: LeadScope,
  { lead }: HeldOne,
  tagIds: readonly string[],
): Promise<Partial<LeadUpdate>> {
  const names = new Map<string, string>()
  for (const tagId of tagIds) names.set(tagId, await tagName(scope, tagId))
  const added = [...names].filter(([tagId]) => !lead.tagIds.includes(tagId))
  return {
    addedTags: added.map(([tagId]) => tagId),
    lines: added.map(([tagId, name]) => addedLine(tagId, name)),
  }
}

/** The time for a call on a day without a known hour. */
async function calledAt(scope: LeadScope, day: string): Promise<Date> {
  const { timeZone } = await regionOf(scope)
  const today = todayIn(timeZone, scope.now)
  if (day > today) return refuse(workRefusals.wrong(workProblems.lastCallFuture))
  return day === today ? scope.now : instantOf(day, '12:00', timeZone)
}

/** Fields that no form has but a rule may require. */
async function otherFields(
  scope: LeadScope,
  held: HeldOne,
  { callStatus, lastCallOn, tagIds }: PatchedValues,
  reason: string | undefined,
): Promise<Partial<LeadUpdate>> {
  const { lead } = held
  const isCalled = callStatus !== undefined && callStatus !== lead.callStatus
  const tags = await tagging(scope, held, tagIds ?? [])
  const lastCallAt = lastCallOn ? await calledAt(scope, lastCallOn) : isCalled ? scope.now : undefined
  if (isCalled && scope.stages.get(lead.stageId)?.kind === 'won') refuse(captureRefusals.wonIsFixed)
  const call = isCalled && {
    kind: 'call' as const,
    sentence: [
      workHistoryTexts.callStatus(callStatusTexts[callStatus]),
      ...(reason ? [workHistoryTexts.reason(reason)] : []),
    ].join('\n'),
    details: { callStatus, reason },
  }
  const columns = {
    ...(isCalled && { callStatus }),
    ...(isCalled && callStatus === 'not-interested' && reasonColumns(lead, undefined, reason)),
    ...(lastCallAt && { lastCallAt }),
  }
  return {
    ...tags,
    columns,
    lines: [...(tags.lines ?? []), ...(call ? [call] : [])],
    events: callEvents(lead, columns),
  }
}

function partsOf(scope: LeadScope, { stageId, afterLeadId, baseUpdatedAt, change }: LeadPatch): HoldParts {
  const { callStatus: _call, lastCallOn: _day, tagIds, ...fields } = change
  const { topsOf = [], tags = false, ...assigning } = partsOfAssigning(scope, fields.assigneeId)
  return {
    ...assigning,
    since: baseUpdatedAt === undefined ? undefined : new Date(baseUpdatedAt),
    contacts: Object.keys(fields).length > 0,
    tags: tags || stageId !== undefined || tagIds !== undefined,
    stageId,
    topsOf: stageId === undefined ? topsOf : [...topsOf, stageId],
    behindId: afterLeadId ?? undefined,
  }
}

const isNothing = ({ columns, lines, addedTags }: LeadUpdate): boolean =>
  Object.keys(columns ?? {}).length + (lines?.length ?? 0) + (addedTags?.length ?? 0) === 0

/**
 * Moves a lead or changes its position in the column, fills in fields, or both. The fields are saved even if a rule
 * requires more: then the move is not made, and the answer says what is missing (C-080, C-081).
 */
export const patch = (ctx: Context, wanted: LeadPatch): Promise<PatchedLead> =>
  inLeadScope(ctx, async (scope) => {
    const { leadId, baseUpdatedAt, stageId, afterLeadId, reason, change } = wanted
    const held = await holdLead(scope, leadId, partsOf(scope, wanted))
    const { lead, isStageThere } = held
    const { callStatus, lastCallOn, tagIds, ...all } = change
    const taker = takerOf(scope, lead, { stageId, assigneeId: all.assigneeId })
    const { assigneeId: _taker, ...others } = all
    const fields = taker ? others : all
    await refuseStaleAction(scope, lead, { baseUpdatedAt, stageId, assigneeId: taker })
    const isContested = areFieldsContested(lead, baseUpdatedAt, fields)
    const form =
      Object.keys(fields).length > 0
        ? await changeOf(scope, held, fields, isContested ? baseUpdatedAt : undefined)
        : undefined
    // C-165: it belongs to the call status that was filled in, or to the move.
    const isToldByCall = callStatus === 'not-interested' && callStatus !== lead.callStatus
    const whyCalled = isToldByCall ? reason : undefined
    const more = await otherFields(scope, held, { callStatus, lastCallOn, tagIds }, whyCalled)
    const filled = joined(lead, form, more)
    const logsCall = callStatus !== undefined && callStatus !== 'new' && callStatus !== lead.callStatus
    const end = async (update: LeadUpdate, missing: string[] = []) =>
      answer(scope, logsCall ? await settledBy(scope, held, update) : update, missing)
    if (stageId === undefined) return end(filled)

    const position =
      lead.stageId === stageId && afterLeadId !== undefined
        ? await newPosition(scope, held, afterLeadId)
        : undefined
    // C-176: somebody gets it only if it moves.
    const handed = taker ? await handover(scope, lead, taker, held) : undefined
    const verdict = await tryStage(scope, {
      lead: { ...lead, ...filled.columns, ...handed?.columns } satisfies LeadRecord,
      tags: [...lead.tagIds, ...(filled.addedTags ?? [])],
      stageId,
      isStageThere,
      place: () => placeBelow(scope, held, stageId, afterLeadId),
      assignee: taker ? { to: taker } : undefined,
    })
    if (verdict.kind === 'missing') return end(filled, verdict.fields)
    const placed = position === undefined ? {} : { columns: { position }, keepsTime: isNothing(filled) }
    const from = scope.stages.get(lead.stageId)
    const to = scope.stages.get(stageId)
    const whyMoved = isToldByCall ? undefined : reason
    const moved =
      to && to.id !== from?.id
        ? withReason(verdict.change, { ...lead, ...filled.columns }, { from, to, reason: whyMoved })
        : verdict.change
    const events = assignmentEvents(lead, taker)
    return end(joined(lead, filled, { ...handed, events }, moved, placed))
  })

/** How a call went was filled in: that ends what was due, as everywhere. */
async function settledBy(scope: LeadScope, { lead }: HeldOne, update: LeadUpdate): Promise<LeadUpdate> {
  const { timeZone } = await regionOf(scope)
  const { columns = {}, lines = [] } = update
  return { ...update, ...settled(lead, { columns, lines: [...lines] }, todayIn(timeZone, scope.now)) }
}

async function answer(scope: LeadScope, update: LeadUpdate, missing: string[]): Promise<PatchedLead> {
  if (!isNothing(update)) await writeLead(scope, update)
  return {
    lead: await rowOf(scope, update.before.id),
    missing: missing.length > 0 ? await describeFields(scope, missing) : [],
  }
}
