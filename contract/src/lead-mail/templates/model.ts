import type { CallStatus } from '../../leads/model'

/** 1 follow up and all others, 4 no response, 5 not interested, 6 meeting. */
export const templateTypes = [1, 4, 5, 6] as const
export type TemplateType = (typeof templateTypes)[number]

export const isTemplateType = (value: number): value is TemplateType =>
  (templateTypes as readonly number[]).includes(value)

export interface EmailTemplate {
  id: string
  type: TemplateType
  name: string
  subject: string
  html: string
  updatedAt: string
}

export type TemplateDraft = Pick<EmailTemplate, 'type' | 'name' | 'subject' | 'html'>

/** L-119: the mails that fit the status of a call. */
export function templateTypeOf(status: CallStatus): TemplateType {
  if (status === 'not-interested') return 5
  if (status === 'no-response') return 4
  return status === 'meeting' ? 6 : 1
}
