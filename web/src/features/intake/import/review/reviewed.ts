import {
  type CheckedRow,
  checkRow,
  problemsOfRow,
  valuesOfRow,
} from '@foyer/contract/intake/import/check-row'
import type { ReadSheets, SheetLine } from '@foyer/contract/intake/import/model'

/** A column of the file as the review shows it. */
export interface ReviewColumn {
  index: number
  /** As the file calls it, or by its place. */
  heading: string
  target: string | undefined
  /** What the field is called that it goes into. */
  label: string | undefined
}

/** A row of the file with what was changed in it, and what is wrong with it. */
export interface ReviewRow {
  row: number
  cells: readonly string[]
  checked: CheckedRow
  /** By column. */
  problems: ReadonlyMap<number, string>
  /** Without a cell to mark: a field that no column goes into. */
  others: readonly string[]
  name: string
  isLeftOut: boolean
}

export const isBad = ({ problems, others, isLeftOut }: ReviewRow): boolean =>
  !isLeftOut && problems.size + others.length > 0

export const problemsOf = ({ problems, others }: ReviewRow): string[] => [
  ...new Set([...problems.values(), ...others]),
]

/** The cells of a row as they are after its edits. */
const edited = (cells: readonly string[], edits: ReadonlyMap<number, string> | undefined): string[] => {
  const next = [...cells]
  for (const [column, text] of edits ?? []) {
    while (next.length < column) next.push('')
    next[column] = text
  }
  return next
}

export function reviewRow(
  { row, cells: came }: SheetLine,
  columns: readonly ReviewColumn[],
  rules: ReadSheets['rules'],
  edits?: ReadonlyMap<number, string>,
): ReviewRow {
  const cells = edits ? edited(came, edits) : came
  const checked = checkRow(valuesOfRow(cells, columns), rules)
  const problems = new Map<number, string>()
  const others: string[] = []
  for (const { column, text } of problemsOfRow(row, checked, columns))
    if (column === undefined) others.push(text)
    else if (!problems.has(column)) problems.set(column, text)
  const [contact] = checked.draft.contacts
  const name = `${contact?.firstName ?? ''} ${contact?.lastName ?? ''}`.trim()
  return { row, cells, checked, problems, others, name, isLeftOut: false }
}
