import { type Refusal, refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts, returnTexts } from '@foyer/contract/leads/messages/capture'
import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import { stageAfterAssignment } from '@foyer/contract/leads/rules'
import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { Stage, StageKind } from '@foyer/contract/pipeline/model'
import { checkTransition, type Transition } from '@foyer/contract/pipeline/transitions'
import { nameOf } from '../../lead-name'
import type { LeadScope } from '../../lead-scope'
import type { LeadRecord } from '../../write/repository/columns'
import { type Change, type LeadAddition, noChange } from '../../write/service/lead-write'
import type { Places } from '../../write/service/places'

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
  /** Only of a move to Lost, which brings another. */
  reason?: string | null | undefined
  /** Only if the same step assigned it (C-176). */
  assignee?: { to: string } | undefined
}

type Moved = Pick<
  LeadRecord,
  | 'stageId'
  | 'statusId'
  | 'stageSince'
  | 'position'
  | 'followUpOn'
  | 'followUpTime'
  | 'followUpKind'
  | 'reasonNotInterested'
>

export const beforeMove = (lead: Moved, to: Stage): BeforeMove => ({
  statusId: lead.statusId,
  stageSince: lead.stageSince.toISOString(),
  position: lead.position,
  ...(isEnd(to) &&
    lead.followUpOn !== null && {
      followUp: {
        followUpOn: lead.followUpOn,
        followUpTime: lead.followUpTime,
        followUpKind: lead.followUpKind,
      },
    }),
  ...(to.kind === 'lost' && { reason: lead.reasonNotInterested }),
})

const isEnd = ({ kind }: Stage): boolean => kind === 'won' || kind === 'lost'

/** A lead gets the first status of its new stage (C-073); Won and Lost end the follow-up. */
function move(
  { now }: LeadScope,
  from: Stage | undefined,
  to: Stage,
  position: string,
  line: { kind?: HistoryKind; sentence?: string; remark?: string; details?: object } = {},
): Change {
  const names = { from: from?.name ?? '', to: to.name }
  return {
    columns: {
      stageId: to.id,
      statusId: to.statuses[0]?.id ?? null,
      stageSince: now,
      position,
      ...(isEnd(to) && { followUpOn: null, followUpTime: null, followUpKind: null }),
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
export function stageByAssigning(
  { stages }: Pick<LeadScope, 'stages'>,
  lead: Pick<LeadRecord, 'stageId'>,
  assigneeId: string | null,
): Stage | undefined {
  const from = stages.get(lead.stageId)
  const wanted = from && stageAfterAssignment(from.kind, assigneeId !== null)
  return !wanted || wanted === from.kind ? undefined : stageOfKind(stages.values(), wanted)
}

/** C-172: a lead whose stage was deleted while it was away. */
export const movedFromGone = (
  scope: LeadScope,
  lead: Pick<LeadRecord, 'stageId'>,
  to: Stage,
  place: Places,
): Change => {
  const from = scope.stages.get(lead.stageId)
  const sentence = returnTexts.stage(from?.name ?? '', to.name)
  return move(scope, from, to, place(to.id), { sentence })
}

export const movedByAssigning = (
  scope: LeadScope,
  lead: Pick<LeadRecord, 'stageId'>,
  to: Stage | undefined,
  place: Places,
): Change => (to ? move(scope, scope.stages.get(lead.stageId), to, place(to.id)) : noChange)

/** C-075: to Won, because its project has been made. */
export const movedByConverting = (
  scope: LeadScope,
  lead: Pick<LeadRecord, 'stageId'>,
  to: Stage,
  place: Places,
): Change => move(scope, scope.stages.get(lead.stageId), to, place(to.id))

/** A stored lead, or one that is being added. */
type Judged = LeadAddition['added']

/** What a rule may require of a lead, by the keys of lead fields. */
const valuesOf = (lead: Judged, tags: readonly string[]): Record<string, unknown> => ({
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

export type MoveVerdict =
  | { kind: 'allowed' }
  | { kind: 'refused'; refusal: Refusal }
  /** Keys of the fields that a rule requires. */
  | { kind: 'missing'; fields: string[] }

/** THE rule for a person who moves a lead: Won is frozen, an assignee is needed, the company's rules decide. */
export function judgeMove(
  { stages }: Pick<LeadScope, 'stages'>,
  rules: readonly Transition[],
  { lead, to, tags }: { lead: LeadRecord; to: Stage; tags: readonly string[] },
): MoveVerdict {
  const from = stages.get(lead.stageId)
  if (from?.kind === 'won') return { kind: 'refused', refusal: captureRefusals.wonIsFixed }
  if (!lead.assigneeId || to.kind === 'unassigned')
    return { kind: 'refused', refusal: captureRefusals.needsAssignee }
  return judgeByRules({ stages }, rules, { lead, to, tags })
}

/** The company's rules alone. They also decide whether a lead leaves Unassigned by being assigned (C-170). */
export function judgeByRules(
  { stages }: Pick<LeadScope, 'stages'>,
  rules: readonly Transition[],
  { lead, to, tags }: { lead: Judged; to: Stage; tags: readonly string[] },
): MoveVerdict {
  // Most moves have no rule: of thousands of leads only the few that need it are read as a whole.
  if (!rules.some((rule) => rule.from === lead.stageId && rule.to === to.id)) return { kind: 'allowed' }
  const verdict = checkTransition({ from: lead.stageId, to: to.id, rules, values: valuesOf(lead, tags) })
  if (verdict.kind !== 'refused') return verdict
  const from = stages.get(lead.stageId)
  return { kind: 'refused', refusal: captureRefusals.moveRefused(from?.name ?? '', to.name) }
}

/** A move that was allowed, with what is needed to undo it. */
export const allowedMove = (
  scope: LeadScope,
  lead: LeadRecord,
  to: Stage,
  position: string,
  assignee?: BeforeMove['assignee'],
): Change =>
  move(scope, scope.stages.get(lead.stageId), to, position, {
    details: { before: { ...beforeMove(lead, to), assignee } },
  })

/** Back to the stage before the last move, with what it had there. */
export function takeBack(
  scope: LeadScope,
  lead: LeadRecord,
  { to, before }: { to: Stage; before: BeforeMove },
  place: Places,
): Change {
  const stage = scope.stages.get(lead.stageId)
  const sentence = workHistoryTexts.stageUndone(stage?.name ?? '', to.name)
  const position = before.position ?? place(to.id)
  const { lines } = move(scope, stage, to, position, { kind: 'stage-undone', sentence })
  return {
    columns: {
      stageId: to.id,
      position,
      // The status may have been deleted meanwhile.
      statusId: to.statuses.find(({ id }) => id === before.statusId)?.id ?? to.statuses[0]?.id ?? null,
      stageSince: new Date(before.stageSince),
      // A follow-up that somebody has set since is newer.
      ...(lead.followUpOn === null && before.followUp),
      ...(before.reason !== undefined && { reasonNotInterested: before.reason }),
    },
    lines,
  }
}

/** Out of Won. */
export function reopenedIn(
  scope: LeadScope,
  lead: LeadRecord,
  to: Stage,
  reason: string,
  place: Places,
): Change {
  const from = scope.stages.get(lead.stageId)
  const sentence = workHistoryTexts.reopened(from?.name ?? '', to.name)
  return move(scope, from, to, place(to.id), { kind: 'reopened', sentence, remark: reason })
}
