import { expect, it } from 'vitest'
import { isMailAddress } from './address'

it('L-237 L-238 an address ends in 2 to 100 letters', () => {
  const lengths = Array.from({ length: 110 }, (_, length) => length)
  const fit = lengths.filter((length) => isMailAddress(`asha@studio.${'x'.repeat(length)}`))
  expect([fit[0], fit.at(-1), fit.length]).toEqual([2, 100, 99])
})

it.each([
  ['asha', 'asha@studio', '@studio.in', 'asha@.', 'asha@studio.i1', 'asha@studio.in.'],
  ['a b@studio.in', 'a@b@studio.in', 'Asha <asha@studio.in>', 'asha@studio.in,ravi@studio.in'],
  ['asha@studio.in\nBcc: ravi@studio.in', `${'a'.repeat(254)}@studio.in`, ''],
])('L-237 L-238 is none: %s', (...texts) => expect(texts.filter(isMailAddress)).toEqual([]))

it('L-237 L-238 is one', () => {
  const texts = ['asha@studio.in', "o'brien+home@mail.studio.co.in", 'A_1@x-y.design']
  expect(texts.filter((text) => !isMailAddress(text))).toEqual([])
})
