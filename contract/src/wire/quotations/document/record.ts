import { z } from 'zod'
import { plainReply } from '../../../kit/endpoint'
import { quotationKinds, quotationStates } from '../../../quotations/document/model'
import { linkStates } from '../../../quotations/document/record'
import { documentWire, firmWire, sentDocumentWire, templateDocumentWire } from './document'

const at = z.string().optional()

const summaryShape = {
  id: z.string(),
  projectId: z.string(),
  kind: z.enum(quotationKinds),
  title: z.string(),
  number: z.string().optional(),
  state: z.enum(quotationStates),
  total: z.number(),
  sentTotal: z.number().optional(),
  version: z.number(),
  hasUnsentChanges: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string().optional(),
  sentAt: at,
  seenAt: at,
  changesAskedAt: at,
  acceptedAt: at,
  voidedAt: at,
}
const quotations = z.array(z.object(summaryShape))

const projectWire = z.object({
  id: z.string(),
  name: z.string(),
  leadId: z.string().optional(),
  isConfirmed: z.boolean(),
  client: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string().optional() }),
})

export const ofProjectReply = plainReply(
  z.object({ project: projectWire, currencySymbol: z.string(), mayEdit: z.boolean(), quotations }),
)

export const ofLeadReply = plainReply(
  z.object({
    project: z.object({ id: z.string(), name: z.string(), isConfirmed: z.boolean() }).optional(),
    currencySymbol: z.string(),
    quotations,
  }),
)

const versionShape = {
  version: z.number(),
  total: z.number(),
  createdAt: z.string(),
  createdBy: z.string().optional(),
  isAccepted: z.boolean(),
}

export const linkWire = z.object({
  id: z.string(),
  url: z.string().optional(),
  state: z.enum(linkStates),
  createdAt: z.string(),
  createdBy: z.string().optional(),
  expiresAt: z.string(),
  firstSeenAt: at,
  lastSeenAt: at,
  views: z.number(),
})

const answerWire = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(['accepted', 'changes']),
  name: z.string(),
  note: z.string().optional(),
  items: z.array(z.object({ itemId: z.string(), itemName: z.string(), note: z.string() })),
  at: z.string(),
})

export const quotationReply = plainReply(
  z.object({
    ...summaryShape,
    project: projectWire,
    firm: firmWire,
    mayEdit: z.boolean(),
    revision: z.number(),
    draft: documentWire,
    acceptedVersion: z.number().optional(),
    voidReason: z.string().optional(),
    versions: z.array(z.object(versionShape)),
    links: z.array(linkWire),
    answers: z.array(answerWire),
  }),
)

export const versionReply = plainReply(z.object({ ...versionShape, document: sentDocumentWire }))

export const knownItemsReply = plainReply(
  z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        unit: z.string(),
        rate: z.number(),
        gst: z.number(),
        hsn: z.string(),
        uses: z.number(),
      }),
    ),
  }),
)

const templateShape = {
  id: z.string(),
  kind: z.enum(quotationKinds),
  name: z.string(),
  isBuiltIn: z.boolean(),
  sections: z.number(),
  items: z.number(),
}

export const templatesReply = plainReply(z.object({ templates: z.array(z.object(templateShape)) }))
export const templateReply = plainReply(z.object({ ...templateShape, document: templateDocumentWire }))
