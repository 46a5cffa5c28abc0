import { z } from 'zod'
import type { Person } from '../../accounts/model'
import type { CustomField } from '../../fields/model'
import { calendarDate } from '../../kit/wire-values'
import { anyText, type StoredValues, typedChangeShape, typedShape } from '../fields/values'
import { leadFormLimits, noteMax } from '../limits'
import { leadProblemTexts } from '../messages/capture'
import { workProblems } from '../messages/work'
import type { LeadRow, LeadType } from '../model'
import type { HistoryEntry } from '../work/history'

const id = z.uuid().optional()

/** A time of day, HH:mm. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, workProblems.followUpTime)

const contact = z.object({
  firstName: anyText,
  lastName: anyText,
  designation: anyText.optional(),
  /** The role of this contact, for those after the first. */
  type: anyText.optional(),
  email: anyText.optional(),
  /** '+91 9845021763'; older records have bare digits (C-023). */
  phones: z.array(anyText).max(leadFormLimits.phones, leadProblemTexts.tooManyPhones(leadFormLimits.phones)),
})
/** A contact person of a lead. */
export type LeadContact = z.output<typeof contact>

const contacts = z
  .array(contact)
  .min(1)
  .max(leadFormLimits.contacts, leadProblemTexts.tooManyContacts(leadFormLimits.contacts))

const answers = z
  .record(z.string().max(100), anyText)
  .refine((values) => Object.keys(values).length <= 200, 'These are too many fields.')

/** Anything the caller sent that no field takes: kept and given back as it came (C-128). */
const extra = z
  .record(z.string().max(100), z.unknown())
  .refine((kept) => JSON.stringify(kept).length <= leadFormLimits.extra, leadProblemTexts.tooMuchExtra)

export const draftForm = z.object({
  type: z.enum(['individual', 'corporate']),
  /** Name, email and phone of the first one are those of the lead. */
  contacts,
  ...typedShape,
  teamId: id,
  assigneeId: id,
  /** By id or name of the field; the server stores what belongs to no field as it came (C-018). */
  customValues: answers,
  /** The configurable form that was filled in. */
  templateId: id,
  extra,
  /** For a copy for another assignee: the first lead, and the address that was typed (C-102). */
  siblingOf: id,
  originalEmail: anyText.optional(),
})
/** A lead as it is captured. */
export type LeadDraft = z.output<typeof draftForm>

export const changeForm = z.object({
  firstName: anyText.optional(),
  lastName: anyText.optional(),
  email: anyText.optional(),
  phone: anyText.optional(),
  /** All of them, in order; takes precedence over the four fields of the first one. */
  contacts: contacts.optional(),
  ...typedChangeShape,
  teamId: z.uuid().nullish(),
  assigneeId: z.uuid().nullish(),
  expectedClosure: calendarDate.nullish(),
  /** Not before today (L-199). */
  followUpOn: calendarDate.nullish(),
  /** HH:mm; without it the time stays (C-163). */
  followUpTime: clockTime.optional(),
  /** Only those that were sent, by id or name of the field. */
  customValues: answers.optional(),
  extra: extra.optional(),
})
/** Only the fields that were sent. An empty text or null clears the field. */
export type LeadChange = z.output<typeof changeForm>

const ofLead = {
  id: z.uuid(),
  /** The version the caller saw: if it is stale, the answer is a conflict with both values (C-150). */
  baseUpdatedAt: z.iso.datetime().optional(),
}

export const leadEditForm = z.discriminatedUnion('kind', [
  z.object({ ...ofLead, kind: z.literal('change'), change: changeForm }),
  z.object({ ...ofLead, kind: z.literal('assign'), assigneeId: z.uuid().nullable() }),
  z.object({ ...ofLead, kind: z.literal('delete') }),
  z.object({ ...ofLead, kind: z.literal('restore') }),
  /** The caller's own text for the history (C-145). */
  z.object({ ...ofLead, kind: z.literal('note'), text: z.string().trim().min(1).max(noteMax) }),
  z.object({ ...ofLead, kind: z.literal('convert') }),
])
/** One call, many effects (C-147). */
export type LeadEdit = z.output<typeof leadEditForm>

/** What a lead holds that people can change: as it is stored, and as its history and its forms read it. */
export interface LeadSheet extends StoredValues {
  type: LeadType
  contacts: LeadContact[]
  teamId: string | undefined
  assigneeId: string | undefined
  expectedClosure: string | undefined
  /** By the id of the field. */
  customValues: Record<string, string>
}

/** A new lead, or the wish not to be asked for a reference email again. */
export type LeadSave =
  | { kind: 'add'; draft: LeadDraft }
  | { kind: 'no-email-prompt'; leadId: string; wantsNoEmailPrompt: boolean }

/** The answer of every call that changes one lead. */
export interface SavedLead {
  id: string
  updatedAt: string
}

/** The value of a custom field, also of one that has been deleted since. */
export interface CustomAnswer {
  fieldId: string
  label: string
  type: CustomField['type']
  value: string
}

/** The same enquiry, assigned to somebody else (C-102). */
export interface LeadSibling {
  id: string
  name: string
  assignee: string | undefined
}

/** A lead that was merged into this one; the merge can be undone for 30 days. */
export interface LeadMergeNote {
  id: string
  name: string
  at: string
  canUndo: boolean
}

/** Everything about one lead. */
export interface LeadDetail extends LeadRow {
  contacts: LeadContact[]
  remarks: string | undefined
  customValues: CustomAnswer[]
  team: { id: string; name: string } | undefined
  createdBy: Person | undefined
  originalEmail: string | undefined
  hasQuotation: boolean
  /** Of its project, if it has one: a draft until the lead is converted. */
  projectId?: string | undefined
  reasonNotInterested?: string | undefined
  wantsNoEmailPrompt: boolean
  /** What a caller sent that no field takes; returned as it came (C-174). */
  extra?: Record<string, unknown> | undefined
  archivedAt: string | undefined
  /** The latest first. */
  history: HistoryEntry[]
  siblings: LeadSibling[]
  merges: LeadMergeNote[]
}

/** One field that two people changed; the details of a conflict (C-150), with texts for people. */
export interface ConflictField {
  field: string
  label: string
  yours: string
  theirs: string
}

/** `details` of the refusal `lead-conflict`. Sending again with this `updatedAt` as base overwrites. */
export interface LeadConflict {
  updatedAt: string
  fields: ConflictField[]
}
