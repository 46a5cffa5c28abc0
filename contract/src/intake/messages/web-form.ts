import { refusal } from '../../kit/refusal'
import type { TrailName } from '../web-form/model'

/** The form until a firm changes it. */
export const webFormDefaults = {
  title: 'Tell us about your project',
  intro: 'Leave your details and we will get back to you.',
  button: 'Send enquiry',
  thanks: 'We have received your enquiry and will be in touch soon.',
  source: 'Website',
} as const

/** What history and the list of sources call it. */
export const webFormName = 'Web form'

/** What visitors read. */
export const enquiryTexts = {
  message: 'Message',
  optional: 'optional',
  choose: 'Please choose',
  areaHint: 'In sq ft, or write the unit, such as 120 sq m.',
  budgetHint: 'Such as 12,50,000 or 12.5 lakh.',
  problems: (count: number) => (count === 1 ? 'Please check this:' : 'Please check these:'),
  problemTitle: (title: string) => `Please check: ${title}`,
  thanksTitle: 'Thank you',
  another: 'Send another enquiry',
  logo: (firm: string) => `Logo of ${firm}`,
  trap: 'Leave this empty',
  tooQuick: 'That was quick. Please look it over and send it once more.',
  tooOld: 'This page was open for a long time. Everything is still here: please send it once more.',
  links: (most: number) => `Please write at most ${most} links.`,
  consentMissing: 'Please tick this to go on.',
  missing: (label: string) => `Please enter ${label}.`,
  unknownTitle: 'This form is not here',
  unknown: 'The address may be mistyped, or it has been changed. Please contact the firm directly.',
  closedTitle: 'This form is closed',
  closed: (firm: string) =>
    `${firm} does not take enquiries here at the moment. Please contact them directly.`,
  tooMany: 'Many enquiries came in at once. Please wait a minute, go back and send yours again.',
} as const

/** In the history of the lead. */
export const trailTexts: Record<TrailName, string> = {
  page: 'Page',
  landing: 'First page',
  referrer: 'Came from',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Search words',
  utm_content: 'Advertisement',
  gclid: 'Google click',
  fbclid: 'Facebook click',
}
export const agreedTo = (consent: string) => `Agreed to: ${consent}`

/** What is wrong with the settings. */
export const webFormProblems = {
  colour: 'Please choose a colour.',
  noName: 'Ask for the first name, and make it required.',
  noContact: 'Ask for a phone number or an email address, and make one of them required.',
  twice: 'A field is asked twice.',
  unknownField: 'A field does not exist any more. Please load the page again.',
} as const

export const webFormReplies = {
  saved: 'Web form saved',
  rotated: 'The form has a new address',
} as const

export const webFormRefusals = {
  notSaved: refusal(409, 'web-form-not-saved', 'Save the form first: it has no address yet.'),
  noLogo: refusal(404, 'no-logo', 'There is no logo.'),
}
