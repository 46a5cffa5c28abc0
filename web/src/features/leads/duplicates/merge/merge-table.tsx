import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { mergeTexts as texts } from '@foyer/contract/leads/messages/merge'
import { leadName } from '@foyer/contract/leads/rules'
import { Radio } from '@mantine/core'
import { WholeRow } from '../../../../ui/form/field-grid'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { StageMark } from '../../../pipeline/stage-mark'
import classes from './merge.module.css'
import { type Choosing, type Difference, type Pair, type Side, sideOf } from './merge-choices'

interface MergeTableProps {
  pair: Pair
  differences: readonly Difference[]
  choosing: Choosing
  mustStay: Side | undefined
  onKeep: (side: Side) => void
  onPick: (key: string, side: Side) => void
}

const sides: readonly Side[] = [0, 1]

/** The two leads side by side: which one stays, and of each field which value. */
export function MergeTable({ pair, differences, choosing, mustStay, onKeep, onPick }: MergeTableProps) {
  return (
    <div className={classes.table}>
      <Heads pair={pair} kept={choosing.kept} mustStay={mustStay} onKeep={onKeep} />
      {differences.map((difference) => (
        <Field key={difference.key} difference={difference} choosing={choosing} onPick={onPick} />
      ))}
      {differences.length === 0 && <QuietText>{texts.sameEverywhere}</QuietText>}
    </div>
  )
}

interface HeadsProps {
  pair: Pair
  kept: Side
  mustStay: Side | undefined
  onKeep: (side: Side) => void
}

function Heads({ pair, kept, mustStay, onKeep }: HeadsProps) {
  const { timeZone } = useCompanyDay()
  return (
    <fieldset className={classes.heads}>
      <legend className={classes.legend}>{texts.chosenSide}</legend>
      {sides.map((side) => {
        const lead = pair[side]
        return (
          <Radio
            key={lead.id}
            className={classes.head}
            name="merge-kept"
            size="xs"
            checked={kept === side}
            disabled={mustStay !== undefined && mustStay !== side}
            aria-label={`${texts.keep}: ${leadName(lead)}`}
            onChange={() => onKeep(side)}
            label={
              <span className={classes.who}>
                <strong>{leadName(lead)}</strong>
                <small>
                  <StageMark stage={lead.stage} />
                  {texts.createdOn(formatDay(calendarDateOf(lead.createdAt, timeZone)))}
                </small>
              </span>
            }
          />
        )
      })}
      {mustStay !== undefined && (
        <WholeRow>
          <QuietText>{texts.mustStay}</QuietText>
        </WholeRow>
      )}
    </fieldset>
  )
}

interface FieldProps {
  difference: Difference
  choosing: Choosing
  onPick: (key: string, side: Side) => void
}

function Field({ difference, choosing, onPick }: FieldProps) {
  const { key, label, values } = difference
  const chosen = sideOf(difference, choosing)
  const isLocked = key === 'assignee' && !choosing.mayAssign
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      {sides.map((side) => (
        <Radio
          key={side}
          className={classes.value}
          name={`merge-${key}`}
          size="xs"
          checked={chosen === side}
          disabled={isLocked && chosen !== side}
          onChange={() => onPick(key, side)}
          label={values[side] || texts.blank}
        />
      ))}
    </fieldset>
  )
}
