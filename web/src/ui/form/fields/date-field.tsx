import { formatLegacyDate, isValidCalendarDate, parseLegacyDate } from '@foyer/contract/kit/dates'
import { calendarTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { drawnWhenChanged } from '../../drawn-when-changed'

interface DateFieldProps {
  label: string
  placeholder: string
  /** YYYY-MM-DD, empty for none. */
  value: string
  onChange: (value: string) => void
  /** The last day that can be picked; a later one can be typed, and the form says what is wrong with it. */
  last?: string
  /** The first day that can be picked; as with the last, an earlier one can be typed. */
  first?: string
  /** Where the calendar opens when there is no date yet. */
  opensAt?: string
  error?: ReactNode
  readOnly?: boolean
  isLocked?: boolean
  withAsterisk?: boolean
  onBlur?: () => void
  /** Not a birthday: the calendar opens at the month. */
  isNear?: boolean
  /** DD/MM/YYYY instead of DD-MM-YYYY. */
  withSlashes?: boolean
  'data-path'?: string
}

/** With any sign between the figures, or with none, as the keys of a phone have it. */
const read = (text: string) => {
  const typed = text
    .trim()
    .replace(/^(\d\d)(\d\d)(\d{4})$/, '$1-$2-$3')
    .replace(/[./\s]+/g, '-')
  return parseLegacyDate(typed) ?? (isValidCalendarDate(typed) ? typed : null)
}

const slashed = (date: string) => formatLegacyDate(date).replaceAll('-', '/')

/** The button is no outside of the calendar that it opens: a press on it must not close it first. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation()

/** Typed as DD-MM-YYYY, or picked from a calendar: first the year, since birthdays are long ago. */
export const DateField = drawnWhenChanged(function DateField({
  value,
  onChange,
  last,
  first,
  opensAt,
  readOnly,
  isLocked = false,
  isNear = false,
  withSlashes = false,
  ...field
}: DateFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const calendarButton = (
    <ActionIcon
      size={24}
      tabIndex={-1}
      aria-label={calendarTexts.open}
      aria-expanded={isOpen}
      disabled={readOnly || isLocked}
      onMouseDown={keepInside}
      onTouchStart={keepInside}
      onClick={() => setOpen((was) => !was)}
    >
      <IconCalendar size={16} stroke={1.6} />
    </ActionIcon>
  )
  return (
    <DateInput
      {...field}
      readOnly={readOnly}
      disabled={isLocked}
      value={value || null}
      onChange={(date) => {
        onChange(date ?? '')
        setOpen(false)
      }}
      dateParser={read}
      valueFormat={withSlashes ? slashed : formatLegacyDate}
      defaultDate={value || opensAt}
      defaultLevel={value || isNear ? 'month' : 'decade'}
      excludeDate={(date) => (last !== undefined && date > last) || (first !== undefined && date < first)}
      ariaLabels={calendarTexts.labels}
      rightSection={calendarButton}
      allowDeselect
      autoComplete={isNear ? 'off' : 'bday'}
      inputMode="numeric"
      // Whoever types wants no calendar over the next field.
      popoverProps={{ opened: isOpen, onChange: setOpen, position: 'bottom-end', withinPortal: false }}
    />
  )
})
