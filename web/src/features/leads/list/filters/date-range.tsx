import type { CalendarDate } from '@foyer/contract/kit/dates'
import { dayProblem } from '@foyer/contract/kit/moment-problems'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { useState } from 'react'
import { DateField } from '../../../../ui/form/fields/date-field'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'

interface DateRangeProps {
  label: string
  /** Whose day it is. */
  about: string
  from: CalendarDate | undefined
  to: CalendarDate | undefined
  today: CalendarDate
  onChange: (range: { from: CalendarDate | undefined; to: CalendarDate | undefined }) => void
}

const format = 'DD-MM-YYYY'

/** Both days belong to it; either may stay open. A range that was picked backwards is turned. */
export function DateRange({ label, about, from, to, today, onChange }: DateRangeProps) {
  /** What is no date, or not yet: it stays as it was typed, and bounds nothing. */
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})
  const type = (end: 'from' | 'to', date: string) => {
    const isUnread = dayProblem(date) !== undefined
    setTyped({ ...typed, [end]: isUnread ? date : undefined })
    if (!isUnread) change(end === 'from' ? date : (from ?? ''), end === 'to' ? date : (to ?? ''))
  }
  const change = (first: string, second: string) => {
    const isBackwards = first && second && first > second
    const range = isBackwards ? [second, first] : [first, second]
    onChange({ from: range[0] || undefined, to: range[1] || undefined })
  }
  const field = { placeholder: format, opensAt: today, isNear: true }
  return (
    <fieldset aria-label={label}>
      <Stack gap={8}>
        <QuietText>{about}</QuietText>
        <DateField
          {...field}
          label={filterBarTexts.from}
          value={typed.from ?? from ?? ''}
          onChange={(date) => type('from', date)}
        />
        <DateField
          {...field}
          label={filterBarTexts.to}
          value={typed.to ?? to ?? ''}
          onChange={(date) => type('to', date)}
        />
      </Stack>
    </fieldset>
  )
}
