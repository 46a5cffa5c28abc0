import { fieldLimits } from '@foyer/contract/fields/limits'
import { leadFormTexts, problemTexts } from '@foyer/contract/fields/messages'
import {
  type FormGeneration,
  type LeadForm,
  type LeadFormChange,
  type TemplateFieldKey,
  templateFieldKeys,
} from '@foyer/contract/fields/model'
import { cleanOptions, figureFields, isFigure } from '@foyer/contract/fields/rules'
import { lengthOf } from '@foyer/contract/kit/typed-text'

const longest = fieldLimits.options.length.max

/** A list of choices can be wanted before it has any. */
export interface AnswerDraft {
  isMandatory: boolean
  isList: boolean
  choices: string[]
}
export type FormDraft = {
  generation: FormGeneration
  fields: Record<TemplateFieldKey, AnswerDraft>
}

const each = <T>(value: (key: TemplateFieldKey) => T) =>
  Object.fromEntries(templateFieldKeys.map((key) => [key, value(key)])) as Record<TemplateFieldKey, T>

export const formDraftOf = ({ generation, fields }: LeadForm): FormDraft => ({
  generation,
  fields: each((key) => ({ ...fields[key], isList: fields[key].choices.length > 0 })),
})

const answerOf = ({ isMandatory, isList, choices }: AnswerDraft) => ({
  isMandatory,
  choices: isList ? cleanOptions(choices) : [],
})

/** What differs from what was loaded; a colleague's change of another field stays. */
export function formChange(start: FormDraft, draft: FormDraft): LeadFormChange {
  const changed = templateFieldKeys.filter(
    (key) => JSON.stringify(answerOf(draft.fields[key])) !== JSON.stringify(answerOf(start.fields[key])),
  )
  return {
    ...(draft.generation !== start.generation && { generation: draft.generation }),
    ...(changed.length > 0 && {
      fields: Object.fromEntries(changed.map((key) => [key, answerOf(draft.fields[key])])),
    }),
  }
}

/** What the field of the choices is called. */
export const choicesOf = (key: TemplateFieldKey) => `choices-${key}`

export function formProblems({ fields }: FormDraft): Record<string, string | undefined> {
  const problemOf = (key: TemplateFieldKey): string | undefined => {
    const { isList, choices } = fields[key]
    if (!isList) return undefined
    if (cleanOptions(choices).length === 0) return leadFormTexts.choicesMissing
    if (cleanOptions(choices).some((choice) => lengthOf(choice) > longest))
      return problemTexts.longOption(longest)
    return figureFields.includes(key) && !choices.every(isFigure) ? problemTexts.figuresOnly : undefined
  }
  return Object.fromEntries(templateFieldKeys.map((key) => [choicesOf(key), problemOf(key)]))
}
