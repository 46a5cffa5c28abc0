/** Words for a call that brought no answer that could be shown. */
export const callTexts = {
  unreachable: 'Foyer cannot be reached. Please check your connection and try again.',
  failed: 'Something went wrong on our side. Please try again.',
} as const

/** Words of controls that look the same on every screen. */
export const screenTexts = {
  product: 'Foyer',
  tryAgain: 'Try again',
  undo: 'Undo',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  showPassword: 'Show password',
  pageFailed: 'This page could not be shown',
  pageFailedHint: 'Nothing that was saved is lost.',
} as const
