import { refusal } from '@foyer/contract/kit/refusal'
import { mailboxFailures, mailboxTexts as texts } from '@foyer/contract/lead-mail/mailbox/messages'
import type { Mailbox, MailboxSettings } from '@foyer/contract/lead-mail/mailbox/model'
import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { MailboxPart } from './mailbox-part'

let server: ReturnType<typeof fakeServer>
let kept: Mailbox | undefined
let saved: MailboxSettings[]
beforeEach(() => {
  server = fakeServer()
  kept = undefined
  saved = []
  server.on(mailboxEndpoints.mailbox, () => ({ reply: { mailbox: kept } }))
  server.on(mailboxEndpoints.saveMailbox, (settings) => {
    saved.push(settings)
    const { password: _password, ...shown } = settings
    kept = { ...shown, readAt: undefined, error: undefined }
    return { reply: { message: 'The mailbox was saved.' } }
  })
})

const show = () => renderAt('/', [{ path: '/', element: <MailboxPart /> }])
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const password = () => screen.getByLabelText<HTMLInputElement>(texts.password)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const failing: Mailbox = {
  host: 'imap.example.com',
  port: 143,
  security: 'starttls',
  username: 'answers@studio.test',
  folder: 'Leads',
  isOn: true,
  readAt: '2026-04-15T06:30:00.000Z',
  error: mailboxFailures.signIn,
}

it('a service fills in its server; what is saved is said, and the password is gone from the page', async () => {
  signInAs(server, { isAdmin: true })
  show()
  expect((await field(texts.host)).value).toBe('imap.gmail.com')
  await userEvent.click(screen.getByRole('combobox', { name: texts.service }))
  await userEvent.click(await screen.findByRole('option', { name: texts.services.zoho }))
  expect((await field(texts.host)).value).toBe('imap.zoho.in')
  await userEvent.type(await field(texts.username), 'answers@studio.test')
  await press(texts.save)
  expect(saved).toEqual([])
  await userEvent.type(password(), 'app password')
  await press(texts.save)
  await screen.findByText('The mailbox was saved.')
  expect(saved).toEqual([
    {
      host: 'imap.zoho.in',
      port: 993,
      security: 'tls',
      username: 'answers@studio.test',
      password: 'app password',
      folder: 'INBOX',
      isOn: true,
    },
  ])
  await waitFor(() => expect(password().value).toBe(''))
  await screen.findByText(texts.passwordKept)
})

it('says how it goes: on, when it was read, and why it cannot be; it is switched off without the password', async () => {
  kept = failing
  signInAs(server, { isAdmin: true })
  show()
  await screen.findByText(texts.failing)
  await screen.findByText(mailboxFailures.signIn)
  await userEvent.click(screen.getByRole('checkbox', { name: texts.isOn }))
  await press(texts.save)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ isOn: false, port: 143, security: 'starttls' })
  expect(saved[0]).not.toHaveProperty('password')
  await screen.findByText(texts.off)
})

it('a test says what it sees, or what is wrong, until something else is entered', async () => {
  kept = failing
  let isRight = false
  server.on(mailboxEndpoints.testMailbox, () =>
    isRight
      ? { reply: { message: 'It works: there are 12 messages in Leads.' } }
      : { refusal: refusal(422, 'mailbox-fails', mailboxFailures.folder('Leads')) },
  )
  signInAs(server, { isAdmin: true })
  show()
  await field(texts.host)
  await press(texts.test)
  await screen.findByText(mailboxFailures.folder('Leads'))
  isRight = true
  await userEvent.type(await field(texts.folder), 'x')
  expect(screen.queryByText(mailboxFailures.folder('Leads'))).toBeNull()
  await press(texts.test)
  await screen.findByText('It works: there are 12 messages in Leads.')
  expect(saved).toEqual([])
})

it('is removed after a question; what cannot be removed says so', async () => {
  kept = failing
  let mayGo = false
  let removed = 0
  server.on(mailboxEndpoints.removeMailbox, () => {
    if (!mayGo) return { refusal: refusal(404, 'no-mailbox', 'There is no mailbox to remove.') }
    removed += 1
    kept = undefined
    return { reply: { message: 'The mailbox was removed.' } }
  })
  signInAs(server, { isAdmin: true })
  show()
  await screen.findByText(texts.failing)
  await press(texts.remove)
  const question = await screen.findByRole('dialog', { name: texts.removeTitle })
  expect(removed).toBe(0)
  const confirm = () => userEvent.click(within(question).getByRole('button', { name: texts.remove }))
  await confirm()
  await within(question).findByText('There is no mailbox to remove.')
  mayGo = true
  await confirm()
  await screen.findByText('The mailbox was removed.')
  await waitFor(() => expect(screen.queryByText(texts.failing)).toBeNull())
  expect(removed).toBe(1)
  expect((await field(texts.username)).value).toBe('')
  expect(screen.queryByRole('button', { name: texts.remove })).toBeNull()
})

it('a wrong port or server is said where it stands, and nothing is sent', async () => {
  kept = failing
  signInAs(server, { isAdmin: true })
  show()
  await userEvent.clear(await field(texts.port))
  await userEvent.type(await field(texts.port), '99999')
  await press(texts.save)
  await screen.findByText('Please enter a port from 1 to 65535.')
  expect(saved).toEqual([])
})

it('who is no admin is told so, and nothing is asked', async () => {
  signInAs(server, { isSuperAdmin: false, isAdmin: false })
  show()
  await screen.findByText(texts.forAdmins)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('that it could not be loaded is said', async () => {
  server.on(mailboxEndpoints.mailbox, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
  signInAs(server, { isAdmin: true })
  show()
  await screen.findByText(texts.loadFailed)
})
