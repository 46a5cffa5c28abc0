import { taskLimits } from '@foyer/contract/tasks/limits'
import { taskFailures, taskReplies } from '@foyer/contract/tasks/messages'
import type { Task, TaskQuery } from '@foyer/contract/tasks/model'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { wordsOf } from '../../api/call-failed'
import { onLive } from '../../api/live'
import { useEndpointPages } from '../../api/paged-queries'
import { keyOf, useSend } from '../../api/queries'
import { showToast } from '../../ui/toasts/toast'

/** Every list of tasks is read again after a change, also one that failed: somebody else may have been quicker. */
export function useTasksAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(taskEndpoints.list) })
}

/** Those given to the person or by them, or those of a lead; the list follows what colleagues do. */
export function useTasks({ leadId, isGiven = false, isDone = false }: Partial<TaskQuery>) {
  const queries = useQueryClient()
  useEffect(
    () =>
      onLive('tasks-changed', () => {
        void queries.invalidateQueries({ queryKey: keyOf(taskEndpoints.list) })
      }),
    [queries],
  )
  const first = { leadId, isGiven, isDone, limit: taskLimits.pageSize, after: undefined }
  const list = useEndpointPages(taskEndpoints.list, first, ({ after }) =>
    after ? { ...first, after } : undefined,
  )
  return {
    list,
    tasks: list.data?.pages.flatMap(({ rows }) => rows),
    total: list.data?.pages.at(-1)?.total,
  }
}

/** What is done to one task at once; each can be taken back. */
export function useTaskActions(task: Task) {
  const readAgain = useTasksAgain()
  const setDone = useSend(taskEndpoints.setDone, { onSettled: readAgain })
  const remove = useSend(taskEndpoints.remove, { onSettled: readAgain })
  const restore = useSend(taskEndpoints.restore, { onSettled: readAgain })
  const isBusy = useRef(false)
  const failed = (otherwise: string) => (error: unknown) =>
    showToast({ kind: 'problem', text: wordsOf(error, otherwise) })
  const { id } = task

  const mark = (isDone: boolean): Promise<void> =>
    setDone.mutateAsync({ id, isDone }).then(() => {
      const text = isDone ? taskReplies.done : taskReplies.undone
      showToast({ kind: 'ok', text, undo: () => void mark(!isDone) })
    }, failed(taskFailures.done))
  const bringBack = () =>
    restore
      .mutateAsync({ id })
      .then(() => showToast({ kind: 'ok', text: taskReplies.restored }), failed(taskFailures.restore))
  const takeAway = () =>
    remove
      .mutateAsync({ id })
      .then(
        () => showToast({ kind: 'ok', text: taskReplies.removed, undo: () => void bringBack() }),
        failed(taskFailures.remove),
      )

  /** A second click before the answer is the same click. */
  const once = (act: () => Promise<void>) => () => {
    if (isBusy.current) return
    isBusy.current = true
    void act().finally(() => {
      isBusy.current = false
    })
  }
  return {
    toggle: once(() => mark(task.doneAt === undefined)),
    remove: once(takeAway),
    isMarking: setDone.isPending,
  }
}
