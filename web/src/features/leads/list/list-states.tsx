import type { ColumnPreference } from '@foyer/contract/leads/list/columns'
import { isFiltered, noFilters } from '@foyer/contract/leads/list/filters'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { leadFilterTexts, listRefusals, periodListTexts } from '@foyer/contract/leads/messages/filters'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { Anchor, Button } from '@mantine/core'
import { IconCalendarOff, IconDoor, IconFilterOff, IconSearchOff } from '@tabler/icons-react'
import type { CallFailed } from '../../../api/call-failed'
import { Row } from '../../../ui/layout/flow'
import { useIsPhone } from '../../../ui/phone'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { AddFirstLeadButton, ImportFirstLeads } from '../record/capture/add-lead-button'
import { LeadTableWaiting } from './table/lead-table-waiting'
import type { LeadList } from './use-lead-list'
import { useListAddress } from './use-list-address'

interface ListStatesProps {
  list: LeadList | undefined
  failure: CallFailed | undefined
  retry: () => void
  columns: readonly ColumnPreference[]
}

/** What is shown in place of the rows while there are none. */
export function ListStates({ list, failure, retry, columns }: ListStatesProps) {
  const isPhone = useIsPhone()
  if (failure) {
    const isTooLong = failure.code === listRefusals.tooManyToSort.code
    const what = isTooLong ? failure.message : leadListTexts.loadFailed
    return <FailedState what={what} kept={leadListTexts.choiceKept} onRetry={retry} />
  }
  if (!list)
    return isPhone ? <RowSkeleton rows={12} /> : <LeadTableWaiting preferences={columns} hasSelection />
  return list.rows.length === 0 && !list.isReloading ? <NoRows /> : null
}

/** Says what the list was narrowed by, and how to get out of it. */
function NoRows() {
  const { tab, address, change } = useListAddress()
  const { search, period, filters } = address
  if (search)
    return (
      <EmptyState
        icon={IconSearchOff}
        title={leadListTexts.noResults}
        hint={leadListTexts.noResultsFor(search)}
        action={
          <Button variant="default" onClick={() => change({ search: undefined })}>
            {leadListTexts.clearSearch}
          </Button>
        }
      />
    )
  if (period !== 'all-time')
    return (
      <EmptyState
        icon={IconCalendarOff}
        title={periodListTexts.none}
        action={
          <Anchor component="button" type="button" onClick={() => change({ period: 'all-time' })}>
            {periodListTexts.reset}
          </Anchor>
        }
      />
    )
  if (isFiltered(filters))
    return (
      <EmptyState
        icon={IconFilterOff}
        title={leadListTexts.noResults}
        hint={filterBarTexts.noMatchingLeads}
        action={
          <Button variant="default" onClick={() => change({ filters: noFilters })}>
            {leadFilterTexts.clear}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={IconDoor}
      title={leadListTexts.noLeads}
      action={
        <Row justify="center">
          <AddFirstLeadButton />
          {tab === 'all' && <ImportFirstLeads />}
        </Row>
      }
    />
  )
}
