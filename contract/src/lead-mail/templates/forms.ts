import { z } from 'zod'
import { judged, textField } from '../../kit/field-rules'
import { lengthOf, seenText } from '../../kit/typed-text'
import { templateLimits as limits } from './limits'
import { templateProblems as problems, templateFormTexts as texts } from './messages'
import { type FillWish, type TemplateDraft, type TestMail, templateTypes } from './model'

/** Neither words nor a picture. */
export const isEmptyHtml = (html: string): boolean =>
  html.replace(/<(?!img\b)[^>]*>/gi, '').replace(/&nbsp;|\s/g, '') === ''

const htmlProblem = (html: string): string | undefined => {
  if (lengthOf(html) > limits.html) return problems.long
  return isEmptyHtml(html) ? problems.empty : undefined
}

const subjectField = textField({ label: texts.subject, max: limits.subject, pattern: seenText })
const htmlField = z.string().check(judged(htmlProblem))

export const templateForm = z.object({
  type: z.literal(templateTypes, { error: problems.type }),
  name: textField({ label: texts.name, max: limits.name, pattern: seenText }),
  subject: subjectField,
  html: htmlField,
}) satisfies z.ZodType<TemplateDraft>

const leadId = z.uuid().optional()

/** A preview shows whatever there is so far. */
export const fillForm = z.object({
  templateId: z.uuid().optional(),
  subject: z.string().optional(),
  html: z
    .string()
    .check(judged((html) => (lengthOf(html) > limits.html ? problems.long : undefined)))
    .optional(),
  leadId,
}) satisfies z.ZodType<FillWish>

export const testForm = z.object({
  subject: subjectField,
  html: htmlField,
  leadId,
}) satisfies z.ZodType<TestMail>
