import type { QuotationKind } from '@foyer/contract/quotations/document/model'

export interface BelievableQuotation {
  kind: QuotationKind
  state: 'draft' | 'sent' | 'accepted' | 'void'
  /** Days after the project was begun. */
  sentAfter?: number
  /** Days after it was sent. */
  seenAfter?: number
  answeredAfter?: number
  /** What the client asked for, of which item. */
  wish?: { item: number; note: string }
  voidReason?: string
}

const acceptedDesign: BelievableQuotation = {
  kind: 'design',
  state: 'accepted',
  sentAfter: 0,
  seenAfter: 0,
  answeredAfter: 2,
}

/** Behind leads that are not won yet, one project after the other. */
export const quotationsOfDrafts: BelievableQuotation[][] = [
  [
    {
      kind: 'design',
      state: 'sent',
      sentAfter: 0,
      seenAfter: 1,
      answeredAfter: 1,
      wish: { item: 1, note: 'Four rooms are enough, the study stays as it is.' },
    },
  ],
  [
    { kind: 'execution', state: 'sent', sentAfter: 1, seenAfter: 1 },
    { kind: 'design', state: 'sent', sentAfter: 0 },
  ],
  [{ kind: 'execution', state: 'draft' }],
]

/** Of projects under way, the same order. */
export const quotationsOfProjects: BelievableQuotation[][] = [
  [acceptedDesign, { kind: 'execution', state: 'draft' }],
  [acceptedDesign, { kind: 'execution', state: 'sent', sentAfter: 3, seenAfter: 1 }],
  [
    {
      kind: 'execution',
      state: 'void',
      sentAfter: 0,
      seenAfter: 1,
      voidReason: 'The guest room was added: quoted anew',
    },
    { kind: 'execution', state: 'accepted', sentAfter: 1, seenAfter: 1, answeredAfter: 1 },
  ],
  [acceptedDesign, { kind: 'execution', state: 'accepted', sentAfter: 2, seenAfter: 0, answeredAfter: 1 }],
  [{ kind: 'execution', state: 'accepted', sentAfter: 1, seenAfter: 1, answeredAfter: 2 }],
]

/** Of the client who can sign in: one to look at and accept, one that is accepted. */
export const quotationsOfClient: BelievableQuotation[] = [
  acceptedDesign,
  { kind: 'execution', state: 'sent', sentAfter: 2, seenAfter: 0 },
]
