/** What the server tells open pages, one line per change; a page reacts by itself. */
export type LiveEvent =
  | { name: 'session-ended'; sessionId: string }
  /** The person has new notifications, or has read some elsewhere. */
  | { name: 'notifications-changed' }
  /** What the person may do, or whom they report to, is not what it was. */
  | { name: 'rights-changed' }

export const liveEventsPath = '/api/events'
