import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderPage } from '../../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { serveLeads } from '../../../../testing/samples/leads'
import { rights, signInAs } from '../../../../testing/samples/people'
import { giveElementsHeight } from '../../../../testing/screen-size'

const user = userEvent.setup()
const updatedAt = '2026-11-10T05:00:00.000Z'
const mergeId = leadId(700)

let server: ReturnType<typeof fakeServer>
let one: LeadDetail
let two: LeadDetail
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  one = detailOf(leadAt(1, { city: 'Pune', budget: undefined, historyCount: 2 }), {
    contacts: [contact('Ananya')],
  })
  two = detailOf(leadAt(2, { city: 'Mumbai', budget: 900_000, historyCount: 3 }), {
    contacts: [contact('Ananya'), contact('Vikram')],
    tags: [{ id: 't1', name: 'Villa', colour: 'Blue' }],
    customValues: [{ fieldId: leadId(501), label: 'Floor', type: 'text', value: '12th' }],
  })
  serveLeads(server, () => [one, two])
  server.on(leadCaptureEndpoints.byId, ({ id }) => ({ reply: id === one.id ? one : two }))
  server.on(leadCaptureEndpoints.merge, merged)
  server.on(leadCaptureEndpoints.undoMerge, () => ({ reply: { id: one.id, updatedAt } }))
})

const merged = ({ keptId }: { keptId: string }) => ({ reply: { id: keptId, updatedAt, mergeId } })
const contact = (firstName: string) => ({
  firstName,
  lastName: 'Iyer',
  designation: undefined,
  type: undefined,
  email: undefined,
  phones: [],
})

const open = async () => {
  renderPage('/lms/')
  await screen.findByText('Lead 1')
  for (const place of [1, 2]) await user.click(screen.getByLabelText(`Select Lead ${place}`))
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge two leads' }))
  await dialog.findByText('After the merge')
  return dialog
}
const sent = (path: string) => server.calls.filter((call) => call.path === path).map(({ body }) => body)
const field = (dialog: Awaited<ReturnType<typeof open>>, name: string) =>
  within(dialog.getByRole('group', { name }))

describe('merging two leads', () => {
  it('asks for each field in which they differ, shows what comes of it and sends the choices; says why it was refused, and stays open', async () => {
    const dialog = await open()
    const preview = within(dialog.getByLabelText('After the merge'))
    expect(preview.getByText('Pune')).toBeTruthy()
    // A blank is filled from the other.
    expect(preview.getByText('₹9,00,000')).toBeTruthy()
    expect(preview.getByText('2 contacts · Tags: Villa · 5 lines of history')).toBeTruthy()
    await user.click(field(dialog, 'City').getByLabelText('Mumbai'))
    expect(preview.getByText('Mumbai')).toBeTruthy()
    expect(dialog.getByText(/^Lead 2 leaves the lists/)).toBeTruthy()

    server.on(leadCaptureEndpoints.merge, () => ({ refusal: captureRefusals.gone }))
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await dialog.findByText(captureRefusals.gone.text)).toBeTruthy()
    server.on(leadCaptureEndpoints.merge, merged)
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText('Leads merged successfully')).toBeTruthy()
    const choices = { lastName: 'kept', city: 'merged', budget: 'merged', [leadId(501)]: 'merged' }
    const body = { keptId: one.id, mergedId: two.id, choices }
    expect(sent('/api/leads/merge')).toEqual([body, body])
    await waitFor(() => expect(screen.queryByLabelText('Selected leads')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The two leads are apart again.')).toBeTruthy()
    expect(sent('/api/leads/undo-merge')).toEqual([{ mergeId }])
  })

  it('keeps the other lead when asked to', async () => {
    const dialog = await open()
    await user.click(dialog.getByRole('radio', { name: 'Keep this lead: Lead 2' }))
    expect(dialog.getByText(/^Lead 1 leaves the lists/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(sent('/api/leads/merge')).toHaveLength(1))
    expect(sent('/api/leads/merge')[0]).toMatchObject({
      keptId: two.id,
      choices: { city: 'kept', budget: 'kept' },
    })
  })

  it('keeps the one that is Won', async () => {
    two = { ...two, stage: { ...two.stage, kind: 'won', name: 'Won' } }
    const dialog = await open()
    expect(dialog.getByText('A lead that is Won or has a project stays.')).toBeTruthy()
    expect(dialog.getByText(/^Lead 1 leaves the lists/)).toBeTruthy()
  })

  it('C-147 leaves the assignee alone without the right to assign', async () => {
    signInAs(server, { rights: rights({ canAssign: false }) })
    one = { ...one, assignee: undefined }
    const dialog = await open()
    expect(field(dialog, 'Assigned To').getByLabelText<HTMLInputElement>('Kavya Menon').disabled).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(sent('/api/leads/merge')).toHaveLength(1))
    expect(sent('/api/leads/merge')[0]).toMatchObject({ choices: { assignee: 'kept' } })
  })
})
