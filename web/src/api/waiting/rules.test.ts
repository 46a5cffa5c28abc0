import { keptCalls, laterKey } from '@foyer/contract/kit/envelope'
import { describe, expect, it } from 'vitest'
import { CallFailed } from '../call-failed'
import type { WaitingItem } from './item'
import { afterFailure, again, isForgotten, mayEdit, neededFirst, nextToSend, wakeAt } from './rules'

const now = Date.parse('2026-11-19T05:00:00.000Z')
const item = (place: number, leadId: string, changes: Partial<WaitingItem> = {}): WaitingItem => ({
  place,
  owner: 'c1:u1',
  key: laterKey(`k${place}`),
  call: 'POST /user/newleadActions',
  input: { leadId },
  about: { leadId, name: leadId },
  writtenAt: '2026-11-19T04:00:00.000Z',
  state: 'waiting',
  tries: 0,
  ...changes,
})
const failed = (status: number) => new CallFailed({ status, code: 'x', message: 'No' })
const order = (items: WaitingItem[]) => {
  const left = [...items]
  const sent: number[] = []
  for (let next = nextToSend(left, now); next; next = nextToSend(left, now)) {
    sent.push(next.place)
    left.splice(left.indexOf(next), 1)
  }
  return sent
}

describe('Sales floor what waits for the network', () => {
  it('is sent in the order in which it was written', () => {
    expect(order([item(1, 'a'), item(2, 'b'), item(3, 'a')])).toEqual([1, 2, 3])
  })

  it('stays in order within one lead: what waits for its time or a decision holds what follows', () => {
    expect(order([item(1, 'a', { nextAt: now + 1 }), item(2, 'b'), item(3, 'a')])).toEqual([2])
    expect(order([item(1, 'a', { state: 'conflict' }), item(2, 'a'), item(3, 'b')])).toEqual([3])
    expect(order([item(1, 'a', { state: 'unsure' }), item(2, 'a')])).toEqual([])
  })

  it('goes on behind one that was refused, and a refused new lead holds only what is about it', () => {
    expect(order([item(1, 'a', { state: 'refused' }), item(2, 'a'), item(3, 'b')])).toEqual([2, 3])
    const isNew = item(1, 'n', { state: 'refused', about: { leadId: 'n', name: 'New', isNew: true } })
    const [, dependent] = [isNew, item(2, 'n')]
    expect(order([isNew, item(2, 'n'), item(3, 'b')])).toEqual([3])
    expect(neededFirst(dependent as WaitingItem, [isNew])).toBe(isNew)
    expect(neededFirst(isNew, [isNew])).toBeUndefined()
  })

  it('stops where nobody answers, waits longer each time where the server is busy, and is refused once', () => {
    const about = { now, chance: 1, isConflict: false }
    expect(afterFailure(item(1, 'a'), failed(0), about)).toBe('stop')
    expect(afterFailure(item(1, 'a'), failed(401), about)).toBe('stop')
    expect(afterFailure(item(1, 'a'), failed(503), about)).toMatchObject({
      state: 'waiting',
      nextAt: now + 2000,
    })
    // It was done, and the answer broke off: the same call once more is answered, and not made.
    expect(afterFailure(item(1, 'a'), failed(200), about)).toMatchObject({
      state: 'waiting',
      key: laterKey('k1'),
      nextAt: now + 2000,
    })
    const third = afterFailure(item(1, 'a', { tries: 2 }), failed(429), about)
    expect(third).toMatchObject({ tries: 3, nextAt: now + 8000 })
    expect(wakeAt([third as WaitingItem])).toBe(now + 8000)
    expect(afterFailure(item(1, 'a'), failed(400), about)).toMatchObject({
      state: 'refused',
      refused: { message: 'No' },
    })
    expect(afterFailure(item(1, 'a'), failed(409), { ...about, isConflict: true })).toMatchObject({
      state: 'conflict',
    })
  })

  it('is not sent again by itself once the server has forgotten it; what was never sent may be of any age', () => {
    const tried = (ms: number, key?: string) =>
      isForgotten(item(1, 'a', { firstTriedAt: new Date(now - ms).toISOString(), ...(key && { key }) }), now)
    expect(tried(keptCalls.usual)).toBe(false)
    expect(tried(keptCalls.later)).toBe(true)
    expect(tried(keptCalls.usual, 'k1')).toBe(true)
    expect(isForgotten(item(1, 'a', { writtenAt: '2020-01-01T00:00:00.000Z' }), now)).toBe(false)
  })

  it('can be changed unless it may have been done, and is another call then', () => {
    const tried = item(1, 'a', { firstTriedAt: '2026-11-19T04:30:00.000Z', sent: { address: '/', body: '' } })
    expect([mayEdit(item(1, 'a')), mayEdit(tried), mayEdit({ ...tried, state: 'refused' })]).toEqual([
      true,
      false,
      true,
    ])
    const { key, sent, firstTriedAt, state } = again({ ...tried, state: 'refused' }, 'new')
    expect([key, sent, firstTriedAt, state]).toEqual(['new', undefined, undefined, 'waiting'])
  })
})
