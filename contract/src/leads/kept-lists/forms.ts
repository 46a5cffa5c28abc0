import { z } from 'zod'
import { type EntryEdit, listKeys, type NewEntry } from './model'
import { nameProblem } from './rules'

const list = z.enum(listKeys)
const name = z.string().trim()

const judged = (sent: { list: NewEntry['list']; name?: string }, context: z.RefinementCtx) => {
  const message = sent.name === undefined ? undefined : nameProblem(sent.list, sent.name)
  if (message) context.addIssue({ code: 'custom', path: ['name'], message })
}

export const newEntryForm = z.object({ list, name }).superRefine(judged) satisfies z.ZodType<NewEntry>

const entry = { list, id: z.uuid() }
export const entryEditForm = z
  .discriminatedUnion('kind', [
    z.object({ ...entry, kind: z.literal('rename'), name }),
    z.object({ ...entry, kind: z.enum(['hide', 'show']) }),
    z.object({ ...entry, kind: z.literal('merge'), into: z.uuid() }),
    z.object({ ...entry, kind: z.literal('move'), before: z.uuid().optional() }),
  ])
  .superRefine(judged) satisfies z.ZodType<EntryEdit>
