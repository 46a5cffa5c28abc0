import { analyticsLimits } from './limits'

/** The label of a stage in the chart of values. */
export function cutLabel(name: string): string {
  const signs = [...name]
  return signs.length > analyticsLimits.labelMax
    ? `${signs.slice(0, analyticsLimits.labelMax).join('')}...`
    : name
}
