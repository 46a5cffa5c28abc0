import { analyticsLimits } from './limits'

/** 'navi mumbai' as 'Navi Mumbai': cities are counted without regard to capitals. */
export const cityName = (key: string): string =>
  key.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** 'budget too high' as 'Budget too high': so are reasons. */
export const reasonName = (key: string): string => key.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** The label of a stage in the chart of values. */
export function cutLabel(name: string): string {
  const signs = [...name]
  return signs.length > analyticsLimits.labelMax
    ? `${signs.slice(0, analyticsLimits.labelMax).join('')}...`
    : name
}
