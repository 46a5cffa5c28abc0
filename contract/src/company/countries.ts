import { countryRows } from './country-rows'
import { symbolOf } from './currency-symbols'

export interface Country {
  name: string
  /** ISO 3166, two letters: 'IN'. */
  countryCode: string
  /** '+91' */
  dialCode: string
  /** ISO 4217: 'INR'. */
  currency: string
  symbol: string
}

/** Every country and territory where somebody lives, by name. */
export const countries: Country[] = countryRows
  .trim()
  .split('\n')
  .map((row) => {
    const [countryCode = '', name = '', dialCode = '', currency = ''] = row.split('|')
    return { name, countryCode, dialCode: `+${dialCode}`, currency, symbol: symbolOf(currency) }
  })

const byCode = new Map(countries.map((country) => [country.countryCode, country]))

export const findCountry = (countryCode: string): Country | undefined =>
  byCode.get(countryCode.trim().toUpperCase())

export const findCountryByName = (name: string): Country | undefined => {
  const wanted = folded(name)
  return countries.find((country) => folded(country.name) === wanted)
}

/** Several countries share +1, +7, +44 …: these are meant first. */
const mainByDialCode: Record<string, string> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+500': 'FK',
  '+590': 'GP',
  '+599': 'CW',
}

export const findCountryByDialCode = (dialCode: string): Country | undefined => {
  const wanted = `+${dialCode.replace(/\D/g, '')}`
  return findCountry(mainByDialCode[wanted] ?? '') ?? countries.find((country) => country.dialCode === wanted)
}

/** Common names that differ from the one in the table. */
const otherNames: Record<string, string> = {
  AE: 'UAE Dubai Abu Dhabi',
  CD: 'DRC',
  CI: 'Ivory Coast',
  CV: 'Cape Verde',
  CZ: 'Czech Republic',
  GB: 'UK Great Britain England Scotland Wales',
  IN: 'Bharat',
  MM: 'Burma',
  MO: 'Macau',
  NL: 'Holland',
  SZ: 'Swaziland',
  TL: 'Timor-Leste',
  TR: 'Turkey',
  US: 'USA America',
  VA: 'Holy See',
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase()

const words = new Map(
  countries.map((country) => [
    country,
    folded(`${country.name} ${otherNames[country.countryCode] ?? ''}`).split(/[\s()-]+/),
  ]),
)

/** How well a country matches the text: 0 is best, undefined no match. */
function rank(country: Country, text: string): number | undefined {
  const { countryCode, currency, dialCode, symbol } = country
  const name = folded(country.name)
  if ([name, countryCode.toLowerCase(), currency.toLowerCase(), folded(symbol)].includes(text)) return 0
  const digits = text.replace(/^(\+|00)/, '')
  if (/^\d+$/.test(digits)) {
    if (dialCode === `+${digits}`) return 0
    return dialCode.startsWith(`+${digits}`) ? 1 : undefined
  }
  if (name.startsWith(text)) return 1
  if (words.get(country)?.some((word) => word.startsWith(text))) return 2
  if (name.includes(text) || folded(otherNames[countryCode] ?? '').includes(text)) return 3
  return folded(symbol).startsWith(text) || currency.toLowerCase().startsWith(text) ? 4 : undefined
}

/** By name, code, dial code, currency or symbol; best matches first, all countries for an empty text. */
export function searchCountries(text: string): Country[] {
  const wanted = folded(text)
  if (!wanted) return countries
  return countries
    .flatMap((country) => {
      const place = rank(country, wanted)
      return place === undefined ? [] : [{ country, place }]
    })
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country)
}
