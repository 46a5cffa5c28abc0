export const doorTexts = {
  /** Above the values that keep no rule, in the history of the lead. */
  flagged: 'Please check what came in:',
  /** What came is kept for 30 days with its lead source. */
  noRoom: (paths: readonly string[]) =>
    `There was no room in the lead for ${paths.slice(0, 10).join(', ')}${paths.length > 10 ? ' and others' : ''}`,
  nobodyToReach: 'No phone number and no email was found. Please choose the fields of this lead source.',
  failed: 'Something went wrong on our side.',
} as const
