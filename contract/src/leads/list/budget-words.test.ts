import { expect, it } from 'vitest'
import { readBudgetWords } from './budget-words'

const lakh = 100_000
const crore = 100 * lakh

it.each<[string, number | undefined, number | undefined]>([
  ['over 20 lakh', 20 * lakh, undefined],
  ['Over ₹20 Lakhs', 20 * lakh, undefined],
  ['more than 1.5 cr', 1.5 * crore, undefined],
  ['above 12,50,000', 12.5 * lakh, undefined],
  ['> 20L', 20 * lakh, undefined],
  ['>=20L', 20 * lakh, undefined],
  ['min. 5 lac', 5 * lakh, undefined],
  ['starting from 8 lakh', 8 * lakh, undefined],
  ['20L+', 20 * lakh, undefined],
  ['20 lakh and above', 20 * lakh, undefined],
  ['20 lakh onwards', 20 * lakh, undefined],
  ['under 1 cr', undefined, crore],
  ['upto 30 lakhs', undefined, 30 * lakh],
  ['up to 30 lakhs', undefined, 30 * lakh],
  ['within Rs. 10 lakh', undefined, 10 * lakh],
  ['<50k', undefined, 50_000],
  ['30 lakh max', undefined, 30 * lakh],
  ['15-25L', 15 * lakh, 25 * lakh],
  ['15 – 25 lakh', 15 * lakh, 25 * lakh],
  ['15L to 25L', 15 * lakh, 25 * lakh],
  ['15 to 25 lakhs', 15 * lakh, 25 * lakh],
  ['between 80 lakh and 1.2 cr', 80 * lakh, 1.2 * crore],
  ['80k-2 lakh', 80_000, 2 * lakh],
  ['5,00,000 - 10 lakh', 5 * lakh, 10 * lakh],
  ['25L-15L', 15 * lakh, 25 * lakh],
  ['Rs 15 - Rs 25 lakh', 15 * lakh, 25 * lakh],
  ['20 lakh', 20 * lakh, 20 * lakh],
  ['0', 0, 0],
  // The unit of one end holds for both, if it can.
  ['90-1.2cr', 90 * lakh, 1.2 * crore],
  ['80 lakh - 1.2', 80 * lakh, 1.2 * crore],
  ['20L to 30', 20 * lakh, 30 * lakh],
  ['1-2 cr', crore, 2 * crore],
  ['80-2 lakh', 80_000, 2 * lakh],
  ['50,000 to 2 lakh', 50_000, 2 * lakh],
  // Without any a small number is lakhs.
  ['20 to 30', 20 * lakh, 30 * lakh],
  ['Rs 20-30', 20 * lakh, 30 * lakh],
  ['over 20', 20 * lakh, undefined],
  ['7.5', 7.5 * lakh, 7.5 * lakh],
  ['20000 to 30000', 20_000, 30_000],
])('a budget typed as %j', (text, from, to) => {
  expect(readBudgetWords(text)).toEqual({ from, to })
})

it.each([
  '',
  'a lot',
  'over',
  'over a lot',
  '15-',
  '-25L',
  '1-2-3',
  'min',
  'over 20 lakh please',
  '20 lakh?',
  'under 1,5 cr',
])('is nothing but what it says: %j', (text) => expect(readBudgetWords(text)).toBeUndefined())
