import { z } from 'zod'
import { calendarQueryForm } from '../../calendar/forms'
import { calendarLimits as limits } from '../../calendar/limits'
import {
  type CalendarDay,
  type CalendarEntry,
  type CalendarFeed,
  type CalendarQuery,
  calendarWhoses,
  type FeedRequest,
} from '../../calendar/model'
import { contentReply, endpoint, noInput, plainReply, reply, request } from '../../kit/endpoint'
import { remarkTypes } from '../../leads/model'
import { asTask, taskWire } from '../tasks'

const person = z.object({ id: z.string(), fullName: z.string() })
const moment = { id: z.string(), on: z.string(), time: z.string().optional() }

const entryWire = z.union([
  z.object({ ...moment, kind: z.literal('task'), mayChange: z.boolean(), task: taskWire }),
  z.object({
    ...moment,
    kind: z.enum(remarkTypes),
    name: z.string(),
    assignee: person,
    place: z.string().optional(),
    updatedAt: z.string(),
  }),
])

const readEntry = (wire: z.infer<typeof entryWire>): CalendarEntry =>
  wire.kind === 'task'
    ? { ...wire, time: wire.time, task: asTask(wire.task) }
    : { ...wire, time: wire.time, place: wire.place }

const dayWire = z.object({
  on: z.string(),
  followUps: z.number(),
  visits: z.number(),
  tasks: z.number(),
  entries: z.array(entryWire),
})

const feedWire = z.object({
  isOn: z.boolean(),
  address: z.string().optional(),
  createdAt: z.string().optional(),
  lastFetchedAt: z.string().optional(),
})
const feedReply = reply(
  feedWire,
  (feed: CalendarFeed) => feedWire.parse(feed),
  ({ isOn, address, createdAt, lastFetchedAt }): CalendarFeed => ({
    isOn,
    address,
    createdAt,
    lastFetchedAt,
  }),
)
const ofFeed = { action: 'calendar.ownFeed', path: '/api/calendar/feed', about: ['calendarFeed'] } as const

export const calendarEndpoints = {
  days: endpoint({
    action: 'calendar.read',
    method: 'GET',
    path: '/api/calendar',
    about: ['leads', 'tasks'],
    summary:
      'Open follow-ups, visits and tasks of up to six weeks, day by day, of oneself or of people below',
    description:
      'Of each day how many, and the first of each kind. `whose` team means the caller and everybody who reports to them, for admins the company; people (ids with commas) means some of these. Without access to leads only tasks.',
    request: request({
      query: {
        from: z.string().max(20),
        to: z.string().max(20),
        whose: z.enum(calendarWhoses).default('me'),
        people: z.string().max(8_000).default(''),
        limit: z.coerce.number().int().min(1).max(limits.ofDay.max).default(limits.ofDay.default),
      },
      read: ({ query: { people, ...query } }): CalendarQuery => ({
        ...query,
        people: people.split(',').filter(Boolean),
      }),
      write: ({ people, ...query }) => ({
        query: { ...query, people: people.length > 0 ? people.join(',') : undefined },
      }),
      check: calendarQueryForm,
    }),
    reply: reply(
      z.object({ days: z.array(dayWire) }),
      (days: CalendarDay[]) => ({ days: days.map((day) => dayWire.parse(day)) }),
      ({ days }): CalendarDay[] => days.map((day) => ({ ...day, entries: day.entries.map(readEntry) })),
    ),
  }),
  people: endpoint({
    action: 'calendar.read',
    method: 'GET',
    path: '/api/calendar/people',
    about: ['people', 'teams'],
    summary: 'Whose days the caller can look at: their own first, then the others by name',
    request: noInput,
    reply: plainReply(z.object({ people: z.array(person) })),
  }),
  feed: endpoint({
    ...ofFeed,
    method: 'GET',
    summary: "The private address of the caller's calendar, if there is one, and when it was last fetched",
    request: noInput,
    reply: feedReply,
  }),
  renewFeed: endpoint({
    ...ofFeed,
    method: 'POST',
    takesNoKey: true,
    summary: 'Make a private address for the calendar; a former one stops working at once',
    request: noInput,
    reply: feedReply,
  }),
  endFeed: endpoint({
    ...ofFeed,
    method: 'DELETE',
    takesNoKey: true,
    summary: 'Switch the private address off, at once',
    request: noInput,
    reply: feedReply,
  }),
  readFeed: endpoint({
    action: 'calendar.readFeed',
    method: 'GET',
    path: '/calendar-feed/:file',
    about: [],
    summary:
      "A person's follow-ups, visits and tasks as a file for calendars (RFC 5545), by its private address",
    description:
      'From 30 days ago to 180 days ahead, as the person may see them now. With ETag and Last-Modified; 304 while nothing has changed. 404 once the address was switched off or the person has no access to leads.',
    request: request({
      params: { file: z.string().max(200) },
      headers: ['if-none-match', 'if-modified-since'],
      counted: { perMinute: limits.feed.perMinute, countedBy: 'caller' },
      read: ({ params, headers }): FeedRequest => ({
        file: params.file,
        knownTag: headers['if-none-match'],
        knownSince: headers['if-modified-since'],
      }),
      write: ({ file, knownTag, knownSince }: FeedRequest) => ({
        params: { file },
        headers: { 'if-none-match': knownTag, 'if-modified-since': knownSince },
      }),
    }),
    reply: contentReply('text/calendar'),
  }),
}
