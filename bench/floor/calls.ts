import type { Call } from '../http'

/** What the bare server is asked; its answer is `{ data: rows }`. */
export interface FloorCall extends Call {
  isEmpty?: boolean
}

export const floorCalls = {
  list: { method: 'GET', path: '/leads' },
  listWithTotal: { method: 'GET', path: '/leads-with-total' },
  counts: { method: 'GET', path: '/counts' },
  search: (words: string): FloorCall => ({ method: 'GET', path: '/search', query: { words } }),
  searchWithoutHit: (words: string): FloorCall => ({ ...floorCalls.search(words), isEmpty: true }),
  history: (id: string): FloorCall => ({ method: 'GET', path: `/leads/${id}/history` }),
  create: (body: object): FloorCall => ({ method: 'POST', path: '/leads', body }),
  update: (id: string, stage: string): FloorCall => ({
    method: 'PATCH',
    path: `/leads/${id}`,
    body: { stage },
  }),
} as const

export function checkFloor(
  { method, path, isEmpty = false }: FloorCall,
  { data }: { data: unknown[] },
): void {
  if ((data.length === 0) !== isEmpty)
    throw new Error(`the floor answered ${method} ${path} with ${data.length} rows`)
}
