import type { LeadFilterOptions } from '@foyer/contract/leads/bulk/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import { myTeam } from '@foyer/contract/teams/people-words'
import { type Context, readingViewersCompany } from '../../../../context'
import { peopleMeant, visibilityOf } from '../../../teams/service'
import { peopleOf } from '../../record/service/company-settings'
import { findOptions } from '../repository/filter-options'
import { leadFilter } from '../repository/filters'
import { factsOf } from './company-facts'

const everything: LeadSelectionQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}

export const filterOptions = (ctx: Context): Promise<LeadFilterOptions> =>
  readingViewersCompany(ctx, async (scope) => {
    const visibility = await visibilityOf(scope, ctx.viewer)
    const filter = leadFilter(await factsOf(scope, ctx.viewer), everything, visibility)
    const most = leadLimits.optionsMax
    const found = await findOptions(scope.db, scope.companyId, { filter, visibility, most })
    const having = new Set(found?.assignees)
    return {
      areas: found?.areas ?? [],
      sources: found?.sources ?? [],
      cities: found?.cities ?? [],
      places: found?.places ?? [],
      hasTeam: (await peopleMeant(scope, ctx.viewer, myTeam)).length > 1,
      people: [...(await peopleOf(scope)).values()]
        .filter(({ id }) => having.has(id))
        .map(({ id, fullName }) => ({ id, fullName })),
      budget:
        typeof found?.lowest === 'number'
          ? { min: found.lowest, max: found.highest ?? found.lowest }
          : undefined,
    }
  })
