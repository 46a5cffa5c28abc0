import { areaBands, isAreaBand } from '@foyer/contract/leads/list/area-bands'
import { boundsOfGroup } from '@foyer/contract/leads/list/budget-groups'
import { unassigned } from '@foyer/contract/leads/list/filters'
import type { LeadFilters, LeadSelectionQuery } from '@foyer/contract/leads/model'
import { isPeopleWord } from '@foyer/contract/teams/people-words'
import { and, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isAnyOf } from '../../../../db/any-of'
import { isOnDays } from '../../../../db/on-days'
import { leads, leadTags } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'
import { columnFilter } from './column-filters'
import type { CompanyFacts } from './company-facts'
import { inCities, inPlaces } from './conditions/place-filters'
import { isInAnyState } from './conditions/states'
import { ofFigure } from './figure-filter'

const liveLeads = sql`${leads.deletedAt} is null and ${leads.archivedAt} is null`

export type LeadCondition = SQL | undefined

/** The conditions of a list, without those of its page. */
export const leadFilter = (
  company: CompanyFacts,
  query: LeadSelectionQuery,
  visibility: Visibility,
  searched?: SQL,
): SQL | undefined =>
  and(
    eq(leads.companyId, company.companyId),
    liveLeads,
    visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
    query.tab === 'unassigned' ? isNull(leads.assigneeId) : undefined,
    query.tab === 'won' ? isAnyOf(leads.stageId, company.wonStageIds) : undefined,
    query.callStatus ? eq(leads.callStatus, query.callStatus) : undefined,
    followUpIn(query.followUpFrom, query.followUpTo),
    query.filters && chosen(company, query.filters),
    searched,
  )

const followUpIn = (from: string | undefined, to: string | undefined) =>
  and(
    from ? gte(leads.followUpAt, `${from} 00:00:00`) : undefined,
    to ? lte(leads.followUpAt, `${to} 23:59:59`) : undefined,
  )

const any = <T>(values: T[], condition: (values: T[]) => SQL | undefined): SQL | undefined =>
  values.length > 0 ? condition(values) : undefined

/** The filter bar and the columns: all filters must match, each with any of its values (L-057). */
const chosen = (company: CompanyFacts, filters: LeadFilters): SQL | undefined => {
  const { companyId, timeZone } = company
  return and(
    any(filters.states, (states) => isInAnyState(states, company)),
    any(filters.areas, ofAreas),
    any(filters.callStatuses, (statuses) => isAnyOf(leads.callStatus, statuses)),
    any(filters.stageIds, (ids) => isAnyOf(leads.stageId, ids)),
    any(filters.closureMonths, (months) => isAnyOf(leads.closureMonth, months)),
    any(filters.budgetGroups, (groups) => or(...groups.map(inBudgetGroup))),
    inBudget({ from: filters.budgetFrom, to: filters.budgetTo, isFromIncluded: true, isToIncluded: true }),
    any(filters.assignees, (assignees) => isGivenTo(leads.assigneeId, assignees, company)),
    any(filters.cities, inCities),
    any(filters.places, (places) => inPlaces(companyId, places)),
    any(filters.sources, (sources) => isAnyOf(leads.source, sources)),
    isOnDays(leads.createdAt, { from: filters.createdFrom, to: filters.createdTo }, timeZone),
    followUpIn(filters.dueFrom, filters.dueTo),
    filters.hasQuotation === undefined ? undefined : eq(leads.hasQuotation, filters.hasQuotation),
    any(filters.tagIds, (ids) => taggedWith(companyId, ids)),
    filters.figure && ofFigure(company, filters.figure),
    ...filters.columns.map((filter) => columnFilter(companyId, filter, sql`${timeZone}`)),
  )
}

/** Bands, and single areas, which older views name. */
function ofAreas(areas: string[]): SQL | undefined {
  const bands = areas.filter(isAreaBand).map((band) => areaBands.indexOf(band))
  const single = areas.filter((area) => !isAreaBand(area))
  return or(
    bands.length > 0 ? isAnyOf(leads.areaBand, bands) : undefined,
    single.length > 0 ? isAnyOf(leads.area, single) : undefined,
  )
}

/** Words for people mean others for each reader; where they mean nobody, nothing matches. */
export function isGivenTo(
  assignee: AnyPgColumn,
  assignees: string[],
  { meant }: CompanyFacts,
): SQL | undefined {
  const named = assignees.filter((one) => one !== unassigned)
  const people = new Set(named.flatMap((one) => (isPeopleWord(one) ? meant[one] : [one])))
  return or(
    named.length > 0 ? isAnyOf(assignee, [...people]) : undefined,
    assignees.includes(unassigned) ? isNull(assignee) : undefined,
  )
}

interface BudgetBounds {
  from?: number | undefined
  to?: number | undefined
  isFromIncluded: boolean
  isToIncluded: boolean
}

/**
 * Of a range whose ends it does not know, the planner of a prepared statement expects next to nothing and reads it from the
 * index of budgets, however wide it is. So it sees one end only.
 */
const inBudget = ({ from, to, isFromIncluded, isToIncluded }: BudgetBounds): SQL | undefined => {
  const compared = from === undefined ? sql`${leads.budget}` : sql`coalesce(${leads.budget}, 0)`
  return and(
    from === undefined ? undefined : (isFromIncluded ? gte : gt)(leads.budget, from),
    to === undefined ? undefined : (isToIncluded ? lte : lt)(compared, to),
  )
}

const inBudgetGroup = (group: LeadFilters['budgetGroups'][number]): SQL | undefined =>
  inBudget(boundsOfGroup[group])

const taggedWith = (companyId: string, ids: string[]) =>
  sql`${leads.id} in (select ${leadTags.leadId} from ${leadTags} where ${and(
    eq(leadTags.companyId, companyId),
    isAnyOf(leadTags.tagId, ids),
  )})`
