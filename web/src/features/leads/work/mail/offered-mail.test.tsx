import type { LeadRow } from '@foyer/contract/leads/model'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { whyLocked } from '../../../../testing/locked'
import { leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { rights, signInAs } from '../../../../testing/samples/people'
import { renderPreview, servePreview } from '../../../../testing/samples/preview'
import { prepareMail, useMailRequest } from './mail-requests'

const user = userEvent.setup({ delay: null })
const id = leadId(1)
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  asked = renderHook(useMailRequest)
})

/** Rendered once: to render while one waits for the page to change would never end. */
let asked: ReturnType<typeof renderHook<ReturnType<typeof useMailRequest>, unknown>>
const request = () => asked.result.current

async function open(who: Parameters<typeof signInAs>[1] = {}, changes: Partial<LeadRow> = {}) {
  signInAs(server, who)
  const world = servePreview(server, [leadAt(1, changes)])
  renderPreview(id)
  await screen.findByRole('button', { name: 'Update' })
  return world
}
async function update(status: string) {
  await user.click(screen.getByRole('button', { name: status }))
  await user.click(screen.getByRole('button', { name: 'Update' }))
}

it.each([
  ['Follow Up', 'follow-up'],
  ['No Response', 'no-response'],
  ['Meeting Scheduled', 'meeting'],
])('L-121 C-106 after %s a mail is offered, in the preview', async (word, status) => {
  await open()
  await update(word)
  await waitFor(() =>
    expect(request()).toMatchObject({ kind: 'lead', leadId: id, status, afterStatus: true }),
  )
})

it('L-121 C-106 after Not Interested, once its reason is said, a mail is offered too', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'Not Interested' }))
  await user.click(screen.getByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByRole('option', { name: 'Chose another firm' }))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(request()).toMatchObject({ status: 'not-interested', afterStatus: true }))
})

it('L-120 L-121 in the older panel the question takes the place of the message; elsewhere that stays', async () => {
  const { company } = signInAs(server)
  await open({ company: { ...company, hasOlderPanel: true } })
  expect(screen.getByRole('button', { name: 'Send mail' })).toBeTruthy()
  await update('No Response')
  await waitFor(() => expect(request()).toMatchObject({ status: 'no-response', afterStatus: true }))
  expect(screen.queryByText('You have successfully updated your lead status')).toBeNull()
  await update('Interested')
  expect(await screen.findByText('You have successfully updated your lead status')).toBeTruthy()
})

it.each([
  ['somebody without an address', { email: undefined }, 'Meeting Scheduled'],
  ['somebody who is Interested', {}, 'Interested'],
])('L-121 C-106 no mail is offered to %s', async (_who, changes, status) => {
  const world = await open({}, changes)
  await update(status)
  await waitFor(() => expect(world.sent).toHaveLength(1))
  expect(request()).toBeUndefined()
})

it.each([
  ['the preview', false],
  ['the older panel', true],
])(
  'L-116 L-117 in %s No Response suggests a callback mail and Meeting a thank-you mail; it is written before the update',
  async (_where, hasOlderPanel) => {
    const { company } = signInAs(server)
    await open({ company: { ...company, hasOlderPanel } }, { callStatus: 'follow-up' })
    await user.click(screen.getByRole('button', { name: 'Meeting Scheduled' }))
    expect(screen.getByRole('button', { name: 'Add a thank-you email' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'No Response' }))
    await user.click(screen.getByRole('button', { name: 'Add a callback email' }))
    expect(request()).toMatchObject({ leadId: id, status: 'no-response', isPrepared: true })
  },
)

it('L-123 what was prepared is sent with the update, and nothing is asked', async () => {
  await open()
  const send = vi.fn()
  act(() => prepareMail(id, { subject: 'We tried to call', send }))
  expect(screen.getByText('Leaves with this update: We tried to call')).toBeTruthy()
  await update('No Response')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(request()).toBeUndefined()
})

it('L-081 Send Email is in the head of the preview; locked for those who may only read', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'Send Email' }))
  expect(request()).toEqual({ kind: 'lead', leadId: id, name: 'Lead 1' })
})

it('L-081 without crm edit Send Email says: Access disabled by Admin', async () => {
  await open({ rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  const button = screen.getByRole('button', { name: 'Send Email' })
  await waitFor(() => expect(whyLocked(button)).toBe('Access disabled by Admin'))
  await user.click(button)
  expect(request()).toBeUndefined()
})
