import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { Loaded } from '../../../ui/states/loaded'
import { useCalendar } from '../use-calendar'
import type { ShownCalendar } from '../use-calendar-address'
import { Agenda } from './agenda'

interface ChosenDayProps {
  shown: ShownCalendar
  listOf: (day: CalendarDay) => string
}

/** All of the day that is chosen in a month, which itself knows only the first of each. */
export function ChosenDay({ shown, listOf }: ChosenDayProps) {
  const day = useCalendar({ ...shown, view: 'day' })
  return (
    <Loaded of={day} failed={texts.failed} rows={3}>
      {(days) => <Agenda days={days} listOf={listOf} />}
    </Loaded>
  )
}
