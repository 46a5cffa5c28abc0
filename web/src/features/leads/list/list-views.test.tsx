import { refusal } from '@foyer/contract/kit/refusal'
import { arrangeColumns } from '@foyer/contract/leads/list/columns'
import type { LeadView } from '@foyer/contract/leads/list/views'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import type { PreferencesChange } from '@foyer/contract/wire/leads/list/preferences'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { byItself } from '../../../testing/by-itself'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { pagesAlone, renderAt, renderPage } from '../../../testing/render'
import { makeLead, serveLeads } from '../../../testing/samples/leads'
import { signInAs } from '../../../testing/samples/people'
import { giveElementsHeight } from '../../../testing/screen-size'
import { holdCalls } from '../../../testing/slow-calls'
import { SearchInAddress } from '../../../ui/list/search-in-address'

let server: ReturnType<typeof fakeServer>
let saved: PreferencesChange[]
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  saved = []
  server.on(leadListEndpoints.savePreferences, (change) => {
    saved.push(change)
    return { reply: { columns: arrangeColumns([]) } }
  })
})

const button = (name: string) => within(screen.getByRole('table')).getByRole('button', { name })
const listed = () => screen.findByText('Ananya Iyer')

const view = (changes: Partial<LeadView>): LeadView => ({
  id: '00000000-0000-4000-8000-000000000009',
  name: 'Hot leads',
  isShared: false,
  isMine: true,
  ownerName: 'Kavya Menon',
  query: 'status=interested&tab=won',
  isDefault: false,
  count: 12,
  ...changes,
})

describe('saved views', () => {
  const openMenu = async (name: string | RegExp = 'Views') =>
    userEvent.click(await screen.findByRole('button', { name }))

  it('own and shared ones open their list, with their counts', async () => {
    const asked = serveLeads(server, () => [makeLead()])
    const shared = view({
      id: 'v2',
      name: 'Everybody',
      isMine: false,
      isShared: true,
      count: 1000,
      query: '',
    })
    server.on(leadListEndpoints.listViews, () => ({ reply: [view({}), shared] }))
    const { router } = renderPage('/lms/')
    await listed()
    await openMenu()
    expect(await screen.findByRole('menuitem', { name: /^Everybody.*by Kavya Menon.*1,000\+$/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('menuitem', { name: /^Hot leads.*12$/ }))
    expect(router.state.location.pathname + router.state.location.search).toBe('/leads/9?status=interested')
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ tab: 'won', filters: { callStatuses: ['interested'] } }),
    )
    expect(await screen.findByRole('button', { name: 'Views: Hot leads' })).toBeTruthy()
  })

  it('the list as it is becomes a view under a name, once', async () => {
    serveLeads(server, () => [makeLead()])
    const kept: LeadView[] = []
    server.on(leadListEndpoints.listViews, () => ({ reply: kept }))
    server.on(leadListEndpoints.saveView, (details) => {
      if (kept.length > 0)
        return { refusal: refusal(409, 'taken', 'You already have a view with this name.') }
      kept.push(view({ ...details }))
      return { reply: kept[0] as LeadView }
    })
    renderPage('/lms/?sort=name')
    await listed()
    await openMenu()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a view' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Please enter a name of at most 40 characters.')).toBeTruthy()
    await enterText(dialog.getByLabelText('Name'), 'By name')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Everybody with leads can use it' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('View “By name” saved')).toBeTruthy()
    expect(kept[0]).toMatchObject({ name: 'By name', isShared: true, query: 'sort=name' })
    expect(await screen.findByRole('button', { name: 'Views: By name' })).toBeTruthy()
  })

  it('the default one opens with the list; it can be changed, dropped and deleted', async () => {
    const asked = serveLeads(server, () => [makeLead()])
    let views = [view({ isDefault: true, query: 'period=today' })]
    const reply = { columns: arrangeColumns([]), defaultViewId: view({}).id }
    server.on(leadListEndpoints.readPreferences, () => ({ reply }))
    server.on(leadListEndpoints.listViews, () => ({ reply: views }))
    server.on(leadListEndpoints.deleteView, () => {
      views = []
      return { reply: {} }
    })
    const { router } = renderPage('/lms/')
    await listed()
    expect(router.state.location.search).toBe('?period=today')
    await waitFor(() => expect(asked.at(-1)?.followUpFrom).toBeTruthy())
    await openMenu('Views: Hot leads')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Do not open the list with it' }))
    await waitFor(() => expect(saved).toEqual([{ defaultViewId: null }]))
    await userEvent.click(button('Budget'))
    await openMenu('Views: Hot leads *')
    expect(await screen.findByRole('menuitem', { name: 'Save changes to this view' })).toBeTruthy()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete view' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('View “Hot leads” deleted')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
  })

  it('the default one leaves a list that is opened with another view', async () => {
    serveLeads(server, () => [makeLead()])
    const reply = { columns: arrangeColumns([]), defaultViewId: view({}).id }
    server.on(leadListEndpoints.readPreferences, () => ({ reply }))
    const plain = view({ id: 'v2', name: 'Everybody', query: '' })
    server.on(leadListEndpoints.listViews, () => ({ reply: [view({ query: 'period=today' }), plain] }))
    const { router } = renderPage('/nowhere')
    await act(() => router.navigate('/lms/', { state: { viewId: 'v2' } }))
    await listed()
    expect(await screen.findByRole('button', { name: 'Views: Everybody' })).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('a search that is typed while the default one opens is added to it', async () => {
    serveLeads(server, () => [makeLead()])
    const reply = { columns: arrangeColumns([]), defaultViewId: view({}).id }
    server.on(leadListEndpoints.readPreferences, () => ({ reply }))
    server.on(leadListEndpoints.listViews, () => ({ reply: [view({ query: 'period=today' })] }))
    const letGo = holdCalls(leadListEndpoints.listViews)
    const element = (
      <>
        <SearchInAddress label="Search leads" max={50} />
        <Outlet />
      </>
    )
    const { router } = renderAt('/lms/', [{ element, children: pagesAlone }])
    const search = await screen.findByRole('searchbox')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(search, { target: { value: 'patil' } })
    // The pause after typing ends at the very moment at which the view is opened.
    const isOpened = new Promise<void>((done) => {
      router.subscribe(() => queueMicrotask(() => done(void vi.advanceTimersByTime(1000))))
    })
    letGo()
    await byItself(() => isOpened)
    vi.useRealTimers()
    await waitFor(() => expect(router.state.location.search).toBe('?period=today&search=patil'))
  })

  it("a colleague's shared view is changed by its owner and admins only", async () => {
    signInAs(server, { id: 'u2', isAdmin: false, isSuperAdmin: false })
    serveLeads(server, () => [makeLead()])
    server.on(leadListEndpoints.listViews, () => ({
      reply: [view({ isMine: false, isShared: true, query: 'sort=name' })],
    }))
    renderPage('/lms/?sort=name')
    await listed()
    await openMenu(/^Views/)
    expect(await screen.findByRole('menuitem', { name: 'Open the list with this view' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Delete view' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Rename or share' })).toBeNull()
  })
})

describe('live', () => {
  it("a colleague's change shows by itself, in rows and counts", async () => {
    let name = 'Ananya'
    const asked = serveLeads(server, () => [makeLead({ id: 'l1', firstName: name })])
    renderPage('/lms/')
    await listed()
    name = 'Anita'
    server.tell({ name: 'changed', about: ['leads'], ids: ['l1'] })
    expect(await screen.findByText('Anita Iyer')).toBeTruthy()
    expect(asked).toHaveLength(2)
    expect(server.calls.filter(({ path }) => path === '/user/newLeadCount')).toHaveLength(2)
  })

  it('far down in a list only the pages concerned are read again', async () => {
    giveElementsHeight(10_000)
    const all = Array.from({ length: 160 }, (_, index) =>
      makeLead({ id: `m${index}`, firstName: `N${index}` }),
    )
    const asked = serveLeads(server, () => all)
    renderPage('/lms/')
    await waitFor(() => expect(asked.at(-1)?.after).toBe('150'))
    const before = asked.length
    all[120] = makeLead({ id: 'm120', firstName: 'Changed' })
    server.tell({ name: 'changed', about: ['leads'], ids: ['m120'] })
    expect(await screen.findByText('Changed Iyer')).toBeTruthy()
    expect(asked.slice(before).map(({ after }) => after)).toEqual([undefined, '100'])
    expect(screen.getByText('N159 Iyer')).toBeTruthy()
  })
})
