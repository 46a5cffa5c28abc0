/** What a lead is quoted for; quotations themselves are a slice above this one. */
export const quotedKinds = ['design', 'execution'] as const
export type QuotedKind = (typeof quotedKinds)[number]

/** Send Quotation (L-249, L-252). */
export const sendQuotationTexts = {
  choose: 'Select the quotation',
  design: 'Design Quotation',
  execution: 'Execution Quotation',
  designHint: 'Fees for drawings and supervision: per sq ft, per room, as a percentage or a lump sum.',
  executionHint: 'The work itself, room by room or trade by trade: quantities, rates and GST.',
  loadFailed: 'The lead could not be loaded.',
} as const

export const emailPromptTexts = {
  title: { design: 'Send Design Quotation', execution: 'Send Execution Quotation' } satisfies Record<
    QuotedKind,
    string
  >,
  email: 'Email',
  placeholder: 'Enter Lead Email',
  why: 'This lead has no email yet. It is saved with the lead.',
  send: 'Send',
  create: 'Create',
  failed: 'The email could not be saved. Please try again.',
} as const

/** The side menu of the older details page (C-154). */
export const draftQuestionTexts = {
  question: 'This creates a client and a draft project.',
  confirm: 'Create',
} as const

/** Of a client whom the server refuses (L-256). */
export const refusedClientTexts = { title: 'The client could not be created', okay: 'Okay' } as const
