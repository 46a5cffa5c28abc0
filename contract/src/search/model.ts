import type { StageKind } from '../pipeline/model'
import type { ProjectStage } from '../projects/record/model'
import type { QuotationState } from '../quotations/document/model'

/** The part of a lead in which the words were found, where it is not its name. */
export type FoundPart = 'company' | 'phone' | 'email' | 'place' | 'contact'

export interface FoundLead {
  id: string
  name: string
  phone?: string | undefined
  city?: string | undefined
  stage: { name: string; kind: StageKind }
  assigneeName?: string | undefined
  isMine: boolean
  /** What matched, as it is written in the lead; `contact` is a phone or email of another contact. */
  matched?: { part: FoundPart; text: string } | undefined
}

export interface FoundPerson {
  id: string
  name: string
  email: string
  roleName: string
}

export interface FoundProject {
  id: string
  name: string
  clientName: string
  stage: ProjectStage
  isDraft: boolean
}

export interface FoundQuotation {
  id: string
  projectId: string
  title: string
  /** Given at the first sending. */
  number?: string | undefined
  clientName: string
  projectName: string
  state: QuotationState
}

/** The best of each kind that the caller may see. */
export interface Found {
  leads: FoundLead[]
  people: FoundPerson[]
  projects: FoundProject[]
  quotations: FoundQuotation[]
}

/** What somebody has opened lately: those that are still there for them come back as they are called now. */
export interface Opened {
  leads: string[]
  projects: string[]
  quotations: string[]
}
export type Reopened = Pick<Found, 'leads' | 'projects' | 'quotations'>
