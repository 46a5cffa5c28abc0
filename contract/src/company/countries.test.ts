import { countries as published } from 'countries-list'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import {
  countries,
  findCountry,
  findCountryByDialCode,
  findCountryByName,
  searchCountries,
} from './countries'

const codes = (text: string) => searchCountries(text).map(({ countryCode }) => countryCode)

describe('the table', () => {
  it('T-025 has about 240 countries with name, calling code, code, currency and symbol', () => {
    expect(countries.length).toBeGreaterThanOrEqual(235)
    expect(countries.length).toBeLessThanOrEqual(250)
    for (const country of countries)
      expect(country).toEqual({
        name: expect.stringMatching(/^\p{Lu}.{2,}/u),
        countryCode: expect.stringMatching(/^[A-Z]{2}$/),
        dialCode: expect.stringMatching(/^\+[1-9]\d{0,3}$/),
        currency: expect.stringMatching(/^[A-Z]{3}$/),
        symbol: expect.stringMatching(/^\S.{0,4}$/),
      })
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  })

  it('agrees with the public list on the currency, and on the name but for its accents', () => {
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
    const renamed = ['AX', 'CI']
    for (const { countryCode: code, name, currency } of countries) {
      const row = published[code as keyof typeof published]
      expect(row.currency, code).toContain(currency)
      if (!renamed.includes(code)) expect(bare(name)).toBe(bare(row.name))
    }
    // Uninhabited, or a part of Saint Helena.
    const absent = Object.keys(published).filter((code) => !findCountry(code))
    expect(absent.sort()).toEqual(['AC', 'AQ', 'BV', 'GS', 'HM', 'TA', 'TF', 'UM'])
  })

  it('has dial codes that can be dialled', () => {
    for (const { countryCode: code, dialCode } of countries)
      if (isSupportedCountry(code)) expect(dialCode.indexOf(`+${getCountryCallingCode(code)}`), code).toBe(0)
  })

  it('writes currencies as the amounts of the product do', () => {
    const symbolOf = (code: string) => findCountry(code)?.symbol
    expect(['US', 'GB', 'DE', 'AE', 'AU'].map(symbolOf)).toEqual(['$', '£', '€', 'د.إ', 'A$'])
  })
})

describe('finding a country', () => {
  it('by its code and its name, in any case', () => {
    expect(findCountry('ae')?.name).toBe('United Arab Emirates')
    expect(findCountryByName('united arab emirates')?.countryCode).toBe('AE')
    expect(findCountryByName('Curacao')?.countryCode).toBe('CW')
    expect(findCountry('ZZ')).toBeUndefined()
    expect(findCountry('')).toBeUndefined()
  })

  it('by its dial code, the best known where several share one', () => {
    expect(
      ['+91', '971', '+1', '44', '+7', '+1268'].map((one) => findCountryByDialCode(one)?.countryCode),
    ).toEqual(['IN', 'AE', 'US', 'GB', 'RU', 'AG'])
    expect(findCountryByDialCode('')).toBeUndefined()
  })
})

describe('searching', () => {
  it('T-025 answers to name, code, calling code, currency and symbol', () => {
    expect(codes('india')[0]).toBe('IN')
    expect(codes('IN')[0]).toBe('IN')
    expect(codes('+91')).toEqual(['IN'])
    expect(codes('91')).toEqual(['IN'])
    expect(codes('0091')).toEqual(['IN'])
    expect(codes('INR')).toEqual(['IN'])
    expect(codes('₹')).toEqual(['IN'])
    expect(codes('د.إ')).toEqual(['AE'])
  })

  it('finds a part of a name, names in daily use and names without their accents', () => {
    expect(codes('emirates')).toEqual(['AE'])
    expect(codes('dubai')).toEqual(['AE'])
    expect(codes('turkey')[0]).toBe('TR')
    expect(codes('reunion')[0]).toBe('RE')
    expect(codes("cote d'ivoire")[0]).toBe('CI')
    expect(codes('united')).toEqual(['AE', 'GB', 'US'])
  })

  it('puts the exact dial code before those that begin with it', () => {
    expect(codes('+1').slice(0, 2)).toEqual(['CA', 'US'])
    expect(codes('+1')).toContain('AG')
  })

  it('gives all for no text and none for nonsense', () => {
    expect(searchCountries('  ')).toBe(countries)
    expect(codes('qqq')).toEqual([])
  })
})
