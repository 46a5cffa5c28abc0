import { refuse } from '@foyer/contract/kit/refusal'
import { pipelineRefusals, statusTexts } from '@foyer/contract/pipeline/messages'
import type {
  NewStatus,
  Stage,
  StatusEdit,
  StatusPage,
  StatusPageQuery,
  StatusRef,
  StatusRow,
} from '@foyer/contract/pipeline/model'
import { isSameName } from '@foyer/contract/pipeline/stage-names'
import { isFullOfStatuses, isPermanent } from '@foyer/contract/pipeline/statuses'
import { type Context, inViewersCompany } from '../../../context'
import { updatePipeline } from '../repository/pipelines'
import { findLiveStages } from '../repository/stages'
import * as repository from '../repository/statuses'
import { editing, liveStage } from './editing'

const rowsOf = ({ id, name, sequence, ordinal, statuses }: Stage): StatusRow[] =>
  statuses.map((status) => ({
    ...status,
    isPermanent: isPermanent(status.id),
    stage: { id, name, sequence, ordinal },
  }))

const contains = (search: string) => {
  const words = search.toLowerCase().split(/\s+/)
  return ({ name, stage }: StatusRow) => {
    const text = `${name} ${stage.name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/** Twenty stages with eight statuses each are few: all are read, and the page is cut here. */
export const statuses = (ctx: Context, { page, limit, search }: StatusPageQuery): Promise<StatusPage> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const all = (await findLiveStages(db, companyId)).flatMap(rowsOf)
    const found = search ? all.filter(contains(search)) : all
    const pageCount = Math.max(1, Math.ceil(found.length / limit))
    // After the last page comes the last one again: rows may have been deleted meanwhile.
    const shown = Math.min(page, pageCount)
    return {
      rows: found.slice((shown - 1) * limit, shown * limit),
      page: shown,
      pageCount,
      total: found.length,
    }
  })

function refuseTakenStatus(stage: Stage, name: string, ownId?: number): void {
  const isTaken = stage.statuses.some((status) => status.id !== ownId && isSameName(status.name, name))
  if (isTaken) refuse(pipelineRefusals.statusTaken(name, stage.name))
}

export const addStatus = (ctx: Context, { stageId, name }: NewStatus): Promise<{ message: string }> =>
  editing(ctx, async ({ db, companyId, pipeline, stages }) => {
    const stage = liveStage(stages, stageId)
    if (isFullOfStatuses(stage)) refuse(pipelineRefusals.stageFull(stage.name))
    refuseTakenStatus(stage, name)
    const highest = await repository.findHighestStatusId(db, companyId)
    const id = Math.max(pipeline.nextStatusId, highest + 1)
    await repository.appendStatus(db, companyId, { stageId, id, name })
    await updatePipeline(db, companyId, pipeline.id, { nextStatusId: id + 1 })
    return { message: statusTexts.added }
  })

const statusIn = (stage: Stage, id: number) =>
  stage.statuses.find((status) => status.id === id) ?? refuse(pipelineRefusals.statusGone)

export const editStatus = (ctx: Context, edit: StatusEdit): Promise<{ message: string }> =>
  editing(ctx, async ({ db, companyId, stages }) => {
    const { from, toStageId, name } = edit
    const status = statusIn(liveStage(stages, from.stageId), from.statusId)
    const target = liveStage(stages, toStageId)
    const moves = toStageId !== from.stageId
    refuseTakenStatus(target, name, moves ? undefined : status.id)
    if (moves) {
      if (target.statuses.some(({ id }) => id === status.id))
        refuse(pipelineRefusals.statusTaken(status.name, target.name))
      if (isFullOfStatuses(target)) refuse(pipelineRefusals.stageFull(target.name))
      const leads = await repository.countLeadsWith(db, companyId, from)
      if (leads > 0 && !edit.isMoveConfirmed)
        refuse(pipelineRefusals.moveInUse(status.name, leads), { leads })
    }
    if (name !== status.name) await repository.renameStatus(db, companyId, from, name)
    if (moves) await repository.moveStatus(db, companyId, from, toStageId)
    return { message: statusTexts.edited }
  })

export const deleteStatus = (ctx: Context, ref: StatusRef): Promise<{ message: string }> =>
  editing(ctx, async ({ db, companyId, stages }) => {
    const { id } = statusIn(liveStage(stages, ref.stageId), ref.statusId)
    if (isPermanent(id)) refuse(pipelineRefusals.statusPermanent)
    const leads = await repository.countLeadsWith(db, companyId, ref)
    if (leads > 0) refuse(pipelineRefusals.statusInUse(leads), { leads })
    await repository.deleteStatus(db, companyId, ref)
    return { message: statusTexts.deleted }
  })
