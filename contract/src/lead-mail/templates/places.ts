import { labelOf } from '../../fields/lead-fields'
import type { CustomField } from '../../fields/model'
import { escapeHtml } from '../../kit/html'
import { placeTexts } from './messages'
import { fieldPlaces, ownPlaces } from './place-names'

/** A placeholder: {{firstName}} has the name `firstName`. */
export interface MailPlace {
  name: string
  label: string
}

/** What is filled in for one lead, by the names of the places. */
export type PlaceValues = Readonly<Record<string, string>>

export const customPlace = (fieldId: string): string => `field.${fieldId}`

export const mailPlaces = (customFields: readonly Pick<CustomField, 'id' | 'name'>[]): MailPlace[] => [
  ...ownPlaces.map((name) => ({ name, label: placeTexts[name] })),
  ...fieldPlaces.map((name) => ({ name, label: placeTexts[name] ?? labelOf(name) })),
  ...customFields.map(({ id, name }) => ({ name: customPlace(id), label: name })),
]

const fixed: ReadonlySet<string> = new Set([...ownPlaces, ...fieldPlaces])
export const isPlaceName = (name: string): boolean => fixed.has(name) || name.startsWith(customPlace(''))

/** As it is written into a text. */
export const written = (name: string): string => `{{${name}}}`

const blank = '(?:\\s|&nbsp;|\\u00a0)*'
const place = new RegExp(`\\{\\{${blank}([\\w.-]{1,80})${blank}\\}\\}`, 'g')

/** Stands where a place had no value until the gap is closed; a text of a person cannot contain it. */
const gap = '\u0000'

const inline = 'a|b|em|i|mark|s|span|strong|u'
const wrapped = new RegExp(`<(${inline})\\b[^<>]*>\\s*${gap}\\s*</\\1>`, 'g')
const alone = new RegExp(`<(p|li|div|h[1-6])\\b[^<>]*>\\s*${gap}\\s*</\\1>`, 'g')
/** A line of a paragraph that has nothing else. */
const lastLine = new RegExp(`<br\\s*/?>\\s*${gap}\\s*(?=<br|</)`, 'g')
const firstLine = new RegExp(`(<(?:p|div|li)\\b[^<>]*>)\\s*${gap}\\s*<br\\s*/?>`, 'g')
const gaps = new RegExp(`([ \\t\\u00a0]*)(?:${gap}[ \\t\\u00a0]*)+`, 'g')

/** Neither two blanks nor a blank before a comma are left behind. */
const closeGaps = (text: string): string =>
  text.replace(gaps, (found, before: string, at: number) => {
    const next = text.charAt(at + found.length)
    const isBegun = at > 0 && !/[\n>(]/.test(text.charAt(at - 1))
    const goesOn = next !== '' && !/[\n<.,!?;:)]/.test(next)
    const hadBlank = before !== '' || /[ \t\u00a0]$/.test(found)
    // Before a tag the blank stays that parts two words.
    const isBeforeInline = next === '<' && /[ \t\u00a0]$/.test(found) && isBegun
    return hadBlank && ((isBegun && goesOn) || isBeforeInline) ? ' ' : ''
  })

function fill(text: string, values: PlaceValues, shape: (value: string) => string): string {
  return text.replace(place, (asWritten, name: string) => {
    if (!Object.hasOwn(values, name)) return asWritten
    const value = values[name]?.replaceAll(gap, '').trim() ?? ''
    return value === '' ? gap : shape(value)
  })
}

/** For one line, as a subject is: a value of several lines becomes one. An unknown place stays as it is written. */
export const fillText = (text: string, values: PlaceValues): string =>
  closeGaps(fill(text.replaceAll(gap, ''), values, (value) => value.replace(/\s+/g, ' '))).trim()

const tagOrText = /<[^<>]*>|[^<]+|</g

/** Values are text, whatever they contain; lines of an address stay lines. */
export function fillHtml(html: string, values: PlaceValues): string {
  const filled = html
    .replaceAll(gap, '')
    .replace(tagOrText, (part) =>
      part.startsWith('<')
        ? fill(part, values, (value) => escapeHtml(value.replace(/\s+/g, ' '))).replaceAll(gap, '')
        : fill(part, values, (value) => escapeHtml(value).replace(/\r?\n/g, '<br>')),
    )
  let bare = filled
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(wrapped, gap)
  }
  return closeGaps(bare.replace(alone, '').replace(lastLine, '').replace(firstLine, '$1'))
}

/** The places in a text that nothing fills: they would be sent as they are written. */
export const unknownPlaces = (text: string, places: readonly MailPlace[]): string[] => {
  const known = new Set(places.map(({ name }) => name))
  const found = Array.from(text.matchAll(place), ([, name = '']) => name)
  return [...new Set(found)].filter((name) => !known.has(name))
}
