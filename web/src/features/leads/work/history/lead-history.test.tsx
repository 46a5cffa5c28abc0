import { historyListTexts } from '@foyer/contract/leads/messages/work'
import type { HistoryQuery } from '@foyer/contract/leads/work/forms'
import type { HistoryEntry } from '@foyer/contract/leads/work/history'
import { groupByDay } from '@foyer/contract/leads/work/history-list'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { historyEntry } from '../../../../testing/samples/lead-detail'
import { signInAs } from '../../../../testing/samples/people'
import { LeadHistory } from './lead-history'

const user = userEvent.setup()
const now = new Date('2026-11-15T06:00:00.000Z')
let server: ReturnType<typeof fakeServer>
const asked: HistoryQuery[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  server = fakeServer()
  signInAs(server)
  asked.length = 0
})
afterEach(() => vi.useRealTimers())

const serve = (entries: () => HistoryEntry[]) =>
  server.on(leadWorkEndpoints.logs, (query) => {
    asked.push(query)
    const found = entries().filter(({ kind }) => query.kinds.length === 0 || query.kinds.includes(kind))
    const from = Number(query.after ?? 0)
    const end = from + query.limit
    const after = end < found.length ? String(end) : undefined
    return { reply: { entries: found.slice(from, end), after } }
  })

const show = () =>
  renderAt('/', [{ path: '/', element: <LeadHistory leadId="l1" emptyText="There is no logs" /> }])

it('L-085 D-014 D-015 lists entries newest first under Today, Yesterday and full dates', async () => {
  const actor = { id: 'u1', fullName: 'Kavya Menon', email: 'kavya@malhardesign.in' }
  serve(() => [
    historyEntry({ at: '2026-11-15T05:12:00.000Z', sentence: 'A new comment has been added.', actor }),
    historyEntry({ at: '2026-11-14T12:50:00.000Z', sentence: 'The stage has been changed' }),
    historyEntry({ at: '2026-11-11T11:18:00.000Z', sentence: 'The Lead has been added' }),
  ])
  show()
  const headings = await screen.findAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Today15 November 2026',
    'Yesterday14 November 2026',
    '11 November 2026',
  ])
  const [first, ...others] = screen.getAllByRole('listitem')
  expect(first?.textContent).toBe('10:42 AM · Kavya MenonA new comment has been added.')
  expect(others.map(({ textContent }) => textContent)).toEqual([
    `6:20 PM · ${historyListTexts.system}The stage has been changed`,
    `4:48 PM · ${historyListTexts.system}The Lead has been added`,
  ])
})

it('L-086 puts an entry under the day of the company zone', () => {
  const late = historyEntry({ at: '2026-11-14T19:00:00.000Z' })
  expect(groupByDay([late], 'Asia/Kolkata', now)[0]?.on).toBe('2026-11-15')
  expect(groupByDay([late], 'UTC', now)[0]?.on).toBe('2026-11-14')
})

it('L-085 D-035 says when there is nothing', async () => {
  serve(() => [])
  show()
  expect(await screen.findByText('There is no logs')).toBeTruthy()
  // Of one kind it says so: other lines may be there.
  await userEvent.click(screen.getByRole('button', { name: 'Calls' }))
  expect(await screen.findByText('No calls yet')).toBeTruthy()
})

it('L-106 shows what was said twice in a row once', () => {
  const said = (id: string, changes: Partial<HistoryEntry> = {}) =>
    historyEntry({
      id,
      at: '2026-11-15T05:12:00.000Z',
      kind: 'call',
      remark: 'No answer',
      callStatus: 'no-response',
      ...changes,
    })
  const shown = (entries: HistoryEntry[]) =>
    groupByDay(entries, 'Asia/Kolkata', now).flatMap((day) =>
      day.entries.map(({ id, times }) => `${id}:${times}`),
    )
  expect(shown([said('a'), said('b')])).toEqual(['a:2'])
  expect(shown([said('a'), said('b', { remark: 'Busy' }), said('c')])).toEqual(['a:1', 'b:1', 'c:1'])
  expect(shown([said('a'), said('b', { callStatus: 'interested' })])).toEqual(['a:1', 'b:1'])
  expect(shown([said('a'), said('b', { isEmailSent: true })])).toEqual(['a:1', 'b:1'])
  expect(shown([said('a'), said('b', { at: '2026-11-13T05:12:00.000Z' })])).toEqual(['a:1', 'b:1'])
})

it('D-016 shows what a project is worth, with the rupee sign', async () => {
  serve(() => [historyEntry({ kind: 'converted', sentence: 'Project Iyer is created', amount: 1_850_000 })])
  show()
  expect(await screen.findByText('₹18,50,000')).toBeTruthy()
})

it('D-018 collapses a text over 250 characters behind read more', async () => {
  serve(() => [historyEntry({ kind: 'remark', remark: `${'a'.repeat(250)}END` })])
  show()
  await user.click(await screen.findByRole('button', { name: 'read more' }))
  expect(screen.getByText(/END/)).toBeTruthy()
})

it('reads only the first page of a long history, and more of it when asked', async () => {
  const many = Array.from({ length: 5000 }, (_, place) =>
    historyEntry({ id: `h${place}`, sentence: `Line ${place}` }),
  )
  serve(() => many)
  show()
  expect(await screen.findByText('Line 29')).toBeTruthy()
  expect(screen.queryByText('Line 30')).toBeNull()
  expect(asked).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: historyListTexts.earlier }))
  expect(await screen.findByText('Line 59')).toBeTruthy()
  expect(asked.map(({ after }) => after)).toEqual([undefined, '30'])
})

it('shows one kind at a time', async () => {
  serve(() => [
    historyEntry({ kind: 'remark', sentence: 'Said something' }),
    historyEntry({ kind: 'stage', sentence: 'Moved on' }),
  ])
  show()
  await screen.findByText('Moved on')
  await user.click(screen.getByRole('button', { name: 'Comments' }))
  await waitFor(() => expect(screen.queryByText('Moved on')).toBeNull())
  expect(screen.getByText('Said something')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Comments' }).getAttribute('aria-pressed')).toBe('true')
})

it('can be read again after a failure', async () => {
  server.on(leadWorkEndpoints.logs, () => ({
    refusal: { status: 400, code: 'not-today', text: 'Not today.' },
  }))
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  serve(() => [historyEntry({ sentence: 'Here again' })])
  await user.click(again)
  expect(await screen.findByText('Here again')).toBeTruthy()
})

it('shows what a colleague does, and reads one page for it', async () => {
  const entries = Array.from({ length: 60 }, (_, place) =>
    historyEntry({ id: `h${place}`, sentence: `Line ${place}` }),
  )
  serve(() => entries)
  show()
  await user.click(await screen.findByRole('button', { name: historyListTexts.earlier }))
  await screen.findByText('Line 59')
  entries.unshift(historyEntry({ id: 'new', sentence: 'Just now' }))
  server.tell({ name: 'changed', about: ['leads'], ids: ['another'] })
  server.tell({ name: 'changed', about: ['leads'], ids: ['l1'] })
  expect(await screen.findByText('Just now')).toBeTruthy()
  expect(screen.getByText('Line 59')).toBeTruthy()
  expect(asked).toHaveLength(3)
})
