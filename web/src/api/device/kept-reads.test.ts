import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { toKeep, tooMuch } from './kept-reads'

const read = (id: string, at: number, leadId?: string, session = 's1') => ({ id, session, at, leadId })

it('Sales floor the device keeps the fifty leads that were opened last, and nothing of another session', () => {
  const leads = Array.from({ length: 60 }, (_, place) => [
    read(`detail ${place}`, place, `lead ${place}`),
    read(`history ${place}`, place, `lead ${place}`),
  ]).flat()
  const gone = tooMuch([...leads, read('my day', 1), read('of somebody else', 99, undefined, 's0')], 's1')
  expect(gone).toHaveLength(21)
  expect(gone).toContain('of somebody else')
  expect(gone).toContain('detail 9')
  expect(gone).not.toContain('detail 10')
  expect(gone).not.toContain('my day')
})

it('Sales floor what was read in one company is not kept as what was read in the next one', () => {
  const queries = new QueryClient()
  queries.setQueryData(['u1', 'GET /leads', {}], ['lead of the first'])
  const noted = queries
    .getQueryCache()
    .getAll()
    .map((query) => ({ query, session: 's1' }))
  expect(toKeep(noted, 's1')).toMatchObject([{ session: 's1', data: ['lead of the first'] }])
  expect(toKeep(noted, 's2')).toEqual([])
  expect(toKeep(noted, '')).toEqual([])
})
