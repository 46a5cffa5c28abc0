import type { HistoryEntry } from '@foyer/contract/leads/work/history'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt, renderPage } from '../../../../testing/render'
import { leadAt } from '../../../../testing/samples/lead-detail'
import { allColumns, serveLeads } from '../../../../testing/samples/leads'
import { signInAs } from '../../../../testing/samples/people'
import { giveElementsHeight } from '../../../../testing/screen-size'
import { RemarkDialog } from './remark-dialog'

const user = userEvent.setup()
const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'h1',
  at: '2026-11-10T05:12:00.000Z',
  kind: 'call',
  actor: undefined,
  sentence: '',
  remark: undefined,
  callStatus: 'follow-up',
  ...changes,
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
})

const lead = leadAt(1, { lastCallAt: '2026-11-10T05:12:00.000Z' })
const serveHistory = (history: HistoryEntry[]) =>
  server.on(leadWorkEndpoints.logs, ({ kinds, limit }) => {
    const found = history.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    return { reply: { entries: found.slice(0, limit), after: undefined } }
  })
const shown = async () => within(await screen.findByRole('dialog', { name: 'Last Remark' }))
/** Without the list, which takes long to be drawn. */
const openWith = (history: HistoryEntry[]) => {
  serveHistory(history)
  renderAt('/', [{ path: '*', element: <RemarkDialog lead={lead} onClose={() => {}} /> }])
  return shown()
}

it('L-023 L-070 shows date, status and text of the latest update, whatever else has changed since', async () => {
  serveLeads(server, () => [lead], allColumns)
  serveHistory([
    entry({ id: 'h3', kind: 'changed', callStatus: undefined, sentence: 'The city has been changed' }),
    entry({ id: 'h2', remark: 'Wants a second site visit' }),
    entry({ id: 'h1', remark: 'First call', callStatus: 'interested' }),
  ])
  renderPage('/lms/')
  await user.click(await screen.findByLabelText('View remark of Lead 1'))
  const dialog = await shown()
  expect(await dialog.findByText('10 Nov 2026, 10:42 AM')).toBeTruthy()
  expect(dialog.getByText('Follow Up')).toBeTruthy()
  expect(dialog.getByText('Wants a second site visit')).toBeTruthy()
})

it('L-023 L-071 a lead that nobody has called has the action too, and says that there is no remark', async () => {
  serveLeads(server, () => [leadAt(1, { lastCallAt: undefined })], allColumns)
  serveHistory([entry({ kind: 'created', callStatus: undefined })])
  renderPage('/lms/')
  await user.click(await screen.findByLabelText('View remark of Lead 1'))
  expect(await (await shown()).findByText('No Remarks yet')).toBeTruthy()
})

it('L-070 finds the latest remark under any number of other lines', async () => {
  const others = Array.from({ length: 60 }, (_, at) =>
    entry({ id: `c${at}`, kind: 'changed', callStatus: undefined, sentence: 'The city has been changed' }),
  )
  const dialog = await openWith([...others, entry({ remark: 'Wants oak floors' })])
  expect(await dialog.findByText('Wants oak floors')).toBeTruthy()
})

it('L-071 says when there is no update', async () => {
  const dialog = await openWith([entry({ kind: 'created', callStatus: undefined })])
  expect(await dialog.findByText('No Remarks yet')).toBeTruthy()
})

it('L-072 says when the update has no text', async () => {
  const dialog = await openWith([entry({})])
  expect(await dialog.findByText('No text available')).toBeTruthy()
})

it('L-073 collapses text over 250 characters behind read more', async () => {
  const dialog = await openWith([entry({ remark: `${'a'.repeat(250)}END` })])
  const more = await dialog.findByRole('button', { name: 'read more' })
  expect(dialog.queryByText(/END/)).toBeNull()
  await user.click(more)
  expect(dialog.getByText(/END/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'read less' }))
  expect(dialog.queryByText(/END/)).toBeNull()
})

it('L-073 leaves a text of 250 characters as it is', async () => {
  const dialog = await openWith([entry({ remark: 'b'.repeat(250) })])
  expect(await dialog.findByText('b'.repeat(250))).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'read more' })).toBeNull()
})
