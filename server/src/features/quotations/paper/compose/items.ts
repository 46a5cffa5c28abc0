import { percentText, quantityText } from '@foyer/contract/quotations/document/figures'
import type {
  Discount,
  QuotationDocument,
  QuotationItem,
  QuotationTotals,
} from '@foyer/contract/quotations/document/model'
import { paperTexts as texts } from '@foyer/contract/quotations/paper/messages'
import type { Figures } from './figures'
import type { Sheet, SheetColumn } from './sheet'

function quantityOf({ basis, quantity, unit }: QuotationItem): string {
  if (basis === 'percentage') return `${quantityText(quantity)}%`
  if (basis === 'lump-sum' && quantity === 1000) return texts.lumpSum
  return `${quantityText(quantity)} ${unit}`.trim()
}

const discountOf = (discount: Discount | null, { figure }: Figures): string => {
  if (!discount || discount.value === 0) return ''
  return discount.kind === 'percent' ? percentText(discount.value) : figure(discount.value)
}

interface ItemColumn extends SheetColumn {
  cell: (item: QuotationItem, place: { number: string; net: number }) => string
}

/** Columns that would be empty are left out. */
function columnsOf(document: QuotationDocument, figures: Figures): ItemColumn[] {
  const items = document.sections.flatMap((section) => section.items)
  const columns: (ItemColumn | false)[] = [
    { label: texts.columns.number, align: 'left', isMuted: true, cell: (_, { number }) => number },
    { label: texts.columns.item, align: 'left', share: 1, isStrong: true, cell: ({ name }) => name.trim() },
    items.some(({ hsn }) => hsn !== '') && {
      label: texts.columns.hsn,
      align: 'left',
      isMuted: true,
      cell: ({ hsn }) => hsn,
    },
    { label: texts.columns.quantity, align: 'right', cell: quantityOf },
    {
      label: texts.columns.rate,
      align: 'right',
      cell: ({ basis, rate }) =>
        basis === 'percentage' ? texts.percentOf(figures.figure(rate)) : figures.figure(rate),
    },
    items.some(({ discount }) => discountOf(discount, figures) !== '') && {
      label: texts.columns.discount,
      align: 'right',
      cell: ({ discount }) => discountOf(discount, figures),
    },
    document.isTaxed && { label: texts.columns.gst, align: 'right', cell: ({ gst }) => percentText(gst) },
    {
      label: texts.columns.amount(figures.symbol),
      align: 'right',
      cell: (_, { net }) => figures.figure(net),
    },
  ]
  return columns.filter((column) => column !== false)
}

const itemColumn = 1

export function composeItems(
  document: QuotationDocument,
  totals: QuotationTotals,
  figures: Figures,
): Sheet['items'] {
  const columns = columnsOf(document, figures)
  const sections = document.sections
    .map((section, at) => ({ section, sum: totals.sections[at] }))
    .filter(({ section }) => section.items.length > 0)
  return {
    columns: columns.map(({ cell: _, ...column }) => column),
    continued: texts.continued,
    sections: sections.map(({ section, sum }, at) => ({
      name: section.name.trim(),
      amount: figures.figure(sum?.net ?? 0),
      rows: section.items.map((item, index) => {
        const place = { number: `${at + 1}.${index + 1}`, net: sum?.items[index]?.net ?? 0 }
        return {
          cells: columns.map(({ cell }) => cell(item, place)),
          detail: item.description,
          detailUnder: itemColumn,
        }
      }),
    })),
  }
}
