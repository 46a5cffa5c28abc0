import type { QuotationKind } from './model'

export const editorTexts = {
  loadFailed: 'The quotation could not be loaded',
  back: 'To all quotations',
  send: 'Send',
  sendAgain: 'Send again',
  more: 'More actions',
  preview: 'PDF',
  undo: 'Undo',
  redo: 'Redo',
  saved: (time: string) => `Saved ${time}`,
  waiting: 'Not saved yet',
  saving: 'Saving…',
  offline: 'Not saved: kept on this device, and tried again',
  refused: 'Not saved',
  problems: (count: number) =>
    count === 1 ? 'Not saved: 1 thing needs attention' : `Not saved: ${count} things need attention`,
  unread: (count: number) => (count === 1 ? '1 cell cannot be read' : `${count} cells cannot be read`),
  broughtBack: 'What you had typed and not saved is here again.',
  followed: (name: string) => `${name} saved changes: they are shown now.`,
  somebody: 'Somebody',
  leaveTitle: 'Leave without saving?',
  leaveText:
    'The last changes are not saved. They stay on this device and are here when you open the quotation again.',
  copy: 'Copy as a new quotation',
  copied: 'This is the copy. The other one stays as it is.',
  saveTemplate: 'Save as template',
  useTemplate: 'Begin with a template',
  makeVoid: 'Make void',
  remove: 'Delete',
  seen: 'Seen',
  changesAsked: 'Changes asked for',
  unsent: 'Changed since it was sent',
  readOnly: 'You can read quotations. To change them, ask an admin for the right to edit quotations.',
  accepted: (name: string, day: string) =>
    `Accepted by ${name} on ${day}. It stays as it is; copy it to quote anew.`,
  acceptedPlain: 'The client has accepted it. It stays as it is; copy it to quote anew.',
  isVoid: (reason: string) => `This quotation is void: ${reason}`,
  isVoidPlain: 'This quotation is void. It stays as it is; copy it to quote anew.',
} as const

export const conflictTexts = {
  title: 'Two of you wrote at the same time',
  text: (name: string, time: string) =>
    `${name} saved another state at ${time}. Nothing is lost: choose what counts.`,
  compare: 'Compare',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  mine: 'Mine',
  theirs: 'Theirs',
} as const

export const listTexts = {
  title: (project: string) => `Quotations of ${project}`,
  tab: 'Quotations',
  loadFailed: 'The quotations could not be loaded',
  toProject: 'To the project',
  toLead: 'To the lead',
  empty: 'No quotation yet',
  emptyHint: 'Begin one from a template or with nothing.',
  create: 'New quotation',
  quotation: 'Quotation',
  kind: 'Kind',
  state: 'State',
  total: 'Total',
  last: 'Last',
  noNumber: 'No number yet',
  sent: (when: string) => `Sent ${when}`,
  seen: (when: string) => `Seen ${when}`,
  changes: (when: string) => `Changes asked for ${when}`,
  accepted: (when: string) => `Accepted ${when}`,
  voided: (when: string) => `Void since ${when}`,
  edited: (when: string) => `Edited ${when}`,
  open: 'Open',
  begun: (kind: QuotationKind) =>
    kind === 'design' ? 'Opening the design quotation' : 'Opening the execution quotation',
  beginFailed: 'The quotation could not be begun',
} as const

export const newDialogTexts = {
  title: 'New quotation',
  kind: 'Kind',
  design: 'Design: fees for a design',
  execution: 'Execution: items by room or trade',
  from: 'Begin with',
  blank: 'Nothing',
  templatesFailed: 'The templates could not be loaded',
  own: 'Your templates',
  builtIn: 'Templates of Foyer',
  counts: (sections: number, items: number) =>
    `${sections === 1 ? '1 section' : `${sections} sections`}, ${items === 1 ? '1 item' : `${items} items`}`,
  create: 'Begin',
  failed: 'The quotation could not be begun. Please try again.',
  use: 'Use this template',
  replaces:
    'Items, phases, milestones and terms of the template take the place of what is written. Undo brings it back.',
  used: 'The template was filled in',
  rename: 'Rename',
  renameTitle: 'Rename the template',
  renameFailed: 'The template could not be renamed. Please try again.',
  removeTitle: 'Delete the template?',
  removeText: 'Quotations that began with it stay as they are.',
  remove: 'Delete',
  removeFailed: 'The template could not be deleted. Please try again.',
} as const

export const templateDialogTexts = {
  title: 'Save as template',
  text: 'Sections, items with their rates, phases, milestones and terms are kept for your whole firm; the client is not.',
  name: 'Name of the template',
  save: 'Save template',
  failed: 'The template could not be saved. Please try again.',
} as const

export const versionTexts = {
  title: 'Versions',
  none: 'Nothing was sent yet.',
  version: (version: number) => `Version ${version}`,
  draft: 'What is written now',
  accepted: 'Accepted',
  look: 'Look at it',
  compare: 'Compare',
  compareTitle: 'Compare two versions',
  from: 'First',
  to: 'Second',
  loadFailed: 'The version could not be loaded',
  onlyChanges: 'Only what differs',
  same: 'Both are the same.',
  item: 'Item',
  total: 'Total',
  added: 'Added',
  removed: 'Left out',
  changed: 'Changed',
  facts: {
    title: 'Title',
    client: 'Client',
    site: 'Site',
    date: 'Date',
    validUntil: 'Valid until',
    tax: 'GST',
    discount: 'Discount',
    phases: 'Phases',
    milestones: 'Milestones',
    terms: 'Terms',
    note: 'Note',
    section: 'Section',
  },
  differs: 'differs',
} as const

export const answerTexts = {
  title: 'What the client says',
  accepted: (name: string, version: number) => `${name} accepted version ${version}`,
  changes: (name: string, version: number) => `${name} asks for changes in version ${version}`,
} as const

export const removeTexts = {
  title: 'Delete the quotation?',
  text: 'It was never sent and has no number. You can bring it back at once.',
  confirm: 'Delete',
  failed: 'The quotation could not be deleted. Please try again.',
} as const
