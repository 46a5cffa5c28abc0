import { exactAmount } from '@foyer/contract/kit/money'
import { totalsTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { Discount, QuotationDocument, QuotationTotals } from '@foyer/contract/quotations/document/model'
import { stateTaxName } from '@foyer/contract/quotations/document/totals'
import { plainNumber } from '@foyer/contract/quotations/document/typed-number'
import { amountInWords } from '@foyer/contract/quotations/document/words'
import { memo, useState } from 'react'
import { TextField } from '../../../../ui/form/fields/text-field'
import { Card } from '../../../../ui/layout/card'
import { readDiscount } from '../editing/cell-text'
import type { WritingActions } from '../editing/use-writing'
import classes from './panels.module.css'

interface TotalsCardProps {
  document: QuotationDocument
  totals: QuotationTotals
  symbol: string
  actions: WritingActions
  isReadOnly: boolean
}

type Line = readonly [label: string, amount: number]

/** The steps from the sum of the items to what is to be paid. */
function linesOf(document: QuotationDocument, totals: QuotationTotals): Line[] {
  const charged = totals.taxes.filter(({ gst }) => gst > 0)
  const taxes = charged.flatMap(({ gst, cgst, sgst, igst }): Line[] => {
    const half = plainNumber(gst * 5, 1000)
    if (igst > 0) return [[texts.igst(plainNumber(gst, 100)), igst]]
    return [
      [texts.cgst(half), cgst],
      [texts.stateTax(stateTaxName(document), half), sgst],
    ]
  })
  const lines: (Line | false)[] = [
    totals.itemDiscounts > 0 && [texts.gross, totals.gross],
    totals.itemDiscounts > 0 && [texts.itemDiscounts, -totals.itemDiscounts],
    [texts.subtotal, totals.net],
    totals.discount > 0 && [texts.discount, -totals.discount],
    document.isTaxed && totals.discount > 0 && [texts.taxable, totals.taxable],
    ...taxes,
    totals.roundOff !== 0 && [texts.roundOff, totals.roundOff],
  ]
  return lines.filter((line) => line !== false)
}

const written = (discount: Discount | null) => {
  if (!discount) return ''
  const figure = plainNumber(discount.value, 100)
  return discount.kind === 'percent' ? `${figure}%` : figure
}

/** Totals, the amount in words, and what is due when. */
export const TotalsCard = memo(function TotalsCard({
  document,
  totals,
  symbol,
  actions,
  isReadOnly,
}: TotalsCardProps) {
  const amountOf = new Map(totals.milestones.map(({ id, amount }) => [id, amount]))
  const row = ([label, amount]: Line) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{exactAmount(amount, symbol)}</dd>
    </div>
  )
  return (
    <Card title={texts.title} isPadded>
      <dl className={classes.sums} data-line="between">
        {linesOf(document, totals).map(row)}
      </dl>
      {!isReadOnly && <DiscountField discount={document.discount} actions={actions} />}
      <div>
        <small>{texts.total}</small>
        <div className={classes.total} data-testid="total">
          {exactAmount(totals.total, symbol)}
        </div>
        <small>{amountInWords(totals.total, symbol)}</small>
      </div>
      {document.milestones.length > 0 && (
        <div>
          <strong>{texts.milestones}</strong>
          <dl className={classes.sums} data-line="between">
            {document.milestones.map(({ id, name, share }) => (
              <div key={id}>
                <dt>
                  <span data-ink="3">{plainNumber(share, 100)}%</span> {name}
                </dt>
                <dd>{exactAmount(amountOf.get(id) ?? 0, symbol)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Card>
  )
})

function DiscountField({ discount, actions }: { discount: Discount | null; actions: WritingActions }) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readDiscount(typed) === undefined
  return (
    <TextField
      label={texts.discount}
      placeholder={texts.discountNote}
      value={typed ?? written(discount)}
      error={isWrong && texts.discountNote}
      onChange={(text) => {
        setTyped(text)
        const read = readDiscount(text)
        if (read) actions.set(read)
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined)
        actions.pause()
      }}
    />
  )
}
