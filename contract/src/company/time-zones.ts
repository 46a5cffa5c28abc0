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

/** Follows from the country where it has one only; kept where it is one of the country's, else for a person to choose. */
export const timeZoneFor = (countryCode: string, current: string): string => {
  const zones = timeZonesOf(countryCode)
  if (zones.length === 0 || zones.includes(current)) return current
  return zones.length === 1 ? (zones[0] ?? current) : ''
}
