import { findState, stateOfGst } from './states'

/**
 * The beginning of a PIN code and the GST code of its state; the longest that fits counts. Where one beginning serves two
 * states there is no code: nobody is told a tax that may be wrong.
 */
const states: Readonly<Record<string, string>> = Object.fromEntries(
  `07 11|06 12 13|03 14 15|04 1601|02 17|01 18 19|38 194|09 20 21 22 23 24 25 26 27 28|05 248 249 263|08 30 31 32 33 34
24 36 37 38 39|27 40 41 42 43 44|30 403|23 45 46 47 48|22 49|36 50|37 51 52 53|29 56 57 58 59|33 60 61 62 63 64
32 67 68 69|31 68255|19 70 71 72 73 74|11 737|35 744|21 75 76 77|18 78|12 790 791 792|17 793 794|14 795|15 796|13 797 798
16 799|10 80 811 812 821 823 824 84 85|20 815 816 822 826 827 828 829 83`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [code = '', ...beginnings] = row.split(' ')
      return beginnings.map((beginning) => [beginning, code])
    }),
)

/** Chandigarh and Mohali, Haridwar and Saharanpur, Diu, Daman and Silvassa in Gujarat, Bhadrachalam, Yanam, Puducherry, Mahe. */
const shared = new Set([
  '160',
  '244',
  '246',
  '247',
  '262',
  '362',
  '396',
  '507',
  '53346',
  '605',
  '607',
  '609',
  '67331',
])

/** The state of an Indian postal code; empty when it does not tell. */
export function stateOfPostalCode(postalCode: string): string {
  const pin = postalCode.replace(/\s/g, '')
  if (!/^[1-9]\d{5}$/.test(pin)) return ''
  for (let length = pin.length; length >= 2; length--) {
    const beginning = pin.slice(0, length)
    const code = states[beginning]
    if (code !== undefined) return findState(code)?.code ?? ''
    if (shared.has(beginning)) return ''
  }
  return ''
}

interface Address {
  postalCode: string | null
  country: string | null
}

const stateOfAddress = ({ postalCode, country }: Address): string =>
  /^\s*(india|in)?\s*$/i.test(country ?? '') ? stateOfPostalCode(postalCode ?? '') : ''

/** As the client is registered, otherwise where the work is done, otherwise where the client lives. */
export const placeOfSupplyFor = (client: Address & { gstNumber: string | null }, project: Address): string =>
  stateOfGst(client.gstNumber ?? '') || stateOfAddress(project) || stateOfAddress(client)
