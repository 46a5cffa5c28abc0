import type { EntryFigure } from '@foyer/contract/analytics/model'

/** All others count calls. */
export const isOfFollowUps = (figure: EntryFigure): figure is 'kept' | 'late' | 'missed' =>
  figure === 'kept' || figure === 'late' || figure === 'missed'
