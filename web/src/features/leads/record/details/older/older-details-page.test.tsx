import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../../../testing/fake-server'
import { whyLocked } from '../../../../../testing/locked'
import { renderPage } from '../../../../../testing/render'
import { detailOf, historyEntry, leadAt, leadId } from '../../../../../testing/samples/lead-detail'
import { serveLeadPage } from '../../../../../testing/samples/lead-page'
import { serveLeads } from '../../../../../testing/samples/leads'
import { rights, signInAs } from '../../../../../testing/samples/people'
import { giveElementsHeight } from '../../../../../testing/screen-size'

const user = userEvent.setup()
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  serveLeads(server, () => [])
  giveElementsHeight()
})

const open = async (changes: Partial<LeadDetail> = {}, history = [historyEntry()]) => {
  const page = serveLeadPage(server, { lead: detailOf(leadAt(1), changes), history })
  const view = renderPage(`/leads/lead-details/${leadId(1)}`)
  await screen.findByRole('heading', { level: 1, name: 'Lead 1' })
  return { page, ...view }
}
const statusButton = () => screen.findByRole('button', { name: /^Lead Status: / })

it('D-024 D-025 shows what is known of a lead, and who added it', async () => {
  await open({
    createdBy: { id: 'u9', fullName: 'Arjun Nair', email: 'arjun@malhardesign.in' },
    address: '7 Law College Road',
    sourceName: 'Reel',
    lastCallAt: '2026-11-10T05:12:00.000Z',
  })
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  const facts = summary
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ['Added By', 'Arjun Nair'],
    ['Phone', '98450 21763'],
    ['Email', 'ananya.iyer@example.in'],
    ['Address', '7 Law College Road, Bengaluru'],
    ['Budget', '₹18,50,000'],
    ['Work Type', 'Interior Design Services'],
    ['Source Name', 'Reel'],
    ['Assigned To', 'Kavya Menon'],
    ['Last Call', expect.stringContaining('10:42 AM')],
    ['Call Outcome', 'Interested'],
  ])
  expect((await statusButton()).textContent).toContain('Interested')
})

it('D-028 the side menu is there until the lead has become a project', async () => {
  const { unmount } = await open({ projectId: leadId(60) })
  const menu = screen.getByRole('navigation', { name: 'Parts of this lead' })
  expect(within(menu).getByRole('button', { name: 'Summary' }).getAttribute('aria-current')).toBe('page')
  unmount()
  await open({ projectId: leadId(60), isConverted: true })
  expect(screen.queryByRole('navigation', { name: 'Parts of this lead' })).toBeNull()
})

it('D-026 Logs has lines and meetings together, by date', async () => {
  await open({}, [
    historyEntry({
      kind: 'interaction',
      sentence: 'An interaction has been recorded.',
      outcome: 'Wants a quote',
    }),
    historyEntry({ kind: 'stage', sentence: 'Moved on', at: '2026-11-09T05:12:00.000Z' }),
  ])
  await user.click(screen.getByRole('tab', { name: 'Logs' }))
  expect(await screen.findByText('Wants a quote')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '10 November 2026',
    '9 November 2026',
  ])
})

it('D-035 says when there are no logs', async () => {
  await open({}, [])
  await user.click(screen.getByRole('tab', { name: 'Logs' }))
  expect(await screen.findByText('There is no logs')).toBeTruthy()
})

it('D-027 asks before it deletes', async () => {
  const { address } = await open()
  const asked: unknown[] = []
  server.on(leadCaptureEndpoints.edit, (input) => {
    asked.push(input.kind)
    return { reply: { id: leadId(1), updatedAt: '2026-11-15T05:00:00.000Z' } }
  })
  await user.click(screen.getByRole('button', { name: 'Delete Lead' }))
  const prompt = within(await screen.findByRole('dialog', { name: 'Do you want to delete the lead ?' }))
  await user.click(prompt.getByRole('button', { name: 'No' }))
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete Lead' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(address()).toBe('/lms/'))
  expect(asked).toEqual(['delete'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked).toEqual(['delete', 'restore']))
})

it('D-030 D-031 D-033 offers the four statuses but for the current one, and says that it is saved', async () => {
  const { page } = await open()
  await user.click(await statusButton())
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items).toEqual(['Inactive/Follow Up', 'Not Interested', 'No Response'])
  await user.click(screen.getByRole('menuitem', { name: 'No Response' }))
  const done = within(await screen.findByRole('dialog'))
  expect(done.getByText('You have successfully updated your lead status')).toBeTruthy()
  expect(page.actions).toMatchObject([{ leadId: leadId(1), statusId: 6 }])
  await user.click(done.getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('C-165 Not Interested asks why before it is saved; the summary says so', async () => {
  const { page } = await open({ callStatus: 'not-interested', reasonNotInterested: 'Moved abroad' })
  expect(screen.getByText('Moved abroad')).toBeTruthy()
  page.lead = { ...page.lead, callStatus: 'interested' }
  server.tell({ name: 'changed', about: ['leads'], ids: [leadId(1)] })
  await waitFor(() => expect(screen.queryByText('Moved abroad')).toBeNull())
  await user.click(await statusButton())
  await user.click(await screen.findByRole('menuitem', { name: 'Not Interested' }))
  const why = within(await screen.findByRole('dialog', { name: 'Why is Lead 1 not interested?' }))
  expect(page.actions).toEqual([])
  await user.click(why.getByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByRole('option', { name: 'Chose another firm' }))
  await user.click(why.getByRole('button', { name: 'Save' }))
  await screen.findByText('You have successfully updated your lead status')
  expect(page.actions).toMatchObject([{ statusId: 5, reason: 'Chose another firm' }])
})

it('D-034 a Won lead has a badge, and no change is possible', async () => {
  await open({ stage: { id: leadId(50), name: 'Closed', kind: 'won', sequence: 7, statuses: [] } })
  expect(screen.getByText('Won')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Lead Status: / })).toBeNull()
})

it('D-033 C-150 where everything stays as a colleague left it, nothing is said to be saved', async () => {
  await open()
  const fields = [{ field: 'status', label: 'Status', yours: 'No Response', theirs: 'Not Interested' }]
  const details = { updatedAt: '2026-11-15T05:30:00.000Z', fields }
  server.on(leadWorkEndpoints.actions, () => ({ refusal: { ...captureRefusals.conflict, details } }))
  await user.click(await statusButton())
  await user.click(await screen.findByRole('menuitem', { name: 'No Response' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Somebody changed this lead meanwhile' }))
  await user.click(asked.getByRole('radio', { name: 'Take theirs' }))
  await user.click(asked.getByRole('button', { name: 'Save Lead' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('You have successfully updated your lead status')).toBeNull()
})

it('D-030 says what the server refuses', async () => {
  await open()
  server.on(leadWorkEndpoints.actions, () => ({
    refusal: { status: 409, code: 'unknown-status', text: 'This status does not exist.' },
  }))
  await user.click(await statusButton())
  await user.click(await screen.findByRole('menuitem', { name: 'No Response' }))
  expect(await screen.findByText('This status does not exist.')).toBeTruthy()
})

it('a call is logged here with its next step, in one update; a due follow-up is seen to be done by it', async () => {
  const { page } = await open({ followUpOn: '2020-11-01', followUpTime: '16:30', followUpKind: 'call' })
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Follow-up date' })
  expect(day.value).toBe('01-11-2020')
  await user.click(screen.getByRole('button', { name: 'Interested' }))
  expect(day.value).toBe('')
  await user.click(screen.getByRole('button', { name: 'No Response' }))
  expect(day.value).not.toBe('')
  expect(screen.queryByRole('button', { name: /^Next callback/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(page.actions).toHaveLength(1))
  expect(page.actions).toMatchObject([
    { callStatus: 'no-response', followUp: { time: '10:00', kind: 'call' }, comment: undefined },
  ])
  server.on(leadWorkEndpoints.undoCall, () => ({ reply: page.lead }))
  expect(await screen.findByText('Lead 1: No Response. Next callback Tomorrow, 10:00 AM')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Lead 1: the call has been taken back')).toBeTruthy()
})

it('Use 15 who only reads is told so on top; status, Edit and Delete are grey with the reason', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  await open()
  expect(await screen.findByText('You can look at leads, not change them.')).toBeTruthy()
  const controls = [
    await statusButton(),
    ...['Edit Lead', 'Delete Lead', 'Save'].map((name) => screen.getByRole('button', { name })),
  ]
  for (const control of controls) expect(whyLocked(control)).toBe('Access disabled by Admin')
})
