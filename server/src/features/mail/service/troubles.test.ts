import { expect, it } from 'vitest'
import { watchTroubles } from './troubles'

const now = new Date('2026-03-01T10:00:00Z')

it('a server that does not work is left alone, each time for longer, and is tried by one at a time', () => {
  const troubles = watchTroubles()
  let at = now
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    const until = troubles.failed('kalpa', at)
    expect(until.getTime() - at.getTime()).toBe(seconds * 1_000)
    expect(troubles.begin('kalpa', true, new Date(until.getTime() - 1))).toEqual({ isGiven: false, until })
    const turn = troubles.begin('kalpa', true, until)
    expect(turn.isGiven).toBe(true)
    expect(troubles.begin('kalpa', true, until).isGiven).toBe(false)
    if (turn.isGiven) turn.end()
    at = until
  }
  troubles.worked('kalpa', 100)
  expect(troubles.begin('kalpa', false, at).isGiven).toBe(true)
})

it('servers in trouble hold two turns together, however many they are; those that work have no limit', () => {
  const troubles = watchTroubles()
  const given = (name: string) => troubles.begin(name, name.startsWith('bad'), now)
  const turns = ['bad 1', 'bad 2', 'bad 3'].map(given)
  expect(turns.map(({ isGiven }) => isGiven)).toEqual([true, true, false])
  for (let count = 0; count < 20; count += 1) expect(given(`good ${count % 3}`).isGiven).toBe(true)
  const [first] = turns
  if (first?.isGiven) first.end()
  expect(given('bad 3').isGiven).toBe(true)
})

it('one that takes mails slowly counts among them until it is quick again', () => {
  const troubles = watchTroubles()
  const turns = () => [1, 2].map(() => troubles.begin('slow', false, now))
  troubles.worked('slow', 15_000)
  const [first, second] = turns()
  expect([first?.isGiven, second?.isGiven]).toEqual([true, false])
  troubles.worked('slow', 200)
  expect(turns().map(({ isGiven }) => isGiven)).toEqual([true, true])
})
