import type { Person } from '../accounts/model'
import type { CustomField } from '../fields/model'
import type { CalendarDate } from '../kit/dates'
import type { HistoryEntry } from './history'
import type { LeadRow, LeadType } from './model'

export const areaUnits = ['sqft', 'sqm', 'Sq yds'] as const
export type AreaUnit = (typeof areaUnits)[number]

/** Somebody who speaks for a lead. */
export interface LeadContact {
  firstName: string
  lastName: string
  designation: string | undefined
  /** What this contact is to the lead, for those after the first. */
  type: string | undefined
  email: string | undefined
  /** '+91 9845021763'; older records hold bare digits (C-023). */
  phones: string[]
}

/** A lead as it is captured. */
export interface LeadDraft {
  type: LeadType
  companyName: string | undefined
  /** The first one's name, email and phone are the lead's own. */
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
  /** By the id or the name of the field; what belongs to no field is kept by the server as it came (C-018). */
  customValues: Record<string, string>
  /** The configurable form that asked. */
  templateId: string | undefined
  /** What a caller sent that has no place of its own. */
  extra: Record<string, unknown>
  /** Of a copy for another assignee: the first lead, and the address that was typed (C-102). */
  siblingOf: string | undefined
  originalEmail: string | undefined
}

/** Only the fields that were sent. An empty text, or null, empties the field. */
export interface LeadChange {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  companyName?: string | undefined
  /** All of them, the first first; wins over the four fields of the first one. */
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
  /** Only those that were sent, by the id or the name of the field. */
  customValues?: Record<string, string> | undefined
}

interface OfLead {
  id: string
  /** What the caller has seen: when it is stale the answer is a conflict with both values (C-150). */
  baseUpdatedAt?: string | undefined
}

/** One call, many effects (C-147). */
export type LeadEdit =
  | (OfLead & { kind: 'change'; change: LeadChange })
  | (OfLead & { kind: 'assign'; assigneeId: string | null })
  | (OfLead & { kind: 'delete' })
  | (OfLead & { kind: 'restore' })
  /** The caller's own words for the history (C-145). */
  | (OfLead & { kind: 'note'; text: string })
  | (OfLead & { kind: 'convert' })

/** A new lead, or the wish not to be asked for a reference email any more. */
export type LeadSave =
  | { kind: 'add'; draft: LeadDraft }
  | { kind: 'no-email-prompt'; leadId: string; wantsNoEmailPrompt: boolean }

/** What every call that changes one lead answers. */
export interface SavedLead {
  id: string
  updatedAt: string
}

/** The answer to one of the company's own fields; also to one that was deleted since. */
export interface CustomAnswer {
  fieldId: string
  label: string
  type: CustomField['type']
  value: string
}

/** The same enquiry, given to somebody else (C-102). */
export interface LeadSibling {
  id: string
  name: string
  assignee: string | undefined
}

/** A lead that went into this one; can be taken out again for 30 days. */
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

/** One field that two people changed; details of a conflict (C-150), texts as people read them. */
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
