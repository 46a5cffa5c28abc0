import { bulkMailRefusals } from '@foyer/contract/lead-mail/bulk/messages'
import type { RecipientCheck } from '@foyer/contract/lead-mail/bulk/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText, writeInto } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { leadId } from '../../../testing/samples/lead-detail'
import { signInAs } from '../../../testing/samples/people'
import { dismissToast, toastStore } from '../../../ui/toasts/toast'
import { BulkMailDialog } from './bulk-mail-dialog'

const user = userEvent.setup({ delay: null })
const none = { leads: [], count: 0 }

let server: ReturnType<typeof fakeServer>
let check: RecipientCheck
beforeEach(() => {
  localStorage.clear()
  server = fakeServer()
  signInAs(server)
  onClose.mockClear()
  for (const { id } of toastStore.read()) dismissToast(id)
  check = {
    withAddress: 2,
    withoutAddress: { leads: [{ id: leadId(3), name: 'No Address' }], count: 1 },
    unsubscribed: none,
    twice: none,
  }
  server.on(bulkMailEndpoints.mailRecipients, () => ({ reply: check }))
  server.on(templateEndpoints.templates, () => ({ reply: [] }))
  server.on(fieldEndpoints.list, () => ({ reply: [] }))
  server.on(bulkMailEndpoints.previewBulkMail, ({ at, subject }) => ({
    reply: {
      lead: { id: leadId(at + 1), name: `Lead ${at + 1}`, address: `lead${at + 1}@client.example` },
      at,
      total: 2,
      subject: subject.replace('{{firstName}}', `Lead ${at + 1}`),
      html: '<p>Words</p>',
    },
  }))
})

const onClose = vi.fn()
async function openDialog() {
  const request = {
    kind: 'selection' as const,
    selection: { ids: [1, 2, 3].map((place) => leadId(place)) },
    count: 3,
  }
  const element = <BulkMailDialog request={request} onClose={onClose} />
  renderAt('/lms/', [{ path: '/lms/', element }])
  return within(await screen.findByRole('dialog', { name: 'Send Notification' }))
}

async function write(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await enterText(await dialog.findByRole('textbox', { name: /Subject/ }), 'Happy Diwali, {{firstName}}')
  await writeInto(await dialog.findByRole('textbox', { name: /Message/ }, { timeout: 10_000 }), 'Greetings')
}

describe('L-248 a mail to many', () => {
  it('L-066 L-231 L-248 names those without an address first, and says how many get it', async () => {
    const dialog = await openDialog()
    expect(await dialog.findByText('One lead has no email address:')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'No Address' })).toBeTruthy()
    expect(dialog.getByText('2 leads get this mail, one message each.')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Earlier and scheduled mails' })).toHaveProperty(
      'pathname',
      '/lms/mails',
    )
    expect(dialog.getByRole('combobox', { name: 'Template' })).toBeTruthy()
    for (const name of [/Subject/, /Message/])
      expect(await dialog.findByRole('textbox', { name })).toBeTruthy()
    for (const name of ['Attach Files', 'Cancel']) expect(dialog.getByRole('button', { name })).toBeTruthy()
    expect((dialog.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('L-242 L-248 C-104 asks with the number, sends once and says so', async () => {
    server.on(bulkMailEndpoints.eService, () => ({
      reply: { message: 'Email Sent', batchId: leadId(90), count: 2 },
    }))
    const dialog = await openDialog()
    await write(dialog)
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    const question = within(await screen.findByRole('dialog', { name: 'Send to 2 leads?' }))
    await user.click(question.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(toastStore.read()).toMatchObject([{ text: 'Email Sent', actions: [{ text: 'Show progress' }] }])
    const sent = server.calls.filter(({ path }) => path === bulkMailEndpoints.eService.path)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      leadIds: [1, 2, 3].map((place) => leadId(place)),
      subject: 'Happy Diwali, {{firstName}}',
      html: expect.stringContaining('Greetings'),
    })
  })

  it('L-248 what was written stays when it is refused', async () => {
    server.on(bulkMailEndpoints.eService, () => ({ refusal: bulkMailRefusals.tooMany }))
    const dialog = await openDialog()
    await write(dialog)
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    const question = within(await screen.findByRole('dialog', { name: 'Send to 2 leads?' }))
    await user.click(question.getByRole('button', { name: 'Send' }))
    expect(await question.findByText(bulkMailRefusals.tooMany.text)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(dialog.getByRole('textbox', { name: /Subject/ })).toHaveProperty(
      'value',
      'Happy Diwali, {{firstName}}',
    )
  })

  it('L-248 is previewed for one lead after the other', async () => {
    const dialog = await openDialog()
    await write(dialog)
    await user.click(dialog.getByRole('button', { name: 'Preview' }))
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }))
    expect(await preview.findByText('Happy Diwali, Lead 1')).toBeTruthy()
    expect(preview.getByText('1 of 2')).toBeTruthy()
    await user.click(preview.getByRole('button', { name: 'Next lead' }))
    expect(await preview.findByText('Happy Diwali, Lead 2')).toBeTruthy()
    expect((preview.getByRole('button', { name: 'Next lead' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('L-248 goes to nobody where none has an address', async () => {
    check = { ...check, withAddress: 0 }
    const dialog = await openDialog()
    expect(await dialog.findByText('None of these leads can be mailed')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull()
  })
})
