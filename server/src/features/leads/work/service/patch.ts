import { instantOf, todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import { workHistoryTexts, workProblems, workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadPatch, PatchedValues } from '@foyer/contract/leads/work/forms'
import type { PatchedLead } from '@foyer/contract/leads/work/model'
import type { Context } from '../../../../context'
import type { LeadRecord } from '../../record/repository/lead'
import { findTagIds, insertLeadTag } from '../../record/repository/tags'
import { regionOf, tagsOf } from '../../record/service/company-settings'
import { changeLead } from '../../record/service/edit'
import { rowOf } from '../../record/service/row'
import { holdLead, save, type Touch, touching } from '../../record/service/touch'
import { notifyCalled } from './act'
import { areFieldsContested, refuseStaleAction } from './action-conflict'
import { tryStage } from './change-stage'
import type { Line } from './history'
import { describeFields } from './missing-fields'
import { reorder } from './place'

async function addTags(touch: Touch, leadId: string, tagIds: readonly string[]): Promise<Line[]> {
  const { db, companyId, now } = touch
  const lines: Line[] = []
  for (const tagId of tagIds) {
    const name =
      (await tagsOf(touch)).find(({ id }) => id === tagId)?.name ?? refuse(captureRefusals.unknownTag)
    if (await insertLeadTag(db, { companyId, leadId, tagId, createdAt: now }))
      lines.push({ kind: 'tag-added', sentence: historyTexts.tagAdded(name), details: { tag: tagId } })
  }
  return lines
}

/** The time for a call on a day without a known hour. */
async function calledAt(touch: Touch, day: string): Promise<Date> {
  const { timeZone } = await regionOf(touch)
  const today = todayIn(timeZone, touch.now)
  if (day > today) return refuse(workRefusals.wrong(workProblems.lastCallFuture))
  return day === today ? touch.now : instantOf(day, '12:00', timeZone)
}

/** Fields that no form has but a rule may require. */
async function fillOthers(
  touch: Touch,
  lead: LeadRecord,
  { callStatus, lastCallOn, tagIds }: PatchedValues,
): Promise<void> {
  const isCalled = callStatus !== undefined && callStatus !== lead.callStatus
  const lines = await addTags(touch, lead.id, tagIds ?? [])
  if (isCalled)
    lines.push({
      kind: 'call',
      sentence: workHistoryTexts.callStatus(callStatusTexts[callStatus]),
      details: { callStatus },
    })
  const lastCallAt = lastCallOn ? await calledAt(touch, lastCallOn) : isCalled ? touch.now : undefined
  if (lines.length === 0 && !lastCallAt) return
  if (isCalled && touch.stages.get(lead.stageId)?.kind === 'won') refuse(captureRefusals.wonIsFixed)
  const columns = { ...(isCalled && { callStatus }), ...(lastCallAt && { lastCallAt }) }
  await notifyCalled(touch, lead, await save(touch, lead, columns, lines))
}

/**
 * Moves a lead or changes its position in the column, fills in fields, or both. The fields are saved even if a rule
 * requires more: then the move is not made, and the answer says what is missing (C-080, C-081).
 */
export const patch = (
  ctx: Context,
  { leadId, baseUpdatedAt, stageId, afterLeadId, change }: LeadPatch,
): Promise<PatchedLead> =>
  touching(ctx, async (touch) => {
    const seen = await holdLead(touch, leadId)
    await refuseStaleAction(touch, seen, { baseUpdatedAt, stageId })
    const { callStatus, lastCallOn, tagIds, ...fields } = change
    if (Object.keys(fields).length > 0) {
      const isContested = await areFieldsContested(touch, seen, baseUpdatedAt, fields)
      await changeLead(touch, seen, fields, isContested ? baseUpdatedAt : undefined)
    }
    await fillOthers(touch, await holdLead(touch, leadId), { callStatus, lastCallOn, tagIds })
    if (stageId === undefined) return { lead: await rowOf(touch, leadId), missing: [] }

    const lead = await holdLead(touch, leadId)
    const tags = await findTagIds(touch.db, touch.companyId, leadId)
    const verdict = await tryStage(touch, lead, stageId, tags, afterLeadId)
    if (lead.stageId === stageId && afterLeadId !== undefined) await reorder(touch, lead, afterLeadId)
    if (verdict.kind === 'moved' && verdict.change.lines.length > 0)
      await save(touch, lead, verdict.change.columns, verdict.change.lines)
    const missing = verdict.kind === 'missing' ? await describeFields(touch, verdict.fields) : []
    return { lead: await rowOf(touch, leadId), missing }
  })
