import { type PhoneParts, phoneProblem, readPhone } from '../../kit/phone'
import type { AreaUnit } from '../../leads/fields/values'
import { readAreaWithUnit } from '../read-arrival'

/** A mobile number of India, however it is grouped; a landline with its code; a number of another country with its plus. */
const mobile =
  /(?<!\d|\d\.)(?:\(?(?:\+|00)?91\)?[ .-]{0,2}|\(?0\)?[ -]?)?[6-9](?:[ .()-]{0,2}\d){9}(?!\d|\.\d)/g
const landline = /(?<!\d)\(?0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}(?!\d)/g
const abroad = /(?<!\d)(?:\+|00)(?!91)[1-9][\d ().-]{6,18}\d/g

const asPhone = (text: string, dialCode: string): PhoneParts | undefined => {
  const read = readPhone(text, dialCode)
  return read && !phoneProblem(read.dialCode, read.national) ? read : undefined
}

/** Each number once, and the text that is left without them. */
export function phonesIn(text: string, dialCode: string): { phones: PhoneParts[]; rest: string } {
  const phones: PhoneParts[] = []
  let rest = text
  for (const [pattern, code] of [
    [abroad, dialCode],
    [mobile, '91'],
    [landline, '91'],
  ] as const)
    rest = rest.replace(pattern, (written) => {
      const read = asPhone(written.trim(), code)
      if (!read) return written
      const isKnown = phones.some(({ national }) => national === read.national)
      if (!isKnown) phones.push({ dialCode: read.dialCode, national: read.national.replace(/\D/g, '') })
      return ' # '
    })
  return { phones, rest }
}

export const figure = String.raw`\d[\d,]*(?:\.\d+)?`
/** Between the ends of a range. */
export const until = String.raw`\s*(?:-|–|—|to|se|से|or|/)\s*`

const areaUnit = String.raw`(?:sq(?:uare)?\.?\s*-?(?:ft|feet|foot|m|mtrs?|meters?|metres?|yds?|yards?)\b\.?|sqft|sft|sqm|sqyds?|gaj\b)`
const areaHere = new RegExp(
  String.raw`(?<![\d.,])(?:${figure}\s*(?:${areaUnit})?${until})?(${figure})\s*(${areaUnit})`,
  'iu',
)
const indic: readonly [RegExp, string][] = [
  [/वर्ग\s*(?:फुट|फीट)|स्क्वेअर\s*फूट|चौ\.?\s*फूट/g, 'sqft'],
  [/गज/g, 'gaj'],
]

/** '1450 sqft', '1,200 sq. ft.', '150 gaj'. */
export function areaIn(text: string): { area: string; areaUnit: AreaUnit | undefined } | undefined {
  const latin = indic.reduce((former, [word, unitName]) => former.replace(word, unitName), text)
  const [, upper = '', unitName = ''] = areaHere.exec(latin) ?? []
  return upper ? readAreaWithUnit(`${upper} ${unitName.replace('-', ' ')}`) : undefined
}

const sixDigits = /(?<![\d.,₹-])(?<!(?:rs|inr|budget)\.?\s*)([1-8]\d{2}) ?(\d{3})(?!\d|[.,]\d|\s*\/-)/i
const aroundPin = /pin|zip|postal|पिन|india|[-–,]\s*[1-8]\d{2} ?\d{3}/i

/** Six digits could be anything: a pin code is named so, or stands at the end of an address. */
export function postalCodeIn(line: string, hasCity: boolean): string | undefined {
  const [, first = '', second = ''] = sixDigits.exec(line.replace(/[-–](?=[1-8]\d{5}(?!\d))/g, ', ')) ?? []
  if (!first || second === '000') return undefined
  return hasCity || aroundPin.test(line) ? first + second : undefined
}
