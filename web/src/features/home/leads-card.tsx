import { formatAmount } from '@foyer/contract/kit/money'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useEndpoint } from '../../api/queries'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { RowSkeleton } from '../../ui/skeleton'
import type { CompanyDay } from '../accounts/use-company-day'
import { leadQuery } from '../leads/lead-query'
import { StageMark } from '../pipeline/stage-mark'
import styles from './home.module.css'
import { HomeCard } from './home-card'

interface LeadsCardProps {
  title: string
  tab: 'all' | 'unassigned'
  empty: string
  failed: string
  day: CompanyDay
  aside: (total: number | undefined) => ReactNode
}

const shown = 5

const cityAndSource = (lead: LeadRow) => [lead.city, lead.source].filter(Boolean).join(' · ')

/** The newest few of a list. */
export function LeadsCard({ title, tab, empty, failed, day, aside }: LeadsCardProps) {
  const newest = useEndpoint(leadEndpoints.list, leadQuery({ tab, limit: shown }))
  return (
    <HomeCard title={title} aside={aside(newest.data?.total)}>
      {newest.isError && !newest.data && <FailedState what={failed} onRetry={() => void newest.refetch()} />}
      {newest.isPending && <RowSkeleton rows={shown} />}
      {newest.data?.rows.length === 0 && <EmptyState icon={IconUsers} title={empty} />}
      <ul className={styles.brief}>
        {newest.data?.rows.map((lead) => (
          <li key={lead.id}>
            <span className={styles.who}>
              <strong>{leadName(lead)}</strong>
              <span>{cityAndSource(lead)}</span>
            </span>
            <span className={styles.briefSide}>
              <span className={styles.amount}>
                {lead.budget !== undefined && formatAmount(lead.budget, day.currencySymbol)}
              </span>
              {tab === 'all' && <StageMark stage={lead.stage} />}
            </span>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
