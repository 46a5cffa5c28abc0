import { phoneLimits } from '../kit/limits'

export const leadLimits = {
  pageSize: 50,
  pageSizeMax: 200,
  searchMax: 100,
  /** Columns without an index are sorted only up to this many matches (C-087). */
  sortedMax: 10_000,
  /** Values of one filter, and characters of a text typed into a column filter. */
  filterValuesMax: 200,
  columnTextMax: 100,
  filterTextMax: 8_000,
  /** The city or the reason that a figure is about. */
  figureTextMax: 2_000,
  archivedPageSize: 100,
  bulkMax: 25_000,
  /** Deleting more than this needs the number typed (C-086). */
  bulkUntypedMax: 100,
  /** Overdue leads that are offered to be given to others at once, and to how many. */
  giveMax: 1_000,
  receiversMax: 20,
  /** Chats that are opened one after another. */
  chatsMax: 200,
  /** Follow-ups one after another. */
  perHourMax: 60,
  refusedShown: 100,
  /** Of one company. */
  exportsAtOnce: 2,
  viewNameMax: 40,
  viewQueryMax: 8_000,
  viewsMax: 50,
  /** A view is counted no further: the badge has room for 1,000+. */
  viewCountMax: 1_000,
  columnWidthMin: 64,
  columnWidthMax: 640,
  optionsMax: 200,
} as const

/** What each form allows people to type, beyond the limits of a field in every form (fields/limits). */
export const leadFormLimits = {
  add: { name: 24, budget: 10, area: 6 },
  template: { name: 24, budget: 10, area: 6 },
  short: { nameMin: 2, name: 50, budget: 9, budgetCharacters: 12, area: 6 },
  edit: { name: 24, budget: 9, area: 9 },
  /** Longer than any form allows, so that no stored value is refused or cut (C-004, C-005, C-027). */
  server: { name: 50, budget: 15, area: 10, postalCode: 15 },
  email: 63,
  postalCode: { india: 6, abroad: 10 },
  phone: phoneLimits,
  designation: 50,
  contactType: 50,
  contacts: 20,
  phones: 10,
  /** Characters as JSON, of all that no field takes (C-128). */
  extra: 20_000,
} as const

export const leadKeptDays = 30
export const noteMax = 1024

export const workLimits = {
  comment: 1024,
  reason: 1025,
  reopenReason: 1024,
  historyPage: 30,
  historyPageMax: 100,
  /** For a client that does not page. */
  historyWhole: 1000,
  followUpTime: '10:00',
  /** Hours or days until the next step that a firm offers. */
  nextStep: { min: 1, max: 90 },
  /** Mode and outcome of a remark. */
  label: 60,
  choicesMax: 20,
  message: 1024,
  /** How long a move can be undone: what the toast says, and what the server still allows. */
  undoSeconds: 10,
  undoGrantedSeconds: 15,
} as const

export const visitLimits = {
  photos: 12,
  /** Metres: what is vaguer than this says nothing of where somebody was. */
  accuracy: 50_000,
  /** Seconds until the place is given up, and how old it may be. */
  placeSeconds: 12,
  placeAgeSeconds: 60,
} as const
