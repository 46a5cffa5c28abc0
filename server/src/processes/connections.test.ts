import { expect, it } from 'vitest'
import { shareConnections } from './connections'

it('shares the connections that a database allows among the processes', () => {
  expect(shareConnections(97, 2)).toEqual({ processes: 2, each: 12 })
  expect(shareConnections(97, 8)).toEqual({ processes: 8, each: 8 })
  for (const processes of [1, 2, 4, 16, 64]) {
    const shared = shareConnections(97, processes)
    expect(shared.processes * (shared.each + 1)).toBeLessThan(97)
  }
})

it('starts fewer processes where the database allows too few connections', () => {
  expect(shareConnections(20, 8)).toEqual({ processes: 3, each: 4 })
  expect(shareConnections(5, 8)).toEqual({ processes: 1, each: 4 })
})
