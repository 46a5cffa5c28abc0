import { expect, it } from 'vitest'
import { phoneAt } from './phones'

it('gives a hundred thousand leads a hundred thousand numbers', () => {
  const numbers = new Set(Array.from({ length: 100_000 }, (_, index) => phoneAt(index, 7)))
  expect(numbers.size).toBe(100_000)
})

it('gives no number that looks like a special one', () => {
  const numbers = Array.from({ length: 20_000 }, (_, index) => phoneAt(index, 3))
  expect(numbers.filter((number) => !/^[6-9]\d{9}$/.test(number))).toEqual([])
  expect(numbers.filter((number) => /(\d)\1{2}/.test(number) || number.includes('1234'))).toEqual([])
})
