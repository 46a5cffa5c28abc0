import type { api } from '@foyer/contract/wire/api'
import { testPassword } from '../test-company'
import type { RowsOf } from './row'

const forged = { email: 'nobody@example.com', password: 'Foyer@2026', ticket: 'forged' }

export const accountRows: RowsOf<typeof api.accounts> = {
  signIn: {
    may: 'open',
    calls: () => [{ email: 'nobody@example.com', password: 'x' }],
    passes: [400],
    refused: 'nobody has this account',
  },
  signOut: {
    may: 'signedIn',
    calls: () => [{}],
    writesEverywhere: { push_devices: 'a browser goes with the session of its person' },
  },
  profile: { may: 'signedIn', calls: () => [{}] },
  self: { may: 'signedIn', calls: () => [{}] },
  features: { may: 'signedIn', calls: () => [{}] },
  sendCode: {
    may: 'open',
    calls: () => [{ email: 'forgetful@example.com', purpose: 'recover' }],
    passes: [429],
  },
  verifyCode: {
    may: 'open',
    calls: ({ code }) => [{ email: 'colleague-alpha@example.com', code: '1234', requestId: code }],
    passes: [400],
    refused: 'the code is guessed',
    writesEverywhere: {
      one_time_codes: 'a try counts for whoever asked for the code',
      sign_in_failures: 'a wrong code counts for the account that it was sent to',
    },
  },
  openLink: {
    may: 'open',
    calls: () => [{ link: 'a-link-that-nobody-was-sent' }],
    passes: [403],
    refused: 'nobody was sent this link',
  },
  updatePassword: { may: 'open', calls: () => [forged], passes: [403], refused: 'the ticket is forged' },
  changePassword: {
    may: 'signedIn',
    calls: () => [
      { current: 'Wrong@123', password: 'Foyer@2026' },
      { current: testPassword, password: 'Foyer@2026' },
    ],
    passes: [400],
    writesEverywhere: { members: 'a person has one password in all companies' },
  },
  ownSessions: { may: 'signedIn', calls: () => [{}] },
  enterCompany: {
    may: 'signedIn',
    calls: ({ company }) => [{ companyId: company }],
    passes: [404],
    readsEverywhere: { members: 'it is about the companies of a person' },
    writesEverywhere: { push_devices: 'a browser goes with the session of its person' },
  },
  endOwnSession: { may: 'signedIn', calls: ({ session }) => [{ sessionId: session }], passes: [404] },
  endOtherSessions: { may: 'signedIn', calls: () => [{}] },
  editSteps: { may: 'signedIn', calls: () => [{ endsFirstLogin: false, endsOnboarding: true }] },
  editPersonal: {
    may: 'signedIn',
    calls: ({ company, picture }) => [{ city: 'Pune' }, { photo: `/files/${company}/${picture}` }],
  },
}

export const onboardingRows: RowsOf<typeof api.onboarding> = {
  takePacks: {
    may: 'admins',
    calls: () => [{ packs: ['pipeline', 'rules', 'sources', 'designations', 'tags'] }],
  },
  register: { may: 'open', calls: () => [forged], passes: [403], refused: 'the ticket is forged' },
}
