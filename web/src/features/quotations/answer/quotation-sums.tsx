import { exactAmount } from '@foyer/contract/kit/money'
import { quotationPartTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import { percentText } from '@foyer/contract/quotations/document/figures'
import type { QuotationTotals, TaxTotals } from '@foyer/contract/quotations/document/model'
import { amountInWords } from '@foyer/contract/quotations/document/words'
import { Box } from '@mantine/core'
import { Surface } from '../../../ui/layout/card'
import classes from './answer.module.css'

type Line = readonly [label: string, amount: number]

const taxLines = ({ gst, cgst, sgst, igst }: TaxTotals): Line[] =>
  igst > 0
    ? [[texts.igst(percentText(gst)), igst]]
    : [
        [texts.cgst(percentText(gst / 2)), cgst],
        [texts.sgst(percentText(gst / 2)), sgst],
      ]

const linesOf = ({ net, discount, taxable, taxes, roundOff }: QuotationTotals): Line[] => [
  [texts.sum, net],
  ...(discount > 0 ? [[texts.discount, -discount] as const, [texts.taxable, taxable] as const] : []),
  ...taxes.filter(({ gst }) => gst > 0).flatMap(taxLines),
  ...(roundOff === 0 ? [] : [[texts.roundOff, roundOff] as const]),
]

/** From the sum of the items to what is to be paid, in figures and in words. */
export function QuotationSums({ totals, symbol }: { totals: QuotationTotals; symbol: string }) {
  return (
    <Surface label={texts.total}>
      <dl className={classes.sums}>
        {linesOf(totals).map(([label, amount]) => (
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
