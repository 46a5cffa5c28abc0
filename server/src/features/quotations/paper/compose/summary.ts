import { percentText } from '@foyer/contract/quotations/document/figures'
import type { QuotationDocument, QuotationTotals, TaxTotals } from '@foyer/contract/quotations/document/model'
import { isBetweenStates, stateTaxName } from '@foyer/contract/quotations/document/totals'
import { amountInWords } from '@foyer/contract/quotations/document/words'
import { paperTexts as texts } from '@foyer/contract/quotations/paper/messages'
import type { Figures } from './figures'
import type { Sheet, SheetColumn, SheetTaxes, SheetTotal } from './sheet'

type TaxPart = 'cgst' | 'sgst' | 'igst'

const partsOf = (document: QuotationDocument): { part: TaxPart; name: string }[] =>
  isBetweenStates(document)
    ? [{ part: 'igst', name: 'IGST' }]
    : [
        { part: 'cgst', name: 'CGST' },
        { part: 'sgst', name: stateTaxName(document) },
      ]

const sumOf = (taxes: readonly TaxTotals[], part: TaxPart | 'taxable'): number =>
  taxes.reduce((sum, tax) => sum + tax[part], 0)

function composeTaxes(
  document: QuotationDocument,
  { taxes, taxable, tax }: QuotationTotals,
  { figure }: Figures,
): SheetTaxes | undefined {
  if (taxes.length === 0) return undefined
  const parts = partsOf(document)
  const right = (label: string): SheetColumn => ({ label, align: 'right' })
  return {
    title: texts.taxes,
    columns: [
      { label: texts.taxRate, align: 'left', share: 1 },
      right(texts.taxable),
      ...parts.map(({ name }) => right(name)),
      ...(parts.length > 1 ? [right(texts.tax)] : []),
    ],
    rows: taxes.map((row) => [
      percentText(row.gst),
      figure(row.taxable),
      ...parts.map(({ part }) => figure(row[part])),
      ...(parts.length > 1 ? [figure(row.cgst + row.sgst)] : []),
    ]),
    sum: [
      texts.total,
      figure(taxable),
      ...parts.map(({ part }) => figure(sumOf(taxes, part))),
      ...(parts.length > 1 ? [figure(tax)] : []),
    ],
  }
}

function composeTotals(document: QuotationDocument, totals: QuotationTotals, figures: Figures): SheetTotal[] {
  const { figure, less, amount } = figures
  const { discount: asked } = document
  const line = (label: string, value: string, look: SheetTotal['look'] = 'plain') => ({ label, value, look })
  /** The rate beside the name only where there is one. */
  const [only] = totals.taxes
  const rateOf = (part: TaxPart, name: string) =>
    only && totals.taxes.length === 1
      ? `${name} ${percentText(part === 'igst' ? only.gst : only.gst / 2)}`
      : name
  const isReduced = totals.discount > 0
  return [
    ...(totals.itemDiscounts > 0
      ? [line(texts.gross, figure(totals.gross)), line(texts.itemDiscounts, less(totals.itemDiscounts))]
      : []),
    ...(totals.net === totals.total && totals.itemDiscounts === 0
      ? []
      : [line(texts.subtotal, figure(totals.net), 'strong')]),
    ...(isReduced
      ? [
          line(
            asked?.kind === 'percent' ? texts.discountOf(percentText(asked.value)) : texts.discount,
            less(totals.discount),
          ),
        ]
      : []),
    ...(isReduced && totals.taxes.length > 0 ? [line(texts.taxable, figure(totals.taxable), 'strong')] : []),
    ...(totals.taxes.length > 0
      ? partsOf(document).map(({ part, name }) => line(rateOf(part, name), figure(sumOf(totals.taxes, part))))
      : []),
    ...(totals.roundOff === 0
      ? []
      : [line(texts.roundOff, totals.roundOff < 0 ? less(-totals.roundOff) : figure(totals.roundOff))]),
    line(texts.total, amount(totals.total), 'grand'),
  ]
}

export const composeSummary = (
  document: QuotationDocument,
  totals: QuotationTotals,
  figures: Figures,
  currencySymbol: string,
): Sheet['summary'] => ({
  totals: composeTotals(document, totals, figures),
  taxes: composeTaxes(document, totals, figures),
  words: { label: texts.inWords, text: amountInWords(totals.total, currencySymbol) },
})
