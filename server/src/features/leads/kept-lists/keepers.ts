import { fieldLimits } from '@foyer/contract/fields/limits'
import type { ListKey } from '@foyer/contract/leads/kept-lists/model'
import type { CompanyScope } from '../../../context'
import type { keptList, Listed } from '../../../db/kept-list'
import { choiceLists, replaceInForm } from '../../fields/service'
import { designationList, mergeDesignations } from '../../people/service'
import { renameInLimits } from '../../teams/service'
import { renameInViews } from '../list/service/rename-in-views'
import { type ChoiceColumn, renameOnLeads } from '../write/repository/choice'

/** A list, and what else of the firm names its entries. */
interface Keeper {
  list: ReturnType<typeof keptList>
  most: number
  /** After the entry was called otherwise; how many leads changed. */
  renamed: (scope: CompanyScope, entry: Listed, name: string) => Promise<number>
  /** Before it goes, for good or out of the forms. */
  hidden: (scope: CompanyScope, entry: Listed) => Promise<void>
  merged: (scope: CompanyScope, entry: Listed, into: Listed) => Promise<number>
}

/** Leads, saved views and the lead form hold the name itself. */
function byName(field: ChoiceColumn): Keeper {
  const renamed: Keeper['renamed'] = async (scope, entry, becomes) => {
    const change = { name: entry.name, becomes }
    await replaceInForm(scope, field, entry.name, becomes)
    if (field === 'source') {
      await renameInViews(scope, change)
      await renameInLimits(scope, change)
    }
    return renameOnLeads(scope.db, scope.companyId, field, change)
  }
  return {
    list: choiceLists[field],
    most: fieldLimits.choices.max,
    renamed,
    hidden: (scope, { name }) => replaceInForm(scope, field, name, undefined),
    merged: (scope, entry, into) => renamed(scope, entry, into.name),
  }
}

export const keepers: Record<ListKey, Keeper> = {
  source: byName('source'),
  sourceName: byName('sourceName'),
  workScope: byName('workScope'),
  // People refer to their designation by its id: a new name shows by itself.
  designation: {
    list: designationList,
    most: fieldLimits.choices.max,
    renamed: async () => 0,
    hidden: async () => undefined,
    merged: async (scope, entry, into) => {
      await mergeDesignations(scope, entry.id, into.id)
      return 0
    },
  },
}
