import { shortAmount } from '@foyer/contract/kit/money'
import { leadFilterTexts } from '@foyer/contract/leads/messages/filters'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { RangeSlider } from '@mantine/core'
import { Row } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { AmountRange } from './amount-range'
import { budgetStops } from './budget-stops'
import classes from './filters.module.css'

interface BudgetRangeProps {
  /** Of the leads; none where no lead has a budget (L-063). */
  bounds: { min: number; max: number } | undefined
  from: number | undefined
  to: number | undefined
  currencySymbol: string
  onChange: (range: { budgetFrom: number | undefined; budgetTo: number | undefined }) => void
}

/** From the smallest budget to the greatest; a thumb at its end bounds nothing. */
export function BudgetRange({ bounds, from, to, currencySymbol, onChange }: BudgetRangeProps) {
  if (!bounds) return <QuietText>{leadFilterTexts.noBudget}</QuietText>
  const stops = budgetStops(bounds.min, bounds.max)
  const last = stops.length - 1
  const amount = (place: number) => shortAmount(stops[place] ?? 0, currencySymbol)
  const low =
    from === undefined
      ? 0
      : Math.max(
          0,
          stops.findLastIndex((stop) => stop <= from),
        )
  const above = to === undefined ? last : stops.findIndex((stop) => stop >= to)
  const high = above < 0 ? last : Math.max(above, low)
  const ends = { budgetFrom: from, budgetTo: to }
  return (
    <div className={classes.budget}>
      <AmountRange
        {...ends}
        currencySymbol={currencySymbol}
        onChange={(part) => onChange({ ...ends, ...part })}
      />
      <Row justify="space-between">
        <small className="num">{amount(low)}</small>
        <small className="num">{amount(high)}</small>
      </Row>
      <RangeSlider
        min={0}
        max={last}
        minRange={0}
        value={[low, high]}
        label={null}
        thumbFromLabel={filterBarTexts.least}
        thumbToLabel={filterBarTexts.most}
        thumbValueText={amount}
        onChange={([first, second]) =>
          onChange({
            budgetFrom: first === 0 ? undefined : stops[first],
            budgetTo: second === last ? undefined : stops[second],
          })
        }
      />
    </div>
  )
}
