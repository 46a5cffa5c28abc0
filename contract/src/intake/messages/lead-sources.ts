import { refusal } from '../../kit/refusal'
import type { DoorKind, DoorState } from '../doors/model'

export const doorKindNames: Record<DoorKind, string> = {
  webhook: 'Webhook',
  'google-ads': 'Google Ads lead form',
  indiamart: 'IndiaMART',
  justdial: 'JustDial',
  'web-form': 'Web form',
  meta: 'Facebook and Instagram',
}

/** What a lead of such a door has as its source. */
export const sourcesOfKinds: Partial<Record<DoorKind, string>> = {
  'google-ads': 'Google Ads',
  indiamart: 'IndiaMART',
  justdial: 'JustDial',
}

export const doorStateNames: Record<DoorState, string> = {
  on: 'Receiving',
  paused: 'Paused',
  'needs-login': 'Needs login',
  failing: 'Failing',
}

export const doorFormTexts = {
  name: 'Name',
  source: 'Lead Source',
  sourceName: 'Source Name',
  key: 'Key',
  tooManyFields: 'Please map 200 fields at most.',
} as const

export const doorRefusals = {
  unknown: refusal(404, 'unknown-lead-source', 'This lead source does not exist any more.'),
  taken: (name: string) => refusal(409, 'lead-source-taken', `There is a lead source “${name}” already.`),
  tooMany: (most: number) =>
    refusal(409, 'too-many-lead-sources', `There are ${most} lead sources already. Please delete one first.`),
  otherPage: refusal(409, 'set-up-elsewhere', 'This lead source is set up on its own page.'),
  noKey: refusal(409, 'no-key', 'This kind of lead source has no key to enter.'),
  unknownField: refusal(400, 'unknown-field', 'One of the chosen fields does not exist any more.'),
  nothingToRetry: refusal(409, 'nothing-to-retry', 'There is nothing that could be taken in again.'),
}

export const doorReplies = {
  added: (name: string) => `“${name}” was added.`,
  changed: (name: string) => `“${name}” was saved.`,
  paused: (name: string) => `“${name}” is paused.`,
  resumed: (name: string) => `“${name}” receives leads again.`,
  rotated: 'The address has a new key. The former one has stopped working.',
  deleted: (name: string) => `“${name}” was deleted.`,
  keySaved: 'The key was saved.',
  keyRemoved: 'The key was removed.',
  mapped: 'The fields were saved. They count from now on.',
  retried: (count: number) =>
    count === 1 ? 'The enquiry is being taken in again.' : `${count} enquiries are being taken in again.`,
} as const

export const leadSourcesTexts = {
  title: 'Lead Sources',
  lead: 'Where leads come from by themselves: portals, ads, forms, and whatever can send them to an address.',
  add: 'Add lead source',
  name: 'Name',
  kind: 'Kind',
  state: 'State',
  last: 'Last received',
  never: 'Nothing yet',
  today: 'Today',
  month: '30 days',
  failed: 'Failed',
  empty: 'No leads come in by themselves yet',
  emptyHint:
    'Add a lead source: it gets an address that a portal or website sends enquiries to. Each becomes a lead at once, is assigned in turn and is never added twice.',
  noMatch: 'No results found',
  loadFailed: 'The lead sources could not be loaded.',
  open: 'Open',
  pause: 'Pause',
  resume: 'Go on',
  delete: 'Delete',
  failedToChange: 'The lead source could not be changed.',
} as const

export const addDoorTexts = {
  title: 'Add lead source',
  kind: 'Kind',
  kinds: {
    webhook: 'Any website, form or portal that can send enquiries to an address.',
    'google-ads': 'The lead form of an ad. Enter the address and the key in Google Ads.',
    indiamart: 'Enquiries are pushed to an address, or fetched every 5 minutes with your CRM key.',
    justdial: 'Give the address to JustDial; they send each enquiry to it.',
  },
  duplicates: 'Enquiries of known leads',
  policies: {
    skip: 'Note the enquiry on the lead',
    fill: 'Note it, and fill the fields that are empty',
    add: 'Add another lead',
  },
  indiamartKey: 'IndiaMART CRM key',
  indiamartKeyHint: 'Only if IndiaMART does not push. From Lead Manager, Import and export leads, Pull API.',
  save: 'Save',
  add: 'Add',
  failed: 'The lead source could not be saved.',
} as const

export const doorPageTexts = {
  all: 'All lead sources',
  loadFailed: 'The lead source could not be loaded.',
  gone: 'This lead source does not exist any more.',
  address: 'Address for enquiries',
  addressHint: 'POST with JSON or a form, or GET with parameters. Whoever knows it can send leads.',
  googleKey: 'Key (google_key)',
  googleKeyHint: 'Enter it as the key of the webhook in Google Ads.',
  copy: 'Copy',
  copyOf: (what: string) => `Copy ${what}`,
  edit: 'Edit',
  editTitle: (name: string) => `Edit “${name}”`,
  rotate: 'New key',
  rotateTitle: 'Give this lead source a new key?',
  rotateText:
    'The present address stops working at once. Enquiries come in again when the new one is entered at the other side.',
  rotateConfirm: 'New key',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: 'Its address stops working at once. Leads that came through it, and what it received, stay.',
  deleteConfirm: 'Delete',
  paused: 'Paused: enquiries are refused and not kept until it goes on.',
  test: 'Send a test',
  testTitle: 'A test came in',
  testText: 'A sample went the way of every enquiry. No lead was made. This is what would have been:',
  testRest: 'Kept with the lead',
  testProblems: 'Please check',
  testFailed: 'The test could not be sent.',
  facts: { source: 'Lead Source', sourceName: 'Source Name', duplicates: 'Enquiries of known leads' },
  asking: 'Fetching from IndiaMART',
  askingOn: (until: string) =>
    `IndiaMART is asked every 5 minutes. Everything until ${until} has been fetched.`,
  askingSoon: 'IndiaMART will be asked within 5 minutes.',
  askingOff: 'IndiaMART is not asked: it pushes to the address above, or enter your CRM key.',
  key: 'CRM key',
  keyKept: 'A key is stored. Enter another one to replace it.',
  saveKey: 'Save key',
  removeKey: 'Stop fetching',
  fields: 'Fields',
  fieldsLead: (at: string) =>
    `What came last, ${at}. Choose the field each value goes into; it counts from now on.`,
  fieldsEmpty: 'Nothing has come in yet',
  fieldsEmptyHint: 'Send an enquiry to the address above, or a test. Its values appear here by themselves.',
  none: 'Kept with the lead',
  targetOf: (path: string) => `Field for ${path}`,
  saveFields: 'Save fields',
  failures: 'Failed',
  failuresLead: 'These enquiries are no leads yet. Take them in again after the reason is gone.',
  retry: 'Retry',
  retryAll: 'Retry all',
  reason: 'Reason',
  received: 'Received',
  recent: 'Received lately',
  recentEmpty: 'Nothing has come in yet.',
  outcome: 'What became of it',
  outcomes: {
    created: 'New Lead',
    updated: 'Known lead, filled',
    repeated: 'Known lead, noted',
    test: 'Test',
  },
  waiting: 'Being taken in',
  takeAgain: 'Take in again',
  forgotten: 'What was sent is kept for 30 days',
} as const
