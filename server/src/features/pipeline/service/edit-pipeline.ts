import { refuse } from '@foyer/contract/kit/refusal'
import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { pipelineRefusals, stageTexts } from '@foyer/contract/pipeline/messages'
import type { PipelineEdit, Stage, StageChange } from '@foyer/contract/pipeline/model'
import { canGoStale } from '@foyer/contract/pipeline/stage-draft'
import { isSameName } from '@foyer/contract/pipeline/stage-names'
import { isDefaultStage, keepsDefaults, mergeOrder, placeFor } from '@foyer/contract/pipeline/stage-order'
import type { Context } from '../../../context'
import { updatePipeline } from '../repository/pipelines'
import { hideRulesOf, showRulesOf } from '../repository/rules'
import {
  countLeadsIn,
  findDeletedStage,
  holdStages,
  renameStage,
  setDeleted,
  setStaleAfter,
} from '../repository/stages'
import { type Editing, editing, keptSince, liveStage } from './editing'
import { refuseTakenNames, saveOrder } from './stages'

/** Stages and their rules disappear at once and can be restored for a while (C-041). */
async function remove({ db, companyId, now, stages }: Editing, ids: string[]): Promise<Stage[]> {
  if (ids.length === 0) return stages
  for (const id of ids) if (isDefaultStage(liveStage(stages, id))) refuse(pipelineRefusals.defaultNotDeleted)
  await holdStages(db, companyId, ids)
  for (const id of ids) {
    const leads = await countLeadsIn(db, companyId, id)
    if (leads > 0) refuse(pipelineRefusals.stageInUse(leads))
  }
  await setDeleted(db, companyId, ids, now)
  await hideRulesOf(db, companyId, ids, now)
  return stages.filter(({ id }) => !ids.includes(id))
}

async function restore({ db, companyId, now }: Editing, stages: Stage[], ids: string[]): Promise<Stage[]> {
  let order = stages
  for (const id of ids) {
    const found = await findDeletedStage(db, companyId, id, keptSince(now))
    if (!found) return refuse(pipelineRefusals.notRestorable)
    await setDeleted(db, companyId, [id], null)
    await showRulesOf(db, companyId, id, found.deletedAt)
    order = order.toSpliced(placeFor(order, found.stage.sequence), 0, found.stage)
  }
  if (order.length > pipelineLimits.stage.max) refuse(pipelineRefusals.tooManyStages)
  return order
}

/** The new name of a stage; undefined if it does not change. */
function newName(stage: Stage, { name, formerName }: StageChange): string | undefined {
  if (name === undefined || name === stage.name) return undefined
  if (isDefaultStage(stage))
    return isSameName(name, stage.name) ? undefined : refuse(pipelineRefusals.defaultNotRenamed)
  if (formerName !== undefined && formerName !== stage.name)
    return refuse(pipelineRefusals.stageChanged(stage.name))
  return name
}

async function rename(scope: Editing, stages: Stage[], changes: StageChange[]): Promise<Stage[]> {
  const { db, companyId, now } = scope
  let renamed = stages
  for (const change of changes) {
    const name = newName(liveStage(renamed, change.id), change)
    if (name === undefined) continue
    await renameStage(db, companyId, change.id, name, now)
    renamed = renamed.map((stage) => (stage.id === change.id ? { ...stage, name } : stage))
  }
  return renamed
}

/** Also for default stages, as long as their leads still need work. */
async function setThresholds({ db, companyId, now }: Editing, stages: Stage[], changes: StageChange[]) {
  for (const { id, staleAfterDays } of changes) {
    if (staleAfterDays === undefined) continue
    const stage = liveStage(stages, id)
    if (staleAfterDays !== null && !canGoStale(stage)) refuse(pipelineRefusals.neverStale)
    await setStaleAfter(db, companyId, id, staleAfterDays, now)
  }
}

function reorder(stages: Stage[], changes: StageChange[]): Stage[] {
  const wanted = changes
    .flatMap(({ id, sequence }) => (sequence === undefined ? [] : [{ id, sequence }]))
    .toSorted((a, b) => a.sequence - b.sequence)
  const order = mergeOrder(
    stages,
    wanted.map(({ id }) => id),
  )
  return keepsDefaults(stages, order) ? order : refuse(pipelineRefusals.defaultNotMoved)
}

const doneText = ({ changes, deletedIds, restoredIds }: PipelineEdit): string => {
  if (deletedIds.length > 0 && changes.length === 0) return stageTexts.stageDeleted
  return restoredIds.length > 0 && changes.length === 0 ? stageTexts.restored : stageTexts.stageEdited
}

/** Renames, reorders, deletes and restores stages, and sets their idle days; what is not mentioned stays (C-065). */
export const editPipeline = (ctx: Context, edit: PipelineEdit): Promise<{ message: string }> =>
  editing(ctx, async (scope) => {
    const { db, companyId, pipeline } = scope
    if (edit.pipelineId && edit.pipelineId !== pipeline.id) refuse(pipelineRefusals.unknownPipeline)
    if (edit.name && edit.name !== pipeline.name)
      await updatePipeline(db, companyId, pipeline.id, { name: edit.name })
    if (edit.description !== undefined && edit.description !== (pipeline.description ?? ''))
      await updatePipeline(db, companyId, pipeline.id, { description: edit.description || null })
    const left = await remove(scope, [...new Set(edit.deletedIds)])
    const together = await restore(scope, left, [...new Set(edit.restoredIds)])
    const renamed = await rename(scope, together, edit.changes)
    refuseTakenNames(renamed)
    await setThresholds(scope, renamed, edit.changes)
    await saveOrder(scope, reorder(renamed, edit.changes))
    return { message: doneText(edit) }
  })
