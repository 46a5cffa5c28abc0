import { IconChartBar } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Surface } from '../layout/card'
import { Row, Stack } from '../layout/flow'
import { EmptyState } from '../states/empty-state'
import { FailedState } from '../states/failed-state'
import { RowSkeleton } from '../states/skeleton'
import { useFocusAfterRetry } from '../states/use-focus-after-retry'
import { Hint } from '../text/hint'
import { QuietText } from '../text/quiet-text'
import { SectionHeading } from '../text/section-heading'
import classes from './card/card.module.css'
import { ChartMenu } from './card/chart-menu'
import { type ChartRows, type Sorting, sortedRows } from './card/chart-rows'
import { ChartTable } from './card/chart-table'

interface ChartCardProps {
  title: string
  /** One line: of which time, and whose. */
  about: string
  /** How it is worked out, in words. */
  explain?: string | undefined
  state: 'loading' | 'failed' | 'empty' | 'ready'
  emptyText: string
  /** What could not be loaded, as a sentence. */
  failedText: string
  onRetry: () => void
  /** The same as the chart, in figures. */
  table: ChartRows
  /** Without its ending. */
  fileName: string
  /** One quiet button, or a link with `data-link`, at the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of a chart: what it is about, its figures as a table or a file, and how it looks while there are none. */
export function ChartCard(props: ChartCardProps) {
  const { title, about, explain, state, table, fileName, action, children } = props
  const [isTable, setTable] = useState(false)
  const [sorting, setSorting] = useState<Sorting>()
  const frame = useRef<HTMLDivElement>(null)
  const rows = sortedRows(table, sorting)
  const retry = useFocusAfterRetry(frame, state === 'failed', props.onRetry)
  return (
    <Surface label={title} isPadded>
      <div ref={frame} className={classes.frame} tabIndex={-1}>
        <Stack gap={12}>
          <div>
            <Row gap={8} isOneLine grow="first">
              <Row gap={4} isOneLine>
                <SectionHeading>{title}</SectionHeading>
                {explain && (
                  <span className={classes.hint} data-unpainted>
                    <Hint text={explain} />
                  </span>
                )}
              </Row>
              <div className={classes.tools} data-unpainted>
                {action}
                {state === 'ready' && (
                  <ChartMenu
                    title={title}
                    isTable={isTable}
                    onTable={setTable}
                    fileName={fileName}
                    columns={table.columns}
                    rows={rows}
                    frame={frame}
                  />
                )}
              </div>
            </Row>
            <QuietText size="small">{about}</QuietText>
          </div>
          {state !== 'ready' ? (
            <NoChart {...props} onRetry={retry} />
          ) : isTable ? (
            <ChartTable table={table} rows={rows} sorting={sorting} onSort={setSorting} />
          ) : (
            children
          )}
        </Stack>
      </div>
    </Surface>
  )
}

function NoChart({ state, emptyText, failedText, onRetry }: ChartCardProps) {
  if (state === 'loading') return <RowSkeleton rows={5} />
  if (state === 'failed') return <FailedState what={failedText} onRetry={onRetry} />
  return <EmptyState icon={IconChartBar} title={emptyText} />
}
