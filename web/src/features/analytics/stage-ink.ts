import type { FigureStage } from '@foyer/contract/analytics/model'
import { stageColour } from '../pipeline/stage-colour'

const dot = (colour: number) => `var(--fy-stage-${colour}-dot)`

/** A stage has the colour it has everywhere else. */
export const stageInk = ({ ordinal }: FigureStage): string =>
  dot(stageColour(ordinal === undefined ? {} : { ordinal }))

/** Won is moss and Lost is stone, whatever they are called: a red and green pair fails for many eyes. */
export const endInks = { won: dot(7), lost: dot(1) }

const inOrder = [2, 3, 4, 6, 5, 8, 9, 7]

/** For what has no colour of its own, in the order in which it is drawn; what has no name is stone. */
export const inkAt = (place: number): string => dot(inOrder[place % inOrder.length] ?? 2)
export const namelessInk = dot(1)
