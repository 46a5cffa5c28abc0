import type { Subject } from '../kit/subjects'

/** What the server tells open pages, one event per change. */
export type LiveEvent =
  | { name: 'session-ended'; sessionId: string }
  /** Something of these subjects was added, changed or removed. */
  | {
      name: 'changed'
      about: readonly Subject[]
      /** Of the leads, if they are few. */
      ids?: string[]
      /** The page whose call did it: it has read that again already. */
      sender?: string
    }

export const liveEventsPath = '/api/events'

/** A page names itself in the calls after which it reads again what they were about. */
export const senderHeader = 'x-foyer-page'
