import { accountRefusals, signInTexts } from '@foyer/contract/accounts/messages'
import type { Profile, SignedIn } from '@foyer/contract/accounts/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { callTexts } from '@foyer/contract/kit/screen-texts'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession, endSession, startSession } from '../../api/session'
import { shelves } from '../../api/waiting/shelf'
import { buildProfile } from '../../testing/build-profile'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { memoryShelf } from '../../testing/memory-shelf'
import { renderAt } from '../../testing/render'
import { SignInPage } from './sign-in-page'

const landings = ['/admin/', '/client/', '/login-page', '/company-details', '/personal-details']
const table = [
  { path: '/', Component: SignInPage },
  ...landings.map((path) => ({ path, element: <h1>{path}</h1> })),
]
const open = () => renderAt('/', table)

const done: SignedIn = {
  token: 't1',
  userId: 'u1',
  isClient: false,
  isSuperAdmin: false,
  isFirstLogin: false,
  isOnboardingDone: true,
  hasTemporaryPassword: false,
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(accountEndpoints.profile, () => ({ reply: buildProfile() }))
})

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const login = () => screen.getByRole('button', { name: 'Login' })

async function signIn(address = 'kavya@malhardesign.in', secret = 'Secret@1') {
  await enterText(email(), address)
  await enterText(password(), secret)
  await userEvent.click(login())
}

/** What the field says, as somebody hears it who listens. */
const saidUnder = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('the sign-in page', () => {
  it('O-001 has email, password, Login, Forgot Password?, Terms of Use and Privacy Policy', () => {
    open()
    expect(email().type).toBe('email')
    expect(password().type).toBe('password')
    expect(login()).toBeTruthy()
    const goesTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(goesTo('Forgot Password?')).toBe('/reset')
    expect(goesTo('Terms of Use')).toBe('/terms')
    expect(goesTo('Privacy Policy')).toBe('/privacy')
    expect(document.title).toBe('Login · Foyer')
  })

  it('O-002 says under the password that the fields are required when both are empty', async () => {
    open()
    await userEvent.click(login())
    expect(saidUnder(password())).toBe('Fields are Required')
    expect(screen.getAllByText('Fields are Required')).toHaveLength(1)
    expect(document.activeElement).toBe(email())
    expect(server.calls).toHaveLength(0)
  })

  it('says what is missing when only one is empty, and puts the focus there', async () => {
    open()
    await enterText(email(), 'kavya@malhardesign.in')
    await userEvent.click(login())
    expect(saidUnder(password())).toBe(signInTexts.passwordRequired)
    expect(document.activeElement).toBe(password())
  })

  it('O-003 says that email or password is wrong for a 400 without a type', async () => {
    server.on(accountEndpoints.signIn, () => ({ refusal: accountRefusals.wrongSignIn }))
    open()
    await signIn()
    await waitFor(() => expect(saidUnder(password())).toBe('Email or Password is wrong'))
    expect(document.activeElement).toBe(password())
    expect(email().value).toBe('kavya@malhardesign.in')
    expect(password().value).toBe('Secret@1')
  })

  it('O-003 says Incorrect Email for INVALID_EMAIL', async () => {
    const beside = { type: 'INVALID_EMAIL' }
    server.on(accountEndpoints.signIn, () => ({ refusal: accountRefusals.wrongSignIn, beside }))
    open()
    await signIn()
    await waitFor(() => expect(saidUnder(email())).toBe('Incorrect Email'))
  })

  it('O-003 says Incorrect Password for any other type', async () => {
    const beside = { type: 'INVALID_PASSWORD' }
    server.on(accountEndpoints.signIn, () => ({ refusal: accountRefusals.wrongSignIn, beside }))
    open()
    await signIn()
    await waitFor(() => expect(saidUnder(password())).toBe('Incorrect Password'))
  })

  it("O-003 shows the server's own words for a 405", async () => {
    server.on(accountEndpoints.signIn, () => ({ refusal: refusal(405, 'off', 'Ask Meera to let you in.') }))
    open()
    await signIn()
    expect(await screen.findByText('Ask Meera to let you in.')).toBeTruthy()
  })

  it('keeps what was typed when the server cannot be reached, and can be tried again', async () => {
    server.on(accountEndpoints.signIn, () => ({ reply: done }))
    server.goOffline()
    const { address } = open()
    await signIn()
    expect(await screen.findByText(callTexts.unreachable)).toBeTruthy()
    expect(password().value).toBe('Secret@1')
    server.comeBack()
    await userEvent.click(login())
    await waitFor(() => expect(address()).toBe('/admin/'))
  })
})

describe('where one lands', () => {
  const landing = async (who: Partial<SignedIn>) => {
    server.on(accountEndpoints.signIn, () => ({ reply: { ...done, ...who } }))
    const { address } = open()
    await signIn()
    await waitFor(() => expect(landings).toContain(address()))
    return address()
  }

  it('O-004 a client goes to /client/', async () => {
    expect(await landing({ isClient: true, isOnboardingDone: false })).toBe('/client/')
  })

  it('O-005 a first login with a temporary password goes to /login-page', async () => {
    const who = { isFirstLogin: true, hasTemporaryPassword: true, isOnboardingDone: false }
    expect(await landing(who)).toBe('/login-page')
  })

  it('O-006 without onboarding a super admin goes to /company-details', async () => {
    expect(await landing({ isOnboardingDone: false, isSuperAdmin: true })).toBe('/company-details')
  })

  it('O-006 without onboarding anyone else goes to /personal-details', async () => {
    expect(await landing({ isOnboardingDone: false })).toBe('/personal-details')
  })

  it('O-007 everyone else goes to /admin/', async () => {
    expect(await landing({})).toBe('/admin/')
  })

  it('O-009 and is signed in under the keys token and userId', async () => {
    await landing({})
    expect(localStorage.getItem('token')).toBe('t1')
    expect(localStorage.getItem('userId')).toBe('u1')
  })
})

describe('somebody who is signed in already', () => {
  const forwarded = async (who: Partial<Profile>) => {
    server.on(accountEndpoints.profile, () => ({ reply: buildProfile(who) }))
    startSession({ token: 't1', userId: 'u1' })
    const { address } = open()
    await waitFor(() => expect(landings).toContain(address()))
    return address()
  }

  it('O-008 is forwarded to the client area as a client', async () => {
    expect(await forwarded({ isClient: true })).toBe('/client/')
  })

  it('O-008 is forwarded to the admin area otherwise', async () => {
    expect(await forwarded({})).toBe('/admin/')
  })

  it('finds the form and a word of explanation when the session is over', async () => {
    server.on(accountEndpoints.profile, () => ({ refusal: accountRefusals.signInNeeded }))
    startSession({ token: 'old', userId: 'u1' })
    open()
    expect(await screen.findByText(signInTexts.signedOut)).toBeTruthy()
    expect(login()).toBeTruthy()
  })

  it('can try again or sign in as someone else when the profile cannot be read', async () => {
    server.on(accountEndpoints.profile, () => ({ refusal: refusal(403, 'no', 'No.') }))
    startSession({ token: 't1', userId: 'u1' })
    const { address } = open()
    expect(await screen.findByText(signInTexts.profileFailed)).toBeTruthy()
    server.on(accountEndpoints.profile, () => ({ reply: buildProfile() }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(address()).toBe('/admin/'))
  })

  it('is asked first where something waits, when signing in as someone else would erase it', async () => {
    const shelf = memoryShelf()
    vi.spyOn(shelves, 'open').mockImplementation(() => shelf)
    const item = { key: 'k', call: '', input: {}, about: { leadId: '', name: '' }, writtenAt: '' }
    for (const owner of ['c1:u1', 'c2:u1', 'c1:u2'])
      await shelf.add({ ...item, owner, state: 'waiting', tries: 0 })
    server.on(accountEndpoints.profile, () => ({ refusal: refusal(403, 'no', 'No.') }))
    startSession({ token: 't1', userId: 'u1' })
    open()
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await press('Sign in as someone else')
    expect(await screen.findByText(/^2 entries wait on this device/)).toBeTruthy()
    await press('Cancel')
    expect([currentSession()?.token, shelf.items().length]).toEqual(['t1', 3])
    await press('Sign in as someone else')
    await press('Discard and go on')
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
    expect(shelf.items().map(({ owner }) => owner)).toEqual(['c1:u2'])
  })

  it('sees nothing to explain after signing out by choice', async () => {
    startSession({ token: 't1', userId: 'u1' })
    endSession({ byChoice: true })
    open()
    expect(screen.queryByText(signInTexts.signedOut)).toBeNull()
  })
})
