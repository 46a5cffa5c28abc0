export const paperTexts = {
  button: 'PDF',
  title: 'PDF of the quotation',
  ofDraft: 'As it is written now',
  ofVersion: (version: number) => `Version ${version}, as it was sent`,
  making: 'The PDF is being made…',
  failed: 'The PDF could not be made. Please try again.',
  notSaved: 'The last changes could not be saved, so there is no PDF of them yet.',
  open: 'Open',
  download: 'Download',
  again: 'Try again',
} as const
