import type { CustomField } from '../../fields/model'
import { readAreaWithUnit } from '../read-arrival'
import { type Guess, guessOf as guessByName, plainHeading } from '../synonyms'
import { isTarget } from '../targets'
import { importLimits } from './limits'
import { type ImportColumn, nowhere, type SheetLine } from './model'
import type { ImportRules } from './rules'
import { readCallStatus, readPerson, readStage } from './standing'

/** What is known of columns: the fields of the firm, and by plain heading what somebody chose for a column before. */
export interface KnownColumns {
  customFields: readonly Pick<CustomField, 'id' | 'name'>[]
  remembered: Readonly<Record<string, string>>
  /** What the firm has: a column in which nothing of it stands is of another program, and goes nowhere by itself. */
  rules?: Pick<ImportRules, 'stages' | 'people'>
}

/** By the name of a column, or by what was chosen for it. */
interface ImportGuess extends Omit<Guess, 'target'> {
  target: string
}

const isRemembered = (field: string, customFields: KnownColumns['customFields']): boolean =>
  field === nowhere || isTarget(field, customFields)

/** What was chosen before counts more than any name. */
const guessOf = (heading: string, { customFields, remembered }: KnownColumns): ImportGuess | undefined => {
  const before = Object.hasOwn(remembered, plainHeading(heading))
    ? remembered[plainHeading(heading)]
    : undefined
  if (before === undefined || !isRemembered(before, customFields)) return guessByName(heading, customFields)
  return before === nowhere ? undefined : { target: before, place: -1 }
}

/** A number to call or an email: what is in a row, and never a heading. */
const isContact = (cell: string): boolean =>
  /^\+?[\d\s()./-]{8,}$/.test(cell.trim()) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell.trim())

/**
 * The line with the most headings that say where they go; if none says so, the first with the most cells.
 * 0 if that one is a row already: nothing names the columns.
 */
export function headerRowOf(lines: readonly SheetLine[], known: KnownColumns): number | undefined {
  const first = lines.slice(0, importLimits.headerLines)
  const best = (worth: (line: SheetLine) => number) =>
    first.reduce<{ row: number; worth: number } | undefined>((found, line) => {
      const own = worth(line)
      return own > (found?.worth ?? 0) ? { row: line.row, worth: own } : found
    }, undefined)
  const named = best(({ cells }) => new Set(cells.flatMap((cell) => guessOf(cell, known)?.target ?? [])).size)
  if (named && named.worth > 1) return named.row
  const fullest = best(({ cells }) => cells.filter((cell) => cell.trim()).length)?.row
  const isRow = !named && first.some(({ row, cells }) => row === fullest && cells.some(isContact))
  return isRow ? 0 : fullest
}

/** Several columns may go into these: all values are kept. */
const canRepeat = (target: string): boolean => target === 'otherPhone' || target === 'remarks'

/** 'A', 'B', … 'AA', as spreadsheets call them. */
export const columnLetters = (index: number): string => {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** Where a column goes whose name says one thing and whose cells say another. */
function byCells({ target, place }: ImportGuess, cells: readonly string[], { rules }: KnownColumns) {
  const asNamed = { target, place }
  if (cells.length === 0) return asNamed
  // JustDial and others call the part of a town so: without a single figure it is no size.
  if (target === 'area')
    return cells.some((cell) => readAreaWithUnit(cell)) ? asNamed : { target: 'address', place: 0 }
  const reads: Record<string, (cell: string) => unknown> = rules
    ? {
        stage: (cell) => readStage(cell, rules.stages),
        assignee: (cell) => readPerson(cell, rules.people),
        callStatus: readCallStatus,
      }
    : {}
  const read = reads[target]
  return read && !cells.some(read) ? undefined : asNamed
}

/**
 * The columns under the headings of this line, and where each probably goes. Of several for one field the best named has it,
 * and further numbers are other numbers.
 */
export function columnsOf(
  lines: readonly SheetLine[],
  headerRow: number,
  known: KnownColumns,
): ImportColumn[] {
  const headings = lines.find(({ row }) => row === headerRow)?.cells ?? []
  const below = rowsBelow(lines, headerRow)
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), headings.length)
  const cellsIn = (index: number) =>
    below.map(({ cells }) => cells[index] ?? '').filter((cell) => cell.trim())
  const guesses = Array.from({ length: width }, (_, index) => {
    const heading = headings[index]?.trim() ?? ''
    const guess = heading ? guessOf(heading, known) : undefined
    const isByName = guess !== undefined && guess.place >= 0
    return { index, heading, guess: isByName ? byCells(guess, cellsIn(index), known) : guess }
  })
  const best = new Map<string, { index: number; place: number }>()
  for (const { index, guess } of guesses) {
    const found = guess && best.get(guess.target)
    // The first number is the number, whatever it is called.
    if (guess && (!found || (guess.target !== 'phone' && guess.place < found.place)))
      best.set(guess.target, { index, place: guess.place })
  }
  return guesses.map(({ index, heading, guess }) => {
    const target = guess?.target
    const isBest = target !== undefined && (canRepeat(target) || best.get(target)?.index === index)
    return { index, heading, target: isBest ? target : target === 'phone' ? 'otherPhone' : undefined }
  })
}

/** What stands under the headings. */
export const rowsBelow = (lines: readonly SheetLine[], headerRow: number): SheetLine[] =>
  lines.filter(({ row }) => row > headerRow)

/**
 * By plain heading: what is to be remembered of the columns that somebody chose. What the name of a column says by itself is
 * not, unless something else was remembered of it.
 */
export function choicesOf(
  lines: readonly SheetLine[],
  headerRow: number,
  chosen: readonly { index: number; target: string }[],
  known: KnownColumns,
): Map<string, string> {
  const targets = new Map(chosen.map(({ index, target }) => [index, target]))
  const choices = new Map<string, string>()
  for (const { index, heading, target } of columnsOf(lines, headerRow, { ...known, remembered: {} })) {
    const plain = plainHeading(heading)
    const isChoice = targets.get(index) !== target || Object.hasOwn(known.remembered, plain)
    if (plain && isChoice) choices.set(plain, targets.get(index) ?? nowhere)
  }
  return choices
}
