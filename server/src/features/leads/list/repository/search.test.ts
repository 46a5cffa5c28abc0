import { expect, it } from 'vitest'
import { patternsOf, searchWords } from './search'

it('reads a phone in any written form as its digits, other text as words', () => {
  for (const phone of ['98450 21763', '+91-98450-21763', '09845021763', '919845021763'])
    expect(searchWords(phone), phone).toEqual(['9845021763'])
  for (const part of ['+91 98450 2', '098450 2', '98450-2', '0091 98450 2'])
    expect(searchWords(part), part).toEqual(['984502'])
  for (const end of ['0000', '00045']) expect(searchWords(end)).toEqual([end])
  expect(searchWords('+971 50 123')).toEqual(['97150123'])
  expect(searchWords('  Ananya   IYER ')).toEqual(['ananya', 'iyer'])
  expect(searchWords('123')).toEqual(['123'])
})

it('looks for the beginnings of words, the longest first, and inside words only if none begins so', () => {
  expect(patternsOf(['om', 'kulkarni'])).toEqual({
    beginnings: ['% kulkarni%', '% om%'],
    inside: ['%kulkarni%', '%om%'],
  })
  expect(patternsOf(['sunrise-homes'])).toEqual({
    beginnings: ['% sunrise%', '% homes%'],
    inside: ['%sunrise- homes%'],
  })
})

it('takes an address literally, and signs as signs', () => {
  expect(patternsOf(['p.rao@sun_rise.in']).beginnings).toEqual(['% p. rao@ sun\\_ rise. in%'])
  expect(patternsOf(['sharma387@']).beginnings).toEqual(['% sharma387@%'])
  expect(patternsOf(['@gmail.com']).beginnings).toEqual(['%@ gmail. com%'])
  expect(patternsOf(['100%']).beginnings).toEqual(['% 100\\%%'])
  expect(patternsOf(['_'])).toEqual({ beginnings: ['%\\_%'], inside: ['%\\_%'] })
})
