import { isDeepStrictEqual } from 'node:util'
import { labelOf } from '@foyer/contract/fields/lead-fields'
import { formatDay, formatTime12, todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { typedFields } from '@foyer/contract/leads/fields/values'
import { leadFormLimits } from '@foyer/contract/leads/limits'
import { captureRefusals, historyTexts, leadProblemTexts } from '@foyer/contract/leads/messages/capture'
import {
  changeSentence,
  changesBetween,
  type FieldChange,
  isLogged,
} from '@foyer/contract/leads/record/change-log'
import type {
  LeadChange,
  LeadConflict,
  LeadContact,
  LeadEdit,
  LeadSheet,
  SavedLead,
} from '@foyer/contract/leads/record/draft'
import { checkAction, meantFollowUp } from '@foyer/contract/leads/work/rules'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { workedLead } from '../../work/service/worked-lead'
import type { LeadColumns, LeadRecord } from '../../write/repository/columns'
import { type HeldOne, holdLead } from '../../write/service/hold'
import type { LeadUpdate } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { assignment, assignmentEvents, partsOfAssigning } from './assign'
import { refuseUnknownTeam, refuseWrong } from './check'
import { fieldsOf, peopleOf, regionOf, teamNames } from './company-settings'
import { convertLead } from './convert'
import { deletion, restored } from './delete'
import { columnsOf, contactsWrite, keptCity, keptContacts, resolveAnswers, sheetOf } from './lead-sheet'
import { saved } from './saved'

/** The first contact, for callers that know only the lead's own name, email and phone. */
function ownContact([own, ...others]: LeadContact[], change: LeadChange): LeadContact[] {
  if (!own) return others
  const { firstName, lastName, email, phone } = change
  return [
    {
      ...own,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(email !== undefined && { email: email || undefined }),
      ...(phone !== undefined && { phones: [...(phone ? [phone] : []), ...own.phones.slice(1)] }),
    },
    ...others,
  ]
}

const typedValue = (value: string | number | null) =>
  (typeof value === 'string' ? value.trim() || undefined : value) ?? undefined

/** The stored values with only what was sent changed. */
function apply(
  sheet: LeadSheet,
  change: LeadChange,
  { dialCode, answers }: { dialCode: string; answers: Record<string, string> },
): LeadSheet {
  const after: LeadSheet = { ...sheet, customValues: { ...sheet.customValues } }
  for (const field of typedFields)
    if (change[field] !== undefined) Object.assign(after, { [field]: typedValue(change[field]) })
  if (change.city !== undefined) after.city = change.city === sheet.city ? sheet.city : keptCity(after.city)
  if (change.teamId !== undefined) after.teamId = change.teamId ?? undefined
  if (change.expectedClosure !== undefined) after.expectedClosure = change.expectedClosure ?? undefined
  for (const [id, value] of Object.entries(answers))
    if (value) after.customValues[id] = value
    else delete after.customValues[id]
  const contacts = change.contacts ?? ownContact(sheet.contacts, change)
  after.contacts = keptContacts(contacts, sheet.contacts, dialCode)
  return after
}

/** Both values of every field that would change, as texts for people (C-150). */
async function refuseStale(
  scope: LeadScope,
  lead: LeadRecord,
  changes: readonly FieldChange[],
  assigneeId: string | null | undefined,
): Promise<never> {
  const fields = changes.map(({ field, label, from, to }) => ({ field, label, yours: to, theirs: from }))
  if (assigneeId !== undefined && assigneeId !== lead.assigneeId) {
    const people = await peopleOf(scope)
    const name = (id: string | null) => people.get(id ?? '')?.fullName ?? historyTexts.nobody
    const label = labelOf('assignee', 'log')
    fields.push({ field: 'assignee', label, yours: name(assigneeId), theirs: name(lead.assigneeId) })
  }
  const conflict: LeadConflict = { updatedAt: lead.updatedAt.toISOString(), fields }
  return refuse(captureRefusals.conflict, { ...conflict })
}

const isStale = (lead: LeadRecord, base: string | undefined): boolean =>
  base !== undefined && Date.parse(base) !== lead.updatedAt.getTime()

/** The day, with the time where that is what changes. */
const saidFollowUp = (
  on: string | null | undefined,
  time: string | null | undefined,
  isTimeMoved: boolean,
) => {
  if (!on) return ''
  return isTimeMoved && time ? `${formatDay(on)}, ${formatTime12(time)}` : formatDay(on)
}

/** L-199: the rules of an update also apply to the date in the form; a time that was agreed stays (C-163). */
function followUpIn(
  scope: LeadScope,
  lead: LeadRecord,
  { followUpOn, followUpTime, assigneeId }: LeadChange,
  timeZone: string,
): { columns: LeadColumns; changes: FieldChange[] } {
  if (followUpOn === undefined && followUpTime === undefined) return { columns: {}, changes: [] }
  const worked = workedLead(scope, lead)
  const on = followUpOn === undefined ? (worked.followUpOn ?? null) : followUpOn
  const followUp = on ? { on, time: followUpTime, kind: undefined } : null
  const meant = followUp ? meantFollowUp(followUp, worked) : undefined
  if (on === (worked.followUpOn ?? null) && meant?.time === worked.followUpTime)
    return { columns: {}, changes: [] }
  const problem = checkAction({ followUp, ...(assigneeId && { assigneeId }) }, worked, {
    today: todayIn(timeZone, scope.now),
    stages: [],
  })
  if (problem)
    refuse(captureRefusals.refused(problem.text), { fields: [{ field: 'followUpOn', text: problem.text }] })
  const isTimeMoved = meant?.time !== worked.followUpTime && worked.followUpTime !== undefined
  return {
    columns: {
      followUpOn: meant?.on ?? null,
      followUpTime: meant?.time ?? null,
      followUpKind: meant?.kind ?? null,
    },
    changes: [
      {
        field: 'followUpOn',
        label: labelOf('followUp', 'log'),
        from: saidFollowUp(worked.followUpOn, worked.followUpTime, isTimeMoved),
        to: saidFollowUp(meant?.on, meant?.time, isTimeMoved),
      },
    ],
  }
}

/** What no field takes stays beside what was kept before (C-128). */
function keptExtra(lead: LeadRecord, sent: Record<string, unknown>): Record<string, unknown> {
  const extra = { ...(lead.extra as Record<string, unknown>), ...sent }
  if (JSON.stringify(extra).length > leadFormLimits.extra)
    refuse(captureRefusals.refused(leadProblemTexts.tooMuchExtra))
  return extra
}

/** Changes and logs only what was sent; undefined if that is how the lead already is. */
export async function changeOf(
  scope: LeadScope,
  held: HeldOne,
  wanted: LeadChange,
  base: string | undefined,
): Promise<LeadUpdate | undefined> {
  const { lead } = held
  const [region, all] = [await regionOf(scope), await fieldsOf(scope)]
  const fields = all.filter(({ isDeleted }) => !isDeleted)
  const { values, rest } = resolveAnswers(wanted, fields)
  const before = sheetOf(lead)
  const after = apply(before, wanted, { dialCode: region.dialCode, answers: values })
  const labels = Object.fromEntries(all.map(({ id, name }) => [id, name]))
  const teams = await teamNames(scope)
  const reading = {
    currencySymbol: region.currencySymbol,
    labels,
    teamName: (id: string | undefined) => (id ? teams.get(id) : undefined),
  }
  const followUp = followUpIn(scope, lead, wanted, region.timeZone)
  const changes = [...changesBetween(before, after, reading), ...followUp.changes]
  const isReassigned = wanted.assigneeId !== undefined && wanted.assigneeId !== lead.assigneeId
  const hasRest = Object.keys(rest).length > 0
  if (changes.length === 0 && after.teamId === before.teamId && !isReassigned && !hasRest) return undefined
  if (isStale(lead, base)) return refuseStale(scope, lead, changes, wanted.assigneeId)
  refuseWrong(scope, after, { form: 'edit', region, fields, stored: before })
  if (after.teamId !== before.teamId) await refuseUnknownTeam(scope, after.teamId)
  const typed = { ...columnsOf(after, region.dialCode), ...followUp.columns }
  const given = isReassigned
    ? await assignment(scope, lead, wanted.assigneeId ?? null, held, typed)
    : undefined
  const emailChanged = after.contacts[0]?.email !== before.contacts[0]?.email
  const originalEmail = emailChanged ? null : lead.originalEmail
  const columns: LeadColumns = {
    ...typed,
    ...given?.columns,
    originalEmail,
    ...(hasRest && { extra: keptExtra(lead, rest) }),
  }
  return {
    before: lead,
    columns,
    lines: [
      ...changes.filter(isLogged).map((one) => ({
        kind: 'changed' as const,
        sentence: changeSentence(one),
        details: { field: one.field, from: one.from, to: one.to },
      })),
      ...(given?.lines ?? []),
    ],
    contacts: isDeepStrictEqual(after.contacts, before.contacts)
      ? undefined
      : contactsWrite(after.contacts, { originalEmail, dialCode: region.dialCode }),
    events: assignmentEvents(lead, columns.assigneeId),
  }
}

async function changeLead(
  scope: LeadScope,
  id: string,
  change: LeadChange,
  base: string | undefined,
): Promise<SavedLead> {
  const parts = { contacts: true, ...partsOfAssigning(scope, change.assigneeId) }
  const held = await holdLead(scope, id, parts)
  const update = await changeOf(scope, held, change, base)
  return saved(update ? await writeLead(scope, update) : held.lead)
}

async function assignLead(
  scope: LeadScope,
  id: string,
  assigneeId: string | null,
  base: string | undefined,
): Promise<SavedLead> {
  const held = await holdLead(scope, id, partsOfAssigning(scope, assigneeId))
  const { lead } = held
  if (isStale(lead, base) && lead.assigneeId !== assigneeId) return refuseStale(scope, lead, [], assigneeId)
  const change = await assignment(scope, lead, assigneeId, held)
  if (!change) return saved(lead)
  return saved(
    await writeLead(scope, { before: lead, ...change, events: assignmentEvents(lead, assigneeId) }),
  )
}

const note = (before: LeadRecord, remark: string): LeadUpdate => ({
  before,
  lines: [{ kind: 'note', sentence: historyTexts.note, remark }],
})

/** One call, many effects (C-147). */
export const edit = (ctx: Context, wanted: LeadEdit): Promise<SavedLead> =>
  inLeadScope(ctx, async (scope) => {
    switch (wanted.kind) {
      case 'restore':
        return saved(await writeLead(scope, await restored(scope, wanted.id)))
      case 'change':
        return changeLead(scope, wanted.id, wanted.change, wanted.baseUpdatedAt)
      case 'assign':
        return assignLead(scope, wanted.id, wanted.assigneeId, wanted.baseUpdatedAt)
      case 'convert':
        return convertLead(scope, wanted.id)
    }
    const { lead } = await holdLead(scope, wanted.id)
    switch (wanted.kind) {
      case 'delete':
        return saved(await writeLead(scope, deletion(scope, lead)))
      case 'note':
        return saved(await writeLead(scope, note(lead, wanted.text)))
    }
  })

/** Both calls write the same field (C-033). */
export const addExpectedClosure = (
  ctx: Context,
  { leadId, expectedClosure }: { leadId: string; expectedClosure: string | null },
): Promise<SavedLead> =>
  inLeadScope(ctx, (scope) => changeLead(scope, leadId, { expectedClosure }, undefined))
