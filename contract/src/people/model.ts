import type { Feature, Rights } from '../accounts/model'

/** What somebody may do. People have it and roles grant it; role names decide nothing (C-127). */
export interface Standing {
  isSuperAdmin: boolean
  isAdmin: boolean
  rights: Rights
  features: Feature[]
}

export interface Role extends Standing {
  name: string
}

export interface Designation {
  id: string
  name: string
}

/** A row of the invite form. The server takes the rights from the role (C-136). */
export interface Invitation {
  firstName: string
  lastName: string
  email: string
  role: string
  designationId: string
  /** The inviter, if nobody is named. */
  reportsTo?: string
  /** Sent as the specification names it; the server takes whoever is signed in. */
  addedBy?: string
  /** The rights of the role as the page knows them: sent for older servers, ignored by ours (C-136). */
  claimed?: { isAdmin: boolean; rights: Rights }
}

export type MemberState = 'invited' | 'active' | 'absent' | 'deactivated'

/** A person of the firm, as Team Management shows them. */
export interface TeamMember extends Standing {
  id: string
  fullName: string
  email: string
  imageUrl: string | undefined
  role: string
  designation: Designation | undefined
  reportsTo: { id: string; fullName: string } | undefined
  isAbsent: boolean
  lastSignInAt: string | undefined
  state: MemberState
  /** The open leads of a deactivated person; shown to those who manage people. */
  openLeads?: number | undefined
}

/** Everything an admin decides about a member. */
export interface MemberPlace {
  role: string
  rights: Rights
  features: Feature[]
  designationId: string | undefined
  reportsTo: string | undefined
}

/** What an admin changes about a member; all of it is saved, or nothing. */
export interface MemberChange extends MemberPlace {
  memberId: string
  /** What the admin saw: saving does not give back rights that a colleague has removed since. */
  seen?: MemberPlace | undefined
}

/** The person's own place in the firm. */
export interface OwnPlace {
  role: string
  designation: string | undefined
  reportsTo: string | undefined
  isAbsent: boolean
}
