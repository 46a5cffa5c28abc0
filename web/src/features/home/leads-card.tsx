import { formatAmount } from '@foyer/contract/kit/money'
import { leadQuery } from '@foyer/contract/leads/list/query'
import { leadName } from '@foyer/contract/leads/rules'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { Box } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useEndpoint } from '../../api/queries'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { Ellipsis } from '../../ui/text/ellipsis'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import type { CompanyDay } from '../accounts/use-company-day'
import { StageMark } from '../pipeline/stage-mark'
import styles from './home.module.css'

interface LeadsCardProps {
  title: string
  tab: 'all' | 'unassigned'
  empty: string
  failed: string
  day: CompanyDay
  aside: (total: number | undefined) => ReactNode
}

const shown = 5

/** The newest few of a list. */
export function LeadsCard({ title, tab, empty, failed, day, aside }: LeadsCardProps) {
  const newest = useEndpoint(leadEndpoints.list, leadQuery({ tab, limit: shown }))
  return (
    <Card title={title} action={aside(newest.data?.total)}>
      <Loaded of={newest} failed={failed} rows={shown}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={IconUsers} title={empty} />
          ) : (
            <PlainList isDivided>
              {rows.map((lead) => (
                <li key={lead.id} className={styles.brief}>
                  <Stack gap={0}>
                    <strong>
                      <Ellipsis text={leadName(lead)} />
                    </strong>
                    <MetaLine pieces={[lead.city, lead.source]} />
                  </Stack>
                  <Box flex="none">
                    <Stack gap={0} justify="end">
                      <span className={`num ${styles.amount}`}>
                        {lead.budget !== undefined && formatAmount(lead.budget, day.currencySymbol)}
                      </span>
                      {tab === 'all' && <StageMark stage={lead.stage} />}
                    </Stack>
                  </Box>
                </li>
              ))}
            </PlainList>
          )
        }
      </Loaded>
    </Card>
  )
}
