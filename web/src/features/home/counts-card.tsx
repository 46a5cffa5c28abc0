import { homeTexts } from '@foyer/contract/home/messages'
import { grouped } from '@foyer/contract/kit/money'
import { leadTileTexts } from '@foyer/contract/leads/messages'
import type { LeadCounts } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { useEndpoint } from '../../api/queries'
import { Card } from '../../ui/layout/card'
import { FailedState } from '../../ui/states/failed-state'
import { BarSkeleton } from '../../ui/states/skeleton'
import { Facts } from '../../ui/text/facts'
import styles from './home.module.css'

const shown: (keyof LeadCounts)[] = ['total', 'interested', 'followUp', 'won']

export function CountsCard() {
  const counts = useEndpoint(leadEndpoints.counts, {})
  const { data } = counts
  return (
    <Card title={homeTexts.counts}>
      {counts.isError && !data ? (
        <FailedState what={homeTexts.countsFailed} onRetry={() => void counts.refetch()} />
      ) : (
        <Facts
          layout="cells"
          facts={shown.map((count) => [
            leadTileTexts[count],
            <span key={count} className={`num ${styles.figure}`}>
              {data ? grouped(data[count]) : <BarSkeleton width={40} />}
            </span>,
          ])}
        />
      )}
    </Card>
  )
}
