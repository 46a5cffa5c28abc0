/** What the server tells open pages, one line per change; a page reacts by itself. */
export type LiveEvent =
  | { name: 'session-ended'; sessionId: string }
  /** The person has new notifications, or has read some elsewhere. */
  | { name: 'notifications-changed' }
  /** What the person may do, or whom they report to, is not what it was. */
  | { name: 'rights-changed' }
  /** A colleague has changed how the company works with leads. */
  | { name: 'settings-changed'; slice: 'fields' | 'pipeline' | 'tags' | 'teams' | 'company' | 'leads' }
  /** Leads were added, changed, or went; which ones, where they are few. */
  | { name: 'leads-changed'; ids?: string[] }
  /** Tasks that the person sees were added, changed, or went. */
  | { name: 'tasks-changed' }

export const liveEventsPath = '/api/events'
