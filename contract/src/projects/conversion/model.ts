export interface NewClient {
  name: string
  email: string
  phone?: string
  city?: string
  location?: string
  postalCode?: string
  /** The firm itself, for its own project (O-041). */
  isCompanyItself: boolean
}

export interface KnownClient {
  id: string
  /** The company already has a client with this email; it is the same client. */
  isKnownClient: boolean
}

export interface NewProject {
  clientId: string
  name: string
  location?: string
  phone?: string
  adminId?: string
  memberIds: string[]
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
