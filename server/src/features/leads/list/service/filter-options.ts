import type { LeadFilterOptions } from '@foyer/contract/leads/bulk/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import { type Context, readingViewersCompany } from '../../../../context'
import { visibilityOf } from '../../../teams/service'
import { findAreas, findAssignees, findBudgetRange, findSources } from '../repository/filter-options'
import { leadFilter } from '../repository/filters'

const everything: LeadSelectionQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}

export const filterOptions = (ctx: Context): Promise<LeadFilterOptions> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const visibility = await visibilityOf(scope, ctx.viewer)
    const filter = leadFilter(companyId, everything, visibility)
    return {
      areas: await findAreas(db, filter, leadLimits.optionsMax),
      sources: await findSources(db, companyId, leadLimits.optionsMax),
      people: await findAssignees(db, companyId, visibility),
      budget: await findBudgetRange(db, filter),
    }
  })
