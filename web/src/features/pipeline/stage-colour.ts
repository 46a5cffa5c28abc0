import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import type { Stage } from '@foyer/contract/pipeline/model'

const { colours } = pipelineLimits.stage

/** What of a stage says its colour; older servers know only where it stands. */
export type Coloured = Pick<Stage, 'ordinal'> & Partial<Pick<Stage, 'sequence'>>

/**
 * Which of the stage colours a stage wears: they repeat after the last, in the order in which stages were made, so that
 * inserting or moving one recolours none (L-025, P-014).
 */
export const stageColour = ({ sequence = 1, ordinal = sequence }: Coloured): number =>
  ((Math.max(ordinal, 1) - 1) % colours) + 1
