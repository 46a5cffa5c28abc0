import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import type { Cell, CellColumn } from '../editing/columns'

export type Direction = 'up' | 'down' | 'left' | 'right' | 'next' | 'previous'

/** What one can go to: items of closed sections are skipped. */
export interface Ground {
  document: QuotationDocument
  columns: readonly CellColumn[]
  closed: ReadonlySet<string>
}

const openItems = ({ document, closed }: Ground): string[] =>
  document.sections.flatMap(({ id, items }) => (closed.has(id) ? [] : items.map((item) => item.id)))

/** The cell in a direction; none at the edge. */
export function neighbour(ground: Ground, { itemId, column }: Cell, direction: Direction): Cell | undefined {
  const items = openItems(ground)
  const row = items.indexOf(itemId)
  // The description is below the name.
  const place = ground.columns.indexOf(column === 'description' ? 'name' : column)
  const at = (to: number, as: CellColumn | undefined): Cell | undefined => {
    const id = items[to]
    return id !== undefined && as ? { itemId: id, column: as } : undefined
  }
  const before = ground.columns[place - 1]
  const after = ground.columns[place + 1]
  switch (direction) {
    case 'up':
      return column === 'description' ? at(row, 'name') : at(row - 1, column)
    case 'down':
      return at(row + 1, column)
    case 'left':
      return at(row, before)
    case 'right':
      return at(row, after)
    case 'next':
      return at(row, after) ?? at(row + 1, ground.columns[0])
    case 'previous':
      if (column === 'description') return at(row, 'name')
      return at(row, before) ?? at(row - 1, ground.columns.at(-1))
  }
}

/** Where one is after a row has gone: below it, else above. */
export function besideItem(ground: Ground, itemId: string): string | undefined {
  const items = openItems(ground)
  const row = items.indexOf(itemId)
  return items[row + 1] ?? items[row - 1]
}

export const isLastOfSection = ({ document }: Ground, itemId: string): boolean =>
  document.sections.some(({ items }) => items.at(-1)?.id === itemId)
