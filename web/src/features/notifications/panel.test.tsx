import { refusal } from '@foyer/contract/kit/refusal'
import { notificationLimits } from '@foyer/contract/notifications/limits'
import { wordsOfLine } from '@foyer/contract/notifications/line'
import { notificationTexts } from '@foyer/contract/notifications/messages'
import type { Notification, NotificationQuery } from '@foyer/contract/notifications/model'
import { isUnread } from '@foyer/contract/notifications/rules'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { serveLeads } from '../../testing/leads'
import { signInAs } from '../../testing/people'
import { renderAt } from '../../testing/render'
import { setScreenWidth } from '../../testing/screen-size'

const me = 'u1'
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
    ...more,
  }
}

let server: ReturnType<typeof fakeServer>
let all: Notification[]
let asked: NotificationQuery[]
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
  server.on(notificationEndpoints.list, (query) => {
    asked.push(query)
    const { tab, search, skip, limit } = query
    const found = all.filter(
      (one) =>
        (tab !== 'unread' || isUnread(one, me)) &&
        (tab !== 'assigned' || one.receiverId === me) &&
        (!search || wordsOfLine(one.text).includes(search)),
    )
    return { reply: found.slice(skip, skip + limit) }
  })
  server.on(notificationEndpoints.read, ({ ids }) => read(ids))
  server.on(notificationEndpoints.readAll, () => read(all.map(({ id }) => id)))
})

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name })
const open = async (address = '/admin/') => {
  const view = renderAt(address)
  await userEvent.click(await bell())
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  return { ...view, panel }
}
const rows = async (panel: HTMLElement) =>
  within(await within(panel).findByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
const textsIn = async (panel: HTMLElement) =>
  (await rows(panel)).map((row) => row.querySelector('a, button')?.textContent)

describe('the bell', () => {
  it('T-007 shows how many are unread', async () => {
    all = [notice('One'), notice('Two'), notice('Three', { readBy: [me] })]
    renderAt('/admin/')
    const button = await bell('Notifications, 2 unread')
    expect(within(button).getByText('2')).toBeTruthy()
  })

  it('T-007 shows 99+ from a hundred on, but says the number', async () => {
    all = Array.from({ length: 120 }, (_, index) => notice(`Number ${index}`))
    renderAt('/admin/')
    expect(within(await bell('Notifications, 120 unread')).getByText('99+')).toBeTruthy()
  })

  it('T-007 shows no count when nothing is unread', async () => {
    all = [notice('One', { readBy: [me] })]
    renderAt('/admin/')
    expect((await bell('Notifications')).textContent).toBe('')
  })

  it('is not for clients', async () => {
    signInAs(server, { id: 'u2', isClient: true, features: [] })
    renderAt('/client/')
    await screen.findByRole('button', { name: /^Profile menu of/ })
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  })
})

describe('the panel', () => {
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

  it('T-012 opens the exact thing where there is one', async () => {
    all = [notice('Asha', { detailedLink: '/lms/?search=Exact' })]
    const { panel } = await open()
    expect((await within(panel).findByRole('link')).getAttribute('href')).toBe('/lms/?search=Exact')
  })

  it('C-063 opens no address of others', async () => {
    all = [notice('Evil', { link: 'https://evil.example/', detailedLink: '//evil.example' })]
    const { panel } = await open()
    await userEvent.click(await within(panel).findByRole('button', { name: /Evil/ }))
    expect(await bell('Notifications')).toBeTruthy()
    expect(within(panel).queryByRole('link')).toBeNull()
  })

  it('C-139 shows markup as text, apart from bold', async () => {
    all = [notice('<b>Asha</b> <img src=x onerror=alert(1)><i>Rao</i> &lt;b&gt;')]
    const { panel } = await open()
    const [row] = await rows(panel)
    expect(row?.querySelector('strong')?.textContent).toBe('Asha')
    expect(row?.querySelector('img, i')).toBeNull()
    expect(row?.textContent).toContain('Asha Rao <b>')
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

  it('T-014 Load more notification adds 40', async () => {
    all = Array.from({ length: 100 }, (_, index) => notice(`Number ${index}`))
    const { panel } = await open()
    expect(await rows(panel)).toHaveLength(40)
    const more = () => within(panel).queryByRole('button', { name: 'Load more notification' })
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

  it('T-015 says when there is none', async () => {
    const { panel } = await open()
    expect(await within(panel).findByText('No Notification!!!')).toBeTruthy()
  })

  it('T-019 a failed fetch is logged and can be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = { refusal: refusal(400, 'failed', 'No') }
    server.on(notificationEndpoints.list, () => answer)
    const { panel } = await open()
    expect(await within(panel).findByText(notificationTexts.loadFailed)).toBeTruthy()
    expect(log).toHaveBeenCalledWith('Something went wrong', expect.anything())
    server.on(notificationEndpoints.list, () => ({ reply: [notice('Back')] }))
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
    expect(await rows(panel)).toHaveLength(1)
    log.mockRestore()
  })

  it('keeps what is there when more cannot be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    all = Array.from({ length: 50 }, (_, index) => notice(`Number ${index}`))
    const { panel } = await open()
    await rows(panel)
    const list = all
    server.on(notificationEndpoints.list, () => ({ refusal: refusal(400, 'failed', 'No') }))
    await userEvent.click(within(panel).getByRole('button', { name: 'Load more notification' }))
    expect(await within(panel).findByText(notificationTexts.loadMoreFailed)).toBeTruthy()
    expect(await rows(panel)).toHaveLength(40)
    server.on(notificationEndpoints.list, ({ skip }) => ({ reply: list.slice(skip, skip + 40) }))
    await userEvent.click(within(panel).getByRole('button', { name: 'Load more notification' }))
    await waitFor(async () => expect(await rows(panel)).toHaveLength(50))
    log.mockRestore()
  })

  it('begins at its title, where no key does anything by mistake', async () => {
    all = [notice('One')]
    const { panel } = await open()
    await rows(panel)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'))
    await userEvent.keyboard('{Enter}')
    expect(await bell('Notifications, 1 unread')).toBeTruthy()
  })

  it('closes with Escape, and the bell has the focus again', async () => {
    all = [notice('One')]
    const { panel } = await open()
    await rows(panel)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    const button = await bell()
    await waitFor(() => expect(document.activeElement === button).toBe(true))
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

describe('what changes elsewhere', () => {
  it('T-007 reaches the bell at once', async () => {
    all = [notice('One')]
    renderAt('/admin/')
    await bell('Notifications, 1 unread')
    all = [notice('Two'), ...all]
    server.tell({ name: 'notifications-changed' })
    expect(await bell('Notifications, 2 unread')).toBeTruthy()
  })
})
