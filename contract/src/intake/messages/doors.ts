export const doorTexts = {
  /** Above the values that keep no rule, in the history of the lead. */
  flagged: 'Please check what came in:',
  failed: 'Something went wrong on our side.',
} as const
