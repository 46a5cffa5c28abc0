import { z } from 'zod'
import { judged } from '../../kit/field-rules'
import { lengthOf } from '../../kit/typed-text'
import { templateLimits as limits } from './limits'
import { templateProblems as problems } from './messages'
import { type FillWish, type TemplateDraft, type TestMail, templateTypes } from './model'
import { templateRules as rules } from './rules'

const subject = z.string().trim().check(judged(rules.subject))
const html = z.string().check(judged(rules.html))

export const templateForm = z.object({
  type: z.literal(templateTypes, { error: problems.type }),
  name: z.string().trim().check(judged(rules.name)),
  subject,
  html,
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

export const testForm = z.object({ subject, html, leadId }) satisfies z.ZodType<TestMail>
