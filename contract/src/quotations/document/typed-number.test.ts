import { expect, it } from 'vitest'
import { groupedNumber, plainNumber, readNumber } from './typed-number'

it.each([
  ['1450', 145_000],
  ['1,28,000', 12_800_000],
  ['128,000.50', 12_800_050],
  ['₹ 2,500/-', 250_000],
  ['Rs. 99', 9900],
  ['1.5 lakh', 15_000_000],
  ['1.5L', 15_000_000],
  ['2 cr', 2_000_000_000],
  ['20k', 2_000_000],
  ['12*10.5', 12_600],
  ['12 x 10.5', 12_600],
  ['= (4+2) × 9', 5400],
  ['1.5 lakh + 20k', 17_000_000],
  ['10/3', 333],
  ['1.005', 101],
  ['0.1+0.2', 30],
  ['.5', 50],
  ['0', 0],
])('"%s" is %i hundredths', (text, parts) => expect(readNumber(text, 100)).toBe(parts))

it.each(['', 'abc', '1,2', '12,3456', '5 -', '3-5', '1/0', '(4+2', '4)', '12 sqft', '9'.repeat(40)])(
  '"%s" is no number',
  (text) => expect(readNumber(text, 100)).toBeUndefined(),
)

it('what is shown is read again as the same', () => {
  for (const parts of [0, 1, 10, 99, 100, 250_050, 12_800_000, 1_234_567_890]) {
    expect(readNumber(plainNumber(parts, 100), 100)).toBe(parts)
    expect(readNumber(groupedNumber(parts, 100), 100)).toBe(parts)
    expect(readNumber(groupedNumber(parts, 1000), 1000)).toBe(parts)
  }
  expect(groupedNumber(12_800_050, 100)).toBe('1,28,000.5')
  expect(plainNumber(1005, 1000)).toBe('1.005')
})
