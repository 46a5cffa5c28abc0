import { timeZoneRows } from './time-zone-rows'

const zonesByCountry = new Map(
  timeZoneRows
    .trim()
    .split('\n')
    .map((row) => {
      const [countryCode = '', ...zones] = row.split(' ')
      return [countryCode, zones] as const
    }),
)

/** None where nobody lives, several in a wide country. */
export const timeZonesOf = (countryCode: string): string[] => zonesByCountry.get(countryCode) ?? []

export const timeZones: string[] = [...new Set([...zonesByCountry.values()].flat())].sort()

/** A country with one zone decides it; otherwise a zone of the country is kept, or the person has to choose. */
export const timeZoneFor = (countryCode: string, current: string): string => {
  const zones = timeZonesOf(countryCode)
  if (zones.length === 0 || zones.includes(current)) return current
  return zones.length === 1 ? (zones[0] ?? current) : ''
}
