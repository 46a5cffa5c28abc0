import { z } from 'zod'
import { endpoint, plainReply, request } from '../../kit/endpoint'
import { projectStages } from '../../projects/record/model'
import { quotationStates } from '../../quotations/document/model'
import { searchLimits as limits } from '../../search/limits'
import type { Found, Opened, Reopened } from '../../search/model'

const leadWire = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().optional(),
  city: z.string().optional(),
  stage: z.object({ name: z.string(), kind: z.enum(['unassigned', 'assigned', 'open', 'won', 'lost']) }),
  assigneeName: z.string().optional(),
  isMine: z.boolean(),
  matched: z
    .object({ part: z.enum(['company', 'phone', 'email', 'place', 'contact']), text: z.string() })
    .optional(),
})
const personWire = z.object({ id: z.string(), name: z.string(), email: z.string(), roleName: z.string() })
const projectWire = z.object({
  id: z.string(),
  name: z.string(),
  clientName: z.string(),
  stage: z.enum(projectStages),
  isDraft: z.boolean(),
})
const quotationWire = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  number: z.string().optional(),
  clientName: z.string(),
  projectName: z.string(),
  state: z.enum(quotationStates),
})
const reopened = {
  leads: z.array(leadWire),
  projects: z.array(projectWire),
  quotations: z.array(quotationWire),
}

const ids = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(limits.opened))
const list = (some: string[]) => (some.length > 0 ? some.join(',') : undefined)

const reading = {
  action: 'search.read',
  method: 'GET',
  about: ['leads', 'pipeline', 'people', 'projects', 'quotations'],
} as const

export const searchEndpoints = {
  find: endpoint({
    ...reading,
    path: '/api/search',
    summary: 'Leads, people, projects and quotations that fit some words best, of what the caller may see',
    description:
      'A few of each kind. Leads by names, company, place, email and any run of digits of their phone, or a whole phone or email of any contact; those that begin so come before those with the words inside.',
    request: request({
      query: { words: z.string().trim().max(limits.words).default('') },
      read: ({ query: { words } }) => ({ words }),
      write: ({ words }: { words: string }) => ({ query: { words: words || undefined } }),
    }),
    reply: plainReply(z.object({ ...reopened, people: z.array(personWire) }) satisfies z.ZodType<Found>),
  }),
  opened: endpoint({
    ...reading,
    path: '/api/search/opened',
    summary: 'What somebody has opened lately, as it is called now; what is gone for them is left out',
    description: 'Ids of each kind, with commas between them.',
    request: request({
      query: { leads: ids, projects: ids, quotations: ids },
      read: ({ query }): Opened => query,
      write: ({ leads, projects, quotations }) => ({
        query: { leads: list(leads), projects: list(projects), quotations: list(quotations) },
      }),
    }),
    reply: plainReply(z.object(reopened) satisfies z.ZodType<Reopened>),
  }),
}
