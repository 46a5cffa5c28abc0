import { leadFields } from '../../fields/lead-fields'
import { valueTexts } from '../../fields/messages/values'
import { checkValue } from '../../fields/rules'
import { phoneProblem, readPhone } from '../../kit/phone'
import { leadFormLimits as limits } from '../../leads/limits'
import { leadProblemTexts as texts } from '../../leads/messages/capture'
import {
  amountProblem,
  areaProblem,
  emailProblem,
  isCity,
  longProblem,
  nameProblem,
} from '../../leads/record/value-problems'
import { enquiryTexts } from '../messages/web-form'
import { readAreaWithUnit } from '../read-arrival'
import { webFormLimits } from './limits'
import type { FormTarget } from './model'
import type { Question } from './questions'

export interface AnswerRules {
  /** Of numbers without one: '91'. */
  dialCode: string
  country: string
}

const isPhone = (text: string, dialCode: string): boolean => {
  const read = readPhone(text, dialCode)
  return read !== undefined && phoneProblem(read.dialCode, read.national) === undefined
}

const isPostalCode = (text: string, country: string): boolean =>
  (country === 'IN' ? /^\d{6}$/ : /^[0-9A-Za-z-]{1,10}$/).test(text.replace(/\s/g, ''))

/** What is wrong with a text of this field, in the words of the configurable form. */
const ofField: Partial<Record<FormTarget, (text: string, rules: AnswerRules) => string | undefined>> = {
  firstName: (text) => nameProblem(text, undefined, limits.template.name),
  lastName: (text) => nameProblem(text, undefined, limits.template.name),
  phone: (text, { dialCode }) => (isPhone(text, dialCode) ? undefined : texts.phoneOfTemplate),
  email: (text) => emailProblem('template', text, false),
  city: (text) => (isCity(text) ? longProblem(text, leadFields.city.max) : texts.lettersOnly),
  address: (text) => longProblem(text, leadFields.address.max),
  postalCode: (text, { country }) => (isPostalCode(text, country) ? undefined : texts.postalCode),
  workScope: (text) => longProblem(text, leadFields.workScope.max),
  budget: (text) => amountProblem(text, limits.template.budget),
  area: (text) => areaProblem(readAreaWithUnit(text)?.area ?? text, limits.template.area),
  remarks: (text) => longProblem(text, leadFields.remarks.max),
}

const link = /https?:\/\/|www\./gi

function problemOf(question: Question, text: string, rules: AnswerRules): string | undefined {
  if (!text) return question.isRequired ? question.missing : undefined
  if ((text.match(link)?.length ?? 0) > webFormLimits.links) return enquiryTexts.links(webFormLimits.links)
  if (question.custom) return checkValue({ ...question.custom, isRequired: false }, text)
  if (question.kind === 'choice')
    return question.choices.some(({ value }) => value === text) ? undefined : valueTexts.option
  return ofField[question.target]?.(text, rules)
}

/** By the question: what is wrong with its answer. */
export function answerProblems(
  questions: readonly Question[],
  answers: ReadonlyMap<string, string>,
  rules: AnswerRules,
): Map<FormTarget, string> {
  return new Map(
    questions.flatMap((question) => {
      const problem = problemOf(question, answers.get(question.target)?.trim() ?? '', rules)
      return problem ? [[question.target, problem] as const] : []
    }),
  )
}
