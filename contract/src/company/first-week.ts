import type { StarterPack } from './starter-packs'

/** What a new firm does in its first days, in the order in which Home lists it. */
export const firstWeekSteps = ['firm', 'self', 'leads', 'invite', 'logo', 'pipeline', 'messages'] as const
export type FirstWeekStep = (typeof firstWeekSteps)[number]

export interface FirstWeek {
  /** Somebody of the firm has put the list away. */
  isHidden: boolean
  done: FirstWeekStep[]
  packs: StarterPack[]
}

export const isFirstWeekOver = ({ isHidden, done }: FirstWeek): boolean =>
  isHidden || firstWeekSteps.every((step) => done.includes(step))
