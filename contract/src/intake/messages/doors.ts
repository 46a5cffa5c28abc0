export const doorTexts = {
  /** Above the values that keep no rule, in the history of the lead. */
  flagged: 'Please check what came in:',
  nobodyToReach: 'No phone number and no email was found. Please choose the fields of this lead source.',
  failed: 'Something went wrong on our side.',
} as const
