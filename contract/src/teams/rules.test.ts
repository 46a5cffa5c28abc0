import { describe, expect, it } from 'vitest'
import { isFoundBy, meFirst, selectionOf } from './rules'

const person = (id: string, fullName = 'Asha Rao', role = 'Sales') => ({ id, fullName, role })

describe('S-037 select all', () => {
  const shown = [person('a'), person('b')]
  it.each([
    [[], 'none'],
    [['a'], 'some'],
    [['a', 'b'], 'all'],
    [['a', 'b', 'elsewhere'], 'all'],
    [['elsewhere'], 'none'],
  ])('with %j chosen says %s', (chosen, expected) => {
    expect(selectionOf(shown, new Set(chosen))).toBe(expected)
  })

  it('is not on while nobody is there', () => {
    expect(selectionOf([], new Set(['a']))).toBe('none')
  })
})

it('S-035 a search looks at name and role, in any case and order', () => {
  const isFound = isFoundBy(' sales ASHA ')
  expect(isFound(person('a'))).toBe(true)
  expect(isFound(person('b', 'Asha Rao', 'Designer'))).toBe(false)
  expect(isFoundBy('')(person('c'))).toBe(true)
})

describe('C-164 people a lead can be given to', () => {
  const people = [
    { id: '1', fullName: 'Asha Rao' },
    { id: '2', fullName: 'Kavya Menon' },
    { id: '3', fullName: 'Rohan Shah' },
  ]
  it('oneself first, marked; the others as they were', () => {
    expect(meFirst(people, '2').map(({ fullName }) => fullName)).toEqual([
      'Kavya Menon (me)',
      'Asha Rao',
      'Rohan Shah',
    ])
    expect(meFirst(people, '9')).toEqual(people)
  })
})
