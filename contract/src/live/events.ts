/** What the server tells open pages, one line per change; a page reacts by itself. */
export type LiveEvent = { name: 'session-ended'; sessionId: string }

export const liveEventsPath = '/api/events'
