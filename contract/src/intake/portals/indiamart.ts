import type { DoorMapping } from '../doors/model'

/** A push has one enquiry under RESPONSE; a pull has a list of them, each of which is delivered by itself. */
export function indiamartContent(payload: Record<string, unknown>): Record<string, unknown> {
  const { RESPONSE: inner } = payload
  const one = Array.isArray(inner) ? inner[0] : inner
  return typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : payload
}

export const indiamartMapping: DoorMapping = {
  UNIQUE_QUERY_ID: 'none',
  QUERY_TYPE: 'none',
  QUERY_TIME: 'none',
  SENDER_NAME: 'fullName',
  SENDER_MOBILE: 'phone',
  SENDER_MOBILE_ALT: 'otherPhone',
  SENDER_PHONE: 'otherPhone',
  SENDER_PHONE_ALT: 'otherPhone',
  SENDER_EMAIL: 'email',
  SENDER_EMAIL_ALT: 'none',
  SENDER_COMPANY: 'companyName',
  SENDER_ADDRESS: 'address',
  SENDER_CITY: 'city',
  SENDER_STATE: 'none',
  SENDER_PINCODE: 'postalCode',
  SENDER_COUNTRY_ISO: 'none',
  SUBJECT: 'remarks',
  QUERY_MESSAGE: 'remarks',
  QUERY_PRODUCT_NAME: 'workScope',
  QUERY_MCAT_NAME: 'none',
  CALL_DURATION: 'none',
  // The firm's own.
  RECEIVER_MOBILE: 'none',
  RECEIVER_CATALOG: 'none',
}

/** Every reply has one, beside the status of HTTP. */
export type IndiamartVerdict = 'leads' | 'nothing' | 'wrong-key' | 'too-often' | 'not-now'

export function indiamartVerdict(code: unknown, status: number): IndiamartVerdict {
  const known = Number(code) || status
  if (known === 200) return 'leads'
  if (known === 204) return 'nothing'
  if (known === 401 || known === 403) return 'wrong-key'
  return known === 429 ? 'too-often' : 'not-now'
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const two = (value: number) => String(value).padStart(2, '0')
/** It counts in the time of India, whatever the firm's own. */
const indiaAhead = 330 * 60_000

/** 05-JAN-202618:30:00, without anything between day and time. */
export function indiamartTime(at: Date): string {
  const there = new Date(at.getTime() + indiaAhead)
  const day = [two(there.getUTCDate()), months[there.getUTCMonth()], there.getUTCFullYear()].join('-')
  return `${day}${[there.getUTCHours(), there.getUTCMinutes(), there.getUTCSeconds()].map(two).join(':')}`
}

const hour = 3_600_000
/** Enquiries show up late; each is taken once, so that asking twice costs nothing. */
const overlap = hour
/** It answers for seven days at a time. */
const longest = 7 * 24 * hour
const atFirst = 24 * hour
/** It forgets after a year. */
const oldest = 364 * 24 * hour

/** What to ask for next: what was answered in vain is asked for in smaller parts. */
export function nextWindow(
  fetchedUntil: Date | undefined,
  now: Date,
  failures: number,
): { from: Date; until: Date } {
  // A clock that was ahead and has been put right must not leave a window that ends before it begins.
  const since = fetchedUntil
    ? Math.min(fetchedUntil.getTime(), now.getTime()) - overlap
    : now.getTime() - atFirst
  const from = Math.max(since, now.getTime() - oldest)
  const length = Math.max(2 * overlap, longest / 2 ** Math.min(failures, 20))
  return { from: new Date(from), until: new Date(Math.min(now.getTime(), from + length)) }
}
