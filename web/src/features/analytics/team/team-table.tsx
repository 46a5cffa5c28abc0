import { teamDayTexts as texts } from '@foyer/contract/analytics/messages/team-day'
import { type TeamLine, type TeamSort, teamSorts } from '@foyer/contract/analytics/team-day'
import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { Stack } from '../../../ui/layout/flow'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { useIsPhone } from '../../../ui/phone'
import { Facts } from '../../../ui/text/facts'
import type { CallsOpened } from './calls-of-person'
import { CallsCell, LeadsCell, PersonCell, ResponseCell } from './figure-cells'
import { GiveButton } from './give-button'

export interface Sorted {
  by: TeamSort
  isTurned: boolean
}

interface TeamTableProps {
  /** In the order of the sorting. */
  lines: readonly TeamLine[]
  sorted: Sorted
  onSort: (by: TeamSort) => void
  onCalls: (calls: CallsOpened) => void
  onGive: (line: TeamLine) => void
}

/** A row for each person, on a phone a card. */
export function TeamTable({ lines, sorted, onSort, onCalls, onGive }: TeamTableProps) {
  const isPhone = useIsPhone()
  const cells: Record<TeamSort, (line: TeamLine) => ReactNode> = {
    name: (line) => <PersonCell line={line} />,
    overdue: (line) => (
      <LeadsCell line={line} is="overdue" count={line.overdue} what={texts.columns.overdue} />
    ),
    untouched: (line) => (
      <LeadsCell line={line} is="untouched" count={line.untouched} what={texts.columns.untouched} />
    ),
    still: (line) => (
      <LeadsCell line={line} is="standing-still" count={line.still} what={texts.columns.still} />
    ),
    calls: (line) => <CallsCell line={line} onOpen={(figure) => onCalls({ figure, line })} />,
    response: (line) => <ResponseCell line={line} />,
  }
  // Names begin with A, numbers with the highest.
  const directionOf = (by: TeamSort) => {
    if (by !== sorted.by) return undefined
    return (by === 'name') === sorted.isTurned ? 'descending' : 'ascending'
  }
  const columnOf = (by: TeamSort): Column<TeamLine> => ({
    label: texts.columns[by],
    cell: cells[by],
    ...(by === 'name' && { isHeading: true }),
    ...((by === 'overdue' || by === 'untouched' || by === 'still') && { align: 'right' }),
    sort: { direction: directionOf(by), onSort: () => onSort(by) },
  })
  const [, ...numbers] = teamSorts
  return (
    <Stack gap={0}>
      {isPhone && lines.length > 2 && (
        <NativeSelect
          label={texts.sortBy}
          mx={14}
          my={8}
          value={sorted.by}
          onChange={(event) => onSort(event.currentTarget.value as TeamSort)}
          data={teamSorts.map((by) => ({ value: by, label: texts.columns[by] }))}
        />
      )}
      <DataTable
        label={texts.title}
        rows={lines}
        keyOf={({ key }) => key}
        nameOf={({ name }) => name}
        columns={[columnOf('name'), ...numbers.map(columnOf)]}
        tool={{ label: texts.give, of: (line) => <GiveButton line={line} onGive={onGive} /> }}
        card={(line) => (
          <>
            {cells.name(line)}
            <Facts layout="line" facts={numbers.map((by) => [texts.columns[by], cells[by](line)])} />
          </>
        )}
      />
    </Stack>
  )
}
