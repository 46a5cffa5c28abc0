import { codeRefusals } from '@foyer/contract/accounts/messages/codes'
import { refusal } from '@foyer/contract/kit/refusal'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'

const { openLink, signIn, updatePassword } = accountEndpoints
const link = 'q3Jm0yq5Zf2bXo8Wl1Tn4Vd7Kc6Hs9Ra'

const client = {
  token: 'q3Jm0yq5Zf2bXo8Wl1Tn4Vd7Kc6Hs9Ra',
  userId: '019a1f3e-0000-7000-8000-0000000000a1',
  isClient: true,
  isSuperAdmin: false,
  isFirstLogin: false,
  isOnboardingDone: true,
  hasTemporaryPassword: false,
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  sessionStorage.clear()
  server = fakeServer()
})

const opens = (purpose: 'recover' | 'register' | 'invite') =>
  server.on(openLink, () => ({ reply: { ticket: 't-1', email: 'kavya@malhardesign.in', purpose } }))

it('C-178 the link of a recovery mail goes on to the new password', async () => {
  opens('recover')
  const { address } = renderPage(`/mail-link#${link}`)
  await waitFor(() => expect(address()).toBe('/create-password'))
  expect(await screen.findByText(/kavya@malhardesign.in/)).toBeTruthy()
  expect(server.calls.map(({ path, body }) => [path, body])).toEqual([[openLink.path, { link }]])
})

it('C-178 the link of a registration goes on to its password', async () => {
  opens('register')
  const { address } = renderPage(`/mail-link#${link}`)
  await waitFor(() => expect(address()).toBe('/sign-up'))
})

it('C-137 the link of an invitation goes on to a password, and with it straight to the client area', async () => {
  opens('invite')
  server.on(updatePassword, () => ({ reply: { message: 'Password created successfully.' } }))
  server.on(signIn, () => ({ reply: client }))
  const { address } = renderPage(`/mail-link#${link}`)
  await enterText(await screen.findByLabelText('Password'), 'Courtyard@1')
  await enterText(screen.getByLabelText('Confirm password'), 'Courtyard@1')
  await userEvent.click(screen.getByRole('button', { name: 'Create password' }))
  await waitFor(() => expect(address()).toBe('/client/'))
  expect(server.calls.find(({ path }) => path === signIn.path)?.body).toEqual({
    email: 'kavya@malhardesign.in',
    password: 'Courtyard@1',
  })
})

it('C-137 where signing in fails after that, the page for it opens', async () => {
  opens('invite')
  server.on(updatePassword, () => ({ reply: { message: 'Password created successfully.' } }))
  server.on(signIn, () => ({ refusal: refusal(503, 'database-away', 'Away.') }))
  const { address } = renderPage(`/mail-link#${link}`)
  await enterText(await screen.findByLabelText('Password'), 'Courtyard@1')
  await enterText(screen.getByLabelText('Confirm password'), 'Courtyard@1')
  await userEvent.click(screen.getByRole('button', { name: 'Create password' }))
  await waitFor(() => expect(address()).toBe('/'))
})

it('C-178 a link that is over says so and leads to a new code', async () => {
  server.on(openLink, () => ({ refusal: codeRefusals.linkOver }))
  const { address } = renderPage(`/mail-link#${link}`)
  expect(await screen.findByText(codeRefusals.linkOver.text)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new code' }))
  await waitFor(() => expect(address()).toBe('/reset'))
})

it('C-178 a link that could not be checked is tried again', async () => {
  server.on(openLink, () => ({ refusal: refusal(503, 'database-away', 'Away.') }))
  const { address } = renderPage(`/mail-link#${link}`)
  await screen.findByRole('button', { name: 'Try again' })
  opens('recover')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(address()).toBe('/create-password'))
})
