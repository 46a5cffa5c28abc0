import type { BoardColumn } from '@foyer/contract/board/model'
import { describe, expect, it } from 'vitest'
import { makeCard } from '../../../testing/samples/board'
import { type CardMove, withCard, withMove } from './move-card'

const column = (stageId: string, ...ids: number[]): BoardColumn => ({
  stageId,
  stageName: stageId,
  leads: ids.length + 30,
  budget: ids.length * 100,
  cards: ids.map((place) => ({ ...makeCard(place, { stageId, budget: 100 }), id: String(place) })),
  next: undefined,
})
const board = () => [column('a', 1, 2, 3), column('b', 4, 5), column('c', 6)]
const move = (changes: Partial<CardMove>): CardMove => ({
  leadId: '2',
  fromStageId: 'a',
  toStageId: 'b',
  afterId: undefined,
  at: '2026-11-15T05:00:00.000Z',
  ...changes,
})
const order = (columns: BoardColumn[]) => columns.map(({ cards }) => cards.map(({ id }) => id).join(''))

describe('a card that is moved', () => {
  it('P-019 takes its part of counts and totals along', () => {
    const after = withMove(board(), move({}))
    expect(order(after)).toEqual(['13', '245', '6'])
    expect(after.map(({ leads, budget }) => [leads, budget])).toEqual([
      [32, 200],
      [33, 300],
      [31, 100],
    ])
    expect(after[1]?.cards[0]).toMatchObject({ stageId: 'b', stageSince: '2026-11-15T05:00:00.000Z' })
  })

  it('stands behind the card that was named', () => {
    expect(order(withMove(board(), move({ afterId: '4' })))).toEqual(['13', '425', '6'])
    expect(order(withMove(board(), move({ afterId: '5' })))).toEqual(['13', '452', '6'])
  })

  it('P-026 within its column only changes the order', () => {
    const after = withMove(board(), move({ toStageId: 'a', afterId: '3' }))
    expect(order(after)).toEqual(['132', '45', '6'])
    expect(after[0]).toMatchObject({ leads: 33, budget: 300 })
  })

  it('leaves every other column the object that it was', () => {
    const before = board()
    expect(withMove(before, move({}))[2]).toBe(before[2])
  })

  it('changes nothing when it stands elsewhere by now, or is gone', () => {
    const before = board()
    expect(withMove(before, move({ leadId: '6' }))).toBe(before)
    expect(withMove(before, move({ leadId: 'gone' }))).toBe(before)
  })

  it('takes what the server says of it', () => {
    const after = withCard(board(), { id: '4', updatedAt: '2026-11-15T05:00:00.000Z' })
    expect(after[1]?.cards[0]?.updatedAt).toBe('2026-11-15T05:00:00.000Z')
  })
})
