import { describe, expect, it } from 'vitest'
import { isTicked, nothingPicked, type PickAct, pick } from './picked'

type Row = { id: string }
const rows: Row[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const row = (id: string): Row => ({ id })
const after = (...acts: PickAct<Row>[]) =>
  acts.reduce((picked, act) => pick(picked, act, rows), nothingPicked<Row>('list'))
const ticked = (...acts: PickAct<Row>[]) =>
  rows.filter(({ id }) => isTicked(after(...acts), id)).map(({ id }) => id)
const click = (id: string): PickAct<Row> => ({ kind: 'toggle', row: row(id), isRange: false })
const shift = (id: string): PickAct<Row> => ({ kind: 'toggle', row: row(id), isRange: true })
const all: PickAct<Row> = { kind: 'all' }

describe('ticking rows', () => {
  it('takes each row for itself', () => {
    expect(ticked(click('b'), click('d'), click('b'))).toEqual(['d'])
  })

  it('takes everything between with Shift, in either direction', () => {
    expect(ticked(click('b'), shift('d'))).toEqual(['b', 'c', 'd'])
    expect(ticked(click('d'), shift('b'))).toEqual(['b', 'c', 'd'])
    expect(ticked(click('a'), shift('e'), shift('d'))).toEqual(['a', 'b', 'c'])
  })

  it('takes one row where the range begins nowhere', () => {
    expect(ticked(shift('c'))).toEqual(['c'])
  })

  it('L-067 takes all, lets some out again, and clears on a second press', () => {
    expect(ticked(all)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(ticked(all, click('b'), click('d'))).toEqual(['a', 'c', 'e'])
    expect(ticked(all, click('b'), click('b'))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(ticked(all, all)).toEqual([])
    expect(ticked(click('b'), all)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(after(all, click('b')).rows.size).toBe(1)
  })
})
