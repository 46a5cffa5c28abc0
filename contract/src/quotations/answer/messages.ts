import { refusal } from '../../kit/refusal'

/** The server's answers to whoever answers a quotation; `firm` is the name of who sent it. */
export const answerRefusals = {
  unknownLink: refusal(
    404,
    'unknown-link',
    'This link leads nowhere. Please open it as it was sent to you, or ask for a new one.',
  ),
  expired: (firm: string) =>
    refusal(410, 'link-expired', `This link has expired. Please ask ${firm} for a new one.`),
  revoked: (firm: string) =>
    refusal(410, 'link-revoked', `This link is no longer in use. Please ask ${firm} for a new one.`),
  unknown: refusal(404, 'unknown-quotation', 'This quotation is not shared with you.'),
  withdrawn: refusal(409, 'quotation-void', 'This quotation was withdrawn and cannot be answered any more.'),
  accepted: refusal(409, 'quotation-accepted', 'This quotation has been accepted already.'),
  lapsed: refusal(
    409,
    'quotation-lapsed',
    'This quotation is no longer valid. Please ask for changes, so that you get a new one.',
  ),
  newer: refusal(
    409,
    'newer-version',
    'A newer version of this quotation was sent. Please look at it before you answer.',
  ),
  unknownItem: refusal(400, 'unknown-item', 'An item you wrote about is not in this quotation.'),
  tooMany: refusal(
    429,
    'too-many-changes',
    'You have asked for changes several times already. Please wait an hour, or call.',
  ),
}

export const answerProblems = {
  version: 'Please say which version you have read.',
  item: 'Please say which items you mean.',
  nothing: 'Please write what should be different, here or beside an item.',
} as const

export const answerFormTexts = {
  name: 'Your name',
  note: 'What should be different?',
  itemNote: 'What should be different in it?',
} as const

/** Lines in the history of the lead and in the log of the project. */
export const answerSentences = {
  seen: (number: string) => `Quotation ${number} was opened by the client`,
  changes: (number: string, name: string, items: number) =>
    items === 0
      ? `${name} asked for changes of quotation ${number}`
      : `${name} asked for changes of quotation ${number}, in ${items === 1 ? '1 item' : `${items} items`}`,
  accepted: (number: string, name: string, total: string) =>
    `${name} accepted quotation ${number} of ${total}`,
  /** One wish, where all of them are one text. */
  wish: (item: string, note: string) => `${item}: ${note}`,
} as const
