import { instantOf, todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { workHistoryTexts, workProblems, workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadPatch, PatchedValues } from '@foyer/contract/leads/work/forms'
import type { PatchedLead } from '@foyer/contract/leads/work/model'
import type { Context } from '../../../../context'
import { partsOfAssigning } from '../../record/service/assign'
import { regionOf } from '../../record/service/company-settings'
import { changeOf } from '../../record/service/edit'
import { rowOf } from '../../record/service/row'
import { addedLine, tagName } from '../../record/service/tags'
import { type Touch, touching } from '../../record/service/touch'
import type { LeadRecord } from '../../write/repository/columns'
import type { HoldParts } from '../../write/repository/hold'
import { type HeldOne, holdLead } from '../../write/service/hold'
import { joined, type LeadUpdate } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { callEvents } from './act'
import { areFieldsContested, refuseStaleAction } from './action-conflict'
import { describeFields } from './missing-fields'
import { newPosition, placeBelow } from './place'
import { tryStage } from './try-stage'

async function tagging(
  touch: Touch,
  { lead }: HeldOne,
  tagIds: readonly string[],
): Promise<Partial<LeadUpdate>> {
  const names = new Map<string, string>()
  for (const tagId of tagIds) names.set(tagId, await tagName(touch, tagId))
  const added = [...names].filter(([tagId]) => !lead.tagIds.includes(tagId))
  return {
    addedTags: added.map(([tagId]) => tagId),
    lines: added.map(([tagId, name]) => addedLine(tagId, name)),
  }
}

/** The time for a call on a day without a known hour. */
async function calledAt(touch: Touch, day: string): Promise<Date> {
  const { timeZone } = await regionOf(touch)
  const today = todayIn(timeZone, touch.now)
  if (day > today) return refuse(workRefusals.wrong(workProblems.lastCallFuture))
  return day === today ? touch.now : instantOf(day, '12:00', timeZone)
}

/** Fields that no form has but a rule may require. */
async function otherFields(
  touch: Touch,
  held: HeldOne,
  { callStatus, lastCallOn, tagIds }: PatchedValues,
): Promise<Partial<LeadUpdate>> {
  const { lead } = held
  const isCalled = callStatus !== undefined && callStatus !== lead.callStatus
  const tags = await tagging(touch, held, tagIds ?? [])
  const lastCallAt = lastCallOn ? await calledAt(touch, lastCallOn) : isCalled ? touch.now : undefined
  if (isCalled && touch.stages.get(lead.stageId)?.kind === 'won') refuse(captureRefusals.wonIsFixed)
  const call = isCalled && {
    kind: 'call' as const,
    sentence: workHistoryTexts.callStatus(callStatusTexts[callStatus]),
    details: { callStatus },
  }
  const columns = { ...(isCalled && { callStatus }), ...(lastCallAt && { lastCallAt }) }
  return {
    ...tags,
    columns,
    lines: [...(tags.lines ?? []), ...(call ? [call] : [])],
    events: callEvents(lead, columns),
  }
}

function partsOf(touch: Touch, { stageId, afterLeadId, baseUpdatedAt, change }: LeadPatch): HoldParts {
  const { callStatus: _call, lastCallOn: _day, tagIds, ...fields } = change
  const { topsOf = [], ...assigning } = partsOfAssigning(touch, fields.assigneeId)
  return {
    ...assigning,
    since: baseUpdatedAt === undefined ? undefined : new Date(baseUpdatedAt),
    contacts: Object.keys(fields).length > 0,
    tags: stageId !== undefined || tagIds !== undefined,
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
  touching(ctx, async (touch) => {
    const { leadId, baseUpdatedAt, stageId, afterLeadId, change } = wanted
    const held = await holdLead(touch, leadId, partsOf(touch, wanted))
    const { lead, isStageThere } = held
    await refuseStaleAction(touch, lead, { baseUpdatedAt, stageId })
    const { callStatus, lastCallOn, tagIds, ...fields } = change
    const isContested = areFieldsContested(lead, baseUpdatedAt, fields)
    const form =
      Object.keys(fields).length > 0
        ? await changeOf(touch, held, fields, isContested ? baseUpdatedAt : undefined)
        : undefined
    const others = await otherFields(touch, held, { callStatus, lastCallOn, tagIds })
    const filled = joined(lead, form, others)
    if (stageId === undefined) return answer(touch, filled, [])

    const position =
      lead.stageId === stageId && afterLeadId !== undefined
        ? await newPosition(touch, held, afterLeadId)
        : undefined
    const verdict = await tryStage(touch, {
      lead: { ...lead, ...filled.columns } satisfies LeadRecord,
      tags: [...lead.tagIds, ...(filled.addedTags ?? [])],
      stageId,
      isStageThere,
      place: () => placeBelow(touch, held, stageId, afterLeadId),
    })
    if (verdict.kind === 'missing') return answer(touch, filled, verdict.fields)
    const placed = position === undefined ? {} : { columns: { position }, keepsTime: isNothing(filled) }
    return answer(touch, joined(lead, filled, verdict.change, placed), [])
  })

async function answer(touch: Touch, update: LeadUpdate, missing: string[]): Promise<PatchedLead> {
  if (!isNothing(update)) await writeLead(touch, update)
  return {
    lead: await rowOf(touch, update.before.id),
    missing: missing.length > 0 ? await describeFields(touch, missing) : [],
  }
}
