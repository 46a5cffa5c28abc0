import { accessTexts } from '@foyer/contract/accounts/messages'
import { leadListTexts } from '@foyer/contract/leads/messages'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { IconLock } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useEndpoint } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { DrawnInSlices } from '../../../ui/drawn-in-slices'
import { useFoldingHead } from '../../../ui/layout/use-folding-head'
import { useIsPhone } from '../../../ui/phone'
import { EmptyState } from '../../../ui/states/empty-state'
import { HeldPresses } from '../../../ui/states/held-presses'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { useCan } from '../../accounts/use-can'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useProfile } from '../../accounts/use-profile'
import { BeginSelecting } from '../bulk/begin-selecting'
import { SelectionPlace } from '../bulk/selection-place'
import { useSelection } from '../bulk/use-selection'
import { usePreviewBeside } from '../work/preview/use-preview-beside'
import { LeadCards } from './cards/lead-cards'
import type { ColumnHeadTools } from './columns/column-head-tools'
import { ColumnsMenu } from './columns/columns-menu'
import { useColumns } from './columns/use-columns'
import { CountTiles } from './count-tiles'
import { FilterBar, sayApplied } from './filters/filter-bar'
import { withColumn } from './filters/filter-fields'
import styles from './lead-list-page.module.css'
import { readTab } from './list-address'
import { ListStates } from './list-states'
import { SideTabs } from './side-tabs'
import { SortMenu } from './sort-menu'
import type { ListSurroundings } from './table/columns'
import { LeadTable } from './table/lead-table'
import type { CardHandle, RowHandle } from './table/use-row-handle'
import { useLeadList } from './use-lead-list'
import { useListAddress, useListQuery } from './use-list-address'
import { useOpenDefaultView } from './views/use-default-view'
import { ViewsMenu } from './views/views-menu'

const RemarkDialog = lazy(() =>
  import('../work/remark/remark-dialog').then((module) => ({ default: module.RemarkDialog })),
)
const LeadPreview = lazy(() =>
  import('../work/preview/lead-preview').then((module) => ({ default: module.LeadPreview })),
)

export function LeadListPage() {
  const canRead = useCan('leads.read')
  const canAssign = useProfile().data?.rights.crm.canAssign ?? false
  const tab = readTab(useParams().tab)
  if (!canRead) return <EmptyState isPage icon={IconLock} title={accessTexts.disabled} />
  if (!tab || (tab === 'unassigned' && !canAssign)) return <Navigate to={addresses.leads} replace />
  return <LeadListOf canAssign={canAssign} />
}

/** What is shown is what the address says; every part of the page only changes the address. */
function LeadListOf({ canAssign }: { canAssign: boolean }) {
  const isPhone = useIsPhone()
  const { tab, address, change } = useListAddress()
  const asked = useListQuery()
  const { isOpening } = useOpenDefaultView()
  const { today, timeZone, currencySymbol } = useCompanyDay()
  const [remarkOf, setRemarkOf] = useState<LeadRow>()
  const counts = useEndpoint(leadEndpoints.counts, {})
  const { list, failure, retry } = useLeadList(asked)
  const table = useRef<RowHandle>(null)
  const cards = useRef<CardHandle>(null)
  const preview = usePreviewBeside(list, table, cards)
  const { open } = preview
  const around: ListSurroundings = useMemo(
    () => ({ today, timeZone, currencySymbol, onRemark: setRemarkOf, onOpen: open }),
    [today, timeZone, currencySymbol, open],
  )
  const { columns, areKnown, change: onColumns, reset } = useColumns()
  const { query } = asked
  const selection = useSelection({ rows: list?.rows ?? [], total: list?.total ?? 0, list: { query } })
  useFoldingHead(!selection.isActive)
  const sort = { sort: address.sort, descending: address.descending }
  const shown = areKnown && !isOpening ? list : undefined

  const tools: ColumnHeadTools = {
    sort,
    onSort: change,
    columns,
    onColumns,
    filters: address.filters.columns,
    onFilter: (column, filter) => {
      change({ filters: withColumn(address.filters, column, filter) })
      if (filter) sayApplied()
    },
  }

  return (
    <HeldPresses className={styles.page} isHeld={isOpening}>
      <SideTabs current={tab} counts={counts.data} canAssign={canAssign} />
      <div className={styles.sheet}>
        <CountTiles
          counts={counts.data}
          hasFailed={counts.isError}
          onRetry={() => void counts.refetch()}
          current={{ tab, callStatus: address.callStatus }}
          canAssign={canAssign}
          onChoose={({ tab: next, callStatus }) => change({ callStatus }, { tab: next })}
        />
        <SelectionPlace selection={selection}>
          <div className={styles.bar}>
            <FilterBar address={address} around={around} onChange={change} />
            <div className={styles.tools}>
              <span className={styles.total} role="status">
                {shown && !shown.isReloading && leadListTexts.total(shown.total)}
              </span>
              <ViewsMenu />
              <SortMenu sort={sort} onChange={change} />
              {isPhone && <BeginSelecting selection={selection} />}
              {!isPhone && (
                <ColumnsMenu columns={columns} areKnown={areKnown} onChange={onColumns} onReset={reset} />
              )}
            </div>
          </div>
        </SelectionPlace>
        <ListStates list={shown} failure={failure} retry={retry} columns={columns} />
        {shown && shown.rows.length > 0 && isPhone && (
          <DrawnInSlices instead={<RowSkeleton rows={12} />}>
            <LeadCards
              list={shown}
              around={around}
              selection={selection}
              seenId={preview.seenId}
              handle={cards}
            />
          </DrawnInSlices>
        )}
        {shown && shown.rows.length > 0 && !isPhone && (
          <LeadTable
            list={shown}
            choice={JSON.stringify(asked)}
            around={around}
            tools={tools}
            selection={selection}
            openId={preview.leadId}
            handle={table}
          />
        )}
      </div>
      <Suspense>
        {preview.leadId && (
          <LeadPreview
            leadId={preview.leadId}
            row={preview.row}
            onStep={preview.step}
            steps={preview.steps}
            onClose={preview.close}
          />
        )}
      </Suspense>
      <Suspense>
        {remarkOf && <RemarkDialog lead={remarkOf} onClose={() => setRemarkOf(undefined)} />}
      </Suspense>
    </HeldPresses>
  )
}
