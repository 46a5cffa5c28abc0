import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import { stageAfterAssignment } from '@foyer/contract/leads/rules'
import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { Stage, StageKind } from '@foyer/contract/pipeline/model'
import { checkTransition } from '@foyer/contract/pipeline/transitions'
import { holdStageFor, transitionsOf } from '../../../pipeline/service'
import type { LeadColumns, LeadRecord } from '../../record/repository/lead'
import { nameOf, type Touch } from '../../record/service/touch'
import type { Line } from './history'
import { describeFields } from './missing-fields'
import { placeIn } from './place'

export interface StageChange {
  columns: LeadColumns
  lines: Line[]
}
const stays: StageChange = { columns: {}, lines: [] }

export const stageOfKind = (stages: Iterable<Stage>, kind: StageKind): Stage => {
  for (const stage of stages) if (stage.kind === kind) return stage
  return refuse(captureRefusals.unknownStage)
}

/** What a move changes besides the stage, so that it can be undone. */
export interface BeforeMove {
  statusId: number | null
  stageSince: string
  /** Undefined for moves from before there was a board. */
  position?: string | undefined
  /** Only if the move ended it. */
  followUp?: Pick<LeadRecord, 'followUpOn' | 'followUpTime' | 'followUpKind'> | undefined
}

type Moved = Pick<
  LeadRecord,
  'stageId' | 'statusId' | 'stageSince' | 'position' | 'followUpOn' | 'followUpTime' | 'followUpKind'
>

const beforeMove = (lead: Moved, isEnd: boolean): BeforeMove => ({
  statusId: lead.statusId,
  stageSince: lead.stageSince.toISOString(),
  position: lead.position,
  ...(isEnd &&
    lead.followUpOn !== null && {
      followUp: {
        followUpOn: lead.followUpOn,
        followUpTime: lead.followUpTime,
        followUpKind: lead.followUpKind,
      },
    }),
})

/** A lead gets the first status of its new stage (C-073); Won and Lost end the follow-up. */
function move(
  { now }: Touch,
  from: Stage | undefined,
  to: Stage,
  position: string,
  line: { kind?: HistoryKind; sentence?: string; remark?: string; details?: object } = {},
): StageChange {
  const isEnd = to.kind === 'won' || to.kind === 'lost'
  const names = { from: from?.name ?? '', to: to.name }
  return {
    columns: {
      stageId: to.id,
      statusId: to.statuses[0]?.id ?? null,
      stageSince: now,
      position,
      ...(isEnd && { followUpOn: null, followUpTime: null, followUpKind: null }),
    },
    lines: [
      {
        kind: line.kind ?? 'stage',
        sentence: line.sentence ?? historyTexts.stage(names.from, names.to),
        remark: line.remark,
        details: { from: from?.id, to: to.id, names, ...line.details },
      },
    ],
  }
}

/** C-072: assigning moves a lead from Unassigned to Assigned and back; in any other stage it stays. */
export async function stageAfterAssigning(
  touch: Touch,
  lead: Pick<LeadRecord, 'id' | 'stageId'>,
  assigneeId: string | null,
): Promise<StageChange> {
  const from = touch.stages.get(lead.stageId)
  const wanted = from && stageAfterAssignment(from.kind, assigneeId !== null)
  if (!wanted || wanted === from.kind) return stays
  const to = stageOfKind(touch.stages.values(), wanted)
  return move(touch, from, to, await placeIn(touch, lead.id, to.id))
}

/** What a rule may require of a lead, by the keys of lead fields. */
const valuesOf = (lead: LeadRecord, tags: readonly string[]): Record<string, unknown> => ({
  ...lead,
  name: nameOf(lead),
  stage: lead.stageId,
  assignee: lead.assigneeId,
  followUp: lead.followUpOn,
  lastCall: lead.lastCallAt,
  callStatus: lead.callStatus === 'new' ? undefined : lead.callStatus,
  tags,
  ...(lead.customValues as Record<string, string>),
})

export type StageVerdict = { kind: 'moved'; change: StageChange } | { kind: 'missing'; fields: string[] }

/** THE way for a person to move a lead: Won is frozen, an assignee is needed, the company's rules decide. */
export async function tryStage(
  touch: Touch,
  lead: LeadRecord,
  toStageId: string,
  tags: readonly string[],
  behind?: string | null,
): Promise<StageVerdict> {
  if (lead.stageId === toStageId) return { kind: 'moved', change: stays }
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
  if (verdict.kind === 'missing') return verdict
  const isEnd = to.kind === 'won' || to.kind === 'lost'
  const position = await placeIn(touch, lead.id, to.id, behind)
  const details = { before: beforeMove(lead, isEnd) }
  return { kind: 'moved', change: move(touch, from, to, position, { details }) }
}

/** The same, where everything is done or nothing. */
export async function changeStage(
  touch: Touch,
  lead: LeadRecord,
  toStageId: string,
  tags: readonly string[],
): Promise<StageChange> {
  const verdict = await tryStage(touch, lead, toStageId, tags)
  if (verdict.kind === 'moved') return verdict.change
  const missingFields = await describeFields(touch, verdict.fields)
  return refuse(captureRefusals.moveNeeds(missingFields.map(({ label }) => label)), {
    fields: verdict.fields,
    missingFields,
  })
}

/** Back to the stage before the last move, with what it had there. */
export async function takeBack(
  touch: Touch,
  lead: LeadRecord,
  { from, before }: { from: string; before: BeforeMove },
): Promise<StageChange | undefined> {
  const to = (await holdStageFor(touch, from)) ? touch.stages.get(from) : undefined
  if (!to) return undefined
  const stage = touch.stages.get(lead.stageId)
  const names = { from: stage?.name ?? '', to: to.name }
  const sentence = workHistoryTexts.stageUndone(names.from, names.to)
  const position = before.position ?? (await placeIn(touch, lead.id, to.id))
  const { lines } = move(touch, stage, to, position, { kind: 'stage-undone', sentence })
  return {
    columns: {
      stageId: to.id,
      position,
      // The status may have been deleted meanwhile.
      statusId: to.statuses.find(({ id }) => id === before.statusId)?.id ?? to.statuses[0]?.id ?? null,
      stageSince: new Date(before.stageSince),
      // A follow-up that somebody has set since is newer.
      ...(lead.followUpOn === null && before.followUp),
    },
    lines,
  }
}

/** Out of Won: back to the stage before if it still exists, otherwise Assigned, or Unassigned without assignee (C-074). */
export async function reopenStage(
  touch: Touch,
  lead: LeadRecord,
  cameFrom: string | undefined,
  reason: string,
): Promise<StageChange> {
  const stages = [...touch.stages.values()]
  const former = stages.find(({ id, kind }) => id === cameFrom && kind !== 'won' && kind !== 'unassigned')
  const isThere = former && lead.assigneeId && (await holdStageFor(touch, former.id))
  const to = isThere ? former : stageOfKind(stages, lead.assigneeId ? 'assigned' : 'unassigned')
  const from = touch.stages.get(lead.stageId)
  const sentence = workHistoryTexts.reopened(from?.name ?? '', to.name)
  const position = await placeIn(touch, lead.id, to.id)
  return move(touch, from, to, position, { kind: 'reopened', sentence, remark: reason })
}
