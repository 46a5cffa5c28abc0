import { calendarLimits } from '@foyer/contract/calendar/limits'
import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import { SegmentedControl } from '@mantine/core'
import { Row } from '../../../ui/layout/flow'
import { ChoiceFilter } from '../../board/filter/choice-filter'
import { useCalendarPeople } from '../use-calendar'
import type { useCalendarAddress } from '../use-calendar-address'

/** Me, my team, or some of them; nothing to choose for whoever has nobody below them. */
export function WhoseFilter({ shown, change }: ReturnType<typeof useCalendarAddress>) {
  const known = useCalendarPeople()
  const people = known.data?.people
  const { whose } = shown
  if ((people?.length ?? 0) < 2 && whose === 'me') return null
  return (
    <Row gap={6} isOneLine>
      <SegmentedControl
        aria-label={texts.whose}
        value={whose}
        data={(['me', 'team'] as const).map((value) => ({ value, label: texts.whoses[value] }))}
        onChange={(value) => change({ whose: value as 'me' | 'team' })}
      />
      <ChoiceFilter
        label={texts.choosePeople}
        searchLabel={texts.searchPeople}
        chosenLabel={texts.people}
        choices={people?.map(({ id, fullName }) => ({ id, name: fullName }))}
        hasFailed={known.isError}
        onRetry={() => void known.refetch()}
        onOpen={() => {}}
        values={shown.people}
        max={calendarLimits.people}
        onChange={(chosen) => change({ whose: chosen.length > 0 ? 'people' : 'me', people: chosen })}
      />
    </Row>
  )
}
