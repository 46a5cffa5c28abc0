import { refusal } from '@foyer/contract/kit/refusal'
import { senderProblems, senderTexts as texts } from '@foyer/contract/lead-mail/sender/messages'
import type {
  MailServerDraft,
  MailServerEdit,
  MailServerSettings,
  OwnMailServer,
} from '@foyer/contract/lead-mail/sender/model'
import { senderEndpoints } from '@foyer/contract/wire/lead-mail/sender/endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'

const here = '/leads/lead-management-settings/email'
const own: OwnMailServer = {
  host: 'smtp.zoho.in',
  port: 465,
  security: 'tls',
  username: 'hello@kalpa.example',
  hasPassword: true,
  fromName: 'Studio Kalpa',
  fromAddress: 'hello@kalpa.example',
  perMinute: 20,
  isOn: true,
  error: 'The mail server did not accept our sign-in.',
}

let server: ReturnType<typeof fakeServer>
let settings: MailServerSettings
let edits: MailServerEdit[]
let tried: MailServerDraft[]
beforeEach(() => {
  server = fakeServer()
  settings = { otherwise: 'ours', ourAddress: 'no-reply@foyer.example' }
  edits = []
  tried = []
  server.on(senderEndpoints.mailServer, () => ({ reply: settings }))
  server.on(senderEndpoints.saveMailServer, (edit) => {
    edits.push(edit)
    if (edit.kind === 'save') {
      const { kind: _, password, ...rest } = edit
      settings = {
        ...settings,
        own: { ...rest, hasPassword: password !== '' || own.hasPassword, isOn: true },
      }
    } else if (edit.kind === 'remove') settings = { ...settings, own: undefined }
    return { reply: { message: 'done' } }
  })
  server.on(senderEndpoints.tryMailServer, (draft) => {
    tried.push(draft)
    return { reply: { works: false, message: 'The mail server could not be reached.' } }
  })
})

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

it('says what sends without an own server, and sets one up from a provider', async () => {
  signInAs(server, { isAdmin: true })
  renderPage(here)
  await screen.findByText(texts.none.ours('no-reply@foyer.example'))
  await userEvent.click(await button(texts.setUp))
  expect((await field(texts.host)).value).toBe('smtp.gmail.com')
  await screen.findByText(texts.presetHints.google)
  await userEvent.click(await screen.findByRole('combobox', { name: texts.provider }))
  await userEvent.click(await screen.findByRole('option', { name: 'Microsoft 365' }))
  expect((await field(texts.host)).value).toBe('smtp.office365.com')
  expect((await field(texts.port)).value).toBe('587')
  await userEvent.type(await field(texts.username), 'hello@kalpa.example')
  await userEvent.click(await button(texts.save))
  await screen.findByText(senderProblems.password)
  expect(edits).toEqual([])
  await userEvent.type(await field(texts.password), 'secret')
  await userEvent.type(await field(texts.fromName), 'Studio Kalpa')
  await userEvent.type(await field(texts.fromAddress), 'hello@kalpa.example')
  await userEvent.click(await button(texts.save))
  await screen.findByText(texts.states.on)
  expect(edits).toEqual([
    {
      kind: 'save',
      host: 'smtp.office365.com',
      port: 587,
      security: 'starttls',
      username: 'hello@kalpa.example',
      password: 'secret',
      fromName: 'Studio Kalpa',
      fromAddress: 'hello@kalpa.example',
      perMinute: 20,
    },
  ])
  expect((await field(texts.password)).value).toBe('')
})

it('shows what is wrong, tries it with the password that is kept, and asks for it where it may not go', async () => {
  settings.own = own
  signInAs(server, { isAdmin: true })
  renderPage(here)
  await screen.findByText(texts.states.failing)
  await screen.findByText('The mail server did not accept our sign-in.')
  await userEvent.click(await button(texts.test))
  await screen.findByText('The mail server could not be reached.')
  expect(tried).toMatchObject([{ host: 'smtp.zoho.in', password: '' }])
  await userEvent.type(await field(texts.host), '.evil.example')
  expect((await button(texts.test)).disabled).toBe(true)
  await userEvent.click(await button(texts.discard))
  await userEvent.click(await button(texts.remove))
  const question = await screen.findByRole('dialog')
  await userEvent.click(within(question).getByRole('button', { name: texts.remove }))
  await button(texts.setUp)
  expect(edits).toEqual([{ kind: 'remove' }])
})

it('says that it could not be loaded', async () => {
  const no = refusal(422, 'password-again', 'Please enter the password again.')
  server.on(senderEndpoints.mailServer, () => ({ refusal: no }))
  signInAs(server, { isAdmin: true })
  renderPage(here)
  await screen.findByText(texts.loadFailed)
})

it('is locked for those who are no admins, with the reason', async () => {
  signInAs(server, { isAdmin: false, isSuperAdmin: false })
  renderPage(here)
  await screen.findByText(texts.adminsOnly)
  expect(screen.queryByRole('button', { name: texts.setUp })).toBeNull()
})
