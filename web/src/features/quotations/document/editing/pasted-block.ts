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
}

/** Fills cells from the one the block was pasted into; rows that are not there yet are added to the section. */
export function fillBlock(
  start: QuotationDocument,
  kind: QuotationKind,
  cell: Cell,
  block: string[][],
): Filled {
  const named = namedColumns(block[0] ?? [])
  const rows = named ? block.slice(1) : block
  const targets = named ?? usualColumns(rows, columnsOf(kind, start), cell.column)
  const unread: Filled['unread'] = []
  let document = start
  let itemId = cell.itemId
  for (const [at, row] of rows.entries()) {
    if (at > 0) {
      const place = placeOf(document, itemId)
      const items = place ? (document.sections[place.section]?.items ?? []) : []
      const next = place && items[place.item + 1]
      if (next) itemId = next.id
      else {
        const item = newItem(kind, place && items[place.item])
        document = addItem(document, item, { afterId: itemId })
        itemId = item.id
      }
    }
    let part: Partial<QuotationItem> = {}
    for (const [place, text] of row.entries()) {
      const column = targets[place]
      // Nothing where the spreadsheet has nothing: a rate of tax or a unit is not wiped out by an empty cell.
      if (!column || text.trim() === '') continue
      const read = readCell(column, text.trim())
      if (read) part = { ...part, ...read }
      else unread.push({ itemId, column, text: text.trim() })
    }
    document = changeItem(document, itemId, part)
  }
  return { document, unread, count: rows.length }
}
