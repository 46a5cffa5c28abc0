import { basisTexts } from '@foyer/contract/quotations/document/messages-editor'
import {
  type Discount,
  type ItemBasis,
  itemBases,
  type QuotationItem,
} from '@foyer/contract/quotations/document/model'
import { groupedNumber, plainNumber, readNumber } from '@foyer/contract/quotations/document/typed-number'
import type { CellColumn } from './columns'

type Write = (parts: number, scale: number) => string

const discountText = (discount: Discount | null, write: Write) => {
  if (!discount) return ''
  const figure = write(discount.value, 100)
  return discount.kind === 'percent' ? `${figure}%` : figure
}

function textWith(item: QuotationItem, column: CellColumn, write: Write): string {
  if (column === 'quantity') return item.quantity === 0 ? '' : write(item.quantity, 1000)
  if (column === 'rate') return item.rate === 0 ? '' : write(item.rate, 100)
  if (column === 'discount') return discountText(item.discount, write)
  if (column === 'gst') return `${write(item.gst, 100)}%`
  if (column === 'basis') return basisTexts[item.basis]
  return item[column]
}

/** As it is read. */
export const shownIn = (item: QuotationItem, column: CellColumn) => textWith(item, column, groupedNumber)
/** As it is typed. */
export const typedIn = (item: QuotationItem, column: CellColumn) => textWith(item, column, plainNumber)

/** '10%' or an amount; nothing for none. */
export function readDiscount(text: string): { discount: Discount | null } | undefined {
  const plain = text.trim()
  if (plain === '') return { discount: null }
  const isPercent = plain.endsWith('%')
  const value = readNumber(isPercent ? plain.slice(0, -1) : plain, 100)
  if (value === undefined || (isPercent && value > 10_000)) return undefined
  if (value === 0) return { discount: null }
  return { discount: { kind: isPercent ? 'percent' : 'amount', value } }
}

/** A part of a hundred, with or without its sign. */
export function readPercent(text: string): number | undefined {
  const plain = text.trim().replace(/\s*%$/, '')
  const value = plain === '' ? 0 : readNumber(plain, 100)
  return value !== undefined && value <= 10_000 ? value : undefined
}

/** What a basis brings with it, so that a fee is typed with few keys. */
const withBasis: Record<ItemBasis, Partial<QuotationItem>> = {
  quantity: {},
  area: { unit: 'sq ft' },
  rooms: { unit: 'room' },
  percentage: { unit: '%' },
  'lump-sum': { unit: 'LS', quantity: 1000 },
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z%]/g, '')
const otherWords: Partial<Record<string, ItemBasis>> = {
  '%': 'percentage',
  sqft: 'area',
  lumpsum: 'lump-sum',
  ls: 'lump-sum',
  fixed: 'lump-sum',
  room: 'rooms',
  qty: 'quantity',
  nos: 'quantity',
}

function readBasis(text: string): ItemBasis | undefined {
  const word = bare(text)
  if (word === '') return undefined
  return (
    otherWords[word] ??
    itemBases.find((basis) => bare(basisTexts[basis]).startsWith(word) || bare(basis).startsWith(word))
  )
}

const numberIn = (text: string, scale: number) => (text.trim() === '' ? 0 : readNumber(text, scale))

/** What a text in a cell changes; nothing where it cannot be read. */
export function readCell(column: CellColumn, text: string): Partial<QuotationItem> | undefined {
  switch (column) {
    case 'quantity': {
      const quantity = numberIn(text.replace(/\s*%$/, ''), 1000)
      return quantity === undefined ? undefined : { quantity }
    }
    case 'rate': {
      const rate = numberIn(text, 100)
      return rate === undefined ? undefined : { rate }
    }
    case 'discount':
      return readDiscount(text)
    case 'gst': {
      const gst = readPercent(text)
      return gst === undefined ? undefined : { gst }
    }
    case 'basis': {
      const basis = readBasis(text)
      return basis && { basis, ...withBasis[basis] }
    }
    default:
      return { [column]: text }
  }
}
