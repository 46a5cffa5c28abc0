import type { BatchMail, MailBatchDetail } from '@foyer/contract/lead-mail/bulk/model'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { leadId } from '../../../testing/samples/lead-detail'
import { signInAs } from '../../../testing/samples/people'

const user = userEvent.setup({ delay: null })
const id = leadId(90)
const batch: MailBatchDetail = {
  id,
  subject: 'Happy Diwali, {{firstName}}',
  by: { id: leadId(80), fullName: 'Kavya Menon' },
  createdAt: '2026-11-14T10:00:00.000Z',
  state: 'written',
  count: 5,
  filled: 5,
  totals: {
    waiting: 1,
    sent: 2,
    failed: 1,
    uncertain: 0,
    cancelled: 0,
    skipped: { 'no-address': 1, unsubscribed: 0, twice: 0, gone: 0 },
  },
  canCancel: true,
  canRetry: true,
  html: '<p>Dear {{leadName}}</p>',
  skipped: { 'no-address': [{ id: leadId(3), name: 'No Address' }], unsubscribed: [], twice: [], gone: [] },
}

const mails: BatchMail[] = [
  {
    id: leadId(91),
    lead: { id: leadId(1), name: 'Lead 1' },
    address: 'lead1@client.example',
    state: 'failed',
    error: 'The mail server could not be reached.',
  },
  {
    id: leadId(92),
    lead: { id: leadId(2), name: 'Lead 2' },
    address: 'lead2@client.example',
    state: 'sent',
  },
]

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  server.on(bulkMailEndpoints.mailBatch, () => ({ reply: batch }))
  server.on(bulkMailEndpoints.mailBatches, () => ({ reply: { batches: [batch], after: undefined } }))
  server.on(bulkMailEndpoints.batchMails, () => ({ reply: { mails, after: undefined } }))
})

describe('L-248 a mail to many after it was sent', () => {
  it('L-248 shows what became of all leads, with the reasons', async () => {
    renderPage(`/lms/mails/${id}`)
    expect(await screen.findByText('4 of 5 done')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'No Address' })).toBeTruthy()
    expect(await screen.findByText('Failed: The mail server could not be reached.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lead 2' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Happy Diwali, [First Name]' })).toBeTruthy()
    expect(await screen.findByText('Dear [Full name]')).toBeTruthy()
  })

  it('L-248 failed ones are tried again, the rest is cancelled after asking', async () => {
    server.on(bulkMailEndpoints.retryBatch, () => ({ reply: { message: 'One mail is tried again.' } }))
    server.on(bulkMailEndpoints.cancelBatch, () => ({
      reply: { message: 'The mails that had not left are cancelled.' },
    }))
    renderPage(`/lms/mails/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Retry failed' }))
    expect(await screen.findByText('One mail is tried again.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel mails' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel these mails?' }))
    await user.click(question.getByRole('button', { name: 'Cancel mails' }))
    expect(await screen.findByText('The mails that had not left are cancelled.')).toBeTruthy()
  })

  it('L-248 stands in the list of mails to many', async () => {
    renderPage('/lms/mails')
    expect(await screen.findByRole('link', { name: 'Happy Diwali, [First Name]' })).toBeTruthy()
    expect(screen.getByText('2 of 5 sent')).toBeTruthy()
  })
})
