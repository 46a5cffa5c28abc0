import type { CalendarDate } from '@foyer/contract/kit/dates'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { DateField } from '../../../../ui/form/fields/date-field'
import { Stack } from '../../../../ui/layout/flow'

interface DateRangeProps {
  label: string
  from: CalendarDate | undefined
  to: CalendarDate | undefined
  today: CalendarDate
  onChange: (range: { from: CalendarDate | undefined; to: CalendarDate | undefined }) => void
}

const format = 'DD-MM-YYYY'

/** Both days belong to it; either may stay open. A range that was picked backwards is turned. */
export function DateRange({ label, from, to, today, onChange }: DateRangeProps) {
  const change = (first: string, second: string) => {
    const isBackwards = first && second && first > second
    const range = isBackwards ? [second, first] : [first, second]
    onChange({ from: range[0] || undefined, to: range[1] || undefined })
  }
  const field = { placeholder: format, opensAt: today, isNear: true }
  return (
    <fieldset aria-label={label}>
      <Stack gap={8}>
        <DateField
          {...field}
          label={filterBarTexts.from}
          value={from ?? ''}
          onChange={(date) => change(date, to ?? '')}
        />
        <DateField
          {...field}
          label={filterBarTexts.to}
          value={to ?? ''}
          onChange={(date) => change(from ?? '', date)}
        />
      </Stack>
    </fieldset>
  )
}
