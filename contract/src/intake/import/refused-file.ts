import { byteOrderMark, csvLine } from '../../kit/spreadsheet/csv'
import { importTexts } from '../messages/import'

/** The rows that were not imported, as they came, with a last column that says why; harmless in a spreadsheet (C-140). */
export function refusedFile(
  headings: readonly string[],
  rows: readonly { cells: readonly string[]; reason: string }[],
): string {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length)
  const line = (cells: readonly string[], last: string) =>
    csvLine([...Array.from({ length: width }, (_, at) => cells[at] ?? ''), last], () => true)
  return `${byteOrderMark}${line(headings, importTexts.reason)}${rows.map(({ cells, reason }) => line(cells, reason)).join('')}`
}
