import type { Person } from '../../accounts/model'
import type { CalendarDate } from '../../kit/dates'

/** What is known of a client. What is not given stays as it is; null takes it away. */
export interface ClientFacts {
  type?: 'individual' | 'corporate'
  name?: string
  email?: string
  phone?: string | null
  companyName?: string | null
  country?: string | null
  city?: string | null
  location?: string | null
  postalCode?: string | null
  billTo?: string | null
  billingAddress?: string | null
  billingLandmark?: string | null
  billingCity?: string | null
  gstNumber?: string | null
}

export interface NewClient extends ClientFacts {
  name: string
  email: string
  /** The lead they are made from: the client that was made for it before is taken again (C-118). */
  leadId?: string
  /** The firm itself, for its own project (O-041). */
  isCompanyItself: boolean
}

export interface KnownClient {
  id: string
  name: string
  /** The company had a client with this email before, and not from this lead; it is the same client, unchanged. */
  isKnownClient: boolean
}

export interface NewProject {
  clientId: string
  name: string
  location?: string
  phone?: string
  adminId?: string
  memberIds: string[]
  /** The lead it is for: its project is made and linked once, and returned after that. */
  leadId?: string
  isConfirmed: boolean
  isFromLead: boolean
  /** The firm's own project: there is only one, and asking again returns it (O-041). */
  isCompanyOwn: boolean
}

export interface NewMembers {
  projectId: string
  adminId?: string
  memberIds: string[]
}

/** What the wizard knows of a project. What is not given stays as it is; null takes it away. */
export interface ProjectFacts {
  name?: string
  location?: string | null
  /** Where it is on the map. */
  latitude?: number | null
  longitude?: number | null
  country?: string | null
  city?: string | null
  postalCode?: string | null
  phone?: string | null
  area?: string | null
  areaUnit?: string | null
  workScope?: string | null
  /** In whole units of the currency. */
  value?: number | null
  startOn?: CalendarDate | null
  endOn?: CalendarDate | null
  note?: string | null
  adminId?: string | null
  /** All members besides the admin; those who are missing here leave. */
  memberIds?: string[]
}

/** The last step of the wizard, for a lead without a project, or without a lead. */
export interface WholeProject extends ProjectFacts {
  clientId: string
  name: string
  leadId?: string
  isConfirmed: boolean
  isFromLead: boolean
}

/** The same for a project that is there already: the draft behind a quotation. */
export interface ProjectChange extends ProjectFacts {
  id: string
  /** Confirms it; never takes that back. */
  isConfirmed?: boolean
  client?: ClientFacts
}

export interface LeadLink {
  leadId: string
  projectId: string
}

export interface ProjectSheet extends Required<Omit<ProjectFacts, 'adminId' | 'memberIds'>> {
  id: string
  leadId: string | undefined
  name: string
  admin: Person | undefined
  /** Without the admin. */
  members: Person[]
  isConfirmed: boolean
  isFromLead: boolean
  createdByName: string
  createdAt: string
  client: Required<ClientFacts> & { id: string; isInvited: boolean }
}
