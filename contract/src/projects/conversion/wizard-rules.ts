import { findCountry } from '../../company/countries'
import { type CalendarDate, isValidCalendarDate } from '../../kit/dates'
import { type FieldProblems, isKept } from '../../kit/form-problems'
import { phoneProblem } from '../../kit/phone'
import { fieldTexts } from '../../kit/screen-texts'
import { personName } from '../../kit/typed-text'
import { leadFormLimits } from '../../leads/limits'
import {
  amountProblem,
  areaProblem,
  emailPattern,
  longProblem,
  nameProblem,
} from '../../leads/record/value-problems'
import { wizardProblems as texts } from './messages-wizard'
import { wizardLimits as limits } from './wizard-limits'
import type { WizardStep, WizardValues } from './wizard-values'

export interface WizardRules {
  step: WizardStep
  /** In the zone of the company. */
  today: CalendarDate
  /** What the wizard began with: a value of the lead is not refused for a rule that it never had (C-097). */
  known: WizardValues
  /** Somebody else can be chosen: a firm of one has no members to add. */
  hasOthers: boolean
}

/** Letters of any script with the signs of names (C-161), digits, and blanks between them. */
const projectName = /^(?=.*[\p{L}\p{N}])(?:[\p{L}\p{N}][\p{M}\u200c\u200d]*\.?['’ʼ\p{Pd}]?| )+$/u
const gst = /^[A-Z0-9]+$/i

type Text = { [K in keyof WizardValues]: WizardValues[K] extends string ? K : never }[keyof WizardValues]
type Rule = (text: string, values: WizardValues, rules: WizardRules) => string | undefined

const atMost =
  (max: number): Rule =>
  (text) =>
    longProblem(text, max)
const required = (text: string) => (text ? undefined : fieldTexts.required)
const fitting = (max: number, pattern: RegExp, words: string) => (text: string) =>
  text ? (longProblem(text, max) ?? (pattern.test(text) ? undefined : words)) : undefined
const companyNameProblem = fitting(limits.companyName, /\p{L}/u, texts.companyName)
const projectNameProblem = fitting(limits.projectName, projectName, texts.projectName)

function emailProblem(text: string): string | undefined {
  if (!text) return fieldTexts.required
  return text.length <= leadFormLimits.email && emailPattern.test(text) ? undefined : texts.email
}

function postalProblem(text: string, { countryCode }: WizardValues): string | undefined {
  if (!text) return undefined
  const pattern =
    countryCode === 'IN'
      ? new RegExp(`^\\d{${limits.pinIndia}}$`)
      : new RegExp(`^[\\p{L}\\p{N} -]{1,${limits.postalCode}}$`, 'u')
  return pattern.test(text) ? undefined : texts.postalCode
}

function startProblem(text: string, _: WizardValues, { today }: WizardRules): string | undefined {
  if (!text) return undefined
  if (!isValidCalendarDate(text)) return fieldTexts.day
  return text < today ? texts.startPast : undefined
}

function endProblem(text: string, { startOn }: WizardValues): string | undefined {
  if (!text) return undefined
  if (!isValidCalendarDate(text)) return fieldTexts.day
  return isValidCalendarDate(startOn) && text < startOn ? texts.endEarly : undefined
}

/** Of the first step, each with the text of its field. */
const textRules: Partial<Record<Text, Rule>> = {
  firstName: (text) => nameProblem(text, fieldTexts.required, limits.name),
  lastName: (text) => nameProblem(text, fieldTexts.required, limits.name),
  email: emailProblem,
  companyName: (text, { type }) =>
    type === 'corporate' ? (required(text) ?? companyNameProblem(text)) : undefined,
  projectName: (text) => required(text) ?? projectNameProblem(text),
  countryCode: (text) => (findCountry(text) ? undefined : fieldTexts.required),
  city: fitting(limits.city, personName, texts.city),
  address: atMost(limits.address),
  postalCode: postalProblem,
  budget: (text) => amountProblem(text, limits.budgetDigits),
  area: (text) => areaProblem(text, limits.areaDigits),
  workScope: atMost(limits.workScope),
  startOn: startProblem,
  endOn: endProblem,
  billTo: atMost(limits.billTo),
  billingAddress: atMost(limits.billingAddress),
  billingLandmark: atMost(limits.billingLandmark),
  billingCity: atMost(limits.billingCity),
  gstNumber: fitting(limits.gst, gst, texts.gst),
  note: atMost(limits.note),
}

const ruled = Object.entries(textRules) as [Text, Rule][]

function createProblems(values: WizardValues, rules: WizardRules): FieldProblems<WizardValues> {
  const problems: FieldProblems<WizardValues> = {}
  for (const [name, rule] of ruled) {
    if (values[name] !== '' && isKept(values[name], rules.known[name])) continue
    const problem = rule(values[name].trim(), values, rules)
    if (problem) problems[name] = problem
  }
  const { dialCode, national } = values.phone
  // C-117: a phone number is checked where there is one.
  if (national.trim() && phoneProblem(dialCode, national)) problems.phone = texts.phone
  return problems
}

function teamProblems({ adminId, memberIds }: WizardValues, { hasOthers }: WizardRules) {
  if (!adminId) return { fields: { adminId: texts.admin }, form: texts.admin }
  if (hasOthers && memberIds.length === 0)
    return { fields: { memberIds: texts.members }, form: texts.members }
  return { fields: {} }
}

/** What is wrong with a step, by field, and in one sentence. */
export function checkStep(
  values: WizardValues,
  rules: WizardRules,
): { fields: FieldProblems<WizardValues>; form?: string } {
  if (rules.step === 'team') return teamProblems(values, rules)
  const fields = rules.step === 'create' ? createProblems(values, rules) : {}
  return { fields, ...(Object.keys(fields).length > 0 && { form: texts.incomplete }) }
}
