import { leadFields } from '../../fields/lead-fields'
import type { CustomField } from '../../fields/model'
import { checkValue } from '../../fields/rules'
import { lengthOf } from '../../kit/typed-text'
import { isCity } from '../../leads/record/value-problems'
import { splitName } from '../read-arrival'
import { customFieldOf } from '../targets'
import { budgetIn, budgetOf } from './budget'
import { addressIn, companyIn, designationIn, quarterBefore } from './card'
import { citiesIn, cityIn } from './cities'
import { areaIn, phonesIn, postalCodeIn } from './figures'
import { scopeIn, sourceIn, sourceOf } from './firm-words'
import { type Labelled, labelledIn } from './labelled'
import { nameAlone, nameBefore, nameIn, nameSaidIn } from './person'
import { linesOf, type MessageLine } from './plain-text'
import type { FirmWords, MessageReading } from './reading'
import { isOfLead, isOwnPhone, linesOfOthers } from './whose'

const emails =
  /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24}/gu
/** 'From: Anita Rao <anita@example.in>' */
const senderName = /^\s*from\s*:\s*"?([^<"]+?)"?\s*</i
const goodbye =
  /(?:^|[.!?]\s+)(?:(?:warm|kind|best|with)\s+)?(?:regards|best(?=\W*$)|wishes|thanks?|thank you|thanks (?:and|&) regards|sincerely|cheers|yours (?:truly|sincerely)|धन्यवाद|dhanyavaad)\b[\s,.!-]*(.*)$/i
/** Lines of a mail or a phone that say nothing about the lead. */
const overhead =
  /^(?:to|cc|bcc|date|sent|subject)\s*:|^sent from my\b|^-+\s*forwarded message|^forwarded$|^(?:begin|end):vcard|^(?:version|prodid|n):/i

/** What is further down belongs to another message. */
const mostRead = 8_000

interface Message extends FirmWords {
  lines: readonly MessageLine[]
  /** Without addresses of mails and numbers. */
  bare: readonly string[]
  whole: string
  labelled: readonly Labelled[]
}

const of = ({ labelled }: Message, target: Labelled['target']): string[] =>
  labelled.filter((one) => one.target === target && one.text).map(({ text }) => text)

const firstOf = <S, T>(texts: Iterable<S>, read: (text: S) => T | undefined): T | undefined => {
  for (const text of texts) {
    const found = read(text)
    if (found !== undefined) return found
  }
  return undefined
}

const withoutContact = (text: string, dialCode: string) =>
  phonesIn(text.replace(emails, ' # '), dialCode).rest.replace(/<\s*#\s*>/g, ' ')

function afterGoodbye(bare: readonly string[]): string | undefined {
  for (const [place, line] of bare.entries()) {
    const [found, rest = ''] = goodbye.exec(line.trim()) ?? []
    const name =
      found === undefined
        ? undefined
        : (nameAlone(rest) ?? nameAlone(bare[place + 1] ?? '') ?? nameAlone(rest.split(',')[0] ?? ''))
    if (name) return name
  }
  return undefined
}

const saidNames = (message: Message) => [...of(message, 'fullName'), ...of(message, 'phone')]

function nameOf(message: Message): string | undefined {
  const { lines, bare, ownNames, dialCode } = message
  const own = new Set(ownNames.map((name) => name.toLowerCase()))
  const isOther = (name: string | undefined) => (name && !own.has(name.toLowerCase()) ? name : undefined)
  const inParts = [of(message, 'firstName')[0], of(message, 'lastName')[0]].filter(Boolean).join(' ')
  // A name stands in the line of the number, or in the one before or behind it.
  const hasNumber = (line: string | undefined) => line?.includes('#') ?? false
  const isNumber = (line: string | undefined) => line?.trim() === '#'
  const beside = bare.filter(
    (line, at) => hasNumber(line) || isNumber(bare[at - 1]) || isNumber(bare[at + 1]),
  )
  const speakers = lines.flatMap(({ writer }) => writer?.name ?? [])
  return (
    (inParts && nameIn(inParts)) ||
    firstOf(saidNames(message), (text) => isOther(nameIn(withoutContact(text, dialCode)))) ||
    firstOf(lines, ({ text }) => isOther(nameIn(senderName.exec(text)?.[1] ?? ''))) ||
    firstOf(bare, (line) => isOther(nameSaidIn(line))) ||
    isOther(afterGoodbye(bare)) ||
    firstOf(beside, (line) => isOther(nameAlone(line) ?? nameBefore(line))) ||
    firstOf(speakers, (speaker) => isOther(nameIn(speaker))) ||
    firstOf(bare, (line) => isOther(nameAlone(line)))
  )
}

const emailsIn = (text: string, firm: FirmWords): string[] =>
  (text.match(emails) ?? [])
    .map((found) => found.replace(/^[.'-]+/, ''))
    .filter((found) => isOfLead(found, firm))

/** A line of a mail that says who sent it, where that is nobody's address. */
const isFromNobody = (text: string, firm: FirmWords): boolean =>
  /^from\s*:/i.test(text) && text.includes('@') && emailsIn(text, firm).length === 0

/** Numbers that are no phone of a lead. */
const noPhones =
  /\bfax\b\W{0,4}(?:no\W{0,3})?[\d+(][\d ()+-]{5,}|.*\b(?:helpline|customer (?:care|support)|toll[ -]?free)\b.*/gi

/** Of what was written last; where that has none, of what it answers to, or whom the chat calls by a number. */
function phonesOf({ lines, dialCode, ...firm }: Message) {
  const texts = [false, true].map((isQuoted) =>
    lines.flatMap((line) => (line.isQuoted === isQuoted ? line.text.replace(noPhones, ' ') : [])).join('\n'),
  )
  const names = lines.map(({ writer }) => writer?.name ?? '').join('\n')
  const read = (text: string) =>
    phonesIn(text, dialCode).phones.filter(({ national }) => !isOwnPhone(national, firm))
  return [...texts, names].map(read).find((phones) => phones.length > 0) ?? []
}

function emailOf(message: Message): string | undefined {
  const { lines } = message
  const inLines = [false, true].flatMap((isQuoted) =>
    lines.flatMap((line) => (line.isQuoted === isQuoted ? line.text : [])),
  )
  return firstOf([...of(message, 'email'), ...inLines], (text) => emailsIn(text, message)[0])
}

const fits = (field: 'address' | 'city' | 'companyName' | 'workScope', text: string) =>
  lengthOf(text) <= leadFields[field].max ? text : undefined

function addressOf(message: Message, city: string | undefined): string | undefined {
  const { bare, whole } = message
  const isCityAlone = (text: string) => citiesIn(text).some(({ length }) => length === text.length)
  const said = [
    ...of(message, 'address'),
    ...of(message, 'area').filter((text) => !areaIn(text) && !/\d/.test(text)),
  ]
  const named = said.find((text) => !isCityAlone(text) && text.length > 2)
  const labelledLine = named && (fits('address', named) || undefined)
  if (labelledLine) return labelledLine
  const hasPlace = (one: string) => citiesIn(one).length > 0 || postalCodeIn(one, false) !== undefined
  const hasFigures = (one: string) => areaIn(one) !== undefined || budgetIn(one) !== undefined
  const line = firstOf(bare, (one) => addressIn(one, { hasPlace, hasFigures }))
  if (line) return fits('address', line)
  const place = city === undefined ? undefined : citiesIn(whole).find(({ name }) => name === city)
  return place && quarterBefore(whole, place.at)
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The name of the lead may be that of a city too: Kalyan Reddy, Daman Singh. */
function cityOf(message: Message, name: string | undefined): string | undefined {
  const named = firstOf(of(message, 'city'), (text) => {
    const bare = text.split(/[,(/|]/)[0]?.trim() ?? ''
    return cityIn(text) ?? (bare && isCity(bare) && !/\d/.test(bare) ? fits('city', bare) : undefined)
  })
  const { whole } = message
  const others = name ? whole.replace(new RegExp(escaped(name), 'gi'), '#') : whole
  return named ?? firstOf([...of(message, 'address'), others], cityIn)
}

/** Values of the firm's own fields, where the message names them and they fit. */
function customOf(message: Message, fields: readonly CustomField[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { target, text } of message.labelled) {
    const field = fields.find(({ id }) => id === customFieldOf(target))
    if (!field || !text || field.id in found) continue
    const value =
      field.type === 'dropdown'
        ? (field.options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? '')
        : text
    if (value && !checkValue({ ...field, isRequired: false }, value)) found[field.id] = value
  }
  return found
}

const defined = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined | ''> } =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as never

/**
 * What a message says about a lead: a chat that was forwarded, a mail with its signature, the text of a visiting card, what a
 * portal sends. It is shown for checking, never saved as it is; the message itself goes into the remarks.
 */
export function readMessage(text: string, firm: FirmWords): MessageReading {
  const { dialCode, customFields } = firm
  const all = linesOf(text.slice(0, mostRead))
  const lines = linesOfOthers(all, firm).filter(
    ({ text: line }) => !overhead.test(line) && !isFromNobody(line, firm),
  )
  const texts = lines.map((line) => line.text)
  const bare = texts.map((line) => withoutContact(line, dialCode))
  const whole = bare.join('\n')
  const labelled = labelledIn(texts, customFields)
  const message: Message = { ...firm, lines, bare, whole, labelled }

  const short = nameOf(message)
  // Who signs as Anita is called Anita Rao by the chat, the mail or the card below.
  const written = [
    ...lines.flatMap(({ writer }) => nameIn(writer?.name ?? '') ?? []),
    ...bare.flatMap((line) => nameAlone(line) ?? []),
  ]
  const name = written.find((one) => short && one.startsWith(`${short} `)) ?? short
  const city = cityOf(message, name)
  const area = firstOf([...of(message, 'area'), whole], areaIn)
  const companyName =
    firstOf(of(message, 'companyName'), (one) => fits('companyName', one)) ?? firstOf(bare, companyIn)
  const designation =
    of(message, 'designation')[0] ?? firstOf(bare, (line) => designationIn(line.replace(/#.*$/, '')))
  const postalCode =
    firstOf(of(message, 'postalCode'), (one) => postalCodeIn(one, true)) ??
    firstOf(bare, (line) => postalCodeIn(line, citiesIn(line).length > 0))
  return {
    ...defined({
      ...(name ? splitName(name) : {}),
      designation,
      companyName,
      email: emailOf(message),
      city,
      postalCode,
      address: addressOf(message, city),
      budget: firstOf(of(message, 'budget'), budgetOf) ?? budgetIn(whole),
      ...area,
      workScope: firstOf([...of(message, 'workScope'), whole], (one) => scopeIn(one, firm.workScopes)),
      source:
        firstOf(of(message, 'source'), (one) => sourceOf(one, firm.sources)) ??
        sourceIn(all.map((line) => line.text).join('\n'), firm.sources),
    }),
    phones: phonesOf(message),
    customValues: customOf(message, customFields),
  }
}
