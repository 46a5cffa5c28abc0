import { describe, expect, it } from 'vitest'
import { textField, textProblem } from './field-rules'

const rule = { label: 'OTP', min: 4, max: 6, pattern: /^\d+$/ }

describe('what a field says of its value', () => {
  it.each([
    ['', 'Field is required'],
    ['123', 'Minimum length is 4'],
    ['1234567', 'Maximum length is 6'],
    ['12a4', 'You have entered Invalid OTP'],
    ['1234', undefined],
  ])('O-021 %j: %s', (text, said) => {
    expect(textProblem(text, rule)).toBe(said)
  })

  it('lets an optional field be empty', () => {
    expect(textProblem('', { ...rule, isOptional: true })).toBeUndefined()
  })

  it('counts characters as people do', () => {
    expect(textProblem('👩‍🎨'.slice(0, 2), { label: 'Sign', max: 1 })).toBeUndefined()
  })

  it('is read without blanks around it', () => {
    expect(textField(rule).parse(' 1234 ')).toBe('1234')
    expect(textField(rule).safeParse('   ').error?.issues[0]?.message).toBe('Field is required')
  })
})
