import { leadFieldTexts } from '@foyer/contract/fields/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import { stageAfterAssignment } from '@foyer/contract/leads/rules'
import type { Stage, StageKind } from '@foyer/contract/pipeline/model'
import { checkTransition } from '@foyer/contract/pipeline/transitions'
import { holdStageFor, transitionsOf } from '../../pipeline/service'
import type { LeadColumns, LeadRecord } from '../repository/lead'
import { findFields } from '../repository/surroundings'
import type { Line } from './history'
import { nameOf, type Touch } from './touch'

export interface StageChange {
  columns: LeadColumns
  lines: Line[]
}
const stays: StageChange = { columns: {}, lines: [] }

export const stageOfKind = (stages: Iterable<Stage>, kind: StageKind): Stage => {
  for (const stage of stages) if (stage.kind === kind) return stage
  return refuse(captureRefusals.unknownStage)
}

/** A lead takes the first status of its new stage (C-073); Won and Lost end the follow-up. */
function move({ now }: Touch, from: Stage | undefined, to: Stage): StageChange {
  const ends = to.kind === 'won' || to.kind === 'lost'
  return {
    columns: {
      stageId: to.id,
      statusId: to.statuses[0]?.id ?? null,
      stageSince: now,
      ...(ends && { followUpOn: null, followUpTime: null }),
    },
    lines: [
      {
        kind: 'stage',
        sentence: historyTexts.stage(from?.name ?? '', to.name),
        details: { from: from?.id, to: to.id },
      },
    ],
  }
}

/** C-072: with and without an assignee a lead stands in Assigned or Unassigned; in any other stage it stays. */
export function stageAfterAssigning(
  touch: Touch,
  lead: Pick<LeadRecord, 'stageId'>,
  assigneeId: string | null,
): StageChange {
  const from = touch.stages.get(lead.stageId)
  const wanted = from && stageAfterAssignment(from.kind, assigneeId !== null)
  if (!wanted || wanted === from.kind) return stays
  return move(touch, from, stageOfKind(touch.stages.values(), wanted))
}

/** What a rule may ask of a lead, by the keys of lead fields. */
const valuesOf = (lead: LeadRecord, tags: readonly string[]): Record<string, unknown> => ({
  ...lead,
  name: nameOf(lead),
  stage: lead.stageId,
  assignee: lead.assigneeId,
  callStatus: lead.callStatus === 'new' ? undefined : lead.callStatus,
  tags,
  ...(lead.customValues as Record<string, string>),
})

/** THE way from one stage to another, for a person: Won is frozen, an assignee is needed, the company's rules decide. */
export async function changeStage(
  touch: Touch,
  lead: LeadRecord,
  toStageId: string,
  tags: readonly string[],
): Promise<StageChange> {
  if (lead.stageId === toStageId) return stays
  const from = touch.stages.get(lead.stageId)
  const isThere = await holdStageFor(touch, toStageId)
  const to = (isThere && touch.stages.get(toStageId)) || refuse(captureRefusals.unknownStage)
  if (from?.kind === 'won') return refuse(captureRefusals.wonIsFixed)
  if (!lead.assigneeId || to.kind === 'unassigned') return refuse(captureRefusals.needsAssignee)
  const verdict = checkTransition({
    from: lead.stageId,
    to: to.id,
    rules: await transitionsOf(touch),
    values: valuesOf(lead, tags),
  })
  if (verdict.kind === 'refused') return refuse(captureRefusals.moveRefused(from?.name ?? '', to.name))
  if (verdict.kind === 'missing') {
    const fields = await findFields(touch.db, touch.companyId)
    const labels = verdict.fields.map(
      (key) =>
        leadFieldTexts[key as keyof typeof leadFieldTexts] ??
        fields.find(({ id }) => id === key)?.name ??
        key,
    )
    return refuse(captureRefusals.moveNeeds(labels), { fields: verdict.fields })
  }
  return move(touch, from, to)
}
