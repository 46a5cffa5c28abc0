import { refusal } from '../../kit/refusal'
import type { QuotationKind, QuotationState } from './model'
import { quotationRecordLimits as limits } from './record-limits'

/** The server's answers. */
export const quotationRefusals = {
  unknown: refusal(404, 'unknown-quotation', 'This quotation is no longer there.'),
  unknownVersion: refusal(404, 'unknown-quotation-version', 'This version does not exist.'),
  otherKind: refusal(
    400,
    'other-kind-of-quotation',
    'A design quotation begins with one for design, and an execution quotation with one for execution.',
  ),
  unknownTemplate: refusal(404, 'unknown-quotation-template', 'This template is no longer there.'),
  /** Its details are a `QuotationConflict`. */
  changedMeanwhile: refusal(
    409,
    'quotation-changed',
    'Somebody else saved this quotation meanwhile. Please look at both before you save.',
  ),
  accepted: refusal(
    409,
    'quotation-accepted',
    'The client has accepted this quotation, so it stays as it is. Copy it to quote anew.',
  ),
  isVoid: refusal(
    409,
    'quotation-void',
    'This quotation is void, so it stays as it is. Copy it to quote anew.',
  ),
  wasSent: refusal(
    409,
    'quotation-was-sent',
    'This quotation was sent and has a number, so it cannot be deleted. Void it instead.',
  ),
  neverSent: refusal(409, 'quotation-never-sent', 'This quotation was never sent. Delete it instead.'),
  tooMany: refusal(
    409,
    'too-many-quotations',
    `A project can have at most ${limits.ofProject} quotations. Please go on with one of them.`,
  ),
  templateNameTaken: refusal(
    409,
    'quotation-template-name-taken',
    'There is already a template of this name.',
  ),
  tooManyTemplates: refusal(
    409,
    'too-many-quotation-templates',
    `At most ${limits.templates} templates can be kept. Please delete one first.`,
  ),
}

export const templateProblems = {
  name: `Please give the template a name of at most ${limits.templateName} characters.`,
} as const

export const quotationReplies = {
  deleted: 'Quotation deleted',
  restored: 'Quotation restored',
  templateSaved: 'Template saved',
  templateRenamed: 'Template renamed',
  templateDeleted: 'Template deleted',
  templateRestored: 'Template restored',
} as const

export const quotationKindTexts: Record<QuotationKind, string> = {
  design: 'Design Quotation',
  execution: 'Execution Quotation',
}

export const quotationStateTexts: Record<QuotationState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  void: 'Void',
}

/** Lines of the log of a project; who it was stands beside them. */
export const quotationLogTexts = {
  begun: (kind: QuotationKind) => `${quotationKindTexts[kind]} begun`,
  deleted: (title: string) => `Quotation deleted: ${title}`,
  restored: (title: string) => `Quotation brought back: ${title}`,
} as const

/** What a new quotation says until somebody changes it. */
export const newQuotationTexts = {
  title: (kind: QuotationKind, project: string) =>
    kind === 'design' ? `Design services for ${project}` : `Interior works for ${project}`,
  copyOf: (title: string) => `${title} (copy)`,
} as const
