import { refuse } from '@foyer/contract/kit/refusal'
import { typedFields, valuesOf } from '@foyer/contract/leads/fields/values'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { LeadDraft, LeadSave, LeadSheet, SavedLead } from '@foyer/contract/leads/record/draft'
import type { LeadFormKind } from '@foyer/contract/leads/record/value-problems'
import type { Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { nextAssignee } from '../../../teams/service'
import { stageOfKind } from '../../work/service/change-stage'
import { type Line, writeHistory } from '../../work/service/history'
import { holdAssignable } from '../repository/company-settings'
import { insertLead, type LeadRecord, updateLead } from '../repository/lead'
import { refuseAssigning } from './assign'
import { type Checking, refuseUnknownTeam, refuseWrong } from './check'
import { fieldsOf, regionOf, templateOf } from './company-settings'
import { columnsOf, keepContacts, keptCity, keptContacts, resolveAnswers } from './stored'
import { holdLead, notifyOf, save, saved, type Touch, tellSeers, touching } from './touch'

/** The configurable form is checked as the company has configured it; without one only the essentials are required. */
async function rulesFor(
  touch: Touch,
  draft: LeadDraft,
  isByName: boolean,
): Promise<Pick<Checking, 'form' | 'template'>> {
  if (!draft.templateId) {
    const form: LeadFormKind = draft.type === 'corporate' ? 'corporate' : isByName ? 'individual' : 'open'
    return { form }
  }
  const template = await templateOf(touch)
  if (template.id !== draft.templateId) return refuse(captureRefusals.unknownTemplate)
  return { form: 'template', template: template.fields }
}

/** The assignee: the one named, otherwise whose turn it is. Asked for late, because a turn blocks others. */
async function assigneeOf(touch: Touch, wanted: string | undefined) {
  const id = wanted ?? (await nextAssignee(touch))
  if (!id) return undefined
  const person = await holdAssignable(touch.db, touch.companyId, id)
  return person ?? (wanted ? refuse(captureRefusals.unknownAssignee) : undefined)
}

/** A copy for another assignee joins the group of the first (C-102). */
async function groupOf(touch: Touch, siblingOf: string | undefined): Promise<string | null> {
  if (!siblingOf) return null
  const first = await holdLead(touch, siblingOf)
  if (first.siblingGroup) return first.siblingGroup
  await updateLead(touch.db, touch.companyId, first.id, { siblingGroup: first.id })
  return first.id
}

async function capture(touch: Touch, draft: LeadDraft, isByName: boolean): Promise<SavedLead> {
  const { db, companyId, now, viewer } = touch
  const [region, all] = [await regionOf(touch), await fieldsOf(touch)]
  const fields = all.filter(({ isDeleted }) => !isDeleted)
  const { values, rest } = resolveAnswers(draft.customValues, fields)
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
  refuseWrong(touch, original ? withEmail(sheet, original) : sheet, {
    ...(await rulesFor(touch, draft, isByName)),
    region,
    fields,
  })
  if (draft.assigneeId || draft.teamId) refuseAssigning(touch)
  await refuseUnknownTeam(touch, draft.teamId)
  const siblingGroup = await groupOf(touch, draft.siblingOf)

  const assignee = await assigneeOf(touch, draft.assigneeId)
  const stage = stageOfKind(touch.stages.values(), assignee ? 'assigned' : 'unassigned')
  const lines: Line[] = [
    {
      kind: 'created',
      sentence: historyTexts.added(viewer.fullName),
      details: { stage: stage.id, assignee: assignee?.id },
    },
    ...(assignee
      ? [
          {
            kind: 'assigned' as const,
            sentence: historyTexts.assigned(assignee.fullName),
            details: { to: assignee.id },
          },
        ]
      : []),
  ]
  const lead = {
    ...columnsOf(sheet, region.dialCode),
    companyId,
    id: newId(now),
    assigneeId: assignee?.id ?? null,
    creatorId: viewer.userId,
    stageId: stage.id,
    statusId: stage.statuses[0]?.id ?? null,
    callStatus: 'new' as const,
    originalEmail: original ?? null,
    siblingGroup,
    extra: { ...rest, ...draft.extra, ...(draft.templateId && { templateId: draft.templateId }) },
    historyCount: lines.length,
    stageSince: now,
    createdAt: now,
    // Not earlier than its last line, as with every change.
    updatedAt: new Date(now.getTime() + lines.length - 1),
  }
  await insertLead(db, lead)
  await keepContacts(touch, lead.id, sheet.contacts, { originalEmail: original, dialCode: region.dialCode })
  await writeHistory(touch, { leadId: lead.id, actorId: viewer.userId }, lines)
  await tellSeers(touch, [lead.id], [lead])
  const record = lead as unknown as LeadRecord
  await notifyOf(touch, 'lead-created', record)
  if (assignee) await notifyOf(touch, 'lead-assigned', record)
  return saved(record)
}

/** For a copy the typed address is checked: the suffix that makes it a copy may exceed the limit. */
const withEmail = (sheet: LeadSheet, email: string): LeadSheet => ({
  ...sheet,
  contacts: sheet.contacts.map((contact, index) => (index === 0 ? { ...contact, email } : contact)),
})

export const add = (ctx: Context, draft: LeadDraft): Promise<SavedLead> =>
  touching(ctx, (touch) => capture(touch, draft, true))

export const addEdit = (ctx: Context, wanted: LeadSave): Promise<SavedLead> =>
  touching(ctx, async (touch) => {
    if (wanted.kind === 'add') return capture(touch, wanted.draft, false)
    const lead = await holdLead(touch, wanted.leadId)
    const extra = { ...(lead.extra as object), wantsNoEmailPrompt: wanted.wantsNoEmailPrompt }
    return saved(await save(touch, lead, { extra }, []))
  })
