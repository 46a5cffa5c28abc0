import { isValidCalendarDate } from '../../kit/dates'
import { isPeopleWord } from '../../teams/people-words'
import { leadLimits } from '../limits'
import { type ColumnFilter, callStatuses, type LeadFilters } from '../model'
import { budgetGroups } from './budget-groups'
import { type LeadColumnKey, menuColumns } from './columns'
import { readFigure, writeFigure } from './figure'
import { leadStates } from './states'

/** The value for unassigned leads in the Assign To filter. */
export const unassigned = 'none'

export const noFilters: LeadFilters = {
  states: [],
  areas: [],
  callStatuses: [],
  stageIds: [],
  closureMonths: [],
  budgetGroups: [],
  budgetFrom: undefined,
  budgetTo: undefined,
  assignees: [],
  cities: [],
  places: [],
  sources: [],
  createdFrom: undefined,
  createdTo: undefined,
  dueFrom: undefined,
  dueTo: undefined,
  hasQuotation: undefined,
  tagIds: [],
  figure: undefined,
  columns: [],
}

/** One parameter of the address and of the call; undefined when it cannot be read. */
interface Parameter<T> {
  read: (text: string) => T | undefined
  write: (value: T) => string | undefined
}

/** Separated by commas; a comma within a value is escaped with a backslash. */
const list = <T extends string | number>(read: (text: string) => T | undefined): Parameter<T[]> => ({
  read: (text) => {
    const pieces = [...text.matchAll(/((?:[^\\,]|\\.)+)(?:,|$)/g)].map(([, piece = '']) =>
      piece.replace(/\\(.)/g, '$1'),
    )
    const values = pieces.map(read)
    if (values.length > leadLimits.filterValuesMax || values.includes(undefined)) return undefined
    return [...new Set(values as T[])]
  },
  write: (values) => values.map((value) => String(value).replace(/[\\,]/g, '\\$&')).join(',') || undefined,
})

const oneOf = <T extends string>(words: readonly T[]) => list((text) => words.find((word) => word === text))

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const id = (text: string) => (uuid.test(text) ? text : undefined)
const words = list((text) => (text.length <= 500 ? text : undefined))
const placeNames = list((text) => (text.length <= leadLimits.columnTextMax ? text.trim() : '') || undefined)

const single = <T>(
  read: (text: string) => T | undefined,
  write: (value: T) => string = String,
): Parameter<T | undefined> => ({ read, write: (value) => (value === undefined ? undefined : write(value)) })

const date = single((text) => (isValidCalendarDate(text) ? text : undefined))
const amount = single((text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined))
const flag = single((text) => (text === 'true' || text === 'false' ? text === 'true' : undefined))

type PlainFilters = Omit<LeadFilters, 'columns'>

const parameters: { [K in keyof PlainFilters]: Parameter<PlainFilters[K]> } = {
  states: oneOf(leadStates),
  areas: words,
  callStatuses: oneOf(callStatuses),
  stageIds: list(id),
  closureMonths: list((text) => (/^([1-9]|1[0-2])$/.test(text) ? Number(text) : undefined)),
  budgetGroups: oneOf(budgetGroups),
  budgetFrom: amount,
  budgetTo: amount,
  assignees: list((text) => (text === unassigned || isPeopleWord(text) ? text : id(text))),
  cities: placeNames,
  places: placeNames,
  sources: words,
  createdFrom: date,
  createdTo: date,
  dueFrom: date,
  dueTo: date,
  hasQuotation: flag,
  tagIds: list(id),
  figure: single(readFigure, writeFigure),
}

/** Short names, because people share the address of a list. */
const names: { [K in keyof PlainFilters]: string } = {
  states: 'is',
  areas: 'area',
  callStatuses: 'status',
  stageIds: 'stage',
  closureMonths: 'closure',
  budgetGroups: 'budget',
  budgetFrom: 'budgetFrom',
  budgetTo: 'budgetTo',
  assignees: 'assignee',
  cities: 'city',
  places: 'place',
  sources: 'source',
  createdFrom: 'createdFrom',
  createdTo: 'createdTo',
  dueFrom: 'dueFrom',
  dueTo: 'dueTo',
  hasQuotation: 'quotation',
  tagIds: 'tag',
  figure: 'figure',
}

const keys = Object.keys(names) as (keyof PlainFilters)[]
const columnName = (index: number) => `c${index + 1}`

/** `c5=has:pune`, `c5=empty`, `c5=filled`. */
function readColumn(column: LeadColumnKey, text: string): ColumnFilter | undefined {
  if (text === 'empty' || text === 'filled') return { column, is: text }
  const typed = text.startsWith('has:') ? text.slice(4).trim() : ''
  return typed && typed.length <= leadLimits.columnTextMax
    ? { column, is: 'containing', text: typed }
    : undefined
}

const writeColumn = (filter: ColumnFilter): string =>
  filter.is === 'containing' ? `has:${filter.text}` : filter.is

/** Every filter parameter, for the schema of the call. */
export const filterParameterNames: string[] = [
  ...keys.map((key) => names[key]),
  ...menuColumns.map((_, index) => columnName(index)),
]

export function isReadable(name: string, text: string): boolean {
  const column = menuColumns.find((_, index) => columnName(index) === name)
  if (column) return readColumn(column, text) !== undefined
  const key = keys.find((one) => names[one] === name)
  return key !== undefined && parameters[key].read(text) !== undefined
}

/** Reads what it can: unknown or mistyped parts of an address filter nothing. */
export function readFilters(parameter: (name: string) => string | null | undefined): LeadFilters {
  const read = keys.flatMap((key) => {
    const text = parameter(names[key])
    const value = text ? parameters[key].read(text) : undefined
    return value === undefined ? [] : [[key, value] as const]
  })
  const columns = menuColumns.flatMap((column, index) => {
    const filter = readColumn(column, parameter(columnName(index)) ?? '')
    return filter ? [filter] : []
  })
  return { ...noFilters, ...Object.fromEntries(read), columns }
}

/** The parameters of these filters, by name; a filter that is not set has none. */
export function writeFilters(filters: LeadFilters): Record<string, string> {
  const plain = keys.flatMap((key) => {
    const text = (parameters[key] as Parameter<unknown>).write(filters[key])
    return text === undefined ? [] : [[names[key], text] as const]
  })
  const columns = filters.columns.map(
    (filter) => [columnName(menuColumns.indexOf(filter.column as never)), writeColumn(filter)] as const,
  )
  return Object.fromEntries([...plain, ...columns])
}

/** How many filters are set: a range counts once. */
export function countFilters(filters: LeadFilters): number {
  const ranges = [
    ['budgetFrom', 'budgetTo'],
    ['createdFrom', 'createdTo'],
    ['dueFrom', 'dueTo'],
  ]
  const set = new Set(Object.keys(writeFilters(filters)))
  return set.size - ranges.filter((ends) => ends.every((end) => set.has(end))).length
}

export const isFiltered = (filters: LeadFilters | undefined): boolean =>
  filters !== undefined && Object.keys(writeFilters(filters)).length > 0
