import { formatInstant } from '@foyer/contract/kit/dates'
import { exactAmount } from '@foyer/contract/kit/money'
import { quotationPartTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import type { AskedChanges, ShownDocument } from '@foyer/contract/quotations/answer/model'
import { percentText } from '@foyer/contract/quotations/document/figures'
import type { QuotationTotals, SplitTotals } from '@foyer/contract/quotations/document/model'
import { Card } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { type Fact, Facts } from '../../../ui/text/facts'
import { LongText } from '../../../ui/text/long-text'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import classes from './answer.module.css'

interface Share {
  id: string
  name: string
  words: string
  share: number
}

interface SharesProps {
  title: string
  shares: Share[]
  amounts: SplitTotals[]
  symbol: string
}

/** Phases of a fee, or payments: each with its part and its amount. */
function Shares({ title, shares, amounts, symbol }: SharesProps) {
  if (shares.length === 0) return null
  return (
    <Card title={title}>
      <PlainList isDivided isOrdered>
        {shares.map(({ id, name, words, share }, at) => (
          <li key={id} className={classes.item}>
            <Row gap={12} isOneLine grow="first" align="baseline">
              <strong>{name}</strong>
              <span data-small>{percentText(share)}</span>
              <span className={classes.sum}>{exactAmount(amounts[at]?.amount ?? 0, symbol)}</span>
            </Row>
            {words && (
              <p className={classes.words} data-ink="2">
                {words}
              </p>
            )}
          </li>
        ))}
      </PlainList>
    </Card>
  )
}

const Words = ({ title, text }: { title: string; text: string }) =>
  text.trim() === '' ? null : (
    <Card isPadded title={title}>
      <p className={classes.words}>{text}</p>
    </Card>
  )

/** Everything below the sums. */
export function QuotationRest({ document, totals }: { document: ShownDocument; totals: QuotationTotals }) {
  const { firm, phases, milestones, terms, note, isTaxed } = document
  const symbol = firm.currencySymbol
  const payment = (
    [
      [texts.accountName, firm.bankAccountName],
      [texts.accountNumber, firm.bankAccountNumber],
      [texts.bank, firm.bankName],
      [texts.ifsc, firm.bankCode],
      [texts.upi, firm.upiId],
    ] satisfies Fact[]
  ).filter(([, value]) => value !== '')
  return (
    <>
      <Shares
        title={isTaxed ? texts.phasesBeforeTax : texts.phases}
        shares={phases.map(({ deliverables, ...phase }) => ({ ...phase, words: deliverables }))}
        amounts={totals.phases}
        symbol={symbol}
      />
      <Shares
        title={isTaxed ? texts.milestonesWithTax : texts.milestones}
        shares={milestones.map(({ when, ...milestone }) => ({ ...milestone, words: when }))}
        amounts={totals.milestones}
        symbol={symbol}
      />
      <Words title={texts.note} text={note} />
      <Words title={texts.terms} text={terms} />
      {payment.length > 0 && (
        <Card title={texts.payTo}>
          <Facts layout="cells" facts={payment} />
        </Card>
      )}
    </>
  )
}

/** What was asked for before, the latest first. */
export function AskedChangesCard({ changes, zone }: { changes: AskedChanges[]; zone: string }) {
  if (changes.length === 0) return null
  return (
    <Card title={texts.askedFor}>
      <PlainList isDivided>
        {changes.map(({ name, at, version, note, items }) => (
          <li key={at} className={classes.item}>
            <Stack gap={4}>
              <QuietText size="small">{texts.askedBy(name, formatInstant(at, zone), version)}</QuietText>
              {note && <LongText text={note} />}
              {items.map(({ itemId, itemName, note: wish }) => (
                <p key={itemId} className={classes.words}>
                  <strong>{itemName}</strong> {wish}
                </p>
              ))}
            </Stack>
          </li>
        ))}
      </PlainList>
    </Card>
  )
}
