/** How long a message floats above the page, in milliseconds. */
export const toastLimits = {
  autoClose: 3000,
  success: 2000,
  saveFailure: 3000,
  filter: 3000,
  onboarding: 4000,
} as const

export const screenLimits = {
  /** In pixels: up to this width a screen is a phone. */
  phoneWidth: 767,
  /** In milliseconds: how long the page for unknown addresses stays before it goes elsewhere. */
  notFoundStays: 10_000,
  /** Characters: a longer text is folded behind 'read more'. */
  longText: 250,
} as const

/** Digits of a phone number, without its calling code. */
export const phoneLimits = { india: 10, min: 5, max: 15 } as const
