import { labelOf } from '@foyer/contract/fields/lead-fields'
import { type CalendarDate, formatDay } from '@foyer/contract/kit/dates'
import { shortAmount } from '@foyer/contract/kit/money'
import { areaBands, isAreaBand } from '@foyer/contract/leads/list/area-bands'
import { budgetGroups } from '@foyer/contract/leads/list/budget-groups'
import type { BudgetBetween } from '@foyer/contract/leads/list/budget-words'
import { unassigned } from '@foyer/contract/leads/list/filters'
import { leadStates } from '@foyer/contract/leads/list/states'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import {
  areaBandTexts,
  budgetGroupTexts,
  columnFilterTexts,
  leadFilterTexts,
  leadStateTexts,
  monthTexts,
  peopleWordTexts,
} from '@foyer/contract/leads/messages/filters'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { type ColumnFilter, callStatuses, type LeadFilters } from '@foyer/contract/leads/model'
import { me, peopleWords } from '@foyer/contract/teams/people-words'

/** The fields of the filter bar (L-052); the first ones have a chip of their own from the start. */
export const mainFields = ['status', 'budget', 'assignee', 'source'] as const
export const moreFields = [
  'city',
  'place',
  'stage',
  'area',
  'expectedClosure',
  'created',
  'followUp',
  'quotationSent',
  'tags',
] as const
/** 'state' has its quick filters beside the fields. */
export type FilterField = 'state' | (typeof mainFields)[number] | (typeof moreFields)[number]
export const barFields: readonly FilterField[] = [...mainFields, ...moreFields]
export const allFields: readonly FilterField[] = ['state', ...barFields]

export interface Choice {
  value: string
  label: string
}

/** What the fields offer; empty until it is known. */
export interface FilterChoices {
  sources: Choice[]
  cities: Choice[]
  places: Choice[]
  hasTeam: boolean
  people: Choice[]
  stages: Choice[]
  tags: Choice[]
  budget: { min: number; max: number } | undefined
}

export const choicesOf = (texts: readonly string[]): Choice[] =>
  texts.map((value) => ({ value, label: value }))

/** What is chosen is offered too, also where nobody has it at the moment. */
const withChosen = (choices: Choice[], chosen: string[]): Choice[] => {
  const known = new Set(choices.map(({ value }) => value.toLowerCase()))
  return [...choices, ...choicesOf(chosen.filter((one) => !known.has(one.toLowerCase())))]
}

/** The fields that are lists to tick, and which part of the filters each of them is. */
export const listFields = {
  state: {
    read: ({ states }: LeadFilters): string[] => states,
    write: (values: string[]) => ({ states: leadStates.filter((one) => values.includes(one)) }),
    choices: (): Choice[] => leadStates.map((value) => ({ value, label: leadStateTexts[value] })),
  },
  city: {
    read: ({ cities }: LeadFilters): string[] => cities,
    write: (cities: string[]) => ({ cities }),
    choices: ({ cities }: FilterChoices, filters: LeadFilters) => withChosen(cities, filters.cities),
  },
  place: {
    read: ({ places }: LeadFilters): string[] => places,
    write: (places: string[]) => ({ places }),
    choices: ({ places }: FilterChoices, filters: LeadFilters) => withChosen(places, filters.places),
  },
  status: {
    read: ({ callStatuses }: LeadFilters): string[] => callStatuses,
    write: (values: string[]) => ({ callStatuses: callStatuses.filter((one) => values.includes(one)) }),
    choices: (): Choice[] => callStatuses.map((value) => ({ value, label: callStatusTexts[value] })),
  },
  stage: {
    read: ({ stageIds }: LeadFilters): string[] => stageIds,
    write: (stageIds: string[]) => ({ stageIds }),
    choices: ({ stages }: FilterChoices) => stages,
  },
  area: {
    read: ({ areas }: LeadFilters): string[] => areas,
    write: (areas: string[]) => ({ areas }),
    // A view from before there were bands names single areas.
    choices: (_: FilterChoices, { areas }: LeadFilters): Choice[] => [
      ...areaBands.map((value) => ({ value, label: areaBandTexts[value] })),
      ...choicesOf(areas.filter((area) => !isAreaBand(area))),
    ],
  },
  expectedClosure: {
    read: ({ closureMonths }: LeadFilters): string[] => closureMonths.map(String),
    write: (values: string[]) => ({ closureMonths: values.map(Number).toSorted((a, b) => a - b) }),
    choices: (): Choice[] => monthTexts.map((label, index) => ({ value: String(index + 1), label })),
  },
  assignee: {
    read: ({ assignees }: LeadFilters): string[] => assignees,
    write: (assignees: string[]) => ({ assignees }),
    choices: ({ people, hasTeam }: FilterChoices, { assignees }: LeadFilters) => [
      ...peopleWords
        .filter((word) => word === me || hasTeam || assignees.includes(word))
        .map((value) => ({ value, label: peopleWordTexts[value] })),
      { value: unassigned, label: leadFilterTexts.unassigned },
      ...people,
    ],
  },
  source: {
    read: ({ sources }: LeadFilters): string[] => sources,
    write: (sources: string[]) => ({ sources }),
    choices: ({ sources }: FilterChoices) => sources,
  },
  quotationSent: {
    read: ({ hasQuotation }: LeadFilters): string[] =>
      hasQuotation === undefined ? [] : [String(hasQuotation)],
    // Both is as good as none.
    write: (values: string[]) => ({ hasQuotation: values.length === 1 ? values[0] === 'true' : undefined }),
    choices: (): Choice[] => [
      { value: 'true', label: leadFilterTexts.yes },
      { value: 'false', label: leadFilterTexts.no },
    ],
  },
  tags: {
    read: ({ tagIds }: LeadFilters): string[] => tagIds,
    write: (tagIds: string[]) => ({ tagIds }),
    choices: ({ tags }: FilterChoices) => tags,
  },
  budget: {
    read: ({ budgetGroups }: LeadFilters): string[] => budgetGroups,
    write: (values: string[]) => ({ budgetGroups: budgetGroups.filter((one) => values.includes(one)) }),
    choices: (): Choice[] => budgetGroups.map((value) => ({ value, label: budgetGroupTexts[value] })),
  },
} satisfies Partial<Record<FilterField, unknown>>
export type ListField = keyof typeof listFields

/** Those that take what is typed, whether it is offered or not. */
export const isTypedField = (field: FilterField): boolean => field === 'city' || field === 'place'

export const isListField = (field: FilterField): field is ListField => field in listFields

const cleared: Record<FilterField, Partial<LeadFilters>> = {
  state: { states: [] },
  city: { cities: [] },
  place: { places: [] },
  status: { callStatuses: [] },
  budget: { budgetGroups: [], budgetFrom: undefined, budgetTo: undefined },
  assignee: { assignees: [] },
  source: { sources: [] },
  stage: { stageIds: [] },
  area: { areas: [] },
  expectedClosure: { closureMonths: [] },
  created: { createdFrom: undefined, createdTo: undefined },
  followUp: { dueFrom: undefined, dueTo: undefined },
  quotationSent: { hasQuotation: undefined },
  tags: { tagIds: [] },
}

export const without = (filters: LeadFilters, field: FilterField): LeadFilters => ({
  ...filters,
  ...cleared[field],
})

export const withColumn = (
  filters: LeadFilters,
  column: ColumnFilter['column'],
  filter: ColumnFilter | undefined,
): LeadFilters => ({
  ...filters,
  columns: [...filters.columns.filter((one) => one.column !== column), ...(filter ? [filter] : [])],
})

/** 'Kavya Menon', 'Kavya Menon +2', or the number while the names are not known. */
function listWords(values: string[], choices: Choice[]): string | undefined {
  if (values.length === 0) return undefined
  const first = choices.find(({ value }) => value === values[0])?.label
  if (!first) return String(values.length)
  return values.length === 1 ? first : filterBarTexts.andMore(first, values.length - 1)
}

const rangeWords = (from: string | undefined, to: string | undefined): string | undefined => {
  if (from && to) return from === to ? from : `${from} – ${to}`
  if (from) return `≥ ${from}`
  return to && `≤ ${to}`
}

export function wordsOfBudget({ from, to }: BudgetBetween, currencySymbol: string): string | undefined {
  const amount = (value: number | undefined) =>
    value === undefined ? undefined : shortAmount(value, currencySymbol)
  return rangeWords(amount(from), amount(to))
}

/** What a field narrows the list to, in words; nothing where it does not. */
export function wordsOfField(
  field: FilterField,
  filters: LeadFilters,
  choices: FilterChoices,
  { today, currencySymbol }: { today: CalendarDate; currencySymbol: string },
): string | undefined {
  const day = (date: CalendarDate | undefined) => date && formatDay(date, today)
  if (field === 'created') return rangeWords(day(filters.createdFrom), day(filters.createdTo))
  if (field === 'followUp') return rangeWords(day(filters.dueFrom), day(filters.dueTo))
  const { read, choices: offered } = listFields[field]
  const listed = listWords(read(filters), offered(choices, filters))
  if (field !== 'budget') return listed
  const range = wordsOfBudget({ from: filters.budgetFrom, to: filters.budgetTo }, currencySymbol)
  return [listed, range].filter(Boolean).join(', ') || undefined
}

/** 'City: Contains “pune”' */
export const wordsOfColumn = (filter: ColumnFilter): string => {
  const what = columnFilterTexts[filter.is]
  return `${labelOf(filter.column)}: ${filter.is === 'containing' ? `${what} “${filter.text}”` : what}`
}
