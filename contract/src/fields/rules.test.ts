import { describe, expect, it } from 'vitest'
import { newFieldForm } from './forms'
import { fieldLimits } from './limits'
import type { FieldDraft, FieldType } from './model'
import { checkValue, choosableFields, cleanOptions, isComplete, isOwnName } from './rules'

const draft = (over: Partial<FieldDraft> = {}): FieldDraft => ({
  name: 'Vastu',
  sections: [0],
  type: 'text',
  isRequired: false,
  options: [],
  ...over,
})

describe('what a field needs', () => {
  it('S-078 is a name, a section, a type, and options for a drop-down', () => {
    expect(isComplete(draft())).toBe(true)
    expect(isComplete(draft({ name: '  ' }))).toBe(false)
    expect(isComplete(draft({ sections: [] }))).toBe(false)
    expect(isComplete(draft({ type: undefined }))).toBe(false)
    expect(isComplete(draft({ type: 'dropdown', options: ['', ' '] }))).toBe(false)
    expect(isComplete(draft({ type: 'dropdown', options: ['Yes'] }))).toBe(true)
  })

  it('S-079 empty options and repeats are dropped', () => {
    expect(cleanOptions(['Yes', '', ' No ', 'yes', '   ', 'No'])).toEqual(['Yes', 'No'])
    expect(newFieldForm.parse(draft({ type: 'text', options: ['left over'] })).options).toEqual([])
  })

  it('says which limit is broken', () => {
    const problem = (over: Partial<FieldDraft>) =>
      newFieldForm.safeParse(draft(over)).error?.issues[0]?.message
    expect(problem({ name: 'n'.repeat(fieldLimits.name.max) })).toBeUndefined()
    expect(problem({ name: 'n'.repeat(fieldLimits.name.max + 1) })).toBe('Maximum length is 40')
    expect(problem({ name: '\u200b' })).toBe('You have entered Invalid Field Name')
    expect(problem({ sections: [7 as never] })).toContain('0 (Individual) or 1 (Corporate)')
    const many = Array.from({ length: fieldLimits.options.max + 1 }, (_, place) => `Option ${place}`)
    expect(problem({ type: 'dropdown', options: many })).toBe('At most 50 options are possible.')
    expect(problem({ type: 'dropdown', options: ['x'.repeat(61)] })).toContain('at most 60')
  })

  it('is not the name of a field that every lead has, since values travel under it', () => {
    for (const name of ['City', ' contact no. ', 'Expected Budget', 'ASSIGN TO'])
      expect(isOwnName(name)).toBe(true)
    expect(isOwnName('Vastu')).toBe(false)
  })
})

describe('the value of a field', () => {
  const check = (type: FieldType, value: string | number | undefined, over = {}) =>
    checkValue({ type, isRequired: false, options: ['Yes', 'No'], ...over }, value)

  it.each<[FieldType, (string | number)[], (string | number)[]]>([
    ['text', ['anything at all', 7], ['x'.repeat(501)]],
    ['number', ['12', '-3.25', 0, 12.5], ['twelve', '1e9', '1,200']],
    ['email', ['asha@example.com'], ['asha', 'asha@example', 'a b@example.com']],
    [
      'website',
      ['foyer.example', 'https://foyer.example/a?b'],
      ['foyer', 'javascript:alert(1)', 'two words.in'],
    ],
    ['date', ['2026-02-28'], ['2026-02-30', '28-02-2026', 'tomorrow']],
    ['dropdown', ['Yes'], ['yes', 'Maybe']],
  ])('%s', (type, right, wrong) => {
    for (const value of right) expect(check(type, value), String(value)).toBeUndefined()
    for (const value of wrong) expect(check(type, value), String(value)).toBeTypeOf('string')
  })

  it('may be missing, unless the field is required', () => {
    for (const empty of ['', '  ', undefined]) {
      expect(check('email', empty)).toBeUndefined()
      expect(check('email', empty, { isRequired: true })).toBe('Field is required')
    }
  })
})

it('names and contact details of the lead form are always typed', () => {
  expect(choosableFields).toEqual(['city', 'workScope', 'budget', 'area', 'source', 'sourceName'])
})
