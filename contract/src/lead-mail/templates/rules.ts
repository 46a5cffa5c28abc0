import { textProblem } from '../../kit/field-rules'
import { lengthOf, seenText } from '../../kit/typed-text'
import { templateLimits as limits } from './limits'
import { templateProblems as problems, templateFormTexts as texts } from './messages'
import { type TemplateDraft, templateTypes } from './model'

/** Neither words nor a picture. */
export const isEmptyHtml = (html: string): boolean =>
  html.replace(/<(?!img\b)[^>]*>/gi, '').replace(/&nbsp;|\s/g, '') === ''

const htmlProblem = (html: string): string | undefined => {
  if (lengthOf(html) > limits.html) return problems.long
  return isEmptyHtml(html) ? problems.empty : undefined
}

/** The rules of the fields of a template, without the library for schemas: the page that uses them does without it. */
export const templateRules = {
  name: (name: string) =>
    textProblem(name.trim(), { label: texts.name, max: limits.name, pattern: seenText }),
  subject: (subject: string) =>
    textProblem(subject.trim(), { label: texts.subject, max: limits.subject, pattern: seenText }),
  html: htmlProblem,
}

/** What is wrong with a template, by its fields. */
export const templateProblemsOf = ({ type, name, subject, html }: TemplateDraft) => ({
  type: templateTypes.includes(type) ? undefined : problems.type,
  name: templateRules.name(name),
  subject: templateRules.subject(subject),
  html: templateRules.html(html),
})
