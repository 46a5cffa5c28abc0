import { pipelineLimits } from './limits'
import { stageTexts } from './messages'
import type { NewStage, PipelineEdit, PipelineStage, StageChange, StageKind } from './model'
import { comparableName, normaliseName, stageNameProblem } from './stage-names'
import { isDefaultStage, placeBeforeWon, placeFor } from './stage-order'

/** A stage while it is edited; its sequence is its position. Settings and Edit Pipeline share this code (C-015). */
export interface DraftStage {
  id: string
  name: string
  kind: StageKind
  /** For its colour. */
  ordinal: number
  leads: number | undefined
  staleAfterDays: number | undefined
  /** What was typed for it, where that is no number of days: it stays, and cannot be saved (C-162). */
  staleText?: string | undefined
  /** Not saved yet; only this screen knows its id. */
  isNew: boolean
}
export type Draft = readonly DraftStage[]
export type DraftStep = { draft: Draft } | { refused: string }

export const draftOf = (stages: readonly PipelineStage[]): Draft =>
  stages.map(({ id, name, kind, sequence, ordinal = sequence, leads, staleAfterDays }) => ({
    id,
    name,
    kind,
    ordinal,
    leads,
    staleAfterDays,
    isNew: false,
  }))

export const isFull = (draft: Draft): boolean => draft.length >= pipelineLimits.stage.max

export function addStage(draft: Draft, id: string): DraftStep {
  if (isFull(draft)) return { refused: stageTexts.limit }
  const stage: DraftStage = {
    id,
    name: '',
    kind: 'open',
    ordinal: Math.max(0, ...draft.map(({ ordinal }) => ordinal)) + 1,
    leads: 0,
    staleAfterDays: undefined,
    isNew: true,
  }
  return { draft: draft.toSpliced(placeBeforeWon(draft), 0, stage) }
}

/** Default stages keep their names. */
export const renameStage = (draft: Draft, id: string, name: string): Draft =>
  draft.map((stage) => (stage.id === id && !isDefaultStage(stage) ? { ...stage, name } : stage))

/** A Won or Lost lead is never marked as idle: there is nothing to do about it. */
export const canGoStale = ({ kind }: Pick<DraftStage, 'kind'>): boolean => kind !== 'won' && kind !== 'lost'

/** While typing: digits are a number of days, empty means never, and anything else is neither. */
export const setStaleDays = (draft: Draft, id: string, typed: string): Draft => {
  const text = typed.trim()
  const isNumber = /^\d{1,9}$/.test(text)
  const days = {
    staleAfterDays: isNumber ? Number(text) : undefined,
    staleText: isNumber || text === '' ? undefined : typed,
  }
  return draft.map((stage) => (stage.id === id && canGoStale(stage) ? { ...stage, ...days } : stage))
}

/** Swaps two neighbours; neither may be a default stage (C-013). */
export function moveStage(draft: Draft, id: string, by: -1 | 1): DraftStep {
  const place = draft.findIndex((stage) => stage.id === id)
  const stage = draft[place]
  const neighbour = draft[place + by]
  if (!stage) return { draft }
  if (isDefaultStage(stage) || (neighbour && isDefaultStage(neighbour)))
    return { refused: stageTexts.defaultNotMoved }
  return neighbour ? { draft: draft.with(place, neighbour).with(place + by, stage) } : { draft }
}

/** A saved stage can be deleted only when it is empty; the server decides. */
export function removeStage(draft: Draft, id: string): DraftStep {
  const stage = draft.find((one) => one.id === id)
  if (!stage) return { draft }
  if (isDefaultStage(stage)) return { refused: stageTexts.defaultNotDeleted }
  if (!stage.isNew && stage.leads) return { refused: stageTexts.inUse(stage.leads) }
  return { draft: draft.filter((one) => one.id !== id) }
}

/** Puts a stage whose deletion was undone back near its old position. */
export const putBack = (draft: Draft, stage: DraftStage, sequence: number): Draft =>
  draft.some(({ id }) => id === stage.id) ? draft : draft.toSpliced(placeFor(draft, sequence), 0, stage)

/** The problem of each name; none when all are right. */
export function problemsOf(draft: Draft): Map<string, string> {
  const problems = new Map<string, string>()
  const seen = new Set(draft.filter(isDefaultStage).map(({ name }) => comparableName(name)))
  for (const { id, name, kind } of draft) {
    if (isDefaultStage({ kind })) continue
    const problem = stageNameProblem(name) ?? (seen.has(comparableName(name)) ? stageTexts.taken : undefined)
    if (problem) problems.set(id, problem)
    seen.add(comparableName(name))
  }
  return problems
}

/** The problem of each number of days. */
export function staleProblemsOf(draft: Draft): Map<string, string> {
  const { min, max } = pipelineLimits.stage.staleDays
  const isWrong = (days: number | undefined) => days !== undefined && (days < min || days > max)
  return new Map(
    draft.flatMap(({ id, staleAfterDays, staleText }) =>
      isWrong(staleAfterDays) || staleText !== undefined ? [[id, stageTexts.staleRange] as const] : [],
    ),
  )
}

export interface DraftChanges {
  /** For edit-pipeline; sent first, so that added stages can use names and positions it frees. */
  edit: Omit<PipelineEdit, 'pipelineId'> | undefined
  /** For add-lead-stage. */
  added: NewStage[]
}

/** Only what this person changed, so that a colleague's changes are not overwritten. */
export function changesOf(base: Draft, draft: Draft): DraftChanges {
  const before = new Map(base.map((stage) => [stage.id, stage]))
  const saved = draft.map((stage, index) => ({
    ...stage,
    sequence: index + pipelineLimits.stage.sequence.start,
  }))
  const stayed = saved.filter(({ isNew }) => !isNew)
  const kept = stayed.filter((stage) => !isDefaultStage(stage))
  const keptIds = new Set(draft.map(({ id }) => id))
  const wasOrder = base.filter(({ id, kind }) => keptIds.has(id) && !isDefaultStage({ kind }))
  const isReordered = wasOrder.some(({ id }, place) => kept[place]?.id !== id)
  const changes = stayed.flatMap((stage): StageChange[] => {
    const { id, name, sequence, staleAfterDays } = stage
    const former = before.get(id) ?? stage
    const isOwn = !isDefaultStage(stage)
    const isRenamed = isOwn && normaliseName(name) !== former.name
    const isStaleOther = staleAfterDays !== former.staleAfterDays
    if (!isRenamed && !isStaleOther && !(isOwn && isReordered)) return []
    return [
      {
        id,
        ...(isRenamed && { name: normaliseName(name), formerName: former.name }),
        ...(isOwn && isReordered && { sequence }),
        ...(isStaleOther && { staleAfterDays: staleAfterDays ?? null }),
      },
    ]
  })
  const deletedIds = base.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id)
  const isEdited = changes.length > 0 || deletedIds.length > 0
  return {
    edit: isEdited ? { changes, deletedIds, restoredIds: [] } : undefined,
    added: saved
      .filter(({ isNew }) => isNew)
      .map(({ name, sequence, staleAfterDays }) => ({
        name: normaliseName(name),
        sequence,
        ...(staleAfterDays !== undefined && { staleAfterDays }),
      })),
  }
}

export interface SavedChanges {
  isAdded: boolean
  isEdited: boolean
  isDeleted: boolean
}

/** The message after saving in the settings (C-015). */
export function savedTexts(done: SavedChanges): string[] {
  const texts = [
    done.isAdded && stageTexts.stageAdded,
    done.isEdited && stageTexts.stageEdited,
    done.isDeleted && stageTexts.stageDeleted,
  ]
  return texts.filter((text) => text !== false)
}

/** The message after saving in Edit Pipeline (C-015). */
export const pipelineSavedTexts = ({ isAdded, isEdited, isDeleted }: SavedChanges): string[] =>
  isAdded || isEdited || isDeleted ? [stageTexts.pipelineEdited] : []
