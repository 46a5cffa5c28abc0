/** The card on the page of a lead: its project and what was quoted. */
export const leadQuotationTexts = {
  title: 'Project and quotations',
  draft: 'Draft',
  none: 'Nothing was quoted yet.',
  failed: 'The quotations of this lead could not be loaded.',
  noNumber: 'Not sent yet',
  sent: (day: string) => `Sent ${day}`,
  seen: (day: string) => `Seen ${day}`,
  changes: (day: string) => `Changes asked for ${day}`,
  accepted: (day: string) => `Accepted ${day}`,
  isVoid: (day: string) => `Void since ${day}`,
  acceptedOffer: (name: string) => `${name} has accepted. The lead can become a project now.`,
  convert: 'Convert to project',
} as const
