import type { CalendarDate } from '../kit/dates'
import { readViewQuery, selectionOf } from '../leads/list/address'
import { filterParameterNames, noFilters, writeFilters } from '../leads/list/filters'
import type { LeadSelectionQuery } from '../leads/model'
import { boardLimits } from './limits'
import type { BoardFilter } from './model'

const read = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((id) => /^[\da-f-]{36}$/i.test(id))),
]

const isNarrow = ({ tab, ...selection }: LeadSelectionQuery): boolean =>
  tab !== 'all' || Object.values(selection).some((value) => value !== undefined)

/**
 * The filters of the board in the address: `?members=<id>,<id>&tags=<id>&overdue=true&still=true`, and besides them
 * whatever the address of a list or a saved view may say.
 */
export function readBoardFilter(params: URLSearchParams, today: CalendarDate): BoardFilter {
  const { tab, address } = readViewQuery(params.toString())
  const among = selectionOf(tab, address, today)
  return {
    members: read(params.get('members')).slice(0, boardLimits.filterMax),
    tagIds: read(params.get('tags')).slice(0, boardLimits.filterMax),
    ...(isNarrow(among) && { among }),
    ...(params.get('overdue') === 'true' && { isOverdue: true }),
    ...(params.get('still') === 'true' && { isStill: true }),
  }
}

export const isNarrowed = ({ members, tagIds, among, isOverdue, isStill }: BoardFilter): boolean =>
  members.length + tagIds.length > 0 || Boolean(among ?? isOverdue ?? isStill)

export const sourcesIn = ({ among }: BoardFilter): string[] => among?.filters?.sources ?? []

/** What the board itself can change of its filters. */
export interface BoardFilterChange extends Partial<Omit<BoardFilter, 'among'>> {
  sources?: string[]
}

const written = ({ members, tagIds, sources, isOverdue, isStill }: BoardFilterChange) => ({
  members: members?.join(','),
  tags: tagIds?.join(','),
  source: sources && (writeFilters({ ...noFilters, sources }).source ?? ''),
  overdue: isOverdue === undefined ? undefined : isOverdue ? 'true' : '',
  still: isStill === undefined ? undefined : isStill ? 'true' : '',
})

/** The address with these filters changed; its other parameters stay. */
export function withBoardFilter(params: URLSearchParams, change: BoardFilterChange): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, text] of Object.entries(written(change)))
    if (text) next.set(name, text)
    else if (text !== undefined) next.delete(name)
  return next
}

const ofBoard = ['members', 'tags', 'overdue', 'still']
const ofList = ['search', 'tile', 'period', 'tab', 'sort', ...filterParameterNames]

/** The address without any filter, or with those of a saved view only; what is open beside the board stays. */
export function withView(params: URLSearchParams, query = ''): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...ofBoard, ...ofList]) next.delete(name)
  for (const [name, text] of new URLSearchParams(query)) next.set(name, text)
  return next
}

/** How many filters of a list are set that the board has no button for. */
export function otherFilters({ among }: BoardFilter): number {
  if (!among) return 0
  const { sources: _own, ...filters } = among.filters ?? noFilters
  const others = Object.keys(writeFilters({ ...filters, sources: [] })).length
  const isDue = among.followUpFrom ?? among.followUpTo
  return others + (among.tab === 'all' ? 0 : 1) + (among.callStatus ? 1 : 0) + (isDue ? 1 : 0)
}
