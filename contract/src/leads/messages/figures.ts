/** What the leads behind a number have in common, as the filter of the list says it. */
export const figureTexts = {
  won: (days: string) => `Won ${days}`,
  lost: (days: string) => `Lost ${days}`,
  contacted: (days: string) => `First contacted ${days}`,
  answered: (days: string) => `Contacted, came ${days}`,
  reached: (days: string, stage: string) => `Reached ${stage}, came ${days}`,
  /** Until its name is known, or when it was deleted. */
  someStage: 'one stage',
  quiet: (days: number) => `Interested, quiet for over ${days} days`,
  interestedToday: 'Interested in a call today',
  withoutSource: 'Without a source',
  noCity: 'no city',
  noReason: 'no reason',
  valued: 'with a budget',
  sourceless: 'without a source',
} as const
