import { expect, it } from 'vitest'
import { searchWords } from './search'

it('reads a phone in any written form as its digits, other text as words', () => {
  for (const phone of ['98450 21763', '+91-98450-21763', '09845021763', '919845021763'])
    expect(searchWords(phone), phone).toEqual(['9845021763'])
  expect(searchWords('  Ananya   IYER ')).toEqual(['ananya', 'iyer'])
  expect(searchWords('123')).toEqual(['123'])
})
