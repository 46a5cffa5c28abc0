import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { dashboardTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import { useRef, useState } from 'react'
import { Row } from '../../../ui/layout/flow'
import { useCan } from '../../accounts/use-can'
import { ChoiceFilter } from '../../board/filter/choice-filter'
import { useFigureQuery } from '../use-figure-query'
import { useMembers } from '../use-members'
import { PageMenu } from './page-menu'
import { PeriodMenu } from './period-menu'

/** Which days and whose numbers, in the bar above the dashboard. */
export function AnalyticsControls({ className }: { className?: string | undefined }) {
  const canRead = useCan('analytics.read')
  const { query, change } = useFigureQuery()
  const [wasOpened, setOpened] = useState(false)
  const { members, hasFailed, retry } = useMembers(wasOpened)
  // All that is ticked while the list is open is one step to go back.
  const isChanged = useRef(false)
  if (!canRead) return null
  return (
    <div className={className}>
      <Row gap={8} isOneLine>
        <PeriodMenu choice={query.choice} onChange={(choice) => change({ choice })} />
        <ChoiceFilter
          label={texts.selectMembers}
          searchLabel={texts.searchMembers}
          chosenLabel={texts.members}
          choices={members}
          hasFailed={hasFailed}
          onRetry={retry}
          max={analyticsLimits.membersMax}
          onOpen={() => {
            setOpened(true)
            isChanged.current = false
          }}
          values={query.people}
          onChange={(people) => {
            change({ people }, { replace: isChanged.current })
            isChanged.current = true
          }}
        />
        <PageMenu query={query} />
      </Row>
    </div>
  )
}
