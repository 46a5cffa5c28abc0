import type { HistoryEntry, HistoryMail } from '@foyer/contract/leads/work/history'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { MailSlot } from '../../../../shell/mail-slot'
import { fakeServer } from '../../../../testing/fake-server'
import { whyLocked } from '../../../../testing/locked'
import { renderAt } from '../../../../testing/render'
import { historyEntry, leadId } from '../../../../testing/samples/lead-detail'
import { rights, signInAs } from '../../../../testing/samples/people'
import { LeadHistory } from '../../../leads/work/history/lead-history'
import './mail-line'
import './shown-mail-dialog'
import '../../../../ui/safe-html/safe-html-body'

const user = userEvent.setup({ delay: null })
const id = leadId(800)
let server: ReturnType<typeof fakeServer>
const asked: string[] = []

beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  asked.length = 0
  server.on(letterEndpoints.retryMail, () => {
    asked.push('retry')
    return { reply: { message: 'The mail is being tried again.' } }
  })
  server.on(letterEndpoints.cancelMail, () => {
    asked.push('cancel')
    return { reply: { message: 'The mail will not be sent.' } }
  })
})

function show(mail: Partial<HistoryMail>, entry: Partial<HistoryEntry> = {}) {
  const line = historyEntry({
    kind: 'mail-sent',
    sentence: 'Kavya Menon sent an email to ananya.iyer@example.in\nYour flat',
    mail: { id, state: 'sent', error: undefined, sendAt: undefined, ...mail },
    ...entry,
  })
  server.on(leadWorkEndpoints.logs, () => ({ reply: { entries: [line], after: undefined } }))
  renderAt('/', [
    {
      path: '/',
      element: (
        <MailSlot>
          <LeadHistory leadId={leadId(1)} emptyText="There is no logs" />
        </MailSlot>
      ),
    },
  ])
}
const button = (name: string) => screen.findByRole('button', { name })

it('L-246 the history says who sent to whom, and that it has left', async () => {
  show({})
  expect(await screen.findByText(/Kavya Menon sent an email to ananya.iyer@example.in/)).toBeTruthy()
  expect(await screen.findByText('Sent')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

it('L-246 says why a mail failed, and tries it again', async () => {
  show({ state: 'failed', error: 'There is no such mailbox.' })
  expect(await screen.findByText('Failed: There is no such mailbox.')).toBeTruthy()
  await user.click(await button('Retry'))
  expect(await screen.findByText('The mail is being tried again.')).toBeTruthy()
  expect(asked).toEqual(['retry'])
})

it('L-247 says why a mail was called back at its turn', async () => {
  show({ state: 'cancelled', error: 'Not sent: the lead was deleted before.' })
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  expect(screen.getByText('Not sent: the lead was deleted before.')).toBeTruthy()
})

it('asks before it tries one again that may arrive twice', async () => {
  show({ state: 'uncertain' })
  expect(await screen.findByText('Uncertain')).toBeTruthy()
  await user.click(await button('Retry'))
  const question = within(await screen.findByRole('dialog', { name: 'Send this mail again?' }))
  expect(question.getByText(/Then it arrives twice/)).toBeTruthy()
  expect(asked).toEqual([])
  await user.click(question.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(asked).toEqual(['retry']))
})

it('L-247 a mail that waits says until when, in the zone of the company, and can be called back', async () => {
  show({ state: 'queued', sendAt: '2026-11-16T04:00:00.000Z' })
  expect(await screen.findByText(/Scheduled for .*16 Nov.*9:30 AM/)).toBeTruthy()
  await user.click(await button('Cancel email'))
  expect(await screen.findByText('The mail will not be sent.')).toBeTruthy()
})

it('Use 15 who only reads sees Retry locked with its reason', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  show({ state: 'failed', error: 'No' })
  expect(whyLocked(await button('Retry'))).toBe('Access disabled by Admin')
})

it.each([
  ['queued', 'Written on'],
  ['failed', 'Written on'],
  ['sent', 'Sent on'],
] as const)(
  'L-247 the whole of one that is %s says when it was %s, in the zone of the company',
  async (state, word) => {
    server.on(letterEndpoints.leadMail, () => ({
      reply: {
        id,
        leadId: leadId(1),
        isReceived: false,
        at: '2026-11-14T20:12:00.000Z',
        subject: 'Your flat',
        html: '<p>Hello</p>',
        text: 'Hello',
        from: 'Kavya Menon',
        to: ['ananya.iyer@example.in'],
        attachments: [],
        state,
        isAutomatic: false,
      },
    }))
    show({ state })
    await user.click(await button('Show email'))
    const mail = within(await screen.findByRole('dialog', { name: 'Your flat' }))
    expect(await mail.findByText(word)).toBeTruthy()
    expect(mail.getByText('15 Nov 2026, 1:42 AM')).toBeTruthy()
  },
)

it('opens the whole mail: its words without scripts, and its attachments', async () => {
  server.on(letterEndpoints.leadMail, () => ({
    reply: {
      id,
      leadId: leadId(1),
      isReceived: true,
      at: '2026-11-14T05:12:00.000Z',
      subject: 'Re: Your flat',
      html: '<p>Yes, <b>Monday</b><img src="x" onerror="bad()"></p><script>bad()</script>',
      text: 'Yes, Monday',
      from: 'Ananya Iyer <ananya.iyer@example.in>',
      to: [],
      attachments: [
        { id: leadId(5), name: 'Plan.pdf', size: 2048, contentType: 'application/pdf', path: '/files/a/b' },
      ],
      isAutomatic: false,
    },
  }))
  show({ state: undefined }, { kind: 'mail-received', sentence: 'Ananya Iyer answered' })
  await user.click(await button('Show email'))
  const mail = await screen.findByRole('dialog', { name: 'Re: Your flat' })
  await waitFor(() => expect(mail.querySelector('b')?.textContent).toBe('Monday'))
  expect(mail.innerHTML).not.toMatch(/onerror|<script/)
  expect(within(mail).getByText('Ananya Iyer <ananya.iyer@example.in>')).toBeTruthy()
  const link = within(mail).getByRole('link', { name: /Plan.pdf/ })
  expect(link.getAttribute('href')).toBe('/files/a/b')
})
