import { isBlankItem } from '@foyer/contract/quotations/document/blank'
import { pastedHeadings } from '@foyer/contract/quotations/document/messages-editor'
import type {
  QuotationDocument,
  QuotationItem,
  QuotationKind,
} from '@foyer/contract/quotations/document/model'
import { readNumber } from '@foyer/contract/quotations/document/typed-number'
import { readCell } from './cell-text'
import { type Cell, type CellColumn, columnsOf } from './columns'
import { addItem, changeItem, newItem, placeOf } from './rows'

/** The cells of a spreadsheet as its clipboard writes them; cells with lines or quotes in them are quoted. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  const plain = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at]
    if (isQuoted && sign === '"' && plain[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && sign === '\t') endCell()
    else if (!isQuoted && sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  return rows.filter((row) => row.some((one) => one.trim() !== ''))
}

/** More than one cell: it is spread over the grid. */
export const isBlock = (text: string) => /\t|\n./.test(text.replaceAll('\r\n', '\n'))

const headingOf = (text: string) => pastedHeadings[text.toLowerCase().replace(/[^a-z%/]/g, '')]

type Target = CellColumn | undefined

/** The columns that a first row names, if it is a row of headings. */
function namedColumns(row: readonly string[]): Target[] | undefined {
  const named = row.map((text) => {
    const column = headingOf(text)
    return column === 'amount' || column === 'id' ? undefined : column
  })
  const isHeading = named.filter(Boolean).length >= 2 && named.includes('name')
  return isHeading ? named : undefined
}

/** Quantity times rate is computed here: a column of amounts behind them is not a discount. */
function isAmount(rows: readonly string[][], columns: readonly Target[], at: number): boolean {
  const [quantityAt, rateAt] = [columns.indexOf('quantity'), columns.indexOf('rate')]
  if (quantityAt === -1 || rateAt === -1) return false
  const isOne = (row: readonly string[]): boolean | undefined => {
    const [quantity, rate, amount] = [row[quantityAt], row[rateAt], row[at]].map((text) =>
      readNumber(text ?? '', 100),
    )
    if (quantity === undefined || rate === undefined || amount === undefined) return undefined
    return Math.abs((quantity * rate) / 100 - amount) <= 100
  }
  const judged = rows.map(isOne)
  return judged.includes(true) && !judged.includes(false)
}

function usualColumns(rows: readonly string[][], visible: readonly CellColumn[], from: CellColumn): Target[] {
  const first = from === 'description' ? 0 : visible.indexOf(from)
  const columns: Target[] = from === 'description' ? ['description'] : visible.slice(first)
  const discountAt = columns.indexOf('discount')
  if (discountAt === -1 || !isAmount(rows, columns, discountAt)) return columns
  return columns.toSpliced(discountAt, 0, undefined)
}

export interface Filled {
  document: QuotationDocument
  /** Of what could not be read: nothing that was pasted is dropped. */
  unread: (Cell & { text: string })[]
  count: number
  /** Where its first row is. */
  at: Cell
}

/** What a row of the block writes into an item, and what of it cannot be read. */
function readRow(row: readonly string[], targets: readonly Target[]) {
  let part: Partial<QuotationItem> = {}
  const unread: { column: CellColumn; text: string }[] = []
  for (const [place, cell] of row.entries()) {
    const [column, text] = [targets[place], cell.trim()]
    // Nothing where the spreadsheet has nothing: a rate of tax or a unit is not wiped out by an empty cell.
    if (!column || text === '') continue
    // A name is one line: what a cell has below it describes it.
    const [first = '', ...below] = column === 'name' ? text.split('\n') : [text]
    const read = readCell(column, first.trim())
    if (read) part = { ...(below.length > 0 && { description: below.join('\n').trim() }), ...part, ...read }
    else unread.push({ column, text })
  }
  return { part, unread }
}

/**
 * Fills cells from the one the block was pasted into. Items with their names are new ones, in empty rows or between the others;
 * figures alone go into the rows that are there. Rows that are not there yet are added to the section.
 */
export function fillBlock(
  start: QuotationDocument,
  kind: QuotationKind,
  cell: Cell,
  block: string[][],
): Filled {
  const named = namedColumns(block[0] ?? [])
  const rows = named ? block.slice(1) : block
  const targets = named ?? usualColumns(rows, columnsOf(kind, start), cell.column)
  const areItems = targets.includes('name')
  const unread: Filled['unread'] = []
  let document = start
  let itemId = cell.itemId
  let first: string | undefined
  for (const row of rows) {
    const place = placeOf(document, itemId)
    const items = place ? (document.sections[place.section]?.items ?? []) : []
    const here = place && items[place.item]
    const next = first === undefined ? here : place && items[place.item + 1]
    if (next && (!areItems || isBlankItem(next))) itemId = next.id
    else {
      const item = newItem(kind, here)
      document = addItem(document, item, { afterId: itemId })
      itemId = item.id
    }
    first ??= itemId
    const read = readRow(row, targets)
    unread.push(...read.unread.map((one) => ({ itemId, ...one })))
    document = changeItem(document, itemId, read.part)
  }
  return { document, unread, count: rows.length, at: { ...cell, itemId: first ?? cell.itemId } }
}
