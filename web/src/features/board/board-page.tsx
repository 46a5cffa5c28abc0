import { accessTexts } from '@foyer/contract/accounts/messages'
import { boardTexts as texts } from '@foyer/contract/board/messages'
import type { BoardColumn, BoardFilter } from '@foyer/contract/board/model'
import { formatAmount } from '@foyer/contract/kit/money'
import { Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useIsPhone } from '../../ui/phone'
import { EmptyState } from '../../ui/states/empty-state'
import { FailedState } from '../../ui/states/failed-state'
import { useCan } from '../accounts/use-can'
import { useCompanyDay } from '../accounts/use-company-day'
import { EditPipelineButton } from '../pipeline/edit/edit-pipeline-button'
import { usePipeline } from '../pipeline/use-pipeline'
import { Board } from './board'
import styles from './board.module.css'
import { BoardWaiting } from './board-waiting'
import { BoardFilters } from './filter/board-filters'
import { useBoardFilter } from './filter/use-board-filter'
import { NoCards } from './no-cards'
import { useBoard } from './use-board'

export function BoardPage() {
  const canRead = useCan('leads.read')
  if (!canRead) return <EmptyState isPage icon={IconLock} title={accessTexts.disabled} />
  return <OpenBoard />
}

const noFilter: BoardFilter = { members: [], tagIds: [] }

/** What is shown is what the address says. */
function OpenBoard() {
  const { filter, setFilter } = useBoardFilter()
  const isPhone = useIsPhone()
  const { currencySymbol } = useCompanyDay()
  const pipeline = usePipeline()
  const board = useBoard(filter)
  const columns = board.data
  const isFiltered = filter.members.length > 0 || filter.tagIds.length > 0
  const isKnown = columns !== undefined && pipeline.data !== undefined
  const hasFailed = !isKnown && (board.isError || pipeline.isError)
  const retry = () => {
    if (board.isError) void board.refetch()
    if (pipeline.isError) void pipeline.refetch()
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Text component="h2" size="md" fw={600} truncate>
          {pipeline.data?.name}
        </Text>
        {columns && (
          <Text inherit mr="auto" className="num" data-ink="2">
            {texts.value}{' '}
            <Text component="strong" inherit fw={600} c="var(--fy-ink)">
              {formatAmount(budgetOf(columns), currencySymbol)}
            </Text>
          </Text>
        )}
        {/* Elsewhere it is in the bar above, where a phone has no room for it. */}
        {isPhone && (
          <span className={styles.edit}>
            <EditPipelineButton />
          </span>
        )}
        <BoardFilters filter={filter} onChange={setFilter} />
      </div>
      {hasFailed && <FailedState what={texts.loadFailed} onRetry={retry} />}
      {!hasFailed && !isKnown && <BoardWaiting />}
      {isKnown && countOf(columns) === 0 && !board.isPlaceholderData && (
        <NoCards isFiltered={isFiltered} onClearFilters={() => setFilter(noFilter)} />
      )}
      {isKnown && (
        <Board
          columns={columns}
          stages={pipeline.data.stages}
          filter={filter}
          isReloading={board.isPlaceholderData}
        />
      )}
    </div>
  )
}

const budgetOf = (columns: readonly BoardColumn[]) => columns.reduce((sum, { budget }) => sum + budget, 0)
const countOf = (columns: readonly BoardColumn[]) => columns.reduce((sum, { leads }) => sum + leads, 0)
