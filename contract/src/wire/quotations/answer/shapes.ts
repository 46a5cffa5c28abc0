import { z } from 'zod'
import { plainReply } from '../../../kit/endpoint'
import {
  answerStates,
  type ListedQuotation,
  type PaperState,
  type ShownQuotation,
} from '../../../quotations/answer/model'
import { quotationKinds } from '../../../quotations/document/model'
import { documentWire, firmWire } from '../document/document'

const wish = z.object({ itemId: z.string(), itemName: z.string(), note: z.string() })

const shown = z.object({
  id: z.string(),
  projectId: z.string(),
  kind: z.enum(quotationKinds),
  version: z.number(),
  sentAt: z.string(),
  state: z.enum(answerStates),
  document: documentWire.extend({
    number: z.string(),
    firm: firmWire.omit({ logoFileId: true, signatureFileId: true }),
  }),
  logo: z.string().optional(),
  accepted: z.object({ name: z.string(), at: z.string() }).optional(),
  changes: z.array(
    z.object({
      name: z.string(),
      at: z.string(),
      version: z.number(),
      note: z.string(),
      items: z.array(wish),
    }),
  ),
}) satisfies z.ZodType<ShownQuotation>

export const shownReply = plainReply(shown)

export const paperReply = plainReply(
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('ready'), address: z.string() }),
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('failed') }),
  ]) satisfies z.ZodType<PaperState>,
)

export const seenReply = plainReply(z.object({ seenAt: z.string() }))

export const listedWire = z.object({
  id: z.string(),
  projectId: z.string(),
  kind: z.enum(quotationKinds),
  title: z.string(),
  number: z.string(),
  version: z.number(),
  state: z.enum(answerStates),
  total: z.number(),
  currencySymbol: z.string(),
  sentAt: z.string(),
  acceptedAt: z.string().optional(),
}) satisfies z.ZodType<ListedQuotation>

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const text = z.string().max(20_000)
const version = z.number()

export const acceptanceBody = z.object({ version, name: text })
export const changesBody = z.object({
  version,
  name: text,
  note: text.default(''),
  items: z
    .array(z.object({ itemId: text, note: text }))
    .max(2_000)
    .default([]),
})
