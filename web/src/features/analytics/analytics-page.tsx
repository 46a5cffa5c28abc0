import { accessTexts } from '@foyer/contract/accounts/messages'
import { analyticsRefusals } from '@foyer/contract/analytics/messages'
import { dashboardTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { EmptyState } from '../../ui/states/empty-state'
import { useCan } from '../accounts/use-can'
import styles from './analytics.module.css'
import { AverageDealCard } from './cards/average-deal-card'
import { CustomerConversionCard } from './cards/customer-conversion-card'
import { LeadSourceCard } from './cards/lead-source-card'
import { LeadsByStageCard } from './cards/leads-by-stage-card'
import { SummaryStrip } from './cards/summary-strip'
import { TodaysActivityCard } from './cards/todays-activity-card'
import { TopRepresentativesCard } from './cards/top-representatives-card'
import { TotalDealCard } from './cards/total-deal-card'
import { TrendsCard } from './cards/trends-card'
import { PrintedHead } from './printed-head'
import { WeeklyMail } from './sending/weekly-mail'
import { useAbout } from './use-about'
import { useFigure } from './use-figure'
import { useFigureQuery } from './use-figure-query'
import { usePrintsLight } from './use-prints-light'

const BeyondCards = lazy(() =>
  import('./beyond/beyond-cards').then((module) => ({ default: module.BeyondCards })),
)

export function AnalyticsPage() {
  const canRead = useCan('analytics.read')
  if (!canRead) return <EmptyState isPage icon={IconLock} title={accessTexts.disabled} />
  return <Dashboard />
}

/** The numbers of the period and the people that the address names. */
function Dashboard() {
  const { query, change } = useFigureQuery()
  const about = useAbout(query)
  const { error } = useFigure(analyticsEndpoints.summary, query)
  usePrintsLight()
  // A link that somebody else sent may name people whose numbers are not for everybody.
  if (error?.code === analyticsRefusals.notReportee.code)
    return (
      <EmptyState
        icon={IconLock}
        title={analyticsRefusals.notReportee.text}
        action={<Button onClick={() => change({ people: [] })}>{texts.showAll}</Button>}
      />
    )
  const card = { query, about }
  return (
    <div className={styles.page}>
      <PrintedHead {...card} />
      <SummaryStrip {...card} />
      <div className={styles.grid}>
        <LeadsByStageCard {...card} />
        <AverageDealCard {...card} />
        <TodaysActivityCard query={query} />
        <LeadSourceCard {...card} />
        <TopRepresentativesCard {...card} />
        <CustomerConversionCard {...card} />
        <TotalDealCard {...card} />
        <TrendsCard {...card} />
      </div>
      <Suspense>
        <BeyondCards {...card} />
      </Suspense>
      <WeeklyMail />
    </div>
  )
}
