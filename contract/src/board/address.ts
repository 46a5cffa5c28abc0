import type { CalendarDate } from '../kit/dates'
import { readViewQuery, selectionOf } from '../leads/list/address'
import { filterParameterNames, noFilters, writeFilters } from '../leads/list/filters'
import type { LeadState } from '../leads/list/states'
import type { LeadSelectionQuery } from '../leads/model'
import { isPeopleWord } from '../teams/people-words'
import { boardLimits } from './limits'
import type { BoardFilter } from './model'

const read = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((id) => /^[\da-f-]{36}$/i.test(id))),
]

const readMembers = (text: string | null): string[] => [
  ...(text ?? '').split(',').filter(isPeopleWord),
  ...read(text),
]

const isNarrow = ({ tab, ...selection }: LeadSelectionQuery): boolean =>
  tab !== 'all' || Object.values(selection).some((value) => value !== undefined)

/**
 * The filters of the board in the address: `?members=me,<id>&tags=<id>`, and besides them whatever the address of a list
 * or a saved view may say, `is=overdue,standing-still` among it. Addresses from before there were such words say
 * `overdue=true&still=true`, which means both at once.
 */
export function readBoardFilter(params: URLSearchParams, today: CalendarDate): BoardFilter {
  const { tab, address } = readViewQuery(params.toString())
  const among = selectionOf(tab, address, today)
  return {
    members: readMembers(params.get('members')).slice(0, boardLimits.filterMax),
    tagIds: read(params.get('tags')).slice(0, boardLimits.filterMax),
    ...(isNarrow(among) && { among }),
    ...(params.get('overdue') === 'true' && { isOverdue: true }),
    ...(params.get('still') === 'true' && { isStill: true }),
  }
}

export const isNarrowed = ({ members, tagIds, among, isOverdue, isStill }: BoardFilter): boolean =>
  members.length + tagIds.length > 0 || Boolean(among ?? isOverdue ?? isStill)

export const sourcesIn = ({ among }: BoardFilter): string[] => among?.filters?.sources ?? []

/** The words that the board has a button for. */
export const boardStates = ['overdue', 'standing-still'] as const satisfies LeadState[]
type BoardState = (typeof boardStates)[number]
const isOfBoard = (state: LeadState): state is BoardState =>
  (boardStates as readonly LeadState[]).includes(state)

export const statesIn = ({ among, isOverdue, isStill }: BoardFilter): LeadState[] => [
  ...new Set([
    ...(isOverdue ? (['overdue'] as const) : []),
    ...(isStill ? (['standing-still'] as const) : []),
    ...(among?.filters?.states ?? []),
  ]),
]

/** What the board itself can change of its filters. */
export interface BoardFilterChange extends Partial<Pick<BoardFilter, 'members' | 'tagIds'>> {
  sources?: string[]
  states?: LeadState[]
}

const written = ({ members, tagIds, sources, states }: BoardFilterChange) => ({
  members: members?.join(','),
  tags: tagIds?.join(','),
  source: sources && (writeFilters({ ...noFilters, sources }).source ?? ''),
  ...(states && { is: writeFilters({ ...noFilters, states }).is ?? '', overdue: '', still: '' }),
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
  const filters = among.filters ?? noFilters
  const states = filters.states.filter((state) => !isOfBoard(state))
  const others = Object.keys(writeFilters({ ...filters, states, sources: [] })).length
  const isDue = among.followUpFrom ?? among.followUpTo
  return others + (among.tab === 'all' ? 0 : 1) + (among.callStatus ? 1 : 0) + (isDue ? 1 : 0)
}
