import { todayIn } from '@foyer/contract/kit/dates'
import { refusal } from '@foyer/contract/kit/refusal'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { MyDayPart } from '@foyer/contract/leads/my-day/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderAt, renderPage } from '../../testing/render'
import { leadId } from '../../testing/samples/lead-detail'
import { makeLead, serveLeads } from '../../testing/samples/leads'
import { rights, signInAs } from '../../testing/samples/people'
import { serveMyDay, serveWork } from '../../testing/samples/work'
import { setScreenWidth } from '../../testing/screen-size'
import { holdCalls } from '../../testing/slow-calls'
// Loaded before the clock of a test runs.
import './home-page'
import '../leads/work/follow-up/follow-up-picking'

const today = '2026-11-15'
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  // Half past nine on a Sunday morning in Pune; only the date is held, everything else runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T04:00:00Z') })
  server = fakeServer()
  signInAs(server)
})

const named = (firstName: string, changes: Partial<LeadRow> = {}) =>
  makeLead({ firstName, lastName: 'Rao', ...changes })

const newest = () => [named('Newest')]
const tara = named('Tara', { followUpOn: '2026-11-13', followUpTime: '16:00', followUpKind: 'call' })
const day: Partial<Record<MyDayPart, LeadRow[]>> = {
  overdue: [tara],
  today: [named('Meera', { followUpOn: today, followUpTime: '09:30' }), named('Asha', { followUpOn: today })],
  visits: [named('Imran', { followUpOn: '2026-11-18', followUpTime: '12:15', followUpKind: 'client-visit' })],
  untouched: [named('Zoya', { createdAt: '2026-11-14T06:00:00.000Z' })],
  'without-next-step': [named('Vikram', { lastCallAt: '2026-11-10T06:00:00.000Z' })],
}

const isSeen = (element: Element) => getComputedStyle(element).visibility === 'visible'
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const itemsOf = async (part: string) =>
  (await card(part)).getAllByRole('listitem').map((item) => item.textContent)

describe('my day', () => {
  it('on a phone nothing moves when it arrives: what is below it is not seen before', async () => {
    setScreenWidth(390)
    serveLeads(server, newest)
    serveMyDay(server, () => day)
    const arrives = holdCalls(myDayEndpoints.myDay)
    renderPage('/admin/')
    const [below] = await screen.findAllByText('Newest Rao')
    expect(below && isSeen(below)).toBe(false)
    await act(async () => arrives())
    await waitFor(() => expect(below && isSeen(below)).toBe(true))
  })

  it('C-167 a call that was put off is there until it is answered or dismissed', async () => {
    let waiting = [named('Usha', { id: leadId(7) }), named('Ravi', { id: leadId(8) })]
    serveLeads(server, newest)
    const sent = serveWork(server)
    serveMyDay(server, () => ({ unanswered: waiting }))
    server.on(leadWorkEndpoints.dismissCall, ({ leadId: gone }) => {
      waiting = waiting.filter(({ id }) => id !== gone)
      return { reply: {} }
    })
    renderAt('/admin/')
    expect(await itemsOf('How did it go?')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Do not ask again about Ravi Rao' }))
    await waitFor(async () => expect(await itemsOf('How did it go?')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Say how it went with Usha Rao' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'How did it go with Usha Rao?' }))
    waiting = []
    await user.click(sheet.getByRole('button', { name: /^Interested/ }))
    await waitFor(() => expect(sent).toMatchObject([{ leadId: leadId(7), callStatus: 'interested' }]))
    expect(await screen.findByText('Nothing to do')).toBeTruthy()
  })

  it('greets by name, tells in one sentence what is due, and shows what is overdue, due today, to visit, untouched and without a next step', async () => {
    expect(todayIn('Asia/Kolkata', new Date())).toBe(today)
    serveLeads(server, newest)
    serveMyDay(server, () => day)
    renderPage('/admin/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Kavya' })).toBeTruthy()
    expect(await screen.findByText('Sunday, 15 November. 2 follow-ups today, 1 overdue.')).toBeTruthy()
    expect(await itemsOf('Overdue')).toEqual([
      '13 NovTara RaoBengaluru · Interior Design ServicesProposal Sent₹18,50,000',
    ])
    expect((await itemsOf('Today')).map((text) => text?.replace(/ Rao.*/, ''))).toEqual([
      '9:30 AMMeera',
      'Any timeAsha',
    ])
    expect((await itemsOf('Visits'))[0]).toMatch(/^18 Nov12:15 PMImran Rao/)
    expect((await itemsOf('New and untouched'))[0]).toMatch(/^YesterdayCame YesterdayZoya Rao/)
    expect((await itemsOf('Without a next step'))[0]).toMatch(/^10 NovCalled 10 NovVikram Rao/)
    const late = await card('Overdue')
    expect(late.getByRole('link', { name: 'Tara Rao' }).getAttribute('href')).toBe(
      `/leads/lead-full-details/${tara.id}`,
    )
    expect(late.getByRole('link', { name: 'Call Tara Rao' }).getAttribute('href')).toBe('tel:+919845021763')
  })

  it('what is new and untouched says how much time is left for a first contact, in office hours', async () => {
    const profile = signInAs(server)
    const officeHours = { days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '18:00' }
    server.on(accountEndpoints.profile, () => ({
      reply: { ...profile, company: { ...profile.company, officeHours } },
    }))
    serveLeads(server, newest)
    serveMyDay(server, () => ({
      untouched: [
        named('Late', { createdAt: '2026-11-14T10:00:00.000Z', respondBy: '2026-11-14T11:30:00.000Z' }),
        named('Soon', { createdAt: '2026-11-15T03:40:00.000Z', respondBy: '2026-11-15T04:25:00.000Z' }),
      ],
    }))
    renderPage('/admin/')
    const items = await itemsOf('New and untouched')
    expect(items[0]).toMatch(/^1 h lateWaiting for first contact · 1 h 30 min late/)
    expect(items[1]).toMatch(/^25 min leftWaiting for first contact · 25 min left/)
  })

  it('counts all, shows the first ten, and leads to the rest', async () => {
    serveLeads(server, newest)
    serveMyDay(server, () => ({
      overdue: Array.from({ length: 63 }, () => named('Late', { followUpOn: '2026-11-01' })),
    }))
    renderPage('/admin/')
    const late = await card('Overdue')
    expect(late.getByRole('heading', { name: /^Overdue 63/ })).toBeTruthy()
    expect(late.getAllByRole('listitem')).toHaveLength(10)
    const seeAll = new URL(
      late.getByRole('link', { name: 'See all: Overdue' }).getAttribute('href') ?? '',
      'https://foyer.test',
    )
    expect(`${seeAll.pathname}${seeAll.search}`).toBe('/lms/?is=overdue&assignee=me&sort=follow-up')
  })

  it('says kindly when nothing is to do', async () => {
    serveLeads(server, () => [])
    serveMyDay(server, () => ({}))
    renderPage('/admin/')
    expect(await (await card('My day')).findByText('Nothing to do')).toBeTruthy()
    expect(screen.getByText('Sunday, 15 November. No follow-ups today.')).toBeTruthy()
    expect((await card('Newest leads')).getByText('No Lead(s) to Show')).toBeTruthy()
    expect(await (await card('Tasks due')).findByText('No task is due today')).toBeTruthy()
  })

  it('puts a follow-up off, and takes that back', async () => {
    serveLeads(server, newest)
    let isSnoozed = false
    serveMyDay(server, () => (isSnoozed ? {} : { overdue: [tara] }))
    const sent = serveWork(server, tara)
    renderPage('/admin/')
    await user.click(await screen.findByRole('button', { name: 'Snooze the follow-up with Tara Rao' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'In 1 hour10:30 AM',
      'This evening6:00 PM',
      'Tomorrow16 Nov, 10:00 AM',
      'Pick a date',
      'Add to calendar',
    ])
    isSnoozed = true
    await user.click(screen.getByRole('menuitem', { name: /^This evening/ }))
    expect(await screen.findByText('Tara Rao: follow-up today, 6:00 PM')).toBeTruthy()
    expect(await screen.findByText('Nothing to do')).toBeTruthy()
    isSnoozed = false
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Tara Rao: the follow-up is back')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Tara Rao' })).toBeTruthy()
    expect(sent.map(({ followUp }) => followUp)).toEqual([
      { on: today, time: '18:00', kind: undefined },
      { on: '2026-11-13', time: '16:00', kind: 'call', isExact: true },
    ])
  })

  it('gives a follow-up as a file for a calendar, marks it as done, and says when that failed', async () => {
    serveLeads(server, newest)
    serveMyDay(server, () => ({ overdue: [tara] }))
    const sent = serveWork(server, tara)
    renderPage('/admin/')
    const files: Blob[] = []
    URL.createObjectURL = (file) => {
      files.push(file as Blob)
      return 'blob:calendar'
    }
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(await screen.findByRole('button', { name: 'Snooze the follow-up with Tara Rao' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Add to calendar' }))
    expect(click).toHaveBeenCalledOnce()
    const text = await files[0]?.text()
    expect(text).toContain('DTSTART:20261113T103000Z')
    expect(text).toContain('SUMMARY:Call: Tara Rao')
    const done = await screen.findByRole('button', { name: 'Mark the follow-up with Tara Rao as done' })
    await user.click(done)
    expect(await screen.findByText('Tara Rao: follow-up done')).toBeTruthy()
    expect(sent).toMatchObject([{ leadId: tara.id, followUp: null }])
    server.on(leadWorkEndpoints.actions, () => ({ refusal: refusal(404, 'unknown-lead', 'It is gone.') }))
    await user.click(done)
    expect(await screen.findByText('It is gone.')).toBeTruthy()
  })

  it('Sales floor My Day by keys: from row to row, into the lead, to the phone and to the chat', async () => {
    serveLeads(server, newest)
    serveMyDay(server, () => day)
    serveWork(server, tara)
    const { router } = renderPage('/admin/')
    await screen.findByRole('link', { name: 'Tara Rao' })
    const rung: string[] = []
    const ring = (event: Event) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href')
      if (href?.startsWith('tel:')) rung.push(href)
    }
    window.addEventListener('click', ring, true)
    const isAt = (name: string) => expect(document.activeElement?.textContent).toBe(name)
    await user.keyboard('dj')
    isAt('Tara Rao')
    expect(rung).toEqual([])
    await user.keyboard('d')
    expect(rung).toEqual(['tel:+919845021763'])
    await user.keyboard('{ArrowDown}')
    isAt('Meera Rao')
    await user.keyboard('k')
    isAt('Tara Rao')
    await user.keyboard('w')
    expect(await screen.findByRole('menuitem', { name: 'Open the chat' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await user.keyboard('jj{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/leads\/lead-full-details/))
    window.removeEventListener('click', ring, true)
  })

  it('plans a follow-up on a day of one’s choice', async () => {
    serveLeads(server, newest)
    const vikram = day['without-next-step']?.[0] as LeadRow
    serveMyDay(server, () => ({ 'without-next-step': [vikram] }))
    const sent = serveWork(server, vikram)
    renderPage('/admin/')
    await user.click(await screen.findByRole('button', { name: 'Plan a follow-up with Vikram Rao' }))
    expect(screen.queryByRole('menuitem', { name: 'Add to calendar' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Pick a date' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up with Vikram Rao' }))
    await user.click(dialog.getByRole('button', { name: 'Pick…' }))
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '20-11-2026' } })
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '15:00' } })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Vikram Rao: follow-up 20 Nov, 3:00 PM')).toBeTruthy()
    expect(sent).toMatchObject([{ followUp: { on: '2026-11-20', time: '15:00' } }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('may be read, but not changed, by those who only read', async () => {
    const readOnly = { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } }
    signInAs(server, { rights: readOnly })
    serveLeads(server, newest)
    serveMyDay(server, () => ({ overdue: [tara] }))
    const sent = serveWork(server, tara)
    renderPage('/admin/')
    await user.click(await screen.findByRole('button', { name: 'Mark the follow-up with Tara Rao as done' }))
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Snooze/ }))
    const later = await screen.findByRole('menuitem', { name: /^Tomorrow/ })
    expect(later.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('menuitem', { name: /calendar/i }).getAttribute('aria-disabled')).toBeNull()
    await user.click(later)
    expect(sent).toEqual([])
  })

  it('follows what happens elsewhere, and so does the figure beside Home', async () => {
    serveLeads(server, newest)
    let overdue = [tara, named('Manish', { followUpOn: '2026-11-09' })]
    serveMyDay(server, () => ({ overdue }))
    renderAt('/admin/')
    const home = await screen.findByRole('link', { name: /^Home/ })
    await waitFor(() => expect(home.textContent).toBe('Home2, 2 follow-ups overdue'))
    overdue = [tara]
    server.tell({ name: 'changed', about: ['leads'] })
    await waitFor(() => expect(home.textContent).toBe('Home1, 1 follow-up overdue'))
    expect(await (await card('Overdue')).findByRole('heading', { name: /^Overdue 1/ })).toBeTruthy()
    overdue = []
    server.tell({ name: 'changed', about: ['leads'] })
    await waitFor(() => expect(home.textContent).toBe('Home'))
  })
})
