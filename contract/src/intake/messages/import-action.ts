/** On the page of the leads, apart from what the dialog says (L-016). */
export const importActionTexts = {
  action: 'Import file',
} as const
