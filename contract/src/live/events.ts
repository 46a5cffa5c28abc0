/** What the server tells open pages, one event per change; each page decides how to react. */
export type LiveEvent =
  | { name: 'session-ended'; sessionId: string }
  /** The person has new notifications, or has read some elsewhere. */
  | { name: 'notifications-changed' }
  /** The person's rights or manager changed. */
  | { name: 'rights-changed' }
  /** A colleague has changed how the company works with leads. */
  | { name: 'settings-changed'; slice: 'fields' | 'pipeline' | 'tags' | 'teams' | 'company' | 'leads' }
  /** Leads were added, changed or removed; their ids, if they are few. */
  | { name: 'leads-changed'; ids?: string[] }
  /** Tasks that the person sees were added, changed or removed. */
  | { name: 'tasks-changed' }

export const liveEventsPath = '/api/events'
