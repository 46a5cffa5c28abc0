import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText, replaceText } from '../../../testing/entering'
import type { HeardCall } from '../../../testing/fake-server'
import { sampleServer } from '../../../testing/sample-server'
import { cardCalls, openDashboard } from '../../../testing/samples/analytics'
import { signInAs } from '../../../testing/samples/people'

const own = '019a1f3e-0000-7000-8000-0000000000a0'
const kavya = '019a1f3e-0000-7000-8000-0000000000a1'
const nikhil = '019a1f3e-0000-7000-8000-0000000000a2'
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof sampleServer>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00Z') })
  server = sampleServer()
  signInAs(server, { id: own })
  return () => vi.useRealTimers()
})

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => {
  await press('this year')
  await user.click(await screen.findByRole('menuitemradio', { name }))
}
const pathsOf = (endpoints: readonly AnyEndpoint[]) => endpoints.map(({ path }) => path)
const summaries = () => server.calls.filter(({ path }) => path === analyticsEndpoints.summary.path)
const lastSummary = () => summaries().at(-1)
const searchOf = ({ router }: ReturnType<typeof openDashboard>) => router.state.location.search

describe('the period', () => {
  it('A-001 offers the nine choices as the specification writes them; this year at first', async () => {
    openDashboard()
    await press('this year')
    const items = await screen.findAllByRole('menuitemradio')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'this week',
      'this month',
      'this quarter',
      'this year',
      'last week',
      'last month',
      'last quarter',
      'last year',
      'custom',
    ])
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('this year')
    await waitFor(() => expect(lastSummary()?.query.get('filter')).toBe('4'))
  })

  it.each([
    ['this week', '1'],
    ['this month', '2'],
    ['this quarter', '3'],
    ['last week', '5'],
    ['last month', '6'],
    ['last year', '7'],
    ['last quarter', '8'],
  ])('A-004 %s is sent as %s', async (name, filter) => {
    const view = openDashboard()
    await choose(name)
    await waitFor(() => expect(lastSummary()?.query.get('filter')).toBe(filter))
    expect(searchOf(view)).toBe(`?period=${name.replace(' ', '-')}`)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('A-002 A-003 custom asks for Start Date and End Date; an end before the start is not accepted', async () => {
    const view = openDashboard()
    await choose('custom')
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose the days' }))
    const start = dialog.getByRole<HTMLInputElement>('textbox', { name: /Start Date/ })
    const end = dialog.getByRole<HTMLInputElement>('textbox', { name: /End Date/ })
    expect([start.value, end.value]).toEqual(['01-01-2026', '18-11-2026'])
    await replaceText(start, '10-02-2026')
    await replaceText(end, '09-02-2026')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('The End Date cannot be before the Start Date.')).toBeTruthy()
    expect(searchOf(view)).toBe('')
    await replaceText(end, '10-02-2026')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(searchOf(view)).toBe('?period=custom&from=2026-02-10&to=2026-02-10')
    await waitFor(() =>
      expect(Object.fromEntries(lastSummary()?.query ?? [])).toMatchObject({
        filter: '9',
        startDate: '2026-02-10',
        endDate: '2026-02-10',
      }),
    )
    await press('10 Feb 2026')
    await user.click(await screen.findByRole('menuitemradio', { name: 'custom', checked: true }))
    expect(await screen.findByRole('dialog', { name: 'Choose the days' })).toBeTruthy()
  })

  it('while other days are on their way, nothing of the former ones is opened or saved under their name', async () => {
    openDashboard()
    const isInert = (card: string) => screen.getByRole('region', { name: card }).closest('[inert]') !== null
    await screen.findByRole('button', { name: 'Actions for Leads' })
    const reached = globalThis.fetch
    let letGo = () => {}
    const isLetGo = new Promise<void>((done) => {
      letGo = done
    })
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await isLetGo
      return reached(...call)
    })
    await choose('last year')
    await waitFor(() => expect(isInert('Leads')).toBe(true))
    letGo()
    await waitFor(() => expect(isInert('Leads')).toBe(false))
  })

  it('A-008 another period and other members reload every card, and back brings the former ones', async () => {
    const view = openDashboard()
    const { firstResponse, funnel, lostReasons, sourceValues, followUps, forecast } = beyondEndpoints
    const every = pathsOf([...cardCalls, firstResponse, funnel, lostReasons, sourceValues, followUps])
    const asked = (fits: (call: HeardCall) => boolean) => {
      const paths = new Set(server.calls.filter(fits).map(({ path }) => path))
      return every.filter((path) => paths.has(path))
    }
    const askedFor = (filter: string) => asked(({ query }) => query.get('filter') === filter)
    await waitFor(() => expect(askedFor('4')).toEqual(every))
    await choose('last month')
    await waitFor(() => expect(askedFor('6')).toEqual(every))
    await press('Select Members')
    await user.click(await screen.findByRole('checkbox', { name: 'Kavya Menon' }))
    const isOfKavya = ({ body, query }: HeardCall) =>
      query.get('userIds') === kavya || JSON.stringify(body) === JSON.stringify({ userIds: [kavya] })
    await waitFor(() => expect(asked(isOfKavya)).toEqual(every))
    expect(server.calls.some((call) => call.path === forecast.path && isOfKavya(call))).toBe(true)
    await act(() => view.router.navigate(-1))
    expect(searchOf(view)).toBe('?period=last-month')
    await act(() => view.router.navigate(-1))
    expect(screen.getByRole('button', { name: 'this year' })).toBeTruthy()
  })
})

describe('the members', () => {
  it('A-005 A-006 A-007 offers reportees and oneself, searched by name; who is chosen is sent as userIds', async () => {
    const view = openDashboard()
    await press('Select Members')
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
    const names = boxes.map((box) => box.labels?.[0]?.textContent ?? '')
    expect(names.slice(1)).toEqual(['Kavya Menon', 'Nikhil Rao'])
    expect(names[0]).toMatch(/\(you\)$/)
    await enterText(screen.getByRole('searchbox', { name: 'Search members' }), 'nobody')
    expect(await screen.findByText('Search Not Found')).toBeTruthy()
    await user.clear(screen.getByRole('searchbox', { name: 'Search members' }))
    await press('Select All')
    await waitFor(() => expect(lastSummary()?.body).toEqual({ userIds: [own, kavya, nikhil] }))
    expect(new URLSearchParams(searchOf(view)).get('members')).toBe([own, kavya, nikhil].join(','))
    expect(screen.getByRole('button', { name: 'Members: 3' })).toBeTruthy()
    await press('Clear Selection')
    await waitFor(() => expect(searchOf(view)).toBe(''))
    expect(screen.getByRole('button', { name: 'Select Members' })).toBeTruthy()
  })

  it('A-007 an admin is among the people who are offered, once', async () => {
    const profile = signInAs(server, { isAdmin: true, isSuperAdmin: true })
    server.on(analyticsEndpoints.reportees, () => ({
      reply: [{ id: profile.id, fullName: profile.fullName }],
    }))
    openDashboard()
    await press('Select Members')
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
    expect(screen.getByRole('checkbox', { name: profile.fullName })).toBeTruthy()
  })
})

describe('the page as a whole', () => {
  it('is printed, and its link is copied', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    openDashboard('?period=last-week')
    await press('More for this page')
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await press('More for this page')
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(window.location.href))
  })

  it('is printed in light colours, whatever is on the screen', async () => {
    openDashboard()
    await screen.findByRole('region', { name: 'Leads' })
    const root = document.documentElement
    root.setAttribute('data-mantine-color-scheme', 'dark')
    window.dispatchEvent(new Event('beforeprint'))
    expect(root.getAttribute('data-mantine-color-scheme')).toBe('light')
    window.dispatchEvent(new Event('afterprint'))
    expect(root.getAttribute('data-mantine-color-scheme')).toBe('dark')
  })
})
