import type { CustomField } from '../../fields/model'
import { guessTarget, plainHeading } from '../synonyms'
import { isTarget } from '../targets'
import { importLimits } from './limits'
import type { ImportColumn, SheetLine } from './model'

/** What is known of columns: the fields of the firm, and by plain heading into which of them a column went the last time. */
export interface KnownColumns {
  customFields: readonly Pick<CustomField, 'id' | 'name'>[]
  remembered: Readonly<Record<string, string>>
}

const targetOf = (heading: string, { customFields, remembered }: KnownColumns): string | undefined => {
  const before = Object.hasOwn(remembered, plainHeading(heading))
    ? remembered[plainHeading(heading)]
    : undefined
  return before !== undefined && isTarget(before, customFields) ? before : guessTarget(heading, customFields)
}

/** The line with the most headings that say where they go; if none says so, the first with the most cells. */
export function headerRowOf(lines: readonly SheetLine[], known: KnownColumns): number | undefined {
  const first = lines.slice(0, importLimits.headerLines)
  const best = (worth: (line: SheetLine) => number) =>
    first.reduce<{ row: number; worth: number } | undefined>((found, line) => {
      const own = worth(line)
      return own > (found?.worth ?? 0) ? { row: line.row, worth: own } : found
    }, undefined)
  const named = best(({ cells }) => new Set(cells.flatMap((cell) => targetOf(cell, known) ?? [])).size)
  if (named && named.worth > 1) return named.row
  return (best(({ cells }) => cells.filter((cell) => cell.trim()).length) ?? named)?.row
}

/** Several columns may go into these: all values are kept. */
const canRepeat = (target: string): boolean => target === 'otherPhone' || target === 'remarks'

/** 'A', 'B', … 'AA', as spreadsheets call them. */
export const columnLetters = (index: number): string => {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** The columns under the headings of this line, and where each probably goes. A field that is taken is not guessed again. */
export function columnsOf(
  lines: readonly SheetLine[],
  headerRow: number,
  known: KnownColumns,
): ImportColumn[] {
  const headings = lines.find(({ row }) => row === headerRow)?.cells ?? []
  const width = rowsBelow(lines, headerRow).reduce(
    (most, { cells }) => Math.max(most, cells.length),
    headings.length,
  )
  const taken = new Set<string>()
  return Array.from({ length: width }, (_, index) => {
    const heading = headings[index]?.trim() ?? ''
    const guessed = heading ? targetOf(heading, known) : undefined
    const target = guessed === 'phone' && taken.has('phone') ? 'otherPhone' : guessed
    const isFree = target !== undefined && (canRepeat(target) || !taken.has(target))
    if (isFree) taken.add(target)
    return { index, heading, target: isFree ? target : undefined }
  })
}

/** What stands under the headings. */
export const rowsBelow = (lines: readonly SheetLine[], headerRow: number): SheetLine[] =>
  lines.filter(({ row }) => row > headerRow)
