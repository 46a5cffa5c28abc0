import { boardLimits } from './limits'
import type { BoardFilter } from './model'

const read = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((id) => /^[\da-f-]{36}$/i.test(id))),
]

/** The filters of the board in the address: `?members=<id>,<id>&tags=<id>`. */
export const readBoardFilter = (params: URLSearchParams): BoardFilter => ({
  members: read(params.get('members')).slice(0, boardLimits.filterMax),
  tagIds: read(params.get('tags')).slice(0, boardLimits.filterMax),
})

/** The address with these filters; its other parameters stay. */
export function withBoardFilter(params: URLSearchParams, filter: BoardFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, ids] of [
    ['members', filter.members],
    ['tags', filter.tagIds],
  ] as const)
    if (ids.length > 0) next.set(name, ids.join(','))
    else next.delete(name)
  return next
}
