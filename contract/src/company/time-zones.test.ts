import { describe, expect, it } from 'vitest'
import { isValidTimeZone } from '../kit/dates'
import { countries } from './countries'
import { timeZoneFor, timeZones, timeZonesOf } from './time-zones'

describe('time zones', () => {
  it('exist, and every country has one', () => {
    expect(timeZones.filter((zone) => !isValidTimeZone(zone))).toEqual([])
    expect(countries.filter(({ countryCode }) => timeZonesOf(countryCode).length === 0)).toEqual([])
  })

  it('O-037 follow from a country that has one only', () => {
    expect(timeZoneFor('IN', 'Europe/Paris')).toBe('Asia/Kolkata')
    expect(timeZoneFor('AE', 'Asia/Kolkata')).toBe('Asia/Dubai')
  })

  it('stay where they are one of several of the country, and have to be chosen otherwise', () => {
    expect(timeZoneFor('US', 'America/Denver')).toBe('America/Denver')
    expect(timeZoneFor('US', 'Asia/Kolkata')).toBe('')
  })
})
