import { passwordRefusals, passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { SignInPage } from '../sign-in-page'
import { keepStep } from '../steps/step-memory'
import { FirstLoginPage } from './first-login-page'

const landings = ['/admin/', '/company-details', '/personal-details']
const table = [
  { path: '/', Component: SignInPage },
  { path: '/login-page', Component: FirstLoginPage },
  ...landings.map((path) => ({ path, element: <h1>{path}</h1> })),
]
const email = 'kavya@malhardesign.in'
const fresh = { email, isFirstLogin: true, hasTemporaryPassword: true, isOnboardingDone: false }

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  sessionStorage.clear()
  server = fakeServer()
  server.on(accountEndpoints.updatePassword, () => ({ reply: { message: 'Password created successfully.' } }))
})

const fill = async () => {
  await screen.findByRole('heading', { name: passwordTexts.firstTitle })
  await enterText(await screen.findByLabelText('Password'), 'Studio#2027')
  await enterText(screen.getByLabelText('Confirm password'), 'Studio#2027')
  await userEvent.click(screen.getByRole('button', { name: 'Create password' }))
}

describe('the first login with a temporary password', () => {
  it('O-022 keeps the ticket of the sign-in and sets a new password with it', async () => {
    const { id: userId } = signInAs(server, { ...fresh, isSuperAdmin: true })
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    server.on(accountEndpoints.signIn, () => ({
      reply: { ...fresh, token: 't1', userId, isClient: false, isSuperAdmin: true, ticket: 'one-time' },
    }))
    const { address } = renderAt('/', table)
    await enterText(screen.getByRole('textbox', { name: 'Email' }), email)
    await enterText(screen.getByLabelText('Password'), 'Fy@temp1234')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(address()).toBe('/login-page'))
    await fill()
    await waitFor(() => expect(address()).toBe('/company-details'))
    const sent = server.calls.find(({ path }) => path === '/api/updatePassword')
    expect(sent).toMatchObject({ token: 't1', body: { email, password: 'Studio#2027', ticket: 'one-time' } })
    expect(await screen.findByText('Password created successfully.')).toBeTruthy()
  })

  it('O-022 a member goes on to their personal details', async () => {
    signInAs(server, fresh)
    keepStep('first-login', { email, ticket: 'one-time' })
    const { address } = renderAt('/login-page', table)
    await fill()
    await waitFor(() => expect(address()).toBe('/personal-details'))
  })

  it('O-022 somebody with a password of their own has nothing to do here', async () => {
    signInAs(server, { isOnboardingDone: true })
    const { address } = renderAt('/login-page', table)
    await waitFor(() => expect(address()).toBe('/admin/'))
  })

  it('asks to sign in once more where the ticket is not at hand', async () => {
    signInAs(server, fresh)
    const { address } = renderAt('/login-page', table)
    expect(await screen.findByText(passwordTexts.firstAgain)).toBeTruthy()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: passwordTexts.signInAgain }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('asks to sign in once more when the ticket is over', async () => {
    signInAs(server, fresh)
    keepStep('first-login', { email, ticket: 'old' })
    server.on(accountEndpoints.updatePassword, () => ({ refusal: passwordRefusals.ticketOver }))
    renderAt('/login-page', table)
    await fill()
    expect(await screen.findByText(passwordTexts.firstAgain)).toBeTruthy()
  })

  it("does not use somebody else's ticket", async () => {
    signInAs(server, fresh)
    keepStep('first-login', { email: 'other@malhardesign.in', ticket: 'theirs' })
    renderAt('/login-page', table)
    expect(await screen.findByText(passwordTexts.firstAgain)).toBeTruthy()
  })

  it('sends a stranger to the sign-in page', async () => {
    const { address } = renderAt('/login-page', table)
    await waitFor(() => expect(address()).toBe('/'))
  })
})
