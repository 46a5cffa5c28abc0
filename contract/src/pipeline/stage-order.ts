import type { StageKind } from './model'

interface Placed {
  id: string
  kind: StageKind
}

export const isDefaultStage = ({ kind }: { kind: StageKind }): boolean => kind !== 'open'

/** New stages stand before Won, or at the top where there is no Won. */
export function placeBeforeWon(stages: readonly { kind: StageKind }[]): number {
  const won = stages.findIndex(({ kind }) => kind === 'won')
  return won === -1 ? 0 : won
}

/** Where a stage with this sequence goes: never before the default stages that begin, never behind Won. */
export function placeFor(stages: readonly { kind: StageKind }[], sequence: number): number {
  const latest = placeBeforeWon(stages)
  const earliest = stages.slice(0, latest).findLastIndex(isDefaultStage) + 1
  return Math.min(Math.max(Math.trunc(sequence) - 1, earliest), latest)
}

/**
 * The order somebody wants for the stages they know, laid over the order as it is now: the places of the known
 * ones are filled anew, a stage that a colleague added meanwhile keeps its own.
 */
export function mergeOrder<S extends Placed>(now: readonly S[], wanted: readonly string[]): S[] {
  const known = new Set(wanted)
  const byId = new Map(now.map((stage) => [stage.id, stage]))
  const queue = [...known].flatMap((id) => byId.get(id) ?? [])
  return now.map((stage) => (known.has(stage.id) ? (queue.shift() ?? stage) : stage))
}

/** Whether each default stage is where it was (C-013). */
export const keepsDefaults = (before: readonly Placed[], after: readonly Placed[]): boolean =>
  before.every((stage, place) => !isDefaultStage(stage) || after[place]?.id === stage.id)
