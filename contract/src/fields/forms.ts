import { z } from 'zod'
import { textField } from '../kit/field-rules'
import { lengthOf } from '../kit/typed-text'
import { fieldLimits } from './limits'
import { fieldFormTexts, fieldRefusals, problemTexts } from './messages'
import { fieldTypes, templateFieldKeys } from './model'
import { readable } from './readable'
import { choosableFields, cleanOptions, cleanSections, figureFields, isComplete, isFigure } from './rules'

const { name, options, choice } = fieldLimits

const optionList = z
  .array(z.string().max(1000))
  .max(500)
  .transform(cleanOptions)
  .superRefine((list, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', message })
    if (list.length > options.max) say(problemTexts.tooManyOptions(options.max))
    if (list.some((option) => lengthOf(option) > options.length.max))
      say(problemTexts.longOption(options.length.max))
    if (list.some((option) => !readable.test(option))) say(problemTexts.unreadableOption)
  })

const parts = {
  name: textField({ label: fieldFormTexts.name, max: name.max, pattern: readable }),
  sections: z
    .array(z.union([z.literal(0), z.literal(1)], { error: problemTexts.section }))
    .max(10)
    .transform(cleanSections),
  type: z.enum(fieldTypes, { error: problemTexts.type }),
  isRequired: z.boolean(),
  options: optionList,
}

/** Only a drop-down has options. */
const withoutIdleOptions = <F extends { type: string; options: string[] }>(field: F): F =>
  field.type === 'dropdown' ? field : { ...field, options: [] }

export const newFieldForm = z
  .object(parts)
  .refine(isComplete, fieldRefusals.incomplete.text)
  .transform(withoutIdleOptions)

/** Whether the result is complete is checked once the stored field is known. */
export const fieldEditForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['delete', 'restore']), id: z.uuid() }),
  z.object({ kind: z.literal('change'), id: z.uuid(), change: z.object(parts).partial() }),
])

export const choiceForm = z.object({
  name: textField({ label: problemTexts.choice, max: choice.max, pattern: readable }),
})

const templateField = z.object({ isMandatory: z.boolean(), choices: optionList })

export const leadFormForm = z
  .object({
    generation: z
      .union([z.literal(1), z.literal(2), z.literal(3)], { error: problemTexts.generation })
      .optional(),
    fields: z.partialRecord(z.enum(templateFieldKeys), templateField).optional(),
  })
  .superRefine(({ fields = {} }, context) => {
    for (const key of templateFieldKeys) {
      const choices = fields[key]?.choices ?? []
      const say = (message: string) => context.addIssue({ code: 'custom', path: ['fields', key], message })
      if (choices.length > 0 && !choosableFields.includes(key)) say(problemTexts.alwaysTyped)
      else if (figureFields.includes(key) && !choices.every(isFigure)) say(problemTexts.figuresOnly)
    }
  })
