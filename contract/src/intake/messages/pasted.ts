/** Filling in a lead from a message: a chat, a mail, a visiting card. */
export const pastedTexts = {
  open: 'Paste a message',
  about: 'WhatsApp, mail or visiting card: what it says is filled in for you to check.',
  message: 'Message',
  hint: 'Paste the whole text here',
  looksLikeOne: 'This looks like a message. It can be filled in field by field.',
  fromClipboard: 'From the clipboard',
  byHand: 'The browser does not let Foyer read the clipboard. Please paste the text here.',
  emptyClipboard: 'There is no text in the clipboard.',
  fillIn: 'Fill in',
  close: 'Cancel',
  intoField: 'Keep it in the field',
  notFilledIn: 'Not filled in yet.',
  filled: (count: number) =>
    `${count === 1 ? 'One field is' : `${count} fields are`} filled in from the message. Please check what is marked. The whole message is in Remarks.`,
  nothing: 'Nothing could be read from this message. It is kept whole in Remarks.',
  undo: 'Undo',
  others: 'You have typed something else than the message says:',
  other: (label: string, typed: string, read: string) => `${label}: ${typed}. In the message: ${read}`,
  take: 'Take those of the message',
  keep: 'Keep mine',
} as const
