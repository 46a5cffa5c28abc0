import { accessTexts } from '@foyer/contract/accounts/messages'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { Button } from '@mantine/core'
import { IconDoor, IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useEndpoint } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { useIsPhone } from '../../ui/phone'
import { RowSkeleton } from '../../ui/skeleton'
import { useCompanyDay } from '../accounts/use-company-day'
import { useCan, useProfile } from '../accounts/use-profile'
import styles from './lead-list-page.module.css'
import type { ListSurroundings } from './list/columns'
import { CountTiles } from './list/count-tiles'
import { LeadCards } from './list/lead-cards'
import { LeadTable } from './list/lead-table'
import { LeadTableWaiting } from './list/lead-table-waiting'
import { type ListSort, readSearch, readSort, readTab, toggleSort, writeSort } from './list/list-address'
import { SideTabs } from './list/side-tabs'
import { SortMenu } from './list/sort-menu'
import { useLeadList } from './list/use-lead-list'

export function LeadListPage() {
  const canRead = useCan('leads.read')
  const canAssign = useProfile().data?.rights.crm.canAssign ?? false
  const tab = readTab(useParams().tab)
  if (!canRead) return <EmptyState isPage icon={IconLock} title={accessTexts.disabled} />
  if (!tab || (tab === 'unassigned' && !canAssign)) return <Navigate to={addresses.leads} replace />
  return <LeadListOf tab={tab} canAssign={canAssign} />
}

interface LeadListOfProps {
  tab: NonNullable<ReturnType<typeof readTab>>
  canAssign: boolean
}

function LeadListOf({ tab, canAssign }: LeadListOfProps) {
  const isPhone = useIsPhone()
  const [params, setParams] = useSearchParams()
  const { today, timeZone, currencySymbol } = useCompanyDay()
  const around: ListSurroundings = useMemo(
    () => ({ today, timeZone, currencySymbol }),
    [today, timeZone, currencySymbol],
  )
  const search = readSearch(params)
  const sort = readSort(params)
  const changeSort = (next: ListSort) => setParams(writeSort(params, next), { replace: true })
  const counts = useEndpoint(leadEndpoints.counts, {})
  const { list, hasFailed, retry } = useLeadList({ tab, search, ...sort })

  const clearSearch = () => {
    const next = new URLSearchParams(params)
    next.delete('search')
    setParams(next, { replace: true })
  }

  return (
    <div className={styles.page}>
      <SideTabs current={tab} counts={counts.data} canAssign={canAssign} />
      <div className={styles.sheet}>
        <CountTiles counts={counts.data} hasFailed={counts.isError} onRetry={() => void counts.refetch()} />
        <div className={styles.bar}>
          <SortMenu sort={sort} onChange={changeSort} />
          <span className={styles.total} role="status">
            {list && !list.isReloading && leadListTexts.total(list.total)}
          </span>
        </div>
        {hasFailed && (
          <FailedState what={leadListTexts.loadFailed} kept={leadListTexts.choiceKept} onRetry={retry} />
        )}
        {!hasFailed && !list && (isPhone ? <RowSkeleton rows={12} /> : <LeadTableWaiting />)}
        {list && list.rows.length === 0 && !list.isReloading && (
          <EmptyState
            icon={IconDoor}
            title={search ? leadListTexts.noResults : leadListTexts.noLeads}
            hint={search && leadListTexts.noResultsFor(search)}
            action={
              search && (
                <Button variant="default" onClick={clearSearch}>
                  {leadListTexts.clearSearch}
                </Button>
              )
            }
          />
        )}
        {list && list.rows.length > 0 && isPhone && <LeadCards list={list} around={around} />}
        {list && list.rows.length > 0 && !isPhone && (
          <LeadTable
            list={list}
            choice={`${tab} ${search} ${sort.sort} ${sort.descending}`}
            around={around}
            sort={sort}
            onSort={(word) => changeSort(toggleSort(sort, word))}
          />
        )}
      </div>
    </div>
  )
}
