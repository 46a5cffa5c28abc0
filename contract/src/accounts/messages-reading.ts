/** Said once, above what is grey, to whoever may look at it and not change it. */
export const readingTexts = {
  leads: 'You can look at leads, not change them.',
  settings: 'Access disabled by Admin: you can look at these settings, not change them.',
}
