import { emptyDocument } from '@foyer/contract/quotations/document/blank'
import type { QuotationDocument, QuotationItem } from '@foyer/contract/quotations/document/model'
import { expect, it } from 'vitest'
import { neighbour } from '../grid/moves'
import { compareDocuments } from '../versions/compare'
import { readCell, shownIn, typedIn } from './cell-text'
import { columnsOf } from './columns'
import { beginHistory, step } from './history'
import { fillBlock, isBlock, readBlock } from './pasted-block'
import { changeItem, duplicateItem, moveItem, moveSection, newItem, removeItem } from './rows'

const item = (id: string, part: Partial<QuotationItem> = {}): QuotationItem => ({
  ...newItem('execution'),
  id,
  name: id,
  ...part,
})

const quotation = (...sections: string[][]): QuotationDocument => ({
  ...emptyDocument('2026-11-18'),
  isTaxed: true,
  sections: sections.map((ids, at) => ({
    id: `s${at}`,
    name: `Room ${at}`,
    items: ids.map((id) => item(id)),
  })),
})

const idsOf = ({ sections }: QuotationDocument) => sections.map(({ items }) => items.map(({ id }) => id))

it('a cell is shown with the commas of India, and typed without them', () => {
  const door = item('door', { rate: 12_800_050, quantity: 2500, discount: { kind: 'percent', value: 1250 } })
  expect([shownIn(door, 'rate'), typedIn(door, 'rate')]).toEqual(['1,28,000.5', '128000.5'])
  expect(shownIn(door, 'quantity')).toBe('2.5')
  expect(shownIn(door, 'discount')).toBe('12.5%')
  expect(shownIn(door, 'gst')).toBe('18%')
})

it('what is typed in a cell is read, a sum and lakhs too; what cannot be is told', () => {
  expect(readCell('rate', '1.5 lakh')).toEqual({ rate: 15_000_000 })
  expect(readCell('quantity', '12 x 10.5')).toEqual({ quantity: 126_000 })
  expect(readCell('quantity', '')).toEqual({ quantity: 0 })
  expect(readCell('discount', '10%')).toEqual({ discount: { kind: 'percent', value: 1000 } })
  expect(readCell('discount', '500')).toEqual({ discount: { kind: 'amount', value: 50_000 } })
  expect(readCell('discount', '')).toEqual({ discount: null })
  expect(readCell('gst', '18')).toEqual({ gst: 1800 })
  expect(readCell('basis', 'lump')).toEqual({ basis: 'lump-sum', unit: 'LS', quantity: 1000 })
  expect(readCell('basis', '%')).toEqual({ basis: 'percentage', unit: '%' })
  for (const [column, text] of [
    ['rate', 'cheap'],
    ['gst', '140'],
    ['discount', '120%'],
    ['basis', 'weather'],
  ] as const)
    expect(readCell(column, text)).toBeUndefined()
})

it('rows move within a section and over its edge, and nothing is lost', () => {
  const start = quotation(['a', 'b'], ['c'])
  expect(idsOf(moveItem(start, 'a', 1))).toEqual([['b', 'a'], ['c']])
  expect(idsOf(moveItem(start, 'b', 1))).toEqual([['a'], ['b', 'c']])
  expect(idsOf(moveItem(start, 'c', -1))).toEqual([['a', 'b', 'c'], []])
  expect(moveItem(start, 'a', -1)).toBe(start)
  expect(idsOf(moveSection(start, 's1', -1))).toEqual([['c'], ['a', 'b']])
  expect(idsOf(duplicateItem(start, 'a', 'a2'))).toEqual([['a', 'a2', 'b'], ['c']])
  expect(idsOf(removeItem(start, 'c'))).toEqual([['a', 'b'], []])
})

it('keys lead over sections and past closed ones', () => {
  const document = quotation(['a'], ['b'], ['c'])
  const columns = columnsOf('execution', document)
  const open = { document, columns, closed: new Set<string>() }
  const closed = { ...open, closed: new Set(['s1']) }
  expect(neighbour(open, { itemId: 'a', column: 'rate' }, 'down')).toEqual({ itemId: 'b', column: 'rate' })
  expect(neighbour(closed, { itemId: 'a', column: 'rate' }, 'down')).toEqual({ itemId: 'c', column: 'rate' })
  expect(neighbour(open, { itemId: 'a', column: 'hsn' }, 'next')).toEqual({ itemId: 'b', column: 'name' })
  expect(neighbour(open, { itemId: 'b', column: 'name' }, 'previous')).toEqual({ itemId: 'a', column: 'hsn' })
  expect(neighbour(open, { itemId: 'c', column: 'hsn' }, 'next')).toBeUndefined()
})

it('a block of a spreadsheet is told from one cell, with its quotes and lines', () => {
  expect(isBlock('one cell')).toBe(false)
  expect(isBlock('one cell\r\n')).toBe(false)
  expect(isBlock('a\tb')).toBe(true)
  expect(readBlock('a\tb\r\n"two\nlines"\t"say ""hi"""\r\n')).toEqual([
    ['a', 'b'],
    ['two\nlines', 'say "hi"'],
  ])
})

const withBlank = (id: string, document: QuotationDocument) => changeItem(document, id, { name: '' })

it('pasted items never write over others: they stand in empty rows and between the rows', () => {
  const start = withBlank('c', quotation(['a', 'b', 'c']))
  const paste = (itemId: string, text: string) =>
    fillBlock(start, 'execution', { itemId, column: 'name' }, readBlock(text)).document.sections[0]?.items
  const names = (items: QuotationItem[] = []) => items.map(({ name }) => name)
  expect(names(paste('a', 'Rug\t\t2\nLamp\t\t1'))).toEqual(['a', 'Rug', 'Lamp', 'b', ''])
  expect(names(paste('b', 'Rug\t\t2\nLamp\t\t1'))).toEqual(['a', 'b', 'Rug', 'Lamp'])
  const [, second] = paste('a', '"Sofa\nin linen"\t\t1\t₹ 1,25,000.00\t\t\t') ?? []
  expect(second).toMatchObject({ name: 'Sofa', description: 'in linen', rate: 12_500_000, gst: 1800 })
})

it('a column of figures goes into the rows that are there, and an empty cell changes nothing', () => {
  const start = changeItem(quotation(['a', 'b']), 'b', { rate: 500 })
  const { document } = fillBlock(start, 'execution', { itemId: 'a', column: 'quantity' }, [
    ['7', '2k'],
    ['8', ''],
  ])
  expect(document.sections[0]?.items.map(({ name, quantity, rate }) => [name, quantity, rate])).toEqual([
    ['a', 7000, 200_000],
    ['b', 8000, 500],
  ])
})

it('a block fills cells from where it was pasted, and adds the rows it needs', () => {
  const block = readBlock('Wardrobe\tsq ft\t72\t2,150\nLoft\tsq ft\t20\t1.2k')
  const { document, count, unread } = fillBlock(
    withBlank('a', quotation(['a'], ['z'])),
    'execution',
    { itemId: 'a', column: 'name' },
    block,
  )
  const rows = document.sections[0]?.items.map(({ name, unit, quantity, rate }) => [
    name,
    unit,
    quantity,
    rate,
  ])
  expect(rows).toEqual([
    ['Wardrobe', 'sq ft', 72_000, 215_000],
    ['Loft', 'sq ft', 20_000, 120_000],
  ])
  expect([count, unread, idsOf(document)[1]]).toEqual([2, [], ['z']])
})

it('a row of headings says what the columns are; amounts are computed, not taken for discounts', () => {
  const named = readBlock('Sl\tParticulars\tQty\tUOM\tRate\tAmount\n1\tTile\t10\tsqft\t85\t850')
  const byName = fillBlock(
    withBlank('a', quotation(['a'])),
    'execution',
    { itemId: 'a', column: 'name' },
    named,
  ).document
  expect(byName.sections[0]?.items[0]).toMatchObject({
    name: 'Tile',
    quantity: 10_000,
    unit: 'sqft',
    rate: 8500,
    discount: null,
  })
  const plain = readBlock('Tile\tsqft\t10\t85\t850')
  const byPlace = fillBlock(
    withBlank('a', quotation(['a'])),
    'execution',
    { itemId: 'a', column: 'name' },
    plain,
  ).document
  expect(byPlace.sections[0]?.items[0]).toMatchObject({ rate: 8500, discount: null })
})

it('C-162 what was pasted and cannot be read is kept with its cell', () => {
  const block = readBlock('Tile\tsqft\tabout ten\t85')
  const { unread } = fillBlock(
    withBlank('a', quotation(['a'])),
    'execution',
    { itemId: 'a', column: 'name' },
    block,
  )
  expect(unread).toEqual([{ itemId: 'a', column: 'quantity', text: 'about ten' }])
})

it('typing in one cell is one step to undo, and redo brings it back', () => {
  const start = { document: quotation(['a']), unread: {} }
  const named = (title: string) => ({ ...start, document: { ...start.document, title } })
  let history = beginHistory(start)
  for (const title of ['H', 'Ho', 'Home'])
    history = step(history, { do: 'write', change: () => named(title), what: 'title' })
  expect(history.past).toHaveLength(1)
  const back = step(history, { do: 'undo' })
  expect(back.now).toBe(start)
  expect(step(back, { do: 'redo' }).now.document.title).toBe('Home')
  const again = step(step(history, { do: 'pause' }), {
    do: 'write',
    change: () => named('Flat'),
    what: 'title',
  })
  expect(again.past).toHaveLength(2)
})

it('two versions are compared item by item', () => {
  const one = quotation(['a', 'b'])
  const other: QuotationDocument = {
    ...one,
    title: 'New',
    sections: [{ id: 's0', name: 'Room 0', items: [item('a', { quantity: 2000, rate: 10_000 }), item('c')] }],
  }
  const found = compareDocuments(one, other, '₹').filter(({ is }) => is !== 'same')
  expect(found.map(({ key, is }) => [key, is])).toEqual([
    ['Title', 'added'],
    ['a', 'changed'],
    ['b', 'removed'],
    ['c', 'added'],
    ['Total', 'changed'],
  ])
})
