import type { Person } from '../../accounts/model'
import type { CustomField } from '../../fields/model'
import type { CalendarDate } from '../../kit/dates'
import type { LeadRow, LeadType } from '../model'
import type { HistoryEntry } from '../work/history'

export const areaUnits = ['sqft', 'sqm', 'Sq yds'] as const
export type AreaUnit = (typeof areaUnits)[number]

/** A contact person of a lead. */
export interface LeadContact {
  firstName: string
  lastName: string
  designation: string | undefined
  /** The role of this contact, for those after the first. */
  type: string | undefined
  email: string | undefined
  /** '+91 9845021763'; older records have bare digits (C-023). */
  phones: string[]
}

/** A lead as it is captured. */
export interface LeadDraft {
  type: LeadType
  companyName: string | undefined
  /** Name, email and phone of the first one are those of the lead. */
  contacts: LeadContact[]
  address: string | undefined
  city: string | undefined
  postalCode: string | undefined
  workScope: string | undefined
  budget: number | undefined
  area: string | undefined
  areaUnit: AreaUnit | undefined
  source: string | undefined
  sourceName: string | undefined
  remarks: string | undefined
  teamId: string | undefined
  assigneeId: string | undefined
  /** By id or name of the field; the server stores what belongs to no field as it came (C-018). */
  customValues: Record<string, string>
  /** The configurable form that was filled in. */
  templateId: string | undefined
  /** Anything the caller sent that no field takes. */
  extra: Record<string, unknown>
  /** For a copy for another assignee: the first lead, and the address that was typed (C-102). */
  siblingOf: string | undefined
  originalEmail: string | undefined
}

/** Only the fields that were sent. An empty text or null clears the field. */
export interface LeadChange {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  companyName?: string | undefined
  /** All of them, in order; takes precedence over the four fields of the first one. */
  contacts?: LeadContact[] | undefined
  address?: string | undefined
  city?: string | undefined
  postalCode?: string | undefined
  workScope?: string | undefined
  budget?: number | null | undefined
  area?: string | undefined
  areaUnit?: AreaUnit | undefined
  source?: string | undefined
  sourceName?: string | undefined
  remarks?: string | undefined
  teamId?: string | null | undefined
  assigneeId?: string | null | undefined
  expectedClosure?: CalendarDate | null | undefined
  /** Not before today (L-199). */
  followUpOn?: CalendarDate | null | undefined
  /** Only those that were sent, by id or name of the field. */
  customValues?: Record<string, string> | undefined
}

interface OfLead {
  id: string
  /** The version the caller saw: if it is stale, the answer is a conflict with both values (C-150). */
  baseUpdatedAt?: string | undefined
}

/** One call, many effects (C-147). */
export type LeadEdit =
  | (OfLead & { kind: 'change'; change: LeadChange })
  | (OfLead & { kind: 'assign'; assigneeId: string | null })
  | (OfLead & { kind: 'delete' })
  | (OfLead & { kind: 'restore' })
  /** The caller's own text for the history (C-145). */
  | (OfLead & { kind: 'note'; text: string })
  | (OfLead & { kind: 'convert' })

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
  wantsNoEmailPrompt: boolean
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
