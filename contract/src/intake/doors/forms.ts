import { z } from 'zod'
import { leadFields } from '../../fields/lead-fields'
import { textProblem } from '../../kit/field-rules'
import { duplicatePolicies } from '../../leads/duplicates/model'
import { doorFormTexts as texts } from '../messages/lead-sources'
import { doorLimits as limits } from './limits'
import { type DoorEdit, type NewDoor, portalKinds } from './model'

const judged = (problemOf: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = problemOf(text)
      if (message) context.addIssue({ code: 'custom', message })
    })

export const doorNameProblem = (name: string): string | undefined =>
  textProblem(name.trim(), { label: texts.name, max: limits.name.max })

const optional = (label: string, max: number) =>
  judged((text) => textProblem(text, { label, max, isOptional: true })).optional()

const described = {
  name: judged(doorNameProblem),
  source: optional(texts.source, leadFields.source.max),
  sourceName: optional(texts.sourceName, leadFields.sourceName.max),
  duplicates: z.enum(duplicatePolicies),
}

export const newDoorForm = z.object({
  kind: z.enum(portalKinds),
  ...described,
  secret: optional(texts.key, limits.secret.max),
}) satisfies z.ZodType<NewDoor>

const id = z.uuid()
export const doorEditForm = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('change'), ...described }),
  z.object({ id, kind: z.enum(['pause', 'resume', 'rotate', 'delete']) }),
  z.object({
    id,
    kind: z.literal('key'),
    secret: judged((text) =>
      textProblem(text, { label: texts.key, max: limits.secret.max, isOptional: true }),
    ),
  }),
  z.object({
    id,
    kind: z.literal('mapping'),
    mapping: z
      .record(z.string().max(limits.mapping.path.max), z.string().max(100))
      .refine((mapping) => Object.keys(mapping).length <= limits.mapping.max, texts.tooManyFields),
  }),
]) satisfies z.ZodType<DoorEdit>
