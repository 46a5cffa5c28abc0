import { fieldLimits } from '../../fields/limits'
import { readable } from '../../fields/readable'
import { textProblem } from '../../kit/field-rules'
import { plainText } from '../../kit/typed-text'
import { peopleLimits } from '../../people/limits'
import { keptListTexts } from '../messages/kept-lists'
import type { ListEntry, ListKey } from './model'

export const nameMax = (list: ListKey): number =>
  list === 'designation' ? peopleLimits.designation.max : fieldLimits.choice.max

/** The same rules as where people add an entry by typing it into a form. */
export const nameProblem = (list: ListKey, name: string): string | undefined =>
  textProblem(name.trim(), {
    label: keptListTexts.name,
    max: nameMax(list),
    pattern: list === 'designation' ? plainText : readable,
  })

/** The same name in another case is the same entry. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Where an entry goes when it moves by one among those in sight: before which one, or to the end. */
export function beforeWhich(
  all: readonly ListEntry[],
  seen: readonly ListEntry[],
  id: string,
  way: 'up' | 'down',
): string | undefined {
  const place = seen.findIndex((entry) => entry.id === id)
  if (way === 'up') return seen[place - 1]?.id
  const passed = all.findIndex((entry) => entry.id === seen[place + 1]?.id)
  return all[passed + 1]?.id
}
