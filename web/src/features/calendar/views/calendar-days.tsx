import type { CalendarDay } from '@foyer/contract/calendar/model'
import type { RefObject } from 'react'
import { useSession } from '../../../api/session'
import { useIsPhone } from '../../../ui/phone'
import { useProfile } from '../../accounts/use-profile'
import { listOfDay } from '../list-address'
import type { ShownCalendar } from '../use-calendar-address'
import { Agenda } from './agenda'
import { ChosenDay } from './chosen-day'
import { Hours } from './hours'
import { Month } from './month'
import { PhoneMonth } from './phone-month'

interface CalendarDaysProps {
  days: readonly CalendarDay[]
  shown: ShownCalendar
  frame: RefObject<HTMLDivElement | null>
}

/** Day and week in their hours, a month in its weeks; a phone has room for one day's hours, and lists the rest. */
export function CalendarDays({ days, shown, frame }: CalendarDaysProps) {
  const isPhone = useIsPhone()
  const { data: profile } = useProfile()
  const userId = useSession()?.userId ?? ''
  const isAdmin = profile?.isAdmin || profile?.isSuperAdmin || false
  const listOf = ({ on }: CalendarDay) => listOfDay({ ...shown, on, isAdmin, userId })
  if (shown.view === 'month' && !isPhone) return <Month days={days} of={shown.day} />
  if (shown.view === 'month')
    return (
      <>
        <PhoneMonth days={days} chosen={shown.day} />
        <ChosenDay shown={shown} listOf={listOf} />
      </>
    )
  if (shown.view === 'week' && isPhone) return <Agenda days={days} listOf={listOf} />
  return <Hours days={days} frame={frame} listOf={listOf} />
}
