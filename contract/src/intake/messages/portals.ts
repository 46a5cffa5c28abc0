import { refusal } from '../../kit/refusal'

/** For those who deliver, and for people who try an address out. */
export const hookTexts = {
  received: 'Received',
  ready: 'This address is ready to receive enquiries.',
} as const

export const hookRefusals = {
  unknown: refusal(404, 'unknown-address', 'There is no lead source at this address.'),
  paused: refusal(410, 'source-paused', 'This lead source is paused.'),
  empty: refusal(400, 'empty-delivery', 'Nothing was sent.'),
  notJson: refusal(400, 'not-json', 'What was sent is not valid JSON.'),
  unreadable: refusal(400, 'unreadable-delivery', 'What was sent can be read neither as JSON nor as a form.'),
  tooMany: (most: number) =>
    refusal(400, 'too-many-leads', `Please send ${most} leads at most in one delivery.`),
  wrongKey: refusal(403, 'wrong-key', 'The google_key is not the one of this lead source.'),
}

/** Why a door does not work, for the people of the firm. */
export const doorProblems = {
  googleKey: 'Google sent another key. Please enter the key of this page in Google Ads.',
  indiamartKey: 'IndiaMART does not accept the key. Please enter the current one.',
  indiamartAway: 'IndiaMART has not answered for a while. We keep asking.',
  indiamartOdd: 'IndiaMART answered in a way that we do not understand. We keep asking.',
  notTakenIn: (reason: string) => `An enquiry could not be taken in: ${reason}`,
} as const
