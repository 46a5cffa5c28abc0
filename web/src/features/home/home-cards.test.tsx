import { refusal } from '@foyer/contract/kit/refusal'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Task } from '@foyer/contract/tasks/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { makeLead, serveLeads } from '../../testing/samples/leads'
import { rights, signInAs } from '../../testing/samples/people'
import { serveMyDay } from '../../testing/samples/work'
// Loaded before the clock of a test runs.
import './home-page'

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
const day = () => ({ today: [named('Meera', { followUpOn: today }), named('Asha', { followUpOn: today })] })

const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('beside my day', () => {
  it('stand the newest leads, the counts and who waits for an owner', async () => {
    serveLeads(server, ({ tab }) =>
      tab === 'unassigned' ? [makeLead({ firstName: 'Pooja', lastName: 'Agarwal' })] : newest(),
    )
    serveMyDay(server, day)
    renderPage('/admin/')
    expect(await (await card('Newest leads')).findByText('Newest Rao')).toBeTruthy()
    expect(await (await card('Leads at a glance')).findByText('248')).toBeTruthy()
    const waiting = await card('Waiting for an owner')
    expect(await waiting.findByText('Pooja Agarwal')).toBeTruthy()
    expect(waiting.getByRole('link', { name: 'All 1' }).getAttribute('href')).toBe('/leads/8')
  })

  it('nobody waits for an owner for those who may not assign', async () => {
    signInAs(server, { id: 'u2', rights: rights({ canAssign: false }) })
    serveLeads(server, newest)
    serveMyDay(server, day)
    renderPage('/admin/')
    await (await card('Newest leads')).findByText('Newest Rao')
    expect(screen.queryByRole('region', { name: 'Waiting for an owner' })).toBeNull()
  })

  it('each card says what could not be loaded, and tries again there', async () => {
    serveLeads(server, newest)
    serveMyDay(server, day)
    server.on(leadEndpoints.list, () => ({ refusal: refusal(400, 'failed', 'No') }))
    server.on(myDayEndpoints.myDay, () => ({ refusal: refusal(400, 'failed', 'No') }))
    renderPage('/admin/')
    const mine = await card('My day')
    expect(await mine.findByText('Your day could not be loaded.')).toBeTruthy()
    expect(
      await (await card('Newest leads')).findByText('The newest leads could not be loaded.'),
    ).toBeTruthy()
    expect(await (await card('Leads at a glance')).findByText('248')).toBeTruthy()
    serveMyDay(server, day)
    await user.click(mine.getByRole('button', { name: 'Try again' }))
    expect(await mine.findByRole('heading', { name: /^Today 2/ })).toBeTruthy()
    expect((await card('Newest leads')).getByText('The newest leads could not be loaded.')).toBeTruthy()
  })

  it('stand the tasks that are due, ready to be ticked off', async () => {
    serveLeads(server, newest)
    serveMyDay(server, day)
    const task = (title: string, dueOn: string): Task => ({
      id: `0190a2c0-0000-7000-8000-${title.length.toString().padStart(12, '0')}`,
      title,
      note: undefined,
      lead: undefined,
      project: undefined,
      assignee: undefined,
      creator: undefined,
      dueOn,
      dueTime: undefined,
      priority: 'normal',
      doneAt: undefined,
      createdAt: '2026-11-01T05:00:00.000Z',
      updatedAt: '2026-11-01T05:00:00.000Z',
    })
    let rows = [task('Send samples', '2026-11-12'), task('Measure', today), task('Next week', '2026-11-23')]
    const done: unknown[] = []
    server.on(taskEndpoints.list, () => ({ reply: { rows, total: rows.length, after: undefined } }))
    server.on(taskEndpoints.setDone, (input) => {
      done.push(input.isDone)
      const [first] = rows
      if (input.isDone) rows = rows.slice(1)
      return { reply: first as Task }
    })
    renderPage('/admin/')
    const tasks = await card('Tasks due')
    await tasks.findByText('Send samples')
    expect(tasks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Send samples12 Nov',
      'MeasureToday',
    ])
    await user.click(tasks.getByRole('checkbox', { name: 'Mark “Send samples” as done' }))
    expect(await screen.findByText('Task done')).toBeTruthy()
    await waitFor(() => expect(tasks.queryByText('Send samples')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(done).toEqual([true, false]))
  })
})

describe('the home of those without leads', () => {
  it('says what they have and whom to ask, and asks for no leads', async () => {
    const admin = { id: 'u9', fullName: 'Asha Pillai', email: 'asha@malhardesign.in' }
    signInAs(server, { id: 'u2', features: ['files', 'mom'], superAdmins: [admin], admins: [admin] })
    const asked = serveLeads(server, newest)
    renderPage('/admin/')
    expect(await screen.findByText('Welcome to Malhar Design.')).toBeTruthy()
    expect(screen.getByText('Files · Minutes of meetings')).toBeTruthy()
    expect(screen.getByText(/^Leads are not part of it/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'asha@malhardesign.in' })).toHaveLength(1)
    expect(asked).toHaveLength(0)
    expect(server.calls.some(({ path }) => path.startsWith('/api/my-day'))).toBe(false)
  })
})
