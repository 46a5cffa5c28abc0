/** Somebody who is, or can be, in a team. */
export interface TeamPerson {
  id: string
  fullName: string
  role: string
}

export interface TeamMembership extends TeamPerson {
  /** Stays in the team, marked, and is back at work there when reactivated. */
  isDeactivated: boolean
}

export interface Team {
  id: string
  companyId: string
  name: string
  members: TeamMembership[]
  /** Full name. */
  createdBy: string | undefined
  createdAt: string | undefined
  /** What an edit sends back, so that nobody overwrites what they have not seen. */
  updatedAt: string
}

export interface TeamDetails {
  name: string
  memberIds: string[]
}

/** One call with two effects. */
export type TeamEdit =
  | ({ kind: 'change'; id: string; seenAt: string | undefined } & TeamDetails)
  | { kind: 'restore'; id: string }

/** Somebody a lead can be given to. */
export interface Assignable extends TeamPerson {
  email: string
}

/** Somebody of the firm, in selectors. */
export interface Colleague {
  id: string
  name: string
  email: string
}
