import { z } from 'zod'
import { leadLimits } from '../../../leads/limits'
import {
  filterParameterNames,
  isFiltered,
  isReadable,
  readFilters,
  writeFilters,
} from '../../../leads/list/filters'
import { filterProblems } from '../../../leads/messages/filters'
import type { LeadSelectionQuery } from '../../../leads/model'
import { readListType, writeListType } from '../fields/codes'
import { sentDay } from '../fields/days'

const filter = (name: string) =>
  z
    .string()
    .max(leadLimits.filterTextMax)
    .refine((text) => text === '' || isReadable(name, text), filterProblems.unreadable)
    .optional()

/** Which leads: the parameters of the list without its order and page (C-087). */
export const selectionQuery = {
  type: z.coerce.number().int().min(0).max(9).optional(),
  startDate: sentDay,
  endDate: sentDay,
  search: z.string().max(leadLimits.searchMax).optional(),
  ...(Object.fromEntries(filterParameterNames.map((name) => [name, filter(name)])) as Record<
    `c${number}`,
    ReturnType<typeof filter>
  >),
}

const selectionWire = z.object(selectionQuery)

/** startDate and endDate mean the follow-up date. */
export function readSelection(wire: z.infer<typeof selectionWire>): LeadSelectionQuery {
  const filters = readFilters((name) => (wire as Record<string, string | undefined>)[name])
  return {
    ...readListType(wire.type),
    search: wire.search?.trim() || undefined,
    followUpFrom: wire.startDate,
    followUpTo: wire.endDate,
    filters: isFiltered(filters) ? filters : undefined,
  }
}

export const writeSelection = (query: LeadSelectionQuery) => ({
  type: writeListType(query.tab, query.callStatus),
  startDate: query.followUpFrom,
  endDate: query.followUpTo,
  search: query.search,
  ...(query.filters && writeFilters(query.filters)),
})
