import type { LeadRow } from '../model'
import type { LeadContact } from '../record/draft'
import type { LeadAction } from './forms'

/** An update with this content only: what is not given stays. */
export const actionSaying = (leadId: string, said: Partial<Omit<LeadAction, 'leadId'>>): LeadAction => ({
  ...said,
  leadId,
})

/** A field that a transition rule requires and the lead does not have (C-080). */
export interface MissingField {
  /** The key of a lead field, or the id of a custom one. */
  key: string
  label: string
  type: 'text' | 'long-text' | 'number' | 'email' | 'website' | 'date' | 'choice' | 'choices' | 'phone'
  options: { value: string; label: string }[]
}

export interface PatchedLead {
  lead: LeadRow
  /** If not empty: the fields were saved, the move was not made. */
  missing: MissingField[]
}

export interface LeadInteraction {
  id: string
  at: string
  meetingMode: string | undefined
  outcome: string | undefined
  remarks: string | undefined
}

/** The collapsible parts of the details page. */
export type AdditionalDetails = Pick<
  LeadRow,
  'budget' | 'area' | 'areaUnit' | 'workScope' | 'sourceName' | 'source' | 'lastCallAt'
> & {
  /** The name of the assignee. */
  assignee: string | undefined
  /** The outcome of the last call; undefined before the first. */
  callOutcome: LeadRow['callStatus'] | undefined
  /** All contacts except the lead itself. */
  contacts: LeadContact[]
}
