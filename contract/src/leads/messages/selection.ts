import { grouped } from '../../kit/money'

const counted = (count: number) => `${grouped(count)} ${count === 1 ? 'lead' : 'leads'}`

/** The bar that replaces the filters while leads are selected. */
export const selectionTexts = {
  label: 'Selected leads',
  selected: 'selected',
  clear: 'Clear Selection',
  selectAll: 'Select All',
  select: 'Select',
  tick: (name: string) => `Select ${name}`,
  assign: 'Assign to',
  move: 'Move to stage',
  edit: 'Edit',
  merge: 'Merge',
  delete: 'Delete',
  archive: 'Archive',
  viewRemark: 'View remark',
  undoMerge: (name: string) => `Undo merge with ${name}`,
  more: 'More actions',
} as const

export const assignTexts = {
  title: 'Assign Lead to',
  chosen: (count: number) => `${grouped(count)} Leads Selected`,
  assignee: 'Assign To',
  placeholder: 'Select a member',
  nobody: 'Unassigned',
  noMatch: 'Search Not Found',
  /** L-207: of the panel for one lead, and of the modal for many. */
  update: 'Update',
  apply: 'Apply',
  locked: 'Access Disabled by the Admin',
  failed: 'Oops Something Went Wrong',
  choicesFailed: 'The people could not be loaded.',
} as const

/** C-177; the question before Won is that for one lead. */
export const moveLeadsTexts = {
  leads: counted,
  choicesFailed: 'The stages could not be loaded.',
  ask: (leads: string, stage: string) => `Move ${leads} to ${stage}?`,
  reasonOfAll: 'The reason is kept with each of them.',
  confirm: 'Move',
  moved: (count: number, stage: string) => `${counted(count)} moved to ${stage}`,
} as const

export const deleteLeadTexts = {
  question: 'Do you want to delete the Lead?',
  many: (count: number) => `${counted(count)} will leave the lists, and can be brought back for 30 days.`,
  one: (name: string) => `${name} will leave the lists, and can be brought back for 30 days.`,
  typeNumber: (count: number) => `To go on, type the number of leads: ${count}`,
  confirm: 'Delete',
  failed: 'Oops Something Went Wrong',
} as const

export const archivedTexts = {
  done: (count: number) => (count === 1 ? 'Lead Archive Successfully' : 'Leads Archive Successfully'),
} as const

/** What was done with many leads, and what was not done and why. */
export const reportTexts = {
  title: 'Some leads stayed as they are',
  /** Below what was done. */
  number: (count: number) => counted(count),
  done: (done: number, all: number) =>
    `Done for ${grouped(done)} of ${grouped(all)} leads. These stayed as they are:`,
  unknown: 'A lead',
  more: (count: number) => `and ${grouped(count)} more`,
  close: 'Okay',
  of: (name: string, reason: string) => (name ? `${name}: ${reason}` : reason),
  undone: (count: number) => `${counted(count)} ${count === 1 ? 'is' : 'are'} as before.`,
  partlyUndone: (count: number, stayed: number) =>
    `${counted(count)} ${count === 1 ? 'is' : 'are'} as before; ${counted(stayed)} changed since stayed as they are.`,
} as const

export const exportTexts = {
  action: 'Export CSV',
  failed: 'The leads could not be exported. Please try again.',
} as const

/** The latest update of a lead. */
export const remarkTexts = {
  title: 'Last Remark',
  none: 'No Remarks yet',
  noText: 'No text available',
  loadFailed: 'The remark could not be loaded.',
} as const

export const archivePageTexts = {
  about: 'Leads that are no longer worked on. Bring them back whenever they are.',
  selected: 'Selected',
  unarchive: 'Unarchive',
  unarchiveFailed: 'Failed to unarchive Lead',
  deleteTitle: 'Delete Archive Lead',
  deleteText: 'The Archived Lead will be permanently deleted from the system.',
  empty: 'No archived leads',
  emptyHint: 'Archive leads from the lead list, and they are kept here.',
  noMatch: 'No results found',
  loadFailed: 'The archived leads could not be loaded.',
  yes: 'Yes',
  no: 'No',
  blank: '-',
} as const
