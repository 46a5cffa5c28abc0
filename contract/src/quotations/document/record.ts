import type {
  Paise,
  PaymentMilestone,
  QuotationDocument,
  QuotationKind,
  QuotationPhase,
  QuotationSection,
  QuotationState,
  QuotingFirm,
  SentDocument,
} from './model'

/** One of a list; times are instants. */
export interface QuotationSummary {
  id: string
  projectId: string
  kind: QuotationKind
  title: string
  /** Given at the first sending. */
  number: string | undefined
  state: QuotationState
  /** Of what is being written. */
  total: Paise
  /** Of the newest version that was sent. */
  sentTotal: Paise | undefined
  /** The newest version that was sent; 0 if none was. */
  version: number
  /** What is being written differs from what was sent. */
  hasUnsentChanges: boolean
  createdAt: string
  updatedAt: string
  /** The name of the person who saved it last. */
  updatedBy: string | undefined
  sentAt: string | undefined
  seenAt: string | undefined
  changesAskedAt: string | undefined
  acceptedAt: string | undefined
  voidedAt: string | undefined
}

export interface QuotedProject {
  id: string
  name: string
  leadId: string | undefined
  /** Before it was finished in the wizard it is the draft behind a quotation (C-154). */
  isConfirmed: boolean
  client: { id: string; name: string; email: string; phone: string | undefined }
}

export interface QuotationsOfProject {
  project: QuotedProject
  currencySymbol: string
  /** Whether the caller may write quotations. */
  mayEdit: boolean
  /** The newest first. */
  quotations: QuotationSummary[]
}

export interface QuotationsOfLead {
  /** None before the first quotation or conversion. */
  project: { id: string; name: string; isConfirmed: boolean } | undefined
  currencySymbol: string
  quotations: QuotationSummary[]
}

export type QuotationBeginning =
  | { kind: 'blank' }
  | { kind: 'template'; templateId: string }
  | { kind: 'copy'; quotationId: string }

export interface NewQuotation {
  projectId: string
  kind: QuotationKind
  from: QuotationBeginning
  /** Answers with the newest one of this kind that is neither accepted nor void, if there is one. */
  isOpenReused: boolean
}

export interface SavedQuotation {
  revision: number
  total: Paise
  updatedAt: string
}

/** What a refused saving is told: how it stands by now. */
export interface QuotationConflict {
  revision: number
  document: QuotationDocument
  updatedAt: string
  updatedBy: string | undefined
}

export interface VersionSummary {
  version: number
  total: Paise
  createdAt: string
  createdBy: string | undefined
  isAccepted: boolean
}

export interface QuotationVersion extends VersionSummary {
  document: SentDocument
}

export const linkStates = ['open', 'expired', 'revoked'] as const
export type LinkState = (typeof linkStates)[number]

export interface QuotationLink {
  id: string
  /** Only for those who may send: whoever has it can accept. */
  url: string | undefined
  state: LinkState
  createdAt: string
  createdBy: string | undefined
  expiresAt: string
  firstSeenAt: string | undefined
  lastSeenAt: string | undefined
  views: number
}

/** What the client wants otherwise in one item. */
export interface ItemWish {
  itemId: string
  /** As it was called then. */
  itemName: string
  note: string
}

export interface QuotationAnswer {
  id: string
  version: number
  kind: 'accepted' | 'changes'
  /** As the client wrote it. */
  name: string
  note: string | undefined
  items: ItemWish[]
  at: string
}

export interface QuotationRecord extends QuotationSummary {
  project: QuotedProject
  firm: QuotingFirm
  mayEdit: boolean
  revision: number
  draft: QuotationDocument
  acceptedVersion: number | undefined
  voidReason: string | undefined
  /** The newest first. */
  versions: VersionSummary[]
  links: QuotationLink[]
  answers: QuotationAnswer[]
}

/** What was quoted before: offered while somebody types. */
export interface KnownItem {
  id: string
  name: string
  description: string
  unit: string
  rate: Paise
  /** Hundredths of a percent. */
  gst: number
  hsn: string
  uses: number
}

/** What a beginning brings; everything else comes from the firm, the client and the project. */
export interface TemplateDocument {
  sections: QuotationSection[]
  phases: QuotationPhase[]
  milestones: PaymentMilestone[]
  terms: string
  note: string
}

export interface TemplateSummary {
  /** A word for those that every firm has, an id for the firm's own. */
  id: string
  kind: QuotationKind
  name: string
  isBuiltIn: boolean
  sections: number
  items: number
}

/** Which template, and for which project. */
export interface TemplateWish {
  templateId: string
  projectId?: string | undefined
}

export interface QuotationTemplate extends TemplateSummary {
  document: TemplateDocument
}
