import { z } from 'zod'
import { formatLegacyDate, formatTime12, parseTime12 } from '../../../kit/dates'
import { reply, request } from '../../../kit/endpoint'
import { calendarDate } from '../../../kit/wire-values'
import type { LeadChange, LeadEdit, SavedLead } from '../../../leads/record/draft'
import { leadEditForm } from '../../../leads/record/draft'
import { splitName } from '../../../leads/record/form-values'
import { type Answers, idOf, readAnswers, refuseUnreadable, textOf } from '../fields/answers'
import { readDay } from '../fields/days'
import { readTypedChange, writeTyped } from '../fields/typed'
import { contactWire, joinContacts, readContact, readPhones, writeContact } from './contacts'

const logTexts = z.union([z.string().max(5000), z.array(z.string().max(5000)).max(100)])

const editBody = z
  .object({
    otherContactDetails: z.array(contactWire).max(100).nullish(),
    isDeleted: z.boolean().nullish(),
    deletedBy: z.unknown().optional(),
    isProjectCreated: z.boolean().nullish(),
    logText: logTexts.nullish(),
    expClosureDate: z.string().max(100).nullish(),
    latestFollowUpDate: z.string().max(100).nullish(),
    latestFollowUpTime: z.string().max(100).nullish(),
    baseUpdatedAt: z.string().max(100).nullish(),
    userId: z.string().max(100).nullish(),
  })
  .catchall(z.unknown())
  .refine((body) => Object.keys(body).length <= 300, 'These are too many fields.')
  .superRefine(refuseUnreadable)
type EditBody = z.infer<typeof editBody>

/** '4:30 PM' or '16:30'; anything else stays, for the rules to refuse. */
const readTime = (text: string): string => parseTime12(text) ?? text.trim()

const keysOf = (body: EditBody) => Object.keys(body).filter((key) => body[key] !== undefined)
const besides = (...known: string[]) => {
  const quiet = new Set([...known, 'logText', 'deletedBy', 'userId', 'baseUpdatedAt'])
  return (body: EditBody) => keysOf(body).some((key) => !quiet.has(key))
}

/** A cleared text is sent as empty: what is not sent stays. */
const sentText = (known: Answers['known'], key: 'firstName' | 'lastName' | 'email') =>
  key in known ? { [key]: textOf(known[key]) ?? '' } : {}

function readContacts(body: EditBody, known: Answers['known']): LeadChange {
  const dialCode = textOf(known.dialCode)
  const listed = (body.otherContactDetails ?? []).map((wire) => readContact(wire, dialCode))
  const phone = 'phone' in known ? { phone: readPhones(known.phone as string, dialCode)[0] ?? '' } : {}
  const named =
    'name' in known && !('firstName' in known) && textOf(known.name) ? splitName(String(known.name)) : {}
  const own: LeadChange = {
    ...named,
    ...sentText(known, 'firstName'),
    ...sentText(known, 'lastName'),
    ...sentText(known, 'email'),
    ...phone,
  }
  if (listed.length === 0) return own
  const contact = {
    firstName: own.firstName ?? '',
    lastName: own.lastName ?? '',
    designation: textOf(known.designation),
    type: undefined,
    email: own.email || undefined,
    phones: own.phone ? [own.phone] : [],
  }
  return { contacts: joinContacts(contact, listed) }
}

export function readChange(body: EditBody): LeadChange {
  const { known, custom, extra } = readAnswers(body)
  return {
    ...readContacts(body, known),
    ...readTypedChange(known),
    ...('team' in known && { teamId: idOf(known.team) ?? null }),
    ...('assignee' in known && { assigneeId: idOf(known.assignee) ?? null }),
    ...('expectedClosure' in known && { expectedClosure: readDay(body.expClosureDate) }),
    ...(body.latestFollowUpDate !== undefined && { followUpOn: readDay(body.latestFollowUpDate) }),
    ...(body.latestFollowUpTime?.trim() && { followUpTime: readTime(body.latestFollowUpTime) }),
    ...(Object.keys(custom).length > 0 && { customValues: custom }),
    ...(Object.keys(extra).length > 0 && { extra }),
  }
}

/** What the call means, from what it contains (C-147). */
function readEdit(id: string, body: EditBody): LeadEdit {
  const of = { id, ...(body.baseUpdatedAt && { baseUpdatedAt: body.baseUpdatedAt }) }
  const isWholeLead = body._id !== undefined || body.createdAt !== undefined
  if (body.isDeleted === true) return { ...of, kind: 'delete' }
  if (body.isDeleted === false && !besides('isDeleted')(body)) return { ...of, kind: 'restore' }
  if (body.isProjectCreated === true && !besides('isProjectCreated', 'projectId')(body))
    return { ...of, kind: 'convert' }
  // The whole lead is sent along with a closure date: only that may change, or a stale page would undo others' work (C-033).
  if (isWholeLead && body.expClosureDate !== undefined)
    return { ...of, kind: 'change', change: { expectedClosure: readDay(body.expClosureDate) } }
  if (body.logText && !besides()(body))
    return { ...of, kind: 'note', text: [body.logText].flat().join('\n').trim() }
  if ('assignedTo' in body && !besides('assignedTo')(body))
    return { ...of, kind: 'assign', assigneeId: idOf(body.assignedTo) ?? null }
  return { ...of, kind: 'change', change: readChange(body) }
}

const writeNone = (value: string | null | undefined) => (value === null ? '' : undefined)

export const writeChange = (change: LeadChange) => ({
  ...change.customValues,
  ...change.extra,
  firstName: change.firstName,
  lastName: change.lastName,
  email: change.email,
  phoneNumber: change.phone,
  otherContactDetails: change.contacts?.map(writeContact),
  ...writeTyped({ ...change, budget: change.budget === null ? '' : change.budget }),
  teamId: change.teamId === null ? '' : change.teamId,
  assignedTo: change.assigneeId === null ? '' : change.assigneeId,
  expClosureDate: change.expectedClosure === null ? '' : change.expectedClosure,
  latestFollowUpDate: change.followUpOn ? formatLegacyDate(change.followUpOn) : writeNone(change.followUpOn),
  latestFollowUpTime: change.followUpTime && formatTime12(change.followUpTime),
})

const writeEdit = (edit: LeadEdit) => {
  switch (edit.kind) {
    case 'change':
      return writeChange(edit.change)
    case 'assign':
      return { assignedTo: edit.assigneeId ?? '' }
    case 'note':
      return { logText: [edit.text] }
    case 'convert':
      return { isProjectCreated: true }
    default:
      return { isDeleted: edit.kind === 'delete' }
  }
}

export const editRequest = request({
  query: { id: z.string().max(100) },
  body: editBody,
  read: ({ query, body }) => readEdit(query.id, body),
  write: (edit: LeadEdit) => ({
    query: { id: edit.id },
    body: { ...writeEdit(edit), baseUpdatedAt: edit.baseUpdatedAt },
  }),
  check: leadEditForm,
})

/** Without a message: that would mean a refusal (C-032). */
export const savedReply = reply(
  z.object({ data: z.object({ _id: z.string(), updatedAt: z.string() }) }),
  ({ id, updatedAt }: SavedLead) => ({ data: { _id: id, updatedAt } }),
  ({ data }): SavedLead => ({ id: data._id, updatedAt: data.updatedAt }),
)

export const tagRequest = request({
  body: z.object({ leadId: z.uuid(), tagId: z.uuid(), userId: z.string().optional() }),
  read: ({ body: { leadId, tagId } }) => ({ leadId, tagId }),
  write: (input: { leadId: string; tagId: string }) => ({ body: input }),
})

export const closureRequest = request({
  body: z.object({
    leadId: z.uuid(),
    /** Empty or null clears it; it must be sent, so that a call that forgot it does not. */
    expClosureDate: z.string().max(100).nullable(),
    userId: z.string().optional(),
  }),
  read: ({ body }) => ({ leadId: body.leadId, expectedClosure: readDay(body.expClosureDate) }),
  write: ({ leadId, expectedClosure }: { leadId: string; expectedClosure: string | null }) => ({
    body: { leadId, expClosureDate: expectedClosure ?? '' },
  }),
  check: z.object({
    leadId: z.uuid(),
    expectedClosure: calendarDate.nullable(),
  }),
})
