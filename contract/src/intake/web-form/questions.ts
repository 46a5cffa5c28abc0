import { labelOf, leadFields } from '../../fields/lead-fields'
import type { CustomField, LeadForm, TemplateFieldKey } from '../../fields/model'
import { formatAmount } from '../../kit/money'
import { enquiryTexts } from '../messages/web-form'
import { customFieldOf, customTarget } from '../targets'
import { type AskedField, type FormTarget, ownQuestions } from './model'

/** What a firm has that a form is made of. */
export interface FormMaterial {
  template: LeadForm['fields']
  /** Without deleted ones. */
  customFields: readonly CustomField[]
  /** What the firm offers as work scopes. */
  workScopes: readonly string[]
  currencySymbol: string
}

export type QuestionKind = 'text' | 'long-text' | 'tel' | 'email' | 'url' | 'date' | 'choice'

/** One question of the form, as a visitor sees it. */
export interface Question {
  target: FormTarget
  label: string
  kind: QuestionKind
  choices: { value: string; label: string }[]
  isRequired: boolean
  hint: string | undefined
  /** What a browser may fill in by itself. */
  autocomplete: string | undefined
  /** What it says when it is empty and must not be. */
  missing: string
  custom: CustomField | undefined
}

const ownLabel = (key: (typeof ownQuestions)[number]): string =>
  key === 'remarks' ? enquiryTexts.message : labelOf(key, 'template')

/** A custom field is asked of visitors if it is asked of individuals. */
const isAskable = ({ sections }: CustomField) => sections.includes(0)

/** Everything that a form of this firm can ask. */
export const offeredFields = (
  customFields: readonly CustomField[],
): { target: FormTarget; label: string }[] => [
  ...ownQuestions.slice(0, -1).map((target) => ({ target, label: ownLabel(target) })),
  ...customFields.filter(isAskable).map(({ id, name }) => ({ target: customTarget(id), label: name })),
  { target: 'remarks', label: ownLabel('remarks') },
]

const kinds: Partial<Record<FormTarget, QuestionKind>> = {
  phone: 'tel',
  email: 'email',
  address: 'long-text',
  remarks: 'long-text',
}
const filledIn: Partial<Record<FormTarget, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  email: 'email',
  address: 'street-address',
  city: 'address-level2',
  postalCode: 'postal-code',
}
const hints: Partial<Record<FormTarget, string>> = {
  area: enquiryTexts.areaHint,
  budget: enquiryTexts.budgetHint,
}

const plain = (value: string) => ({ value, label: value })

function choicesOf(key: TemplateFieldKey, { template, workScopes, currencySymbol }: FormMaterial) {
  const { choices } = template[key]
  if (key === 'workScope' && choices.length === 0) return workScopes.map(plain)
  if (key === 'budget')
    return choices.map((value) => ({ value, label: formatAmount(Number(value), currencySymbol) }))
  return choices.map(plain)
}

function ownQuestion(target: (typeof ownQuestions)[number], material: FormMaterial): Question {
  const choices = target === 'remarks' ? [] : choicesOf(target, material)
  const isChosen = choices.length > 0
  const label = ownLabel(target)
  return {
    target,
    label,
    kind: isChosen ? 'choice' : (kinds[target] ?? 'text'),
    choices,
    isRequired: false,
    hint: isChosen ? undefined : hints[target],
    autocomplete: filledIn[target],
    missing: target === 'remarks' ? enquiryTexts.missing(label) : leadFields[target].asked,
    custom: undefined,
  }
}

const customKinds: Partial<Record<CustomField['type'], QuestionKind>> = {
  email: 'email',
  website: 'url',
  date: 'date',
  dropdown: 'choice',
}

const customQuestion = (field: CustomField): Question => ({
  target: customTarget(field.id),
  label: field.name,
  kind: customKinds[field.type] ?? 'text',
  choices: field.options.map(plain),
  isRequired: false,
  hint: undefined,
  autocomplete: undefined,
  missing: enquiryTexts.missing(field.name),
  custom: field,
})

/** The questions of the form, in their order; one about a field that is gone is asked no more. */
export const questionsOf = (asked: readonly AskedField[], material: FormMaterial): Question[] =>
  asked.flatMap(({ target, isRequired }) => {
    const id = customFieldOf(target)
    const field = material.customFields.find((one) => one.id === id && isAskable(one))
    const own = ownQuestions.find((key) => key === target)
    const question = own ? ownQuestion(own, material) : field && customQuestion(field)
    return question ? [{ ...question, isRequired }] : []
  })
