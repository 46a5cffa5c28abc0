import { phoneDigits, readPhone } from '../../kit/phone'
import { labelledIn } from './labelled'
import type { MessageLine, Writer } from './plain-text'
import type { FirmWords } from './reading'

/** Whoever passes leads on: their addresses are nobody's. */
const portals =
  /@(?:[^@]*\.)?(?:99acres|magicbricks|indiamart|justdial|housing|sulekha|houzz|nobroker|urbancompany|squareyards|commonfloor|makaan|proptiger|olx|quikr|tradeindia|facebookmail|facebook|instagram|whatsapp|meta|google|linkedin|zapier|wix|wordpress)\.[a-z.]{2,8}$/i
const nobody =
  /^(?:no-?_?reply|do-?_?not-?_?reply|notifications?|alerts?|mailer(?:-daemon)?|postmaster|bounces?)\b/i
/** Where everybody can have an address, so that one's own says nothing about others. */
const everybody =
  /@(?:g(?:oogle)?mail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|rediffmail|rediff|zohomail|proton(?:mail)?|aol)\.[a-z.]{2,8}$/i

type Own = Pick<FirmWords, 'ownNames' | 'ownContacts'>

const domainOf = (email: string) => email.slice(email.lastIndexOf('@')).toLowerCase()

function isOwnEmail(email: string, { ownContacts }: Own): boolean {
  const own = ownContacts.filter((contact) => contact.includes('@')).map((contact) => contact.toLowerCase())
  if (own.includes(email.toLowerCase())) return true
  return !everybody.test(email) && own.some((contact) => domainOf(contact) === domainOf(email))
}

export const isOwnPhone = (national: string, { ownContacts }: Own): boolean =>
  ownContacts.some((contact) => readPhone(contact)?.national === phoneDigits(national))

/** Whether an address can be that of a lead: neither the firm's own nor one that nobody reads. */
export const isOfLead = (email: string, own: Own): boolean =>
  !portals.test(email) && !nobody.test(email) && !isOwnEmail(email, own)

function isOwnWriter({ name, email }: Writer, own: Own): boolean {
  if (email && isOwnEmail(email, own)) return true
  const called = name?.toLowerCase() ?? ''
  return own.ownNames.some((one) => one && called === one.toLowerCase()) || isOwnPhone(called, own)
}

/** Somebody of the firm passes a lead on. */
const isPassedOn = (lines: readonly MessageLine[]): boolean =>
  labelledIn(
    lines.map(({ text }) => text).filter((text) => !/^from\b/i.test(text)),
    [],
  ).some(({ target }) => target === 'fullName' || target === 'firstName')

/** What others have written: what the firm has said is no word about its lead, if there is any other. */
export function linesOfOthers(lines: readonly MessageLine[], own: Own): MessageLine[] {
  const turns: MessageLine[][] = []
  for (const line of lines) {
    const turn = turns.at(-1)
    if (turn && turn[0]?.writer === line.writer) turn.push(line)
    else turns.push([line])
  }
  const others = turns.filter((turn) => {
    const writer = turn[0]?.writer
    return !writer || !isOwnWriter(writer, own) || isPassedOn(turn)
  })
  return (others.length > 0 ? others : turns).flat()
}
