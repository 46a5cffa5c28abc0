import { boundsOfGroup } from '@foyer/contract/leads/list/budget-groups'
import { unassigned } from '@foyer/contract/leads/list/filters'
import type { LeadFilters, LeadSelectionQuery } from '@foyer/contract/leads/model'
import { and, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '../../../../db/schema/company'
import { leads, leadTags } from '../../../../db/schema/leads'
import { stages } from '../../../../db/schema/pipeline'
import type { Visibility } from '../../../teams/service'
import { columnFilter } from './column-filters'

const liveLeads = sql`${leads.deletedAt} is null and ${leads.archivedAt} is null`

export type LeadCondition = SQL | undefined

/** The conditions of a list, without those of its page. */
export const leadFilter = (
  companyId: string,
  query: LeadSelectionQuery,
  visibility: Visibility,
  searched?: SQL,
): SQL | undefined =>
  and(
    eq(leads.companyId, companyId),
    liveLeads,
    visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
    query.tab === 'unassigned' ? isNull(leads.assigneeId) : undefined,
    query.tab === 'won' ? inStageOfKind(companyId, 'won') : undefined,
    query.callStatus ? eq(leads.callStatus, query.callStatus) : undefined,
    followUpIn(query.followUpFrom, query.followUpTo),
    query.filters && chosen(companyId, query.filters),
    searched,
  )

const inStageOfKind = (companyId: string, kind: 'won') =>
  sql`${leads.stageId} = (select ${stages.id} from ${stages} where ${stages.companyId} = ${companyId} and ${stages.kind} = ${kind} and ${stages.deletedAt} is null limit 1)`

const followUpIn = (from: string | undefined, to: string | undefined) =>
  and(
    from ? gte(leads.followUpAt, `${from} 00:00:00`) : undefined,
    to ? lte(leads.followUpAt, `${to} 23:59:59`) : undefined,
  )

const zoneOf = (companyId: string) =>
  sql`(select ${companies.timeZone} from ${companies} where ${companies.id} = ${companyId})`

/** Days in the time zone of the company. */
const createdIn = (companyId: string, from: string | undefined, to: string | undefined) =>
  and(
    from
      ? sql`${leads.createdAt} >= (${from}::date)::timestamp at time zone ${zoneOf(companyId)}`
      : undefined,
    to ? sql`${leads.createdAt} < (${to}::date + 1)::timestamp at time zone ${zoneOf(companyId)}` : undefined,
  )

/** The day of the follow-up is over (L-041). */
export const isOverdue = (companyId: string, now: Date): SQL =>
  sql`${leads.followUpOn} < (${now.toISOString()}::timestamptz at time zone ${zoneOf(companyId)})::date`

const any = <T>(values: T[], condition: (values: T[]) => SQL | undefined): SQL | undefined =>
  values.length > 0 ? condition(values) : undefined

/** The filter bar and the columns: all filters must match, each with any of its values (L-057). */
const chosen = (companyId: string, filters: LeadFilters): SQL | undefined =>
  and(
    any(filters.areas, (areas) => inArray(leads.area, areas)),
    any(filters.callStatuses, (statuses) => inArray(leads.callStatus, statuses)),
    any(filters.stageIds, (ids) => inArray(leads.stageId, ids)),
    any(filters.closureMonths, (months) => inArray(leads.closureMonth, months)),
    any(filters.budgetGroups, (groups) => or(...groups.map(inBudgetGroup))),
    filters.budgetFrom === undefined ? undefined : gte(leads.budget, filters.budgetFrom),
    filters.budgetTo === undefined ? undefined : lte(leads.budget, filters.budgetTo),
    any(filters.assignees, ofAssignees),
    any(filters.sources, (sources) => inArray(leads.source, sources)),
    createdIn(companyId, filters.createdFrom, filters.createdTo),
    followUpIn(filters.dueFrom, filters.dueTo),
    filters.hasQuotation === undefined ? undefined : eq(leads.hasQuotation, filters.hasQuotation),
    any(filters.tagIds, (ids) => taggedWith(companyId, ids)),
    ...filters.columns.map((filter) => columnFilter(companyId, filter, zoneOf(companyId))),
  )

function ofAssignees(assignees: string[]): SQL | undefined {
  const people = assignees.filter((one) => one !== unassigned)
  return or(
    people.length > 0 ? inArray(leads.assigneeId, people) : undefined,
    assignees.includes(unassigned) ? isNull(leads.assigneeId) : undefined,
  )
}

const inBudgetGroup = (group: LeadFilters['budgetGroups'][number]): SQL | undefined => {
  const { from, to, isFromIncluded, isToIncluded } = boundsOfGroup[group]
  return and(
    from === undefined ? undefined : (isFromIncluded ? gte : gt)(leads.budget, from),
    to === undefined ? undefined : (isToIncluded ? lte : lt)(leads.budget, to),
  )
}

const taggedWith = (companyId: string, ids: string[]) =>
  sql`${leads.id} in (select ${leadTags.leadId} from ${leadTags} where ${and(
    eq(leadTags.companyId, companyId),
    inArray(leadTags.tagId, ids),
  )})`
