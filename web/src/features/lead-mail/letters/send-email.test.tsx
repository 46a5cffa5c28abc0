import { composeTexts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MailSlot } from '../../../shell/mail-slot'
import { enterText, writeInto } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { detailOf, leadAt } from '../../../testing/samples/lead-detail'
import { serveLetters } from '../../../testing/samples/letters'
import { signInAs } from '../../../testing/samples/people'
import { askToMail } from '../../leads/work/mail/mail-requests'
import './send-email-dialog'
import '../../../ui/rich-text/rich-text-editor'

const user = userEvent.setup({ delay: null })

it('L-065 L-231 L-236 L-237 L-242 one lead of the list: its address stays, a wrong one is said, Email Sent', async () => {
  const server = fakeServer()
  signInAs(server)
  const lead = leadAt(1)
  const { letters, page } = serveLetters(server, detailOf(lead))
  renderAt('/', [{ path: '/', element: <MailSlot>Page</MailSlot> }])
  act(() => askToMail({ kind: 'selection', selection: { ids: [lead.id] }, count: 1, lead }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Email' }))
  const message = await dialog.findByRole('textbox', { name: 'Message' })
  const to = dialog.getByRole<HTMLInputElement>('textbox', { name: 'To' })
  expect(dialog.getByText('ananya.iyer@example.in')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: composeTexts.remove('ananya.iyer@example.in') })).toBeNull()
  expect(dialog.queryAllByRole('tab')).toEqual([])
  await enterText(to, 'ravi@studio')
  await user.keyboard('{Enter}')
  expect(dialog.getByText('Enter valid email')).toBeTruthy()
  await enterText(to, '.in')
  await user.keyboard('{Enter}')
  await enterText(dialog.getByRole('textbox', { name: 'Subject' }), 'Your flat')
  await writeInto(message, 'Hello')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Email Sent')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(letters).toMatchObject([
    { leadId: lead.id, to: ['ananya.iyer@example.in', 'ravi@studio.in'], subject: 'Your flat' },
  ])
  expect(page.actions).toEqual([])
})
