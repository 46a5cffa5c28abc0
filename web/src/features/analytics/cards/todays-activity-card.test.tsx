import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../testing/entering'
import { sampleServer } from '../../../testing/sample-server'
import { cardCalled, openDashboard } from '../../../testing/samples/analytics'
import { signInAs } from '../../../testing/samples/people'

const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof sampleServer>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00Z') })
  server = sampleServer()
  signInAs(server)
  return () => vi.useRealTimers()
})

const openDetails = async () => {
  openDashboard()
  await user.click(await screen.findByRole('button', { name: 'Details view' }))
  return within(await screen.findByRole('dialog', { name: "Today's Activity" }))
}
const log = (number: number, text: string) => ({
  id: `l${number}`,
  at: '2026-11-18T05:12:00.000Z',
  text,
  remark: undefined,
  author: 'Kavya Menon',
  lead: { id: `lead-${number}`, name: `Lead ${number}` },
})

it('A-013 calls, not connected, the gap, interested leads and those that nobody contacts', async () => {
  openDashboard('?period=last-year')
  const card = await cardCalled("Today's Activity")
  const lines = within(await card.findByRole('list', { name: "Today's Activity" })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Total Calls 27',
    'Not connected 9',
    'Average gap between calls 18 min',
    'Interested leads 6',
    'Interested, not contacted for more than 7 days 4',
  ])
  expect(card.getByText('Today, 18 Nov 2026')).toBeTruthy()
  const hrefs = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs[0]).toContain('figure=interested-today')
  expect(hrefs[1]).toContain('figure=quiet')
  await user.click(card.getByRole('button', { name: 'Not connected 9' }))
  expect(await screen.findByRole('dialog', { name: 'No Response' })).toBeTruthy()
  await waitFor(() => {
    const asked = server.calls.find(({ path }) => path.endsWith('/entries'))
    expect(asked?.query.get('filter')).toBe('9')
    expect(asked?.query.get('startDate')).toBe(asked?.query.get('endDate'))
  })
})

it('A-013 calls one right after the other have a gap too; as a table its numbers open the same', async () => {
  server.on(analyticsEndpoints.today, () => ({
    reply: { calls: 2, notConnected: 0, averageGap: 0, interested: 1, interestedButQuiet: 0 },
  }))
  openDashboard()
  const card = await cardCalled("Today's Activity")
  expect(await card.findByText('under 1 min')).toBeTruthy()
  await user.click(card.getByRole('button', { name: "Actions for Today's Activity" }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
  expect(card.getByRole('link', { name: 'Interested leads: 1' }).getAttribute('href')).toContain(
    'figure=interested-today',
  )
  await user.click(card.getByRole('button', { name: 'Total Calls: 2' }))
  expect(await screen.findByRole('dialog', { name: 'Total Calls' })).toBeTruthy()
})

it('A-014 Details view lists what happened today and searches in it', async () => {
  const drawer = await openDetails()
  expect(await drawer.findByText('Call outcome set to Interested')).toBeTruthy()
  expect(drawer.getByText('Wants the kitchen in teak')).toBeTruthy()
  expect(drawer.getAllByRole('link', { name: 'Ananya Iyer' })[0]?.getAttribute('href')).toContain(
    '/leads/lead-full-details/',
  )
  server.on(analyticsEndpoints.todayLogs, ({ search }) => ({
    reply: { logs: search === 'teak' ? [log(1, 'Found')] : [], after: undefined },
  }))
  await enterText(drawer.getByRole('searchbox', { name: 'Search activity' }), 'teak')
  expect(await drawer.findByText('Found')).toBeTruthy()
  await enterText(drawer.getByRole('searchbox', { name: 'Search activity' }), 'zzz')
  expect(await drawer.findByText('Search Not Found')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Details view')
})

it('A-014 the next ones come when the end is in sight', async () => {
  let see = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => seen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  server.on(analyticsEndpoints.todayLogs, ({ after }) => ({
    reply: after
      ? { logs: [log(2, 'Second')], after: undefined }
      : { logs: [log(1, 'First')], after: 'next' },
  }))
  const drawer = await openDetails()
  await drawer.findByText('First')
  act(() => see())
  expect(await drawer.findByText('Second')).toBeTruthy()
  expect(drawer.getByText('First')).toBeTruthy()
  vi.unstubAllGlobals()
})

it('A-015 nothing happened today', async () => {
  server.on(analyticsEndpoints.todayLogs, () => ({ reply: { logs: [], after: undefined } }))
  const drawer = await openDetails()
  expect(await drawer.findByText('No Activity Today')).toBeTruthy()
})

it("A-016 more than 250 signs are behind 'read more'", async () => {
  server.on(analyticsEndpoints.todayLogs, () => ({
    reply: { logs: [log(1, 'a'.repeat(250)), log(2, 'b'.repeat(251))], after: undefined },
  }))
  const drawer = await openDetails()
  expect(await drawer.findByText('a'.repeat(250))).toBeTruthy()
  expect(drawer.queryByText('b'.repeat(251))).toBeNull()
  await user.click(drawer.getByRole('button', { name: 'read more' }))
  expect(drawer.getByText('b'.repeat(251))).toBeTruthy()
})
