import { expect, it } from 'vitest'
import { accountLimits } from './limits'
import { signInRules } from './sign-in-form'

const said = (email: string, password: string) => signInRules({ email, password }).fields

it('O-002 says one sentence when both fields are empty, and otherwise what is missing', () => {
  expect(said('  ', '')).toEqual({ email: 'Fields are Required', password: 'Fields are Required' })
  expect(said('owner@example.in', '').password).toBe('Please enter your password')
  expect(said('', 'Secret#1').email).toBe('Please enter your email')
})

it('is content with blanks around the email, and not with what is no email or too long', () => {
  expect(said(' owner@example.in ', 'Secret#1')).toEqual({ email: undefined, password: undefined })
  const invalid = said('owner', 'Secret#1').email
  expect(invalid).toBeTruthy()
  expect(said(`${'o'.repeat(accountLimits.emailMax)}@example.in`, 'Secret#1').email).toBe(invalid)
  expect(said('owner@example.in', 'x'.repeat(accountLimits.passwordMax)).password).toBeUndefined()
  expect(said('owner@example.in', 'x'.repeat(accountLimits.passwordMax + 1)).password).toBeTruthy()
})
