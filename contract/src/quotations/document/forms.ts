import * as z from 'zod/mini'
import { checkDocument } from './check-document'
import { itemBases, type QuotationDocument } from './model'

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const text = z.string().check(z.maxLength(20_000))
const figure = z.int()
const parts = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(2000))

const discount = z.nullable(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), value: figure }),
    z.object({ kind: z.literal('amount'), value: figure }),
  ]),
)

const item = z.object({
  id: text,
  name: text,
  description: text,
  basis: z.enum(itemBases),
  unit: text,
  quantity: figure,
  rate: figure,
  discount,
  gst: figure,
  hsn: text,
})

/** Only the shape of a document: for what was kept, and what travels (`wire`). */
export const documentShape = z.object({
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
  validUntil: z.nullable(text),
  isTaxed: z.boolean(),
  supplyFrom: text,
  placeOfSupply: text,
  sections: parts(z.object({ id: text, name: text, items: parts(item) })),
  discount,
  isRounded: z.boolean(),
  phases: parts(z.object({ id: text, name: text, deliverables: text, share: figure })),
  milestones: parts(z.object({ id: text, name: text, when: text, share: figure })),
  terms: text,
  note: text,
}) satisfies z.ZodMiniType<QuotationDocument>

/** The shape and the rules, for what comes in. */
export const documentForm = documentShape.check(
  z.superRefine((document, context) => {
    for (const { path, text: message } of checkDocument(document))
      context.addIssue({ code: 'custom', path: [...path], message })
  }),
)
