import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import type { Duplicate, DuplicateQuery } from '../../../leads/duplicates/model'

/** Several in one parameter, separated by commas, which neither phones nor emails contain. */
const several = z.string().max(2000).optional()
const partsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 50)

const read = (wire: {
  phones?: string | undefined
  emails?: string | undefined
  except?: string | undefined
}) => ({
  phones: partsOf(wire.phones),
  emails: partsOf(wire.emails),
  exceptId: wire.except,
})
const write = ({ phones, emails, exceptId }: DuplicateQuery) => ({
  phones: phones.length > 0 ? phones.join(',') : undefined,
  emails: emails.length > 0 ? emails.join(',') : undefined,
  except: exceptId,
})
const shape = { phones: several, emails: several, except: z.uuid().optional() }

export const duplicatesRequest = request({
  query: shape,
  read: ({ query }): DuplicateQuery => read(query),
  write: (input) => ({ query: write(input) }),
})

export const notifyOwnerRequest = request({
  body: z.object(shape),
  read: ({ body }): DuplicateQuery => read(body),
  write: (input) => ({ body: write(input) }),
})

const match = z.enum(['phone', 'email'])
const duplicateWire = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('visible'),
    leadId: z.string(),
    name: z.string(),
    match,
    owner: z.string().optional(),
    stage: z.string(),
    createdAt: z.string(),
    isArchived: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('hidden'), match, owner: z.string().optional() }),
])

export const duplicatesReply = reply(
  z.object({ data: z.array(duplicateWire) }),
  (found: Duplicate[]) => ({ data: found.map((one) => duplicateWire.parse(one)) }),
  ({ data }): Duplicate[] =>
    data.map((one) => {
      if (one.kind !== 'visible') return { ...one, owner: one.owner }
      const { isArchived, ...lead } = one
      return { ...lead, owner: lead.owner, ...(isArchived && { isArchived }) }
    }),
)
