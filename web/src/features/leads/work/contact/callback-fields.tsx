import type { CalendarDate } from '@foyer/contract/kit/dates'
import { dayProblem, halfTime, timeProblem } from '@foyer/contract/kit/moment-problems'
import { lengthOf } from '@foyer/contract/kit/typed-text'
import { workLimits } from '@foyer/contract/leads/limits'
import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import { contactTypeTexts, workProblems } from '@foyer/contract/leads/messages/work'
import { type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { Input, SegmentedControl } from '@mantine/core'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { DateField } from '../../../../ui/form/fields/date-field'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { TimeField } from '../../../../ui/form/fields/time-field'
import { Stack } from '../../../../ui/layout/flow'

/** What can be said beside the outcome; nothing of it has to. */
export interface Callback {
  on: CalendarDate | ''
  time: string
  kind: RemarkType
  comment: string
  /** There is to be no follow-up. */
  isNone?: boolean
}

export const nothingSaid: Callback = { on: '', time: workLimits.followUpTime, kind: 'call', comment: '' }

/** What has to be seen again, and is not lost unasked. */
export const isSaid = ({ on, comment }: Callback): boolean => on !== '' || comment.trim() !== ''

/** Null: there is to be none. */
export const chosenCallback = ({ on, time, kind, isNone }: Callback): FollowUp | null | undefined => {
  if (on && !dayProblem(on)) return { on, time: timeProblem(time) ? undefined : time || undefined, kind }
  return isNone ? null : undefined
}

/** What has to be put right before it can be saved. */
export const callbackProblems = ({ on, time, comment }: Callback, today: CalendarDate) => ({
  on: dayProblem(on) ?? (on && on < today ? workProblems.followUpPast : undefined),
  /** Only with a day; the field says it itself. */
  time: on ? timeProblem(time || halfTime) : undefined,
  comment: lengthOf(comment.trim()) > workLimits.comment ? workProblems.comment : undefined,
})

interface CallbackFieldsProps {
  said: Callback
  onChange: (said: Callback) => void
  /** Leads of nobody and lost ones have no follow-up. */
  hasFollowUp: boolean
  today: CalendarDate
  problems: ReturnType<typeof callbackProblems>
}

export function CallbackFields({ said, onChange, hasFollowUp, today, problems }: CallbackFieldsProps) {
  const say = (change: Partial<Callback>) =>
    onChange({ ...said, ...change, ...(change.on && { isNone: false }) })
  return (
    <Stack gap={10}>
      {hasFollowUp && (
        <>
          <FieldGrid columns={2} staysBeside>
            <DateField
              label={texts.next}
              placeholder="DD-MM-YYYY"
              value={said.on}
              opensAt={today}
              isNear
              error={problems.on}
              onChange={(on) => say({ on })}
            />
            <TimeField
              label={texts.time}
              disabled={!said.on}
              isNeeded
              value={said.time}
              onChange={(time) => say({ time })}
            />
          </FieldGrid>
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
      <LongTextField
        label={texts.comment}
        autosize
        minRows={2}
        maxRows={4}
        error={problems.comment}
        value={said.comment}
        onChange={(comment) => say({ comment })}
      />
    </Stack>
  )
}
