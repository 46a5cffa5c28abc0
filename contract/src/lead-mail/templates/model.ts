import type { CallStatus } from '../../leads/model'

/** 1 follow up and all others, 4 no response, 5 not interested, 6 meeting. */
export const templateTypes = [1, 4, 5, 6] as const
export type TemplateType = (typeof templateTypes)[number]

export interface TemplateDraft {
  type: TemplateType
  name: string
  subject: string
  html: string
}

export interface EmailTemplate extends TemplateDraft {
  id: string
  /** Sent back by an edit, so that nobody overwrites a change they have not seen. */
  updatedAt: string
}

/** One call with three effects. */
export type TemplateEdit =
  | ({ kind: 'change'; id: string; seenAt: string | undefined } & TemplateDraft)
  | { kind: 'delete'; id: string }
  | { kind: 'restore'; id: string }

export interface TemplateSaved {
  message: string
  /** Of a deleted one there is none. */
  template?: EmailTemplate | undefined
}

/** Of the template where there is one, except for what is given. */
export interface FillWish {
  templateId?: string | undefined
  subject?: string | undefined
  html?: string | undefined
  /** Without it the newest lead that the caller sees, or an invented one where there is none. */
  leadId?: string | undefined
}

/** To the person who asks for it. */
export interface TestMail {
  subject: string
  html: string
  leadId?: string | undefined
}

export interface FilledMail {
  subject: string
  html: string
  /** None for values that were invented. */
  lead: { id: string; name: string } | undefined
  /** What each place stands for, so that a page can fill in while somebody types. */
  values: Readonly<Record<string, string>>
}

/** L-119: the mails that fit the status of a call. */
export function templateTypeOf(status: CallStatus): TemplateType {
  if (status === 'not-interested') return 5
  if (status === 'no-response') return 4
  return status === 'meeting' ? 6 : 1
}
