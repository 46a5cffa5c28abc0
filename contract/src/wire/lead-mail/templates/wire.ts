import { z } from 'zod'
import type {
  EmailTemplate,
  FilledMail,
  TemplateDraft,
  TemplateType,
} from '../../../lead-mail/templates/model'
import { isPlaceName } from '../../../lead-mail/templates/places'

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
export const draftWire = z.object({
  type: z.number(),
  name: z.string().max(1000),
  subject: z.string().max(2000),
  text: z.string().max(400_000),
})

/** What is no type stays as it is, for the rules to refuse. */
export const readDraft = ({ type, name, subject, text }: z.infer<typeof draftWire>): TemplateDraft => ({
  type: type as TemplateType,
  name,
  subject,
  html: text,
})
export const writeDraft = ({ type, name, subject, html }: TemplateDraft): z.infer<typeof draftWire> => ({
  type,
  name,
  subject,
  text: html,
})

export const templateWire = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  type: z.number(),
  updatedAt: z.string(),
})

export const writeTemplate = ({ id, updatedAt, ...draft }: EmailTemplate): z.infer<typeof templateWire> => ({
  id,
  ...writeDraft(draft),
  updatedAt,
})
export const readTemplate = ({ id, updatedAt, ...draft }: z.infer<typeof templateWire>): EmailTemplate => ({
  id,
  ...readDraft(draft),
  updatedAt,
})

export const writeFilled = ({ subject, html, lead, values }: FilledMail) => ({
  data: {
    subject,
    text: html,
    lead: lead && { id: lead.id, name: lead.name },
    values: Object.fromEntries(Object.entries(values).filter(([name]) => isPlaceName(name))),
  },
})
