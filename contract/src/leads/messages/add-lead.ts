/** What every page says of adding a lead. */
export const addLeadTexts = {
  add: 'Add Lead',
  withKey: 'Add Lead (C)',
} as const
