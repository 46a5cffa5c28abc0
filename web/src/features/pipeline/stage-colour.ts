import { pipelineLimits } from '@foyer/contract/pipeline/limits'

const { colours } = pipelineLimits.stage

/** Which of the stage colours a stage wears: they repeat after the last. */
export const stageColour = (sequence: number): number => ((Math.max(sequence, 1) - 1) % colours) + 1
