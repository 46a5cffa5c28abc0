import type { StageKind } from './model'

interface Placed {
  id: string
  kind: StageKind
}

export const isDefaultStage = ({ kind }: { kind: StageKind }): boolean => kind !== 'open'

/** New stages come before Won, or at the top if there is no Won. */
export function placeBeforeWon(stages: readonly { kind: StageKind }[]): number {
  const won = stages.findIndex(({ kind }) => kind === 'won')
  return won === -1 ? 0 : won
}

/** The position for this sequence: never before the first default stages, never after Won. */
export function placeFor(stages: readonly { kind: StageKind }[], sequence: number): number {
  const latest = placeBeforeWon(stages)
  const earliest = stages.slice(0, latest).findLastIndex(isDefaultStage) + 1
  return Math.min(Math.max(Math.trunc(sequence) - 1, earliest), latest)
}

/**
 * Applies the order somebody wants for the stages they know to the current order: only the known stages are reordered, a
 * stage that a colleague added meanwhile keeps its place.
 */
export function mergeOrder<S extends Placed>(now: readonly S[], wanted: readonly string[]): S[] {
  const known = new Set(wanted)
  const byId = new Map(now.map((stage) => [stage.id, stage]))
  const queue = [...known].flatMap((id) => byId.get(id) ?? [])
  return now.map((stage) => (known.has(stage.id) ? (queue.shift() ?? stage) : stage))
}

/** Whether every default stage has kept its position (C-013). */
export const keepsDefaults = (before: readonly Placed[], after: readonly Placed[]): boolean =>
  before.every((stage, place) => !isDefaultStage(stage) || after[place]?.id === stage.id)
