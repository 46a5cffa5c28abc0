import { refusal } from '../../kit/refusal'
import type { ListKey } from '../kept-lists/model'

const leads = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`
const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`
const usesOf = (list: ListKey, count: number) => (list === 'designation' ? people(count) : leads(count))

export const listNames: Record<ListKey, string> = {
  source: 'Lead Sources',
  sourceName: 'Source Names',
  workScope: 'Work Scopes',
  designation: 'Designations',
}

/** The settings page Lists. */
export const keptListTexts = {
  title: 'Lists',
  lead: 'What the forms offer, in this order. What leads and people have already stays when an entry is hidden.',
  tabs: 'Lists',
  name: 'Name',
  uses: (list: ListKey) => (list === 'designation' ? 'People' : 'Leads'),
  hidden: 'Hidden',
  add: 'Add entry',
  addTitle: {
    source: 'Add Lead Source',
    sourceName: 'Add Source Name',
    workScope: 'Add Work Scope',
    designation: 'Add Designation',
  } satisfies Record<ListKey, string>,
  rename: 'Rename',
  merge: 'Merge',
  hide: 'Hide',
  show: 'Show again',
  moveUp: 'Move up',
  moveDown: 'Move down',
  isFirst: 'It is the first already',
  isLast: 'It is the last already',
  isAlone: 'There is no other entry to merge it into',
  empty: {
    source: 'There are no lead sources yet',
    sourceName: 'There are no source names yet',
    workScope: 'There are no work scopes yet',
    designation: 'There are no designations yet',
  } satisfies Record<ListKey, string>,
  emptyHint: 'Add one here, or type it into a form: it is offered from then on.',
  noMatch: 'No results found',
  loadFailed: 'The lists could not be loaded.',
  readOnly: 'You can look at this list, but not change it.',
  hiddenNow: (name: string) => `“${name}” is no longer offered.`,
  shownNow: (name: string) => `“${name}” is offered again.`,
  moved: (name: string, place: number, of: number) => `“${name}” is now ${place} of ${of}.`,
  failed: 'The list could not be changed.',
} as const

export const entryFormTexts = {
  renameTitle: (name: string) => `Rename “${name}”`,
  renameHint: (list: ListKey, count: number) =>
    count === 0 ? undefined : `${usesOf(list, count)} will show the new name.`,
  save: 'Save',
  mergeInstead: (name: string) => `Merge into “${name}”`,
  failed: 'The entry could not be saved. What you typed is kept.',
} as const

export const mergeEntryTexts = {
  title: (name: string) => `Merge “${name}”`,
  into: 'Merge into',
  question: (name: string, into: string) => `Merge “${name}” into “${into}”?`,
  effect: (list: ListKey, count: number, into: string) => {
    if (count === 0) return `“${into}” stays, and nothing else changes.`
    return list === 'designation'
      ? `${people(count)} will have the designation ${into}.`
      : `${leads(count)} will say ${into}.`
  },
  archivedToo: 'Archived and deleted leads too.',
  final: 'This cannot be undone.',
  chosenFirst: 'Choose the entry that stays.',
  confirm: 'Merge',
  failed: 'The entries could not be merged.',
} as const

export const keptListReplies = {
  added: (name: string) => `“${name}” was added.`,
  renamed: (name: string) => `The entry is now called “${name}”.`,
  hidden: keptListTexts.hiddenNow,
  shown: keptListTexts.shownNow,
  merged: (name: string, into: string) => `“${name}” was merged into “${into}”.`,
  moved: 'The order was changed.',
} as const

export const keptListRefusals = {
  unknown: refusal(404, 'unknown-entry', 'This entry does not exist any more.'),
  there: (name: string) => refusal(409, 'entry-there', `There is “${name}” already.`),
  taken: (name: string, taken: string) =>
    refusal(409, 'entry-taken', `There is “${taken}” already. You can merge “${name}” into it.`),
  withItself: refusal(400, 'merge-with-itself', 'An entry cannot be merged into itself.'),
  tooMany: (most: number) => refusal(409, 'too-many-choices', `The list has ${most} entries already.`),
}
