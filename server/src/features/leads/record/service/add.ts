import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { LeadDraft, LeadSave, LeadSheet, SavedLead } from '@foyer/contract/leads/record/draft'
import type { LeadFormKind } from '@foyer/contract/leads/record/value-problems'
import type { Context } from '../../../../context'
import { additionsOf, sheetOfDraft } from '../../arrival/service/new-lead'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { holdLead } from '../../write/service/hold'
import type { LeadWrite } from '../../write/service/lead-write'
import { writeLead, writeLeads } from '../../write/service/write-leads'
import { refuseAssigning } from './assign'
import { type Checking, refuseUnknownTeam, refuseWrong } from './check'
import { fieldsOf, regionOf, templateOf } from './company-settings'
import { resolveAnswers } from './lead-sheet'
import { saved } from './saved'

/** The configurable form is checked as the company has configured it; without one only the essentials are required. */
async function rulesFor(
  scope: LeadScope,
  draft: LeadDraft,
  isByName: boolean,
): Promise<Pick<Checking, 'form' | 'template'>> {
  if (!draft.templateId) {
    const form: LeadFormKind = draft.type === 'corporate' ? 'corporate' : isByName ? 'individual' : 'open'
    return { form }
  }
  const template = await templateOf(scope)
  if (template.id !== draft.templateId) return refuse(captureRefusals.unknownTemplate)
  return { form: 'template', template: template.fields }
}

/** A copy for another assignee joins the group of the first (C-102). */
async function groupOf(
  scope: LeadScope,
  siblingOf: string | undefined,
): Promise<{ siblingGroup: string | null; writes: LeadWrite[] }> {
  if (!siblingOf) return { siblingGroup: null, writes: [] }
  const { lead } = await holdLead(scope, siblingOf)
  if (lead.siblingGroup) return { siblingGroup: lead.siblingGroup, writes: [] }
  const first: LeadWrite = { before: lead, columns: { siblingGroup: lead.id }, keepsTime: true }
  return { siblingGroup: lead.id, writes: [first] }
}

async function capture(scope: LeadScope, draft: LeadDraft, isByName: boolean): Promise<SavedLead> {
  const [region, all] = [await regionOf(scope), await fieldsOf(scope)]
  const fields = all.filter(({ isDeleted }) => !isDeleted)
  const { values, rest } = resolveAnswers(draft, fields)
  const sheet = sheetOfDraft(draft, values, region.dialCode)
  const originalEmail = draft.originalEmail?.trim()
  refuseWrong(scope, originalEmail ? withEmail(sheet, originalEmail) : sheet, {
    ...(await rulesFor(scope, draft, isByName)),
    region,
    fields,
  })
  if (draft.assigneeId || draft.teamId) refuseAssigning(scope)
  await refuseUnknownTeam(scope, draft.teamId)
  const { siblingGroup, writes } = await groupOf(scope, draft.siblingOf)
  const extra = { ...rest, ...(draft.templateId && { templateId: draft.templateId }) }
  const sentence = historyTexts.added(scope.viewer.fullName)
  const additions = await additionsOf(
    scope,
    [{ sheet, extra, sentence, originalEmail, siblingGroup }],
    region.dialCode,
    { areEnquiries: true },
  )
  const [lead] = await writeLeads(scope, [...additions, ...writes])
  if (!lead) throw new Error('a lead was not added')
  return saved(lead)
}

/** For a copy the typed address is checked: the suffix that makes it a copy may exceed the limit. */
const withEmail = (sheet: LeadSheet, email: string): LeadSheet => ({
  ...sheet,
  contacts: sheet.contacts.map((contact, index) => (index === 0 ? { ...contact, email } : contact)),
})

export const add = (ctx: Context, draft: LeadDraft): Promise<SavedLead> =>
  inLeadScope(ctx, (scope) => capture(scope, draft, true))

export const addEdit = (ctx: Context, wanted: LeadSave): Promise<SavedLead> =>
  inLeadScope(ctx, async (scope) => {
    if (wanted.kind === 'add') return capture(scope, wanted.draft, false)
    const { lead } = await holdLead(scope, wanted.leadId)
    const extra = { ...(lead.extra as object), wantsNoEmailPrompt: wanted.wantsNoEmailPrompt }
    return saved(await writeLead(scope, { before: lead, columns: { extra } }))
  })
