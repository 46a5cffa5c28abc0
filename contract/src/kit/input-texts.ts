/**
 * What a caller is told of input that has the wrong shape, where the field has no words of its own: sentences for people
 * (C-171). Which field it was is in the details of the refusal.
 */
export const inputTexts = {
  missing: 'Something that is needed was not sent.',
  notRight: 'Something that was sent could not be understood. Please check it and try again.',
  unknownThing: 'What was asked for is not known here. Please load the page again.',
  email: 'Please enter a valid email address.',
  tooLong: (most: string) => `A text is too long: it may have at most ${most} characters.`,
  tooShort: (least: string) => `A text is too short: it needs at least ${least} characters.`,
  tooMany: (most: string) => `A list is too long: it may have at most ${most} entries.`,
  tooFew: (least: string) => `A list is too short: it needs at least ${least} entries.`,
  tooLarge: (most: string) => `A number is above ${most}, which is the most.`,
  tooLow: (least: string) => `A number is below ${least}, which is the least.`,
} as const

/** The question before what was entered is left unsaved. */
export const leaveTexts = {
  title: 'Leave without saving?',
  text: 'What you have changed on this page is not saved yet.',
  leave: 'Leave',
} as const

/** What was typed into a list that does not have it. */
export const notChosen = 'This is not chosen yet. Please pick it in the list, or add it there.'

/** Why another server could not be reached, in words for people. */
export const outsideTexts = {
  notAnAddress: 'This is not an address that begins with https://.',
  unknownHost: 'There is no server of this name.',
  privateHost: 'This address is not on the internet.',
  tooSlow: 'The other server took too long to answer.',
  noAnswer: 'The other server did not answer.',
} as const
