import { z } from 'zod'
import { fieldTypes } from '../../../fields/model'
import { importLimits } from '../../../intake/import/limits'
import {
  type ImportPlan,
  importPlanForm,
  importStates,
  nowhere,
  type ReadRows,
  type ReadSheets,
} from '../../../intake/import/model'
import { importRefusals } from '../../../intake/messages/import'
import { isTarget } from '../../../intake/targets'
import { type FormFile, plainReply, reply, request } from '../../../kit/endpoint'
import { duplicatePolicies } from '../../../leads/duplicates/model'

const form = {
  file: 'file',
  fileLimit: { bytes: importLimits.file.maxBytes, refusal: importRefusals.tooLarge },
}

/** A file alone. */
export const fileRequest = request({
  form,
  read: ({ file }): { file: FormFile | undefined } => ({ file }),
  write: ({ file }) => ({ file }),
})

const planText = z
  .string()
  .max(importLimits.plan)
  .transform((text, problems): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      problems.addIssue('Please send the plan as JSON.')
      return z.NEVER
    }
  })
  .pipe(importPlanForm)

/** A file, and what somebody chose for it. */
export const startRequest = request({
  form: { ...form, fieldBytes: importLimits.plan },
  body: z.object({ plan: planText }),
  read: ({ body, file }): { file: FormFile | undefined; plan: ImportPlan } => ({ file, plan: body.plan }),
  write: ({ file, plan }) => ({ file, body: { plan: JSON.stringify(plan) } }),
})

const line = z.object({ row: z.number(), cells: z.array(z.string()) })
const customField = z.object({
  id: z.string(),
  name: z.string(),
  sections: z.array(z.union([z.literal(0), z.literal(1)])),
  type: z.enum(fieldTypes),
  isRequired: z.boolean(),
  options: z.array(z.string()),
  isDefault: z.boolean(),
})
const stage = z.object({
  id: z.string(),
  name: z.string(),
  statuses: z.array(z.object({ id: z.number(), name: z.string() })),
})

const rules = z.object({
  dialCode: z.string(),
  country: z.string(),
  timeZone: z.string(),
  now: z.string(),
  customFields: z.array(customField),
  stages: z.array(stage),
  people: z.array(z.object({ id: z.string(), fullName: z.string(), email: z.string() })),
  viewerId: z.string(),
  mayAssign: z.boolean(),
  mayEdit: z.boolean(),
})

const sheets = z.object({
  fileName: z.string(),
  sheets: z.array(z.object({ name: z.string(), headerRow: z.number().optional(), lines: z.array(line) })),
  remembered: z.array(z.object({ heading: z.string(), target: z.string() })),
  rules,
})
export const sheetsReply = reply(
  sheets,
  ({ remembered, ...read }: ReadSheets) =>
    sheets.parse({
      ...read,
      remembered: Object.entries(remembered).flatMap(([heading, target]) =>
        target === nowhere || isTarget(target, read.rules.customFields) ? { heading, target } : [],
      ),
    }),
  ({ remembered, ...read }): ReadSheets => ({
    ...read,
    remembered: Object.fromEntries(remembered.map(({ heading, target }) => [heading, target])),
  }),
)

/** The rows under the headings, as the specification has them: keyed by the names of the columns. */
export const rowsReply = reply(
  z.array(z.record(z.string(), z.string())),
  ({ headings, rows }: ReadRows) =>
    rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))),
  (rows): ReadRows => {
    const headings = Object.keys(rows[0] ?? {})
    return { headings, rows: rows.map((row) => headings.map((heading) => row[heading] ?? '')) }
  },
)

const leadImport = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  duplicates: z.enum(duplicatePolicies),
  by: z.object({ id: z.string(), fullName: z.string() }),
  total: z.number(),
  staged: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  reason: z.string().optional(),
  createdAt: z.string(),
  finishedAt: z.string().optional(),
  undoneAt: z.string().optional(),
  canCancel: z.boolean(),
  canUndo: z.boolean(),
  hasRefusedRows: z.boolean(),
})
export const importReply = plainReply(leadImport)
export const importsReply = plainReply(z.object({ imports: z.array(leadImport) }))
export const importDetailReply = plainReply(
  leadImport.extend({
    skippedRows: z.array(z.object({ row: z.number(), reason: z.string() })),
    keptRows: z.array(
      z.object({ row: z.number(), leadId: z.string(), name: z.string(), reason: z.string() }),
    ),
  }),
)
export const undoReply = plainReply(leadImport.extend({ message: z.string() }))

const owner = z.string().optional()
const known = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('visible'),
    value: z.string(),
    leadId: z.string(),
    name: z.string(),
    owner,
    stage: z.string(),
    isArchived: z.boolean(),
  }),
  z.object({ kind: z.literal('hidden'), value: z.string(), owner }),
])
export const knownReply = plainReply(z.object({ known: z.array(known) }))
export const knownRequest = request({
  body: z.object({ identities: z.array(z.string().max(100)).max(importLimits.identities) }),
  read: ({ body }): { identities: string[] } => body,
  write: (input) => ({ body: input }),
})

export const byIdRequest = request({
  params: { id: z.uuid() },
  read: ({ params }): { id: string } => params,
  write: ({ id }) => ({ params: { id } }),
})
