import { describe, expect, it } from 'vitest'
import { sortTeam, type TeamDayRow, teamLines } from './team-day'

const row = (id: string | undefined, leads: number, answered: number, minutes?: number): TeamDayRow => ({
  person: id === undefined ? undefined : { id, fullName: id, presence: 'here' },
  overdue: leads,
  untouched: 0,
  still: 0,
  calls: { calls: 2, connected: 1, interested: 1, followUp: 0, noResponse: 1, notInterested: 0, repeated: 0 },
  response: { leads, answered, averageMinutes: minutes },
})
const words = { nobody: 'Unassigned', total: 'Together' }

describe('Sales floor: the lines of a team', () => {
  it('add up, the first response as the average of all leads that were contacted', () => {
    const [, , total] = teamLines([row('a', 4, 3, 10), row('b', 1, 1, 50)], words)
    expect(total).toMatchObject({ name: 'Together', overdue: 5, assignees: ['a', 'b'], callers: ['a', 'b'] })
    expect(total?.calls).toMatchObject({ calls: 4, connected: 2, noResponse: 2 })
    expect(total?.response).toEqual({ leads: 5, answered: 4, averageMinutes: 20 })
    expect(teamLines([row('a', 1, 0)], words)).toHaveLength(1)
  })

  it('stand with what nobody has at the end, whoever still has to answer somebody before all others', () => {
    const rows = [row('a', 1, 1, 5), row(undefined, 9, 0), row('b', 2, 1, 1), row('c', 1, 1, 90)]
    const order = (by: 'overdue' | 'response' | 'name', isTurned = false) =>
      sortTeam(rows, by, isTurned).map(({ person }) => person?.id)
    expect(order('response')).toEqual(['b', 'c', 'a', undefined])
    expect(order('overdue')).toEqual(['b', 'a', 'c', undefined])
    expect(order('name', true)).toEqual(['c', 'b', 'a', undefined])
  })
})
