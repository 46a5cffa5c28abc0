import { taskTexts as texts } from '@foyer/contract/tasks/messages'
import type { Task } from '@foyer/contract/tasks/model'
import { Box, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Stack } from '../../ui/layout/flow'
import { FailedState } from '../../ui/states/failed-state'
import { RowSkeleton } from '../../ui/states/skeleton'
import { PlainList } from '../../ui/text/plain-list'
import { TaskDialog } from './task-dialog'
import { TaskRow } from './task-row'
import type { useTasks } from './use-tasks'

interface TaskListProps {
  found: ReturnType<typeof useTasks>
  /** Rows to wait with. */
  rows: number
  isOfLead: boolean
  empty: ReactNode
  /** How the rows are laid out; one after another where it is left out. */
  children?: (rowsOf: (tasks: Task[]) => ReactNode, tasks: Task[]) => ReactNode
}

/** A list in all its states, with what can be done to a row. */
export function TaskList({ found: { list, tasks }, rows, isOfLead, empty, children }: TaskListProps) {
  const [edited, setEdited] = useState<Task>()
  const rowsOf = (some: Task[]) => (
    <PlainList isDivided>
      {some.map((task) => (
        <TaskRow key={task.id} task={task} isOfLead={isOfLead} onEdit={setEdited} />
      ))}
    </PlainList>
  )
  return (
    <div data-tasks tabIndex={-1}>
      {list.isError && !tasks && <FailedState what={texts.loadFailed} onRetry={() => void list.refetch()} />}
      {list.isPending && <RowSkeleton rows={rows} />}
      {tasks?.length === 0 && empty}
      {tasks && tasks.length > 0 && (children ? children(rowsOf, tasks) : rowsOf(tasks))}
      {list.hasNextPage && (
        <Box p={14} data-line="above">
          <Stack gap={8} justify="center">
            {list.isFetchNextPageError && (
              <span role="alert" data-ink="past">
                {texts.moreFailed}
              </span>
            )}
            <Button
              variant="default"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {texts.more}
            </Button>
          </Stack>
        </Box>
      )}
      {edited && <TaskDialog task={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}
