import { refusal } from '@foyer/contract/kit/refusal'
import { notificationLimits } from '@foyer/contract/notifications/limits'
import { notificationTexts } from '@foyer/contract/notifications/messages'
import type { Notification, NotificationQuery } from '@foyer/contract/notifications/model'
import { isUnread } from '@foyer/contract/notifications/rules'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { renderFrame } from '../../testing/render'
import { serveLeads } from '../../testing/samples/leads'
import { signInAs } from '../../testing/samples/people'
import { setScreenWidth } from '../../testing/screen-size'
import { readLine } from './line'

const me = 'u1'
const wordsOf = (one: Notification) =>
  readLine(one.text)
    .map(({ text }) => text)
    .join('')
let made = 0
const notice = (text: string, more: Partial<Notification> = {}): Notification => {
  made += 1
  const id = `01930000-0000-7000-8000-${String(made).padStart(12, '0')}`
  return {
    id,
    text,
    feature: 'LMS',
    link: '/lms/?search=Asha',
    detailedLink: undefined,
    projectId: undefined,
    projectName: undefined,
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    readBy: [],
    receiverId: undefined,
    event: undefined,
    ...more,
  }
}

let server: ReturnType<typeof fakeServer>
let all: Notification[]
let asked: NotificationQuery[]
const serveList = () =>
  server.on(notificationEndpoints.list, (query) => {
    asked.push(query)
    const { tab, search, skip, limit } = query
    const found = all.filter(
      (one) =>
        (tab !== 'unread' || isUnread(one, me)) &&
        (tab !== 'assigned' || one.receiverId === me) &&
        (!search || wordsOf(one).includes(search)),
    )
    return { reply: found.slice(skip, skip + limit) }
  })
beforeEach(() => {
  server = fakeServer()
  signInAs(server, { id: me })
  serveLeads(server, () => [])
  all = []
  asked = []
  const read = (ids: string[]) => {
    all = all.map((one) => (ids.includes(one.id) ? { ...one, readBy: [me] } : one))
    return { reply: { message: 'ok' } }
  }
  server.on(notificationEndpoints.unread, () => ({ reply: all.filter((one) => isUnread(one, me)).length }))
  serveList()
  server.on(notificationEndpoints.read, ({ ids }) => read(ids))
  server.on(notificationEndpoints.readAll, () => read(all.map(({ id }) => id)))
})

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name })
const open = async (address = '/admin/') => {
  const view = renderFrame(address)
  await userEvent.click(await bell())
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  return { ...view, panel }
}
const rows = async (panel: HTMLElement) =>
  within(await within(panel).findByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
const textsIn = async (panel: HTMLElement) =>
  (await rows(panel)).map((row) => row.querySelector('a, button')?.textContent)

describe('the bell', () => {
  it('T-007 shows how many are unread as soon as that changes: no count for none, 99+ from a hundred on, which says the number', async () => {
    all = [notice('One', { readBy: [me] })]
    renderFrame('/admin/')
    expect((await bell('Notifications')).textContent).toBe('')
    all = [notice('Two'), notice('Three'), ...all]
    server.tell({ name: 'changed', about: ['notifications'] })
    expect(within(await bell('Notifications, 2 unread')).getByText('2')).toBeTruthy()
    all = Array.from({ length: 120 }, (_, index) => notice(`Number ${index}`))
    server.tell({ name: 'changed', about: ['notifications'] })
    expect(within(await bell('Notifications, 120 unread')).getByText('99+')).toBeTruthy()
  })

  it('is not for clients', async () => {
    signInAs(server, { id: 'u2', isClient: true, features: [] })
    renderFrame('/client/')
    await screen.findByRole('button', { name: /^Profile menu of/ })
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  })
})

describe('the panel', () => {
  it('Use 16 what is about one lead, and what happened often, is one line that opens and is read at once', async () => {
    const of = (lead: string) => ({ detailedLink: `/leads/lead-full-details/${lead}` })
    all = [
      notice('<b>Asha</b> wrote to you', { ...of('asha'), event: 'mail-answered' }),
      ...['Ravi', 'Meera', 'Tara'].map((name) =>
        notice(`New lead <b>${name}</b>`, { ...of(name), event: 'lead-created' }),
      ),
      notice('<b>Asha</b> is yours now', { ...of('asha'), event: 'lead-reassigned' }),
    ]
    const { panel } = await open()
    expect(await textsIn(panel)).toEqual([
      'Unread: Asha wrote to you5 min agoand 1 moreShow 2',
      'Unread: 3 new leads5 min agoShow 3',
    ])
    await userEvent.click(within(panel).getByRole('button', { name: /3 new leads/ }))
    expect(within(panel).getByRole('link', { name: /Meera/ }).getAttribute('href')).toBe(
      '/leads/lead-full-details/Meera',
    )
    await userEvent.click(within(panel).getByRole('button', { name: 'Mark these as read' }))
    expect(await bell('Notifications, 2 unread')).toBeTruthy()
  })

  it('T-011 has the tabs All, Unread and Assigned to', async () => {
    all = [
      notice('To <b>you</b>', { receiverId: me }),
      notice('Read', { readBy: [me] }),
      notice('To another', { receiverId: 'u9' }),
    ]
    const { panel } = await open()
    expect(
      within(panel)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['All', 'Unread', 'Assigned to'])
    expect(await textsIn(panel)).toEqual([
      'Unread: To you5 min ago',
      'Read5 min ago',
      'Unread: To another5 min ago',
    ])
    await userEvent.click(within(panel).getByRole('tab', { name: 'Unread' }))
    await waitFor(async () => expect(await rows(panel)).toHaveLength(2))
    await userEvent.click(within(panel).getByRole('tab', { name: 'Assigned to' }))
    await waitFor(async () => expect(await textsIn(panel)).toEqual(['Unread: To you5 min ago']))
  })

  it('T-011 T-018 searches, and says when nothing matches', async () => {
    all = [notice('<b>Asha</b> Rao'), notice('Vikram')]
    const { panel } = await open()
    const search = within(panel).getByRole('searchbox', { name: 'Search notifications' })
    await enterText(search, 'Asha Rao')
    await waitFor(async () => expect(await rows(panel)).toHaveLength(1))
    expect(asked.at(-1)?.search).toBe('Asha Rao')
    await userEvent.type(search, 'x')
    expect(await within(panel).findByText('No Notification!!!')).toBeTruthy()
    await userEvent.click(within(panel).getByRole('button', { name: 'Clear search' }))
    await waitFor(async () => expect(await rows(panel)).toHaveLength(2))
  })

  it('T-012 a click marks it read, opens its link and closes the panel', async () => {
    all = [notice('Asha'), notice('Vikram')]
    const { panel, router } = await open()
    const [first] = await rows(panel)
    const link = within(first as HTMLElement).getByRole('link')
    expect(link.getAttribute('href')).toBe('/lms/?search=Asha')
    await userEvent.click(link)
    await waitFor(() => expect(router.state.location.pathname).toBe('/lms/'))
    expect(router.state.location.search).toBe('?search=Asha')
    expect(await bell('Notifications, 1 unread')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    expect(all[0]?.readBy).toEqual([me])
  })

  it('T-012 C-063 C-139 opens the exact thing where there is one, but no address of others, and shows markup as text, apart from bold', async () => {
    all = [
      notice('Exact', { detailedLink: '/lms/?search=Exact' }),
      notice('Evil', { link: 'https://evil.example/', detailedLink: '//evil.example' }),
      notice('<b>Asha</b> <img src=x onerror=alert(1)><i>Rao</i> &lt;b&gt;'),
    ]
    const { panel } = await open()
    const [exact, evil, asha] = (await rows(panel)) as [HTMLElement, HTMLElement, HTMLElement]
    expect(within(exact).getByRole('link').getAttribute('href')).toBe('/lms/?search=Exact')
    expect(asha.querySelector('strong')?.textContent).toBe('Asha')
    expect(asha.querySelector('img, i')).toBeNull()
    expect(asha.textContent).toContain('Asha Rao <b>')
    expect(within(evil).queryByRole('link')).toBeNull()
    await userEvent.click(within(evil).getByRole('button', { name: /Evil/ }))
    expect(await bell('Notifications, 2 unread')).toBeTruthy()
  })

  it('T-013 Mark as reads marks all read and the count becomes zero', async () => {
    all = [notice('One'), notice('Two')]
    const { panel } = await open()
    await rows(panel)
    await userEvent.click(within(panel).getByRole('button', { name: 'Mark as reads' }))
    const button = await bell('Notifications')
    expect(button.textContent).toBe('')
    await waitFor(async () => expect(await textsIn(panel)).toEqual(['One5 min ago', 'Two5 min ago']))
  })

  it('T-014 Load more notification adds 40, and keeps what is there when that fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    all = Array.from({ length: 100 }, (_, index) => notice(`Number ${index}`))
    const { panel } = await open()
    expect(await rows(panel)).toHaveLength(40)
    const more = () => within(panel).queryByRole('button', { name: 'Load more notification' })
    server.on(notificationEndpoints.list, () => ({ refusal: refusal(400, 'failed', 'No') }))
    await userEvent.click(more() as HTMLElement)
    expect(await within(panel).findByText(notificationTexts.loadMoreFailed)).toBeTruthy()
    expect(await rows(panel)).toHaveLength(40)
    log.mockRestore()
    serveList()
    await userEvent.click(more() as HTMLElement)
    await waitFor(async () => expect(await rows(panel)).toHaveLength(80))
    await userEvent.click(more() as HTMLElement)
    await waitFor(async () => expect(await rows(panel)).toHaveLength(100))
    expect(more()).toBeNull()
    expect(asked.map(({ skip, limit }) => [skip, limit])).toEqual([
      [0, notificationLimits.page],
      [40, notificationLimits.page],
      [80, notificationLimits.page],
    ])
  })

  it('T-015 T-019 a failed fetch is logged and can be tried again; says when there is none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = { refusal: refusal(400, 'failed', 'No') }
    server.on(notificationEndpoints.list, () => answer)
    const { panel } = await open()
    expect(await within(panel).findByText(notificationTexts.loadFailed)).toBeTruthy()
    expect(log).toHaveBeenCalledWith('Something went wrong', expect.anything())
    serveList()
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
    expect(await within(panel).findByText('No Notification!!!')).toBeTruthy()
    log.mockRestore()
  })

  it('begins at its title, where no key does anything by mistake; closes with Escape, and the bell has the focus again', async () => {
    all = [notice('One')]
    const { panel } = await open()
    await rows(panel)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'))
    await userEvent.keyboard('{Enter}')
    expect(await bell('Notifications, 1 unread')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    const button = await bell()
    await waitFor(() => expect(document.activeElement === button).toBe(true))
  })

  it('T-007 Back closes it on a phone', async () => {
    setScreenWidth(390)
    const { panel, address } = await open()
    await within(panel).findByText('No Notification!!!')
    await vi.waitFor(() => expect(window.history.state).toMatchObject({ sheets: 1 }))
    await act(async () => {
      window.history.back()
      await vi.waitFor(() => expect(window.history.state?.sheets).toBeUndefined())
    })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    expect(address()).toBe('/admin/')
  })

  it('fills a phone and can be closed there', async () => {
    setScreenWidth(390)
    all = [notice('One')]
    const { panel } = await open()
    await rows(panel)
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    const button = await bell()
    await waitFor(() => expect(document.activeElement === button).toBe(true))
  })
})
