import { labelOf } from '../lead-fields'

/** What a form says about the value of a custom field. */
export const valueTexts = {
  required: 'Field is required',
  tooLong: (most: number) => `Maximum length is ${most}`,
  number: 'Please enter a number.',
  email: 'Please enter a valid email address.',
  website: 'Please enter a valid web address.',
  date: 'Please enter a valid date.',
  option: 'Please choose one of the options.',
} as const

/** The contact of a corporate lead, as older clients name it. */
export const contactFieldTexts = {
  firstName: labelOf('firstName', 'form'),
  lastName: labelOf('lastName', 'form'),
  email: labelOf('email', 'form'),
  designation: 'Designation Name',
  phone: labelOf('phone', 'form'),
} as const
