/** Texts for a call without a usable answer. */
export const callTexts = {
  unreachable: 'Foyer cannot be reached. Please check your connection and try again.',
  failed: 'Something went wrong on our side. Please try again.',
} as const

/** Where something cannot be shown without a network. */
export const networkTexts = {
  none: 'No network',
  notHere: 'This was not opened on this device lately. It comes by itself when the network is back.',
} as const

/** What is said of a text for the clipboard. */
export const copyTexts = {
  copied: 'The text is copied.',
  copyFailed: 'The text could not be copied. It is selected: copy it with the keyboard.',
} as const

/** Texts of controls that look the same on every screen. */
export const screenTexts = {
  product: 'Foyer',
  tryAgain: 'Try again',
  undo: 'Undo',
  close: 'Close',
  cancel: 'Cancel',
  action: 'Action',
  actionOn: (action: string, of: string) => `${action} ${of}`,
  actionsOf: (of: string) => `Actions for ${of}`,
  clearSearch: 'Clear search',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  /** 'page of total' */
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  dismiss: 'Dismiss',
  readMore: 'read more',
  readLess: 'read less',
  loading: 'Loading',
  /** C-046 */
  nothingFound: 'Search Not Found',
  showPassword: 'Show password',
  pageFailed: 'This page could not be shown',
  pageFailedHint: 'Nothing that was saved is lost.',
} as const

/** What any field can say about its value, whatever its name. */
export const fieldTexts = {
  required: 'Field is required',
  tooShort: (least: number) => `Minimum length is ${least}`,
  tooLong: (most: number) => `Maximum length is ${most}`,
  day: 'Please enter a date, such as 31-12-2026.',
  invalid: (label: string) => `You have entered Invalid ${label}`,
} as const

/** Texts of the date picker. */
export const calendarTexts = {
  open: 'Open the calendar',
  labels: {
    nextMonth: 'Next Month',
    previousMonth: 'Previous Month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextDecade: 'Next ten years',
    previousDecade: 'Previous ten years',
  },
} as const
