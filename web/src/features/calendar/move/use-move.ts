import { moveTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarEntry } from '@foyer/contract/calendar/model'
import { type EntryMove, isSamePlace, moveProblem, nameOfEntry } from '@foyer/contract/calendar/moves'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { useRef, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

interface MoveWorld {
  today: CalendarDate
  say: (text: string) => void
}

/** Shown at once, sent, read again; put back with the reason where it is refused, and taken back with Undo. */
export function useMove({ today, say }: MoveWorld) {
  const [pending, setPending] = useState<readonly EntryMove[]>([])
  const act = useSend(leadWorkEndpoints.actions, { reads: 'before-done' })
  const edit = useSend(taskEndpoints.edit, { reads: 'before-done' })
  /** As this page has left them: it may be moved again before the calendar has been read. */
  const left = useRef(new Map<string, string>())
  /** One after the other: each move of an entry begins where the last one ended. */
  const queue = useRef(Promise.resolve())

  const versionOf = (id: string, seen: string) => {
    const mine = left.current.get(id)
    return mine !== undefined && mine > seen ? mine : seen
  }
  const send = async (entry: CalendarEntry, { on, time }: EntryMove): Promise<string> => {
    if (entry.kind !== 'task') {
      const baseUpdatedAt = versionOf(entry.id, entry.updatedAt)
      const lead = await act.mutateAsync({ leadId: entry.id, baseUpdatedAt, followUp: { on, time } })
      return lead.updatedAt
    }
    const { id, title, note, assignee, priority, updatedAt } = entry.task
    const details = { id, title, note, assigneeId: assignee?.id ?? '', priority }
    const seenAt = versionOf(id, updatedAt)
    return (await edit.mutateAsync({ ...details, dueOn: on, dueTime: time, seenAt })).updatedAt
  }
  const make = (entry: CalendarEntry, to: EntryMove, onDone: () => void) => {
    setPending((moves) => [...moves, to])
    queue.current = queue.current
      .then(() => send(entry, to))
      .then(
        (updatedAt) => {
          left.current.set(entry.id, updatedAt)
          onDone()
        },
        (error) => {
          say(texts.returned(nameOfEntry(entry)))
          showToast({ kind: 'problem', text: wordsOf(error, texts.failed) })
        },
      )
      .then(() => setPending((moves) => moves.filter((one) => one !== to)))
  }
  const move = (entry: CalendarEntry, to: EntryMove) => {
    const name = nameOfEntry(entry)
    if (isSamePlace(entry, to)) return
    const problem = moveProblem(entry, to, today)
    if (problem) {
      say(texts.returned(name))
      return showToast({ kind: 'problem', text: problem })
    }
    const back: EntryMove = { id: entry.id, kind: entry.kind, on: entry.on, time: entry.time }
    const undo = () =>
      make(entry, back, () => showToast({ kind: 'ok', text: texts.undone(name), about: entry.id }))
    make(entry, to, () =>
      showToast({ kind: 'ok', text: texts.moved(name, to.on, to.time), about: entry.id, undo }),
    )
  }
  return { pending, move }
}
