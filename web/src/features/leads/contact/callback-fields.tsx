import type { CalendarDate } from '@foyer/contract/kit/dates'
import { workLimits } from '@foyer/contract/leads/limits'
import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import { contactTypeTexts } from '@foyer/contract/leads/messages/work'
import { type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import type { FollowUp } from '@foyer/contract/leads/work'
import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { DateField } from '../../../ui/form/date-field'
import classes from './outcome-sheet.module.css'

/** What can be said beside the outcome; nothing of it has to. */
export interface Callback {
  on: CalendarDate | ''
  time: string
  kind: RemarkType
  comment: string
}

export const nothingSaid: Callback = { on: '', time: workLimits.followUpTime, kind: 'call', comment: '' }

export const chosenCallback = ({ on, time, kind }: Callback): FollowUp | undefined =>
  on ? { on, time: time || undefined, kind } : undefined

interface CallbackFieldsProps {
  said: Callback
  onChange: (said: Callback) => void
  /** Leads of nobody and lost ones have no follow-up. */
  hasFollowUp: boolean
  today: CalendarDate
  problem: string | undefined
}

export function CallbackFields({ said, onChange, hasFollowUp, today, problem }: CallbackFieldsProps) {
  const say = (change: Partial<Callback>) => onChange({ ...said, ...change })
  return (
    <div className={classes.fields}>
      {hasFollowUp && (
        <>
          <div className={classes.when}>
            <DateField
              label={texts.next}
              placeholder="DD-MM-YYYY"
              value={said.on}
              opensAt={today}
              isNear
              error={problem}
              onChange={(on) => say({ on })}
            />
            <TextInput
              type="time"
              label={texts.time}
              value={said.time}
              onChange={(event) => say({ time: event.currentTarget.value })}
            />
          </div>
          <Input.Wrapper label={texts.kind} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={texts.kind}
              data={remarkTypes.map((value) => ({ value, label: contactTypeTexts[value] }))}
              value={said.kind}
              onChange={(kind) => say({ kind: kind as RemarkType })}
            />
          </Input.Wrapper>
        </>
      )}
      <Textarea
        label={texts.comment}
        autosize
        minRows={2}
        maxRows={4}
        maxLength={workLimits.comment}
        value={said.comment}
        onChange={(event) => say({ comment: event.currentTarget.value })}
      />
    </div>
  )
}
