export const targetTexts = {
  fullName: 'Full Name',
  otherPhone: 'Other Phone Number',
  stage: 'Lead status',
} as const

/** What is wrong with a value that arrives; L-217 to L-223 word by word, the others like them. */
export const arrivalProblems = {
  firstName: 'First Name is not valid',
  lastName: 'Last Name is not valid',
  email: 'Email is not valid',
  phone: 'Phone Number is not valid',
  budget: 'Budget is not valid',
  city: 'City Name is not valid',
  postalCode: 'Pin Code is not valid',
  other: (label: string) => `${label} is not valid`,
  /** L-224. */
  inRow: (problem: string, first: string, last: string) => `${problem} for ${first} ${last}`.trim(),
} as const
