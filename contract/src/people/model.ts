import type { Feature, Rights } from '../accounts/model'

/** What somebody may do. Held by people and given by roles; names decide nothing (C-127). */
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

/** A row of the invite form. What the person may do comes from the role, on the server (C-136). */
export interface Invitation {
  firstName: string
  lastName: string
  email: string
  role: string
  designationId: string
  /** The inviter, where nobody is named. */
  reportsTo?: string
  /** What the page knows of the role: it travels for older servers, and ours does not read it (C-136). */
  claimed?: { isAdmin: boolean; rights: Rights }
}

export type MemberState = 'invited' | 'active' | 'absent' | 'deactivated'

/** Somebody of the firm, as Team Management shows them. */
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
  /** What somebody deactivated has left behind; told to those who manage people. */
  openLeads?: number | undefined
}

/** Everything about a member that an admin decides. */
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
  /** What the admin had before their eyes: rights that a colleague took away meanwhile are not given back by it. */
  seen?: MemberPlace | undefined
}

/** One's own place in the firm. */
export interface OwnPlace {
  role: string
  designation: string | undefined
  reportsTo: string | undefined
  isAbsent: boolean
}
