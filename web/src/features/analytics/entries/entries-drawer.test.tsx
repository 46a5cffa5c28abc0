import type { Entry, EntryFigure, EntryPage } from '@foyer/contract/analytics/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { Button } from '@mantine/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { EntriesDrawer } from './entries-drawer'

const asha = { id: '01930000-0000-7000-8000-000000000001', fullName: 'Asha Rao' }
const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
  id: `e${number}`,
  at: '2026-11-15T05:12:00.000Z',
  person: asha,
  lead: { id: `lead-${number}`, name: `Lead ${number}` },
  callStatus: 'interested',
  settledAt: undefined,
  ...more,
})

let server: ReturnType<typeof fakeServer>
const serve = (page: EntryPage) => server.on(beyondEndpoints.entries, () => ({ reply: page }))
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
})

function Dashboard({ figure }: { figure: EntryFigure }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <EntriesDrawer
          figure={figure}
          query={{ choice: { period: 'this-month' }, people: [asha.id] }}
          about="This month · Asha Rao"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const open = async (figure: EntryFigure, title: string) => {
  const view = renderAt('/', [
    { path: '/', element: <Dashboard figure={figure} /> },
    { path: '*', element: null },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return { ...view, drawer: within(await screen.findByRole('dialog', { name: title })) }
}
const linesOf = async (drawer: Awaited<ReturnType<typeof open>>['drawer'], title: string) =>
  within(await drawer.findByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

describe('what is behind a number', () => {
  it('says how many calls there are, of which time and whose, and asks for exactly these', async () => {
    serve({ total: 1284, entries: [entry(1), entry(2, { callStatus: undefined })], after: undefined })
    const { drawer } = await open('calls', 'Total Calls')
    expect(await drawer.findByText('1,284 calls')).toBeTruthy()
    expect(drawer.getByText('This month · Asha Rao')).toBeTruthy()
    expect(await linesOf(drawer, 'Total Calls')).toEqual([
      'Lead 1Asha Rao15 Nov 2026, 10:42 AMInterested',
      'Lead 2Asha Rao15 Nov 2026, 10:42 AMCall',
    ])
    const asked = server.calls.find(({ path }) => path === beyondEndpoints.entries.path)
    expect(asked?.body).toEqual({ figure: 'calls', userIds: [asha.id] })
    expect(asked?.query.get('filter')).toBe('2')
  })

  it('says of a follow-up when it was due, when it was settled, and how it went', async () => {
    const day = { at: '2024-11-15', callStatus: undefined }
    serve({
      total: 1,
      entries: [entry(1, { ...day, settledAt: '2024-11-17T05:12:00.000Z' })],
      after: undefined,
    })
    const { drawer } = await open('late', 'Follow-ups done late')
    expect(await drawer.findByText('1 follow-up')).toBeTruthy()
    expect(await linesOf(drawer, 'Follow-ups done late')).toEqual([
      'Lead 1Asha Raodue 15 Nov 2024settled 17 Nov 2024Late',
    ])
  })

  it('opens the lead, and names none that somebody can no longer see', async () => {
    serve({
      total: 2,
      entries: [entry(1), entry(2, { lead: undefined, person: undefined })],
      after: undefined,
    })
    const { drawer, address } = await open('interested', 'Interested')
    expect(await drawer.findByText('You can no longer see this lead')).toBeTruthy()
    expect(drawer.getByText('Nobody')).toBeTruthy()
    await userEvent.click(drawer.getByRole('link', { name: 'Lead 1' }))
    await waitFor(() => expect(address()).toBe('/leads/lead-full-details/lead-1'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('loads more when its end comes into sight, keeps what is there when that fails, and tries again', async () => {
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
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    serve({ total: 2, entries: [entry(1)], after: 'next' })
    const { drawer } = await open('calls', 'Total Calls')
    await drawer.findByText('Lead 1')
    server.on(beyondEndpoints.entries, () => ({ refusal: refusal(400, 'failed', 'No') }))
    see()
    expect(await drawer.findByText('The next ones could not be loaded.')).toBeTruthy()
    expect(drawer.getByText('Lead 1')).toBeTruthy()
    log.mockRestore()
    server.on(beyondEndpoints.entries, ({ after }) => ({
      reply: { total: 2, entries: after ? [entry(2)] : [entry(1)], after: undefined },
    }))
    await userEvent.click(drawer.getByRole('button', { name: 'Show more' }))
    expect(await drawer.findByText('Lead 2')).toBeTruthy()
    expect(drawer.queryByRole('button', { name: 'Show more' })).toBeNull()
    vi.unstubAllGlobals()
  })

  it('says that there is nothing, and that it failed, with a way to try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(beyondEndpoints.entries, () => ({ refusal: refusal(400, 'failed', 'No') }))
    const { drawer } = await open('kept', 'Follow-ups kept')
    expect(await drawer.findByText('The list could not be loaded.')).toBeTruthy()
    log.mockRestore()
    serve({ total: 0, entries: [], after: undefined })
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }))
    expect(await drawer.findByText('No follow-ups in this period')).toBeTruthy()
    expect(drawer.getByText('0 follow-ups')).toBeTruthy()
  })

  it('closes with its button and with Escape, and the number has the focus again', async () => {
    serve({ total: 0, entries: [], after: undefined })
    const { drawer } = await open('repeated', 'Repeated no response')
    expect(await drawer.findByText('No calls in this period')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = screen.getByRole('button', { name: 'Open' })
    expect(document.activeElement === button).toBe(true)
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
