import { presetWorkTypes } from '@foyer/contract/fields/defaults'
import { keptList } from '../../../db/kept-list'
import { leadSources, sourceNames, workTypes } from '../../../db/schema/fields'

/** L-188: the presets in the order of the specification, then the others by name. */
export const choiceLists = {
  source: keptList('source', leadSources),
  sourceName: keptList('sourceName', sourceNames),
  workScope: keptList('workType', workTypes, presetWorkTypes),
}
export type ChoiceList = keyof typeof choiceLists
