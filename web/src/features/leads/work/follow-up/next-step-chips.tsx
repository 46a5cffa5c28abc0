import { addDays, type CalendarDate, formatTime12, startOfWeek } from '@foyer/contract/kit/dates'
import { workLimits } from '@foyer/contract/leads/limits'
import { followUpPickTexts as texts } from '@foyer/contract/leads/messages/next/next-step'
import { offeredTimes } from '@foyer/contract/leads/work/follow-up-days'
import type { Callback } from '../contact/callback-fields'
import { ChoiceChips } from './choice-chips'
import { lastTime } from './last-time'
import { useOfferedAt } from './use-offered-at'

type Said = Pick<Callback, 'on' | 'time' | 'isNone'>

interface NextStepChipsProps {
  said: Said
  today: CalendarDate
  onChange: (said: Said) => void
  /** Any day, in the fields below. */
  onPick: () => void
}

/** What comes next, before the outcome is tapped: as the firm offers it, on another day, or not at all. */
export function NextStepChips({ said, today, onChange, onPick }: NextStepChipsProps) {
  const at = useOfferedAt()
  const [tomorrow, inTwoDays] = [addDays(today, 1), addDays(today, 2)]
  const monday = addDays(startOfWeek(today), 7)
  const days = [
    { value: tomorrow, label: texts.tomorrow },
    { value: inTwoDays, label: texts.inTwoDays },
    // On a Saturday or Sunday it is one of those.
    ...(monday > inTwoDays ? [{ value: monday, label: texts.nextMonday }] : []),
  ]
  const isOneOfThem = days.some(({ value }) => value === said.on)
  const chosen = said.isNone ? 'none' : said.on === '' ? 'usual' : isOneOfThem ? said.on : 'pick'
  const choose = (value: string) => {
    if (value === 'pick') return onPick()
    const isDay = value !== 'usual' && value !== 'none'
    onChange({ on: isDay ? value : '', time: said.time || workLimits.followUpTime, isNone: value === 'none' })
  }
  const times = isOneOfThem ? offeredTimes(said.on, at, [lastTime()]) : []
  return (
    <>
      <ChoiceChips
        legend={texts.next}
        choices={[
          { value: 'usual', label: texts.usual },
          ...days,
          { value: 'pick', label: texts.pick },
          { value: 'none', label: texts.none },
        ]}
        value={chosen}
        onChoose={choose}
      />
      {times.length > 0 && (
        <ChoiceChips
          legend={texts.time}
          choices={times.map((value) => ({ value, label: formatTime12(value) }))}
          value={said.time}
          onChoose={(time) => onChange({ on: said.on, time, isNone: false })}
        />
      )}
    </>
  )
}
