import { describe, expect, it } from 'vitest'
import { checkPasswordRules, passwordProblem } from './password-rules'

const met = (password: string) => checkPasswordRules(password).map(({ isMet }) => isMet)

describe('the rules of a password', () => {
  it('O-018 are four lines', () => {
    expect(checkPasswordRules('').map(({ text }) => text)).toEqual([
      'At least 8 characters.',
      'At least one special character (@).',
      'At least one capital letter (P)',
      'Maximum characters should be 15',
    ])
  })

  it.each([
    ['', [false, false, false, false]],
    ['short', [false, false, false, true]],
    ['Short', [false, false, true, true]],
    ['longenough', [true, false, false, true]],
    ['Foyer@2026', [true, true, true, true]],
    ['Foyer@2026 and more', [true, true, true, false]],
  ])('O-013 %j', (password, expected) => {
    expect(met(password)).toEqual(expected)
  })

  it.each(['@', '#', '_', '-', '€', '!'])('O-013 any sign counts as special: %s', (sign) => {
    expect(passwordProblem(`Studio12${sign}`)).toBeUndefined()
  })

  it('O-013 a blank, a letter of another script and an accent are no special signs', () => {
    for (const password of ['Studio 12', 'Studio12ш', 'Studio12é', 'Studio12e\u0301'])
      expect(passwordProblem(password)).toBe('At least one special character (@).')
  })

  it('O-013 eight and fifteen characters are allowed, seven and sixteen are not', () => {
    expect(passwordProblem('Abcdef@')).toBe('At least 8 characters.')
    expect(passwordProblem('Abcdef@1')).toBeUndefined()
    expect(passwordProblem('Abcdef@12345678')).toBeUndefined()
    expect(passwordProblem('Abcdef@123456789')).toBe('Maximum characters should be 15')
  })
})
