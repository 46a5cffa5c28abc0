import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { Stage } from '@foyer/contract/pipeline/model'
import { transitionsOf } from '../../../pipeline/service'
import type { LeadScope } from '../../lead-scope'
import type { LeadRecord } from '../../write/repository/columns'
import { type Change, noChange } from '../../write/service/lead-write'
import { allowedMove, type BeforeMove, judgeByRules, judgeMove } from './change-stage'
import { describeFields } from './missing-fields'

interface WantedMove {
  /** The lead with everything else that the same call changes. */
  lead: LeadRecord
  tags: readonly string[]
  stageId: string
  /** It is locked, and was not deleted meanwhile. */
  isStageThere: boolean
  place: () => Promise<string>
  /** Who gets it in the same step (C-176). */
  assignee?: BeforeMove['assignee']
}

type StageVerdict = { kind: 'moved'; change: Change } | { kind: 'missing'; fields: string[] }

/** One lead to another stage, as far as the rules allow. */
export async function tryStage(scope: LeadScope, wanted: WantedMove): Promise<StageVerdict> {
  const { lead, tags, stageId, isStageThere, place, assignee } = wanted
  if (lead.stageId === stageId) return { kind: 'moved', change: noChange }
  const to = (isStageThere && scope.stages.get(stageId)) || refuse(captureRefusals.unknownStage)
  const verdict = judgeMove(scope, await transitionsOf(scope), { lead, to, tags })
  if (verdict.kind === 'refused') return refuse(verdict.refusal)
  if (verdict.kind === 'missing') return verdict
  return { kind: 'moved', change: allowedMove(scope, lead, to, await place(), assignee) }
}

/** The same, where everything is done or nothing. */
export async function changeStage(scope: LeadScope, wanted: WantedMove): Promise<Change> {
  const verdict = await tryStage(scope, wanted)
  return verdict.kind === 'moved' ? verdict.change : refuseMissing(scope, verdict.fields)
}

async function refuseMissing(scope: LeadScope, fields: string[]): Promise<never> {
  const missing = await describeFields(scope, fields)
  return refuse(captureRefusals.moveNeeds(missing.map(({ label }) => label)), { missing })
}

/** C-170: what leaves Unassigned by being assigned obeys the same rules. */
export async function refuseByRules(
  scope: LeadScope,
  lead: LeadRecord,
  to: Stage,
  tags: readonly string[],
): Promise<void> {
  const verdict = judgeByRules(scope, await transitionsOf(scope), { lead, to, tags })
  if (verdict.kind === 'refused') refuse(verdict.refusal)
  if (verdict.kind === 'missing') await refuseMissing(scope, verdict.fields)
}
