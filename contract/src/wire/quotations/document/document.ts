import { z } from 'zod'
import { itemBases, type QuotationDocument, type SentDocument } from '../../../quotations/document/model'
import type { TemplateDocument } from '../../../quotations/document/record'

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const text = z.string().max(20_000)
const whole = z.number().int()
const parts = <T extends z.ZodType>(of: T) => z.array(of).max(2000)

const discount = z.object({ kind: z.enum(['percent', 'amount']), value: whole }).nullable()

const sections = parts(
  z.object({
    id: text,
    name: text,
    items: parts(
      z.object({
        id: text,
        name: text,
        description: text,
        basis: z.enum(itemBases),
        unit: text,
        quantity: whole,
        rate: whole,
        discount,
        gst: whole,
        hsn: text,
      }),
    ),
  }),
)
const phases = parts(z.object({ id: text, name: text, deliverables: text, share: whole }))
const milestones = parts(z.object({ id: text, name: text, when: text, share: whole }))

export const templateDocumentWire = z.object({
  sections,
  phases,
  milestones,
  terms: text,
  note: text,
}) satisfies z.ZodType<TemplateDocument>

export const documentWire = z.object({
  title: text,
  client: z.object({
    name: text,
    companyName: text,
    address: text,
    phone: text,
    email: text,
    gstNumber: text,
  }),
  site: text,
  date: text,
  validUntil: text.nullable(),
  isTaxed: z.boolean(),
  supplyFrom: text,
  placeOfSupply: text,
  sections,
  discount,
  isRounded: z.boolean(),
  phases,
  milestones,
  terms: text,
  note: text,
}) satisfies z.ZodType<QuotationDocument>

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
