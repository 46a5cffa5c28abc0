import { codeRefusals, signUpTexts } from '@foyer/contract/accounts/messages/codes'
import type { SignedIn } from '@foyer/contract/accounts/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { onboardingEndpoints } from '@foyer/contract/wire/onboarding'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../../api/settings'
import { buildProfile } from '../../../testing/build-profile'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { shownFor } from '../../../testing/toasts'
import { keepStep } from '../steps/step-memory'
import { GetCodePage } from './get-code-page'
import { SignUpPage } from './sign-up-page'
import { VerifyUserPage } from './verify-user-page'

const table = [
  { path: '/get-otp', Component: GetCodePage },
  { path: '/get-otp/:type', Component: GetCodePage },
  { path: '/get-otp/:type/:userId', Component: GetCodePage },
  { path: '/verify-user', Component: VerifyUserPage },
  { path: '/sign-up', Component: SignUpPage },
  ...['/company-details', '/personal-details'].map((path) => ({ path, element: <h1>{path}</h1> })),
]
const open = (address: string) => renderAt(address, table)

const email = 'kavya@malhardesign.in'
const requestId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const owner: SignedIn = {
  token: 't1',
  userId: 'u1',
  isClient: false,
  isSuperAdmin: true,
  isFirstLogin: false,
  isOnboardingDone: false,
  hasTemporaryPassword: false,
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  sessionStorage.clear()
  settings.isSignUpOpen = true
  server = fakeServer()
  server.on(accountEndpoints.profile, () => ({ reply: buildProfile() }))
  server.on(accountEndpoints.sendCode, () => ({ reply: { requestId, message: 'On its way.' } }))
  server.on(accountEndpoints.verifyCode, () => ({ reply: { ticket: 't-1', message: 'Right.' } }))
  server.on(onboardingEndpoints.register, () => ({ reply: owner }))
})

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bodyOf = (path: string) => server.calls.filter((call) => call.path === path).at(-1)?.body

describe('the start', () => {
  it.each(['/get-otp', '/get-otp/member', '/get-otp/member/0198c0de-0000-7000-8000-000000000001'])(
    'O-016 %s asks for an email',
    async (address) => {
      open(address)
      expect(await screen.findByRole('heading', { level: 1, name: 'Register Account' })).toBeTruthy()
      await click('Get OTP')
      expect(await screen.findByText('Field is Required')).toBeTruthy()
      expect(server.calls).toHaveLength(0)
    },
  )

  it('O-016 sends the code for registering and goes on', async () => {
    const { address } = open('/get-otp')
    await enterText(screen.getByRole('textbox', { name: 'Email' }), 'Kavya@MalharDesign.in')
    await click('Get OTP')
    await waitFor(() => expect(address()).toBe('/verify-user'))
    expect(bodyOf('/send')).toEqual({ email, purpose: 'register' })
  })

  it('says so where registration is by invitation', () => {
    settings.isSignUpOpen = false
    open('/get-otp')
    expect(screen.getByText(signUpTexts.closedLead)).toBeTruthy()
  })

  it('O-017 tells a refusal in a passing message', async () => {
    const beside = { description: codeRefusals.tooManyToday.description }
    server.on(accountEndpoints.sendCode, () => ({ refusal: codeRefusals.tooManyToday, beside }))
    open('/get-otp')
    await enterText(screen.getByRole('textbox', { name: 'Email' }), email)
    await click('Get OTP')
    expect(await screen.findByText(codeRefusals.tooManyToday.description)).toBeTruthy()
    expect(shownFor(codeRefusals.tooManyToday.description)).toBe(4000)
  })
})

describe('/verify-user', () => {
  const show = async () => {
    keepStep('register', { email, requestId, sentAt: Date.now() })
    const view = open('/verify-user')
    await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 4' }))
    await userEvent.paste('4711')
    return view
  }

  it('O-017 takes the code and goes on to the password', async () => {
    const { address } = await show()
    await waitFor(() => expect(address()).toBe('/sign-up'))
    expect(bodyOf('/api/verify')).toEqual({ email, otp: '4711', requestId })
  })

  it('O-017 L-260 shows the description of a refusal for four seconds', async () => {
    const beside = { description: codeRefusals.wrong.description }
    server.on(accountEndpoints.verifyCode, () => ({ refusal: codeRefusals.wrong, beside }))
    const { address } = await show()
    expect(await screen.findByText(codeRefusals.wrong.description)).toBeTruthy()
    expect(shownFor(codeRefusals.wrong.description)).toBe(4000)
    expect(address()).toBe('/verify-user')
  })
})

describe('/sign-up', () => {
  const openSignUp = () => {
    keepStep('register', { email, ticket: 't-1' })
    return open('/sign-up')
  }
  const password = () => screen.getByLabelText<HTMLInputElement>('Password')
  const rules = () =>
    within(screen.getByRole('list', { name: 'Password rules' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  it('O-018 the checklist of four lines follows what is typed', async () => {
    openSignUp()
    expect(rules()).toEqual([
      'At least 8 characters. not met yet',
      'At least one special character (@). not met yet',
      'At least one capital letter (P) not met yet',
      'Maximum characters should be 15 not met yet',
    ])
    await enterText(password(), 'P@')
    expect(rules()).toEqual([
      'At least 8 characters. not met yet',
      'At least one special character (@). met',
      'At least one capital letter (P) met',
      'Maximum characters should be 15 met',
    ])
    await enterText(password(), 'ssword12345678')
    expect(rules().at(0)).toBe('At least 8 characters. met')
    expect(rules().at(3)).toBe('Maximum characters should be 15 not met yet')
  })

  it('O-019 has Terms of Use and Privacy Policy', () => {
    openSignUp()
    expect(screen.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
  })

  it.each([
    ['nothing filled in', '', '', 'Field is required'],
    ['no confirmation', 'Studio#2027', '', 'Field is required'],
    ['a rule broken', 'studio#2027', 'studio#2027', 'At least one capital letter (P)'],
    ['no match', 'Studio#2027', 'Studio#2028', 'Passwords do not match'],
  ])('O-020 does not proceed with %s', async (_what, first, second, said) => {
    openSignUp()
    if (first) await enterText(password(), first)
    if (second) await enterText(screen.getByLabelText('Confirm password'), second)
    await click('Create password')
    expect((await screen.findAllByText(said, { exact: false })).length).toBeGreaterThan(0)
    expect(server.calls).toHaveLength(0)
  })

  it('O-020 creates the account, signs in and goes on to the company', async () => {
    const { address } = openSignUp()
    await enterText(password(), 'Studio#2027')
    await enterText(screen.getByLabelText('Confirm password'), 'Studio#2027')
    await click('Create password')
    await waitFor(() => expect(address()).toBe('/company-details'))
    expect(bodyOf('/api/createPassword')).toEqual({ email, password: 'Studio#2027', ticket: 't-1' })
    expect(localStorage.getItem('token')).toBe('t1')
    expect(await screen.findByText('Password created successfully.')).toBeTruthy()
    expect(shownFor('Password created successfully.')).toBe(4000)
  })

  it('O-020 an invited person goes on to their own details', async () => {
    server.on(onboardingEndpoints.register, () => ({ reply: { ...owner, isSuperAdmin: false } }))
    const { address } = openSignUp()
    await enterText(password(), 'Studio#2027')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Studio#2027{Enter}')
    await waitFor(() => expect(address()).toBe('/personal-details'))
  })

  it('cannot be opened without a verified code', async () => {
    const { address } = open('/sign-up')
    await waitFor(() => expect(address()).toBe('/get-otp'))
  })
})
