import { analyticsLimits } from '@foyer/contract/analytics/limits'

const { pageSize } = analyticsLimits
/** One more than is shown says whether there are more. */
export const asked = pageSize + 1

/** What is shown of the rows that were asked for, and the last of it where more follow. */
export function pageOf<Row>(rows: readonly Row[]): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, pageSize)
  return { shown, last: rows.length > pageSize ? shown.at(-1) : undefined }
}
