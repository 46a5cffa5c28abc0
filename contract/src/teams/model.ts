import type { LimitKind } from './turn'

/** A person who is, or can be, in a team. */
export interface TeamPerson {
  id: string
  fullName: string
  role: string
}

export interface TeamMembership extends TeamPerson {
  /** Stays in the team, marked, and is active there again when reactivated. */
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
  /** Sent back by an edit, so that nobody overwrites a change they have not seen. */
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

/** A person a lead can be assigned to. */
export interface Assignable extends TeamPerson {
  email: string
}

/** Why somebody who works with leads gets none by turn (C-113, C-168); the last one was chosen here. */
export const turnGaps = ['absent', 'never-signed-in', 'reads-only', 'left-out'] as const
export type TurnGap = (typeof turnGaps)[number]

/** Automatic assignment, whether it is on or off. */
export interface AssignmentTurn {
  /** The first one gets the next new lead. */
  turn: TurnPerson[]
  passedOver: (TurnPerson & { reason: TurnGap })[]
}

export interface TurnPerson extends TeamPerson {
  /** How many new leads in a row they get in each round; 0 leaves them out. */
  weight: number
}

export interface TurnWeight {
  userId: string
  weight: number
}

/** New leads that only the people of a team get; the first limit that fits counts. */
export interface AssignmentLimit {
  /** None for a new one. */
  id?: string | undefined
  by: LimitKind
  /** The source or the city; empty for all leads. */
  value: string
  teamId: string
}

export interface AssignmentLimits {
  limits: ShownLimit[]
  /** What a limit by source can name. */
  sources: string[]
}

export interface ShownLimit extends AssignmentLimit {
  id: string
  teamName: string
  /** Who gets the next lead that falls under it; nobody if none of the team is available: such leads stay Unassigned. */
  next: string | undefined
}

/** A person of the firm, in selectors. */
export interface Colleague {
  id: string
  name: string
  email: string
}
