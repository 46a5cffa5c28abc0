import { exactAmount } from '@foyer/contract/kit/money'
import { quotationPartTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import type { ShownDocument } from '@foyer/contract/quotations/answer/model'
import { percentText } from '@foyer/contract/quotations/document/figures'
import type { QuotationTotals, TaxTotals } from '@foyer/contract/quotations/document/model'
import { isBetweenStates, stateTaxName } from '@foyer/contract/quotations/document/totals'
import { amountInWords } from '@foyer/contract/quotations/document/words'
import { Box } from '@mantine/core'
import { Surface } from '../../../ui/layout/card'
import classes from './answer.module.css'

type Line = readonly [label: string, amount: number]

function taxLines(document: ShownDocument, { gst, cgst, sgst, igst }: TaxTotals): Line[] {
  if (isBetweenStates(document)) return [[texts.igst(percentText(gst)), igst]]
  const half = percentText(gst / 2)
  const state = stateTaxName(document)
  return [
    [texts.cgst(half), cgst],
    [texts.stateTax(state, half), sgst],
  ]
}

/** The same steps as on the paper. */
function linesOf(document: ShownDocument, totals: QuotationTotals): Line[] {
  const { gross, itemDiscounts, net, discount, taxable, taxes, roundOff } = totals
  const { discount: asked, isTaxed } = document
  const lines: (Line | false)[] = [
    itemDiscounts > 0 && [texts.gross, gross],
    itemDiscounts > 0 && [texts.itemDiscounts, -itemDiscounts],
    [texts.sum, net],
    discount > 0 && [
      asked?.kind === 'percent' ? texts.discountOf(percentText(asked.value)) : texts.discount,
      -discount,
    ],
    isTaxed && discount > 0 && [texts.taxable, taxable],
    ...taxes.filter(({ gst }) => gst > 0).flatMap((tax) => taxLines(document, tax)),
    roundOff !== 0 && [texts.roundOff, roundOff],
  ]
  return lines.filter((line) => line !== false)
}

interface QuotationSumsProps {
  document: ShownDocument
  totals: QuotationTotals
}

/** From the sum of the items to what is to be paid, in figures and in words. */
export function QuotationSums({ document, totals }: QuotationSumsProps) {
  const symbol = document.firm.currencySymbol
  return (
    <Surface label={texts.total}>
      <dl className={classes.sums}>
        {linesOf(document, totals).map(([label, amount]) => (
          <div key={label}>
            <dt data-ink="2">{label}</dt>
            <dd className={classes.sum}>{exactAmount(amount, symbol)}</dd>
          </div>
        ))}
        <div className={classes.last}>
          <dt>{texts.total}</dt>
          <dd className={classes.sum}>{exactAmount(totals.total, symbol)}</dd>
        </div>
      </dl>
      <Box component="p" m={0} px={14} pb={12} data-small>
        {amountInWords(totals.total, symbol)}
      </Box>
    </Surface>
  )
}
