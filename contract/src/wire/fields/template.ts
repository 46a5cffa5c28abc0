import { z } from 'zod'
import { leadFormForm } from '../../fields/forms'
import {
  type AskedForm,
  type FormGeneration,
  type LeadForm,
  type LeadFormChange,
  type TemplateField,
  templateFieldKeys,
} from '../../fields/model'
import { reply, request } from '../../kit/endpoint'
import { inDataData } from '../../kit/envelope'
import { wireTemplate } from './lead-fields'

const answerWire = z.object({ isShortAnswer: z.boolean(), choices: z.array(z.string()) })
type AnswerWire = z.infer<typeof answerWire>

const fieldsWire = z.object(
  Object.fromEntries(
    templateFieldKeys
      .map(wireTemplate)
      .flatMap(({ field, flag }): [string, z.ZodType<boolean | AnswerWire>][] => [
        [flag, z.boolean()],
        [field, answerWire],
      ]),
  ),
)

const templateWire = z.object({
  _id: z.string(),
  /** Which form Add Lead opens: an addition of ours (C-017). */
  generation: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  fields: z.array(fieldsWire).length(1),
})
type TemplateWire = z.infer<typeof templateWire>

const writeTemplate = ({ id, generation, fields }: LeadForm): TemplateWire => ({
  _id: id,
  generation,
  fields: [
    Object.fromEntries(
      templateFieldKeys.flatMap((key): [string, boolean | AnswerWire][] => {
        const { isMandatory, choices } = fields[key]
        const { field, flag } = wireTemplate(key)
        return [
          [flag, isMandatory],
          [field, { isShortAnswer: choices.length === 0, choices }],
        ]
      }),
    ),
  ],
})

const readTemplate = ({ _id, generation, fields: [wire = {}] }: TemplateWire): LeadForm => ({
  id: _id,
  generation: generation as FormGeneration,
  fields: Object.fromEntries(
    templateFieldKeys.map((key): [string, TemplateField] => {
      const { field, flag } = wireTemplate(key)
      return [key, { isMandatory: wire[flag] as boolean, choices: (wire[field] as AnswerWire).choices }]
    }),
  ) as LeadForm['fields'],
})

export const templateReply = inDataData(
  reply(
    z.union([templateWire, z.array(templateWire).length(1)]),
    ({ form, isAlone }: AskedForm) => (isAlone ? writeTemplate(form) : [writeTemplate(form)]),
    (wire): AskedForm => ({
      form: readTemplate([wire].flat()[0] as TemplateWire),
      isAlone: !Array.isArray(wire),
    }),
  ),
)

const answer = z.object({ isMandatory: z.boolean(), choices: z.array(z.string().max(1000)).max(500) })

export const leadFormRequest = request({
  body: z.object({
    generation: z.number().optional(),
    fields: z.partialRecord(z.enum(templateFieldKeys), answer).optional(),
  }),
  read: ({ body }) => body as LeadFormChange,
  write: ({ generation, fields }) => ({ body: { generation, fields } }),
  check: leadFormForm,
})
