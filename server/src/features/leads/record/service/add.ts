import { refuse } from '@foyer/contract/kit/refusal'
import { typedFields, valuesOf } from '@foyer/contract/leads/fields/values'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { LeadDraft, LeadSave, LeadSheet, SavedLead } from '@foyer/contract/leads/record/draft'
import type { LeadFormKind } from '@foyer/contract/leads/record/value-problems'
import type { Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { stageOfKind } from '../../work/service/change-stage'
import { holdLead } from '../../write/service/hold'
import type { HistoryLine, LeadAddition, LeadWrite } from '../../write/service/lead-write'
import { writeLead, writeLeads } from '../../write/service/write-leads'
import { refuseAssigning } from './assign'
import { type Checking, refuseUnknownTeam, refuseWrong } from './check'
import { fieldsOf, regionOf, templateOf } from './company-settings'
import { firstAssignee } from './first-assignee'
import { columnsOf, contactsWrite, keptCity, keptContacts, resolveAnswers } from './lead-sheet'
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
  const { now, viewer } = scope
  const [region, all] = [await regionOf(scope), await fieldsOf(scope)]
  const fields = all.filter(({ isDeleted }) => !isDeleted)
  const { values, rest } = resolveAnswers(draft, fields)
  const sheet: LeadSheet = {
    type: draft.type,
    ...valuesOf(typedFields, (field) => draft[field]),
    city: keptCity(draft.city),
    areaUnit: draft.areaUnit ?? (draft.area ? 'sqft' : undefined),
    teamId: draft.teamId,
    assigneeId: draft.assigneeId,
    contacts: keptContacts(draft.contacts, [], region.dialCode),
    customValues: values,
    expectedClosure: undefined,
  }
  const original = draft.originalEmail?.trim()
  refuseWrong(scope, original ? withEmail(sheet, original) : sheet, {
    ...(await rulesFor(scope, draft, isByName)),
    region,
    fields,
  })
  if (draft.assigneeId || draft.teamId) refuseAssigning(scope)
  await refuseUnknownTeam(scope, draft.teamId)
  const { siblingGroup, writes } = await groupOf(scope, draft.siblingOf)

  const unassigned = stageOfKind(scope.stages.values(), 'unassigned')
  const typed = {
    ...newLead,
    ...columnsOf(sheet, region.dialCode),
    id: newId(now),
    assigneeId: null,
    creatorId: viewer.userId,
    stageId: unassigned.id,
    statusId: unassigned.statuses[0]?.id ?? null,
    originalEmail: original ?? null,
    siblingGroup,
    extra: { ...rest, ...(draft.templateId && { templateId: draft.templateId }) },
    stageSince: now,
  }
  const { assignee, whyNot, events } = await firstAssignee(scope, typed, draft.assigneeId)
  const stage = assignee ? stageOfKind(scope.stages.values(), 'assigned') : unassigned
  const created: HistoryLine = {
    kind: 'created',
    sentence: historyTexts.added(viewer.fullName),
    details: { stage: stage.id, assignee: assignee?.id },
  }
  const sentence = assignee ? historyTexts.assigned(assignee.fullName) : whyNot
  const assigned: HistoryLine[] =
    sentence === undefined ? [] : [{ kind: 'assigned', sentence, details: { to: assignee?.id } }]
  const addition: LeadAddition = {
    added: {
      ...typed,
      assigneeId: assignee?.id ?? null,
      stageId: stage.id,
      statusId: stage.statuses[0]?.id ?? null,
    },
    lines: [created, ...assigned],
    contacts: contactsWrite(sheet.contacts, { originalEmail: original, dialCode: region.dialCode }),
    events: ['lead-created', ...events],
  }
  const [lead] = await writeLeads(scope, [addition, ...writes])
  if (!lead) throw new Error('a lead was not added')
  return saved(lead)
}

/** What no form of a new lead has. */
const newLead = {
  callStatus: 'new',
  followUpOn: null,
  followUpTime: null,
  followUpKind: null,
  reasonNotInterested: null,
  lastCallAt: null,
  isConverted: false,
  hasQuotation: false,
  mergedInto: null,
  archivedAt: null,
  deletedAt: null,
  deletedBy: null,
} as const

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
