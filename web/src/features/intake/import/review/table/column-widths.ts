import type { ReviewColumn, ReviewRow } from '../reviewed'

const looked = 200
const least = 6.5
const most = 15

/** In rem: as wide as what is in the first rows, within limits. */
export const columnWidths = (columns: readonly ReviewColumn[], rows: readonly ReviewRow[]): number[] =>
  columns.map(({ index, heading, label }) => {
    const longest = rows
      .slice(0, looked)
      .reduce(
        (longest, { cells }) => Math.max(longest, cells[index]?.length ?? 0),
        Math.max(heading.length, label?.length ?? 0),
      )
    return Math.min(most, Math.max(least, longest * 0.5 + 1.75))
  })
