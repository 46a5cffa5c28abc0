import { accessTexts } from '@foyer/contract/accounts/messages'
import { feedTexts, calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay, CalendarQuery, FollowUpEntry } from '@foyer/contract/calendar/model'
import { withMove } from '@foyer/contract/calendar/moves'
import { addDays, compareDates } from '@foyer/contract/kit/dates'
import { workProblems, workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { calendarEndpoints } from '@foyer/contract/wire/calendar/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderAt } from '../../testing/render'
import { makeLead } from '../../testing/samples/leads'
import { rights, signInAs } from '../../testing/samples/people'
import { CalendarPage } from './calendar-page'

let server: ReturnType<typeof fakeServer>
let asked: CalendarQuery[]
let acted: LeadAction[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00Z') })
  server = fakeServer()
  asked = []
  acted = []
})
afterEach(() => vi.useRealTimers())

const person = { id: '01990000-0000-7000-8000-00000000000a', fullName: 'Kavya Menon' }
const other = { id: '01990000-0000-7000-8000-00000000000b', fullName: 'Ravi Rao' }
const asha: FollowUpEntry = {
  kind: 'client-visit',
  id: '01990000-0000-7000-8000-0000000000e1',
  name: 'Asha Rao',
  on: '2026-11-19',
  time: '10:00',
  assignee: person,
  place: 'Pune',
  updatedAt: '2026-11-01T05:00:00.000Z',
}

/** A server with one visit, which moves when it is told to. */
function serve(refuses?: string) {
  let entry = asha
  server.on(calendarEndpoints.days, (query) => {
    asked.push(query)
    const days: CalendarDay[] = Array.from({ length: compareDates(query.to, query.from) + 1 }, (_, at) => {
      const on = addDays(query.from, at)
      const entries = entry.on === on ? [entry] : []
      const isFull = on === '2026-11-20'
      const tasks = isFull && query.whose === 'team' ? 7 : 0
      return { on, visits: entries.length, followUps: isFull ? 400 : 0, tasks, entries }
    })
    return { reply: days }
  })
  server.on(calendarEndpoints.people, () => ({ reply: { people: [person, other] } }))
  server.on(leadWorkEndpoints.actions, (action) => {
    acted.push(action)
    if (refuses) return { refusal: workRefusals.wrong(refuses) }
    const { on = entry.on, time } = action.followUp ?? {}
    entry = { ...entry, on, time, updatedAt: '2026-11-18T06:00:01.000Z' }
    return { reply: makeLead({ id: entry.id, updatedAt: entry.updatedAt }) }
  })
}

const open = (address = '/calendar/?view=week') =>
  renderAt(address, [{ path: '*', element: <CalendarPage /> }])
const visit = (words = 'Visit, 10:00 AM: Asha Rao') => screen.findByRole('article', { name: words })
const press = (element: HTMLElement, ...keys: string[]) => {
  element.focus()
  for (const key of keys) fireEvent.keyDown(element, { key })
}

it('Sales floor a follow-up is moved with keys at once, told, and put back by Undo', async () => {
  signInAs(server)
  serve()
  open()
  press(await visit(), ' ', 'ArrowRight', 'ArrowDown')
  expect(screen.getByRole('status', { name: texts.title }).textContent).toBe('20 Nov 2026, 10:15 AM')
  press(await visit(), 'Enter')
  // Shown before the server has answered.
  await visit('Visit, 10:15 AM: Asha Rao')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(acted).toMatchObject([
    { leadId: asha.id, baseUpdatedAt: asha.updatedAt, followUp: { on: '2026-11-20', time: '10:15' } },
  ])
  fireEvent.click(undo)
  await visit()
  await waitFor(() => expect(acted).toHaveLength(2))
  expect(acted[1]).toMatchObject({
    baseUpdatedAt: '2026-11-18T06:00:01.000Z',
    followUp: { on: '2026-11-19', time: '10:00' },
  })
})

it('what is refused goes back where it was, with the reason; Escape moves nothing', async () => {
  signInAs(server)
  serve('The lead is held by somebody.')
  open()
  press(await visit(), ' ', 'ArrowRight', 'Escape')
  expect(acted).toEqual([])
  press(await visit(), ' ', 'ArrowRight', ' ')
  expect(await screen.findByText('The lead is held by somebody.')).toBeTruthy()
  const day = screen.getByRole('region', { name: /^Thu, 19 Nov 2026: 1 visit/ })
  expect(day).toBeTruthy()
})

it('a follow-up is not moved to a day that is over, which is said before it is sent', async () => {
  signInAs(server)
  serve()
  open()
  press(await visit(), ' ', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter')
  expect(await screen.findByText(workProblems.followUpPast)).toBeTruthy()
  expect(acted).toEqual([])
})

it('who only reads leads cannot lift anything, and is told why', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  serve()
  open()
  const entry = await visit()
  await waitFor(() => expect(entry.dataset.card).toBeUndefined())
  press(entry, ' ', 'ArrowRight', 'Enter')
  expect(acted).toEqual([])
  fireEvent.contextMenu(entry)
  const item = await screen.findByRole('menuitem', { name: 'Move to…' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(item)
  expect(await screen.findByText(accessTexts.disabled)).toBeTruthy()
})

it('view, day and people are in the address; what a day has beyond is in the list', async () => {
  signInAs(server)
  serve()
  const { router } = open('/calendar/?view=month&day=2026-11-19')
  await visit()
  expect(asked[0]).toMatchObject({ from: '2026-10-26', to: '2026-12-06', whose: 'me' })
  expect(screen.getByRole('link', { name: '400 more, 20 Nov 2026' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.next.month }))
  await waitFor(() => expect(router.state.location.search).toContain('day=2026-12-19'))
  fireEvent.click(screen.getByRole('button', { name: texts.today }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=month'))
  fireEvent.click(screen.getByRole('radio', { name: 'Week' }))
  const more = await screen.findByRole('link', { name: '400 more follow-ups' })
  expect(more.getAttribute('href')).toMatch(/^\/lms\/\?.*assignee=.*dueFrom=2026-11-20.*dueTo=2026-11-20/)
  fireEvent.click(screen.getByRole('radio', { name: 'My team' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ whose: 'team', from: '2026-11-16' }))
})

it.each([
  // Also of those who have left, as it is counted.
  [{ isAdmin: false, isSuperAdmin: false }, 'assignee=team'],
  // What nobody has stands in no calendar.
  [{ isAdmin: true, isSuperAdmin: false }, 'c14=filled'],
])('of a team with %o, what a day has beyond is exactly what is counted', async (who, expected) => {
  signInAs(server, who)
  serve()
  const { router } = open('/calendar/?view=week&whose=team')
  const more = await screen.findByRole('link', { name: '400 more follow-ups' })
  const params = new URLSearchParams(more.getAttribute('href')?.split('?')[1])
  await waitFor(() => expect(params.get('dueFrom')).toBe('2026-11-20'))
  expect(decodeURIComponent(more.getAttribute('href') ?? '')).toContain(expected)
  // My Tasks are one's own.
  fireEvent.click(screen.getByRole('link', { name: '7 more tasks, 20 Nov 2026' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=day&whose=team&day=2026-11-20'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ whose: 'team', from: '2026-11-20' }))
  expect(await screen.findByText('7 more tasks')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /7 more tasks/ })).toBeNull()
})

it('a calendar that cannot be loaded says so and is tried again; what a colleague changes appears', async () => {
  signInAs(server)
  server.goOffline()
  open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.comeBack()
  serve()
  fireEvent.click(retry)
  await visit()
  const [before = 0] = [asked.length]
  server.tell({ name: 'changed', about: ['leads'] })
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

it('the private address is made, shown with when it was fetched, and switched off after a question', async () => {
  signInAs(server)
  serve()
  let address: string | undefined
  const feed = () => ({
    reply: { isOn: address !== undefined, address, createdAt: undefined, lastFetchedAt: undefined },
  })
  server.on(calendarEndpoints.feed, feed)
  server.on(calendarEndpoints.renewFeed, () => {
    address = 'https://foyer.test/calendar-feed/abc.ics'
    return feed()
  })
  server.on(calendarEndpoints.endFeed, () => {
    address = undefined
    return feed()
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: texts.onPhone }))
  fireEvent.click(await screen.findByRole('button', { name: feedTexts.turnOn }))
  expect(await screen.findByDisplayValue('https://foyer.test/calendar-feed/abc.ics')).toBeTruthy()
  expect(screen.getByRole('link', { name: feedTexts.subscribe }).getAttribute('href')).toBe(
    'webcal://foyer.test/calendar-feed/abc.ics',
  )
  expect(screen.getByText(feedTexts.never)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: feedTexts.turnOff }))
  const question = await screen.findByRole('dialog', { name: feedTexts.askOff })
  fireEvent.click(within(question).getByRole('button', { name: feedTexts.turnOff }))
  expect(await screen.findByText(feedTexts.isOff)).toBeTruthy()
  expect(await screen.findByRole('button', { name: feedTexts.turnOn })).toBeTruthy()
})

it('a day that is moved out of sight takes its count with it', () => {
  const days: CalendarDay[] = [{ on: asha.on, visits: 1, followUps: 0, tasks: 0, entries: [asha] }]
  expect(withMove(days, { id: asha.id, kind: asha.kind, on: '2026-12-01', time: '10:00' })[0]?.visits).toBe(0)
})
