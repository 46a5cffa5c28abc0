import { passwordProblem } from '@foyer/contract/accounts/password-rules'
import { expect, it } from 'vitest'
import { temporaryPassword } from './temporary-password'

it('a temporary password keeps the rules of a password and is never the same', () => {
  const made = Array.from({ length: 500 }, temporaryPassword)
  expect(made.filter((password) => passwordProblem(password) !== undefined)).toEqual([])
  expect(new Set(made).size).toBe(made.length)
  for (const password of made) expect(password).toMatch(/^[\w-]{14}$/)
})
