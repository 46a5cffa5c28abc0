import type { CalendarQuery } from '@foyer/contract/calendar/model'
import type { api } from '@foyer/contract/wire/api'
import type { RowsOf } from './row'

const span: CalendarQuery = { from: '2026-04-10', to: '2026-05-20', whose: 'me', people: [], limit: 20 }

const theToken = { calendar_feeds: 'whoever reads it knows the address and nothing else' }

export const calendarRows: RowsOf<typeof api.calendar> = {
  days: {
    may: 'staff',
    calls: ({ colleague }) => [
      { ...span },
      { ...span, whose: 'team', people: [] },
      { ...span, whose: 'people', people: [colleague] },
    ],
    clerk: () => [{ ...span, whose: 'team', people: [] }],
  },
  people: { may: 'staff', calls: () => [{}], clerk: () => [{}] },
  feed: { may: 'crm', calls: () => [{}] },
  renewFeed: { may: 'crm', calls: () => [{}] },
  endFeed: { may: 'crm', calls: () => [{}] },
  readFeed: {
    may: 'open',
    calls: ({ calendarToken }) => [
      { file: `${calendarToken}.ics`, knownTag: undefined, knownSince: undefined },
    ],
    passes: [404],
    readsEverywhere: theToken,
  },
}
