import { accessTexts } from '@foyer/contract/accounts/messages'
import { isNarrowed } from '@foyer/contract/board/address'
import { boardTexts as texts } from '@foyer/contract/board/messages'
import type { BoardColumn } from '@foyer/contract/board/model'
import { formatAmount, shortAmount } from '@foyer/contract/kit/money'
import type { PipelineStage, StageKind } from '@foyer/contract/pipeline/model'
import { Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { DrawnInSlices } from '../../ui/drawn-in-slices'
import { useIsPhone } from '../../ui/phone'
import { EmptyState } from '../../ui/states/empty-state'
import { FailedState } from '../../ui/states/failed-state'
import { MetaLine } from '../../ui/text/meta-line'
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

/** What is shown is what the address says. */
function OpenBoard() {
  const { filter, change, openView } = useBoardFilter()
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const isPhone = useIsPhone()
  const { currencySymbol } = useCompanyDay()
  const pipeline = usePipeline()
  const board = useBoard(filter, unfolded)
  const columns = board.data
  const isFiltered = isNarrowed(filter)
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
            {pipeline.data && (
              <Text span size="xs" ml={10} data-ink="2">
                <ValueByEnd columns={columns} stages={pipeline.data.stages} />
              </Text>
            )}
          </Text>
        )}
        {/* Elsewhere it is in the bar above, where a phone has no room for it. */}
        {isPhone && (
          <span className={styles.edit}>
            <EditPipelineButton />
          </span>
        )}
        <BoardFilters filter={filter} onChange={change} onView={openView} />
      </div>
      {hasFailed && <FailedState what={texts.loadFailed} onRetry={retry} />}
      {!hasFailed && !isKnown && <BoardWaiting />}
      {isKnown && countOf(columns) === 0 && !board.isPlaceholderData && (
        <NoCards isFiltered={isFiltered} onClearFilters={() => openView()} />
      )}
      {isKnown && (
        <DrawnInSlices instead={<BoardWaiting />}>
          <Board
            columns={columns}
            stages={pipeline.data.stages}
            filter={filter}
            unfolded={unfolded}
            onUnfold={(stageId) => setUnfolded((ids) => [...ids, stageId])}
            isReloading={board.isPlaceholderData}
          />
        </DrawnInSlices>
      )}
    </div>
  )
}

interface ValueByEndProps {
  columns: readonly BoardColumn[]
  stages: readonly PipelineStage[]
}

/** The value that can still be won, apart from what is won and what is lost. */
function ValueByEnd({ columns, stages }: ValueByEndProps) {
  const { currencySymbol } = useCompanyDay()
  const ofKind = (isOf: (kind: StageKind) => boolean) => {
    const ids = stages.filter(({ kind }) => isOf(kind)).map(({ id }) => id)
    return shortAmount(budgetOf(columns.filter(({ stageId }) => ids.includes(stageId))), currencySymbol)
  }
  const nameOf = (kind: StageKind) => stages.find((stage) => stage.kind === kind)?.name ?? ''
  return (
    <MetaLine
      pieces={[
        `${texts.open} ${ofKind((kind) => kind !== 'won' && kind !== 'lost')}`,
        `${nameOf('won')} ${ofKind((kind) => kind === 'won')}`,
        `${nameOf('lost')} ${ofKind((kind) => kind === 'lost')}`,
      ]}
    />
  )
}

const budgetOf = (columns: readonly BoardColumn[]) => columns.reduce((sum, { budget }) => sum + budget, 0)
const countOf = (columns: readonly BoardColumn[]) => columns.reduce((sum, { leads }) => sum + leads, 0)
