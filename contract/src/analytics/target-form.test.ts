import { expect, it } from 'vitest'
import { amountProblem, leadsProblem, readTarget, typedTarget } from './target-form'

it('reads amounts as people write them, and nothing where nothing was typed', () => {
  expect(readTarget({ amount: '25,00,000', leads: '5' })).toEqual({ amount: 2_500_000, leads: 5 })
  expect(readTarget({ amount: '1.2 cr', leads: ' ' })).toEqual({ amount: 12_000_000, leads: undefined })
  expect(readTarget(typedTarget({ amount: undefined, leads: 0 }))).toEqual({ amount: undefined, leads: 0 })
})

it('says what cannot be read and what is too much', () => {
  expect(['', '25 lakh', 'much', '1,000,000,000,001'].map(amountProblem)).toEqual([
    undefined,
    undefined,
    'Please enter an amount, such as 25,00,000 or 25 lakh.',
    'This target is too high.',
  ])
  expect(['', '1,200', '2.5', '-3', '100001'].map(leadsProblem)).toEqual([
    undefined,
    undefined,
    'Please enter a whole number.',
    'Please enter a whole number.',
    'This target is too high.',
  ])
})
