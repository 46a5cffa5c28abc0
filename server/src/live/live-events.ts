import type { LiveEvent } from '@foyer/contract/live/events'
import { liveChannel } from '../commit-effects'
import type { Log } from '../context'
import type { Database } from '../db/client'

interface Listener {
  onEvent: (event: LiveEvent) => void
  /** Events may have been missed: reload. */
  onGap: () => void
}

export interface LiveEvents {
  /** Events for this person from any process, until the returned function is called. */
  subscribe: (userId: string, listener: Listener) => () => void
  close: () => Promise<void>
}

/** One listening connection for the whole process, however many pages are open. */
export async function openLiveEvents({
  database,
  log,
}: {
  database: Database
  log: Log
}): Promise<LiveEvents> {
  const listeners = new Map<string, Set<Listener>>()

  /** An error in one page must not keep an event from the others. */
  const attempt = (call: () => void) => {
    try {
      call()
    } catch (err) {
      log.error({ err }, 'a live event was not delivered')
    }
  }
  const deliver = (message: string) => {
    const { userIds, event } = JSON.parse(message) as { userIds: string[]; event: LiveEvent }
    for (const userId of userIds)
      for (const listener of [...(listeners.get(userId) ?? [])]) attempt(() => listener.onEvent(event))
  }
  const tellOfGap = () => {
    for (const mine of [...listeners.values()]) for (const { onGap } of [...mine]) attempt(onGap)
  }
  const stopListening = await database.listen(liveChannel, deliver, tellOfGap)

  return {
    subscribe: (userId, listener) => {
      const mine = listeners.get(userId) ?? new Set()
      listeners.set(userId, mine.add(listener))
      return () => {
        mine.delete(listener)
        if (mine.size === 0 && listeners.get(userId) === mine) listeners.delete(userId)
      }
    },
    close: async () => {
      listeners.clear()
      await stopListening()
    },
  }
}
