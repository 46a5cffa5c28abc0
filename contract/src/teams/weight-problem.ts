import { teamLimits } from './limits'
import { weightTexts } from './messages'

/** What is wrong with a share as it was typed. */
export const weightProblem = (typed: string): string | undefined =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= teamLimits.turn.weight.max
    ? undefined
    : weightTexts.wrong
