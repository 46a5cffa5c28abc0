import { expect, it } from 'vitest'
import { managersOf, reachOf } from './reporting'

const reporting = new Map([
  ['sales', 'lead'],
  ['other', 'lead'],
  ['lead', 'head'],
  ['stranger', 'somebody'],
])

it('C-088 reaches everybody who reports to a person, at any depth', () => {
  expect(reachOf(reporting, 'head')).toEqual(['head', 'lead', 'sales', 'other'])
  expect(reachOf(reporting, 'sales')).toEqual(['sales'])
})

it('C-088 finds everybody above', () => {
  expect([...managersOf(reporting, ['sales'])]).toEqual(['sales', 'lead', 'head'])
  expect([...managersOf(reporting, [])]).toEqual([])
})

it('ends where managers go in a circle', () => {
  const circle = new Map([
    ['a', 'b'],
    ['b', 'a'],
  ])
  expect(reachOf(circle, 'a').sort()).toEqual(['a', 'b'])
  expect([...managersOf(circle, ['a'])].sort()).toEqual(['a', 'b'])
})
