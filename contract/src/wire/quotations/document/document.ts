import { z } from 'zod'
import { documentShape } from '../../../quotations/document/forms'
import type { QuotationDocument, SentDocument } from '../../../quotations/document/model'
import type { TemplateDocument } from '../../../quotations/document/record'

const { sections, phases, milestones, terms, note } = documentShape.shape

export const templateDocumentWire = z.object({
  sections,
  phases,
  milestones,
  terms,
  note,
}) satisfies z.ZodType<TemplateDocument>

export const documentWire = z.object(documentShape.shape) satisfies z.ZodType<QuotationDocument>

export const firmWire = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  contact: z.string(),
  email: z.string(),
  gstNumber: z.string(),
  bankAccountName: z.string(),
  bankAccountNumber: z.string(),
  bankName: z.string(),
  bankCode: z.string(),
  upiId: z.string(),
  signatory: z.string(),
  currencySymbol: z.string(),
  logoFileId: z.string().nullable(),
  signatureFileId: z.string().nullable(),
})

/** What a version keeps, for those who may see it. */
export const sentDocumentWire = documentWire.extend({
  number: z.string(),
  firm: firmWire,
}) satisfies z.ZodType<SentDocument>
