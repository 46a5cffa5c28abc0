import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { transitionsOf } from '../../../pipeline/service'
import type { LeadScope } from '../../lead-scope'
import type { LeadRecord } from '../../write/repository/columns'
import { type Change, noChange } from '../../write/service/lead-write'
import { allowedMove, judgeMove } from './change-stage'
import { describeFields } from './missing-fields'

interface WantedMove {
  /** The lead with everything else that the same call changes. */
  lead: LeadRecord
  tags: readonly string[]
  stageId: string
  /** It is locked, and was not deleted meanwhile. */
  isStageThere: boolean
  place: () => Promise<string>
}

type StageVerdict = { kind: 'moved'; change: Change } | { kind: 'missing'; fields: string[] }

/** One lead to another stage, as far as the rules allow. */
export async function tryStage(scope: LeadScope, wanted: WantedMove): Promise<StageVerdict> {
  const { lead, tags, stageId, isStageThere, place } = wanted
  if (lead.stageId === stageId) return { kind: 'moved', change: noChange }
  const to = (isStageThere && scope.stages.get(stageId)) || refuse(captureRefusals.unknownStage)
  const verdict = judgeMove(scope, await transitionsOf(scope), { lead, to, tags })
  if (verdict.kind === 'refused') return refuse(verdict.refusal)
  if (verdict.kind === 'missing') return verdict
  return { kind: 'moved', change: allowedMove(scope, lead, to, await place()) }
}

/** The same, where everything is done or nothing. */
export async function changeStage(scope: LeadScope, wanted: WantedMove): Promise<Change> {
  const verdict = await tryStage(scope, wanted)
  if (verdict.kind === 'moved') return verdict.change
  const missingFields = await describeFields(scope, verdict.fields)
  return refuse(captureRefusals.moveNeeds(missingFields.map(({ label }) => label)), {
    fields: verdict.fields,
    missingFields,
  })
}
