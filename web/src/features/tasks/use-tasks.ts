import { taskLimits } from '@foyer/contract/tasks/limits'
import { taskFailures, taskReplies } from '@foyer/contract/tasks/messages'
import type { Task, TaskQuery } from '@foyer/contract/tasks/model'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { useRef } from 'react'
import { wordsOf } from '../../api/call-failed'
import { useEndpointPages } from '../../api/paged-queries'
import { useSend } from '../../api/queries'
import { showToast } from '../../ui/toasts/toast'

/** Those given to the person or by them, or those of a lead or a project. */
export function useTasks({ leadId, projectId, isGiven = false, isDone = false }: Partial<TaskQuery>) {
  const first = { leadId, projectId, isGiven, isDone, limit: taskLimits.pageSize, after: undefined }
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
  const setDone = useSend(taskEndpoints.setDone, { reads: 'before-done' })
  const remove = useSend(taskEndpoints.remove)
  const restore = useSend(taskEndpoints.restore)
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
