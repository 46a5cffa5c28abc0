import { formatLegacyDate, formatSlashDate, isValidCalendarDate, readDay } from '@foyer/contract/kit/dates'
import { dayProblem } from '@foyer/contract/kit/moment-problems'
import { calendarTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { drawnWhenChanged } from '../../drawn-when-changed'
import { held } from './own-problem'

interface DateFieldProps {
  label: string
  placeholder: string
  /** YYYY-MM-DD, empty for none; a text that is no date stays as it was typed, for the rules to refuse (C-162). */
  value: string
  onChange: (value: string) => void
  /** It is said to the end: by leaving the field, by Enter, or by picking the day. */
  onCommit?: (value: string) => void
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
  /** Where nothing but the day is asked: its calendar is there at once. */
  isOpenAtFirst?: boolean
  /** DD/MM/YYYY instead of DD-MM-YYYY. */
  withSlashes?: boolean
  name?: string
  'data-path'?: string
}

/** The button is no outside of the calendar that it opens: a press on it must not close it first. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation()

/** Typed as DD-MM-YYYY or as else people write a day, or picked from a calendar: first the year, since birthdays are long ago. */
export const DateField = drawnWhenChanged(function DateField({
  value,
  onChange,
  onCommit,
  last,
  first,
  opensAt,
  error,
  readOnly,
  isLocked = false,
  isNear = false,
  isOpenAtFirst = false,
  withSlashes = false,
  onBlur,
  ...field
}: DateFieldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  /** As it is being typed; once the field is left it is written as all dates are. */
  const [typed, setTyped] = useState<string>()
  const isDate = isValidCalendarDate(value)
  const written = isDate ? (withSlashes ? formatSlashDate : formatLegacyDate)(value) : value
  const finish = () => {
    setTyped(undefined)
    onCommit?.(value)
  }
  const pick = (date: string | null) => {
    setTyped(undefined)
    setOpen(false)
    onChange(date ?? '')
    onCommit?.(date ?? '')
  }
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
    // Whoever types wants no calendar over the next field: only the button opens it.
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withinPortal={false}
      trapFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...field}
          {...held(dayProblem(value))}
          data-autofocus={isOpenAtFirst || undefined}
          value={typed ?? written}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(readDay(currentTarget.value, last) ?? currentTarget.value.trim())
          }}
          onBlur={() => {
            finish()
            onBlur?.()
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish()
            if (key === 'Escape') setOpen(false)
          }}
          // Whoever is still typing has not said anything wrong yet.
          error={typed !== undefined && !isDate ? undefined : error || dayProblem(value)}
          readOnly={readOnly}
          disabled={isLocked}
          rightSection={calendarButton}
          autoComplete={isNear ? 'off' : 'bday'}
          inputMode="numeric"
        />
      </Popover.Target>
      <Popover.Dropdown data-dates-dropdown onMouseDown={(event) => event.preventDefault()}>
        <DatePicker
          value={isDate ? value : null}
          onChange={pick}
          defaultDate={isDate ? value : opensAt}
          defaultLevel={isDate || isNear ? 'month' : 'decade'}
          excludeDate={(date) => (last !== undefined && date > last) || (first !== undefined && date < first)}
          ariaLabels={calendarTexts.labels}
          // Pale and red days cannot be read in the dark.
          hideOutsideDates
          weekendDays={[]}
          allowDeselect
        />
      </Popover.Dropdown>
    </Popover>
  )
})
