import type { Person } from '../../accounts/model'
import type { LeadRow } from '../model'

/** How a visit to a site went. */
export const visitOutcomes = ['done', 'not-there', 'rescheduled', 'cancelled'] as const
export type VisitOutcome = (typeof visitOutcomes)[number]

/** What is tapped before the visit is over. */
export const visitSteps = ['on-the-way', 'arrived'] as const
export type VisitStep = (typeof visitSteps)[number]

/** Where a device was, in degrees, and how exactly it knew, in metres. */
export interface VisitPlace {
  latitude: number
  longitude: number
  accuracy: number
}

export interface VisitSteps {
  onTheWayAt: string | undefined
  arrivedAt: string | undefined
  /** Where the person arrived, if they allowed it. */
  place: VisitPlace | undefined
}

export interface VisitPhoto {
  name: string
  /** Shows it small; none of a picture that browsers do not show. */
  small: string | undefined
  /** Shows it large, or saves it. */
  address: string
}

/** A visit in the history of its lead. */
export interface VisitEntry extends VisitSteps {
  outcome: VisitOutcome
  photos: VisitPhoto[]
}

/** What the sheet of a visit shows. */
export interface VisitSheet {
  lead: LeadRow
  /** Where somebody arrived at an earlier visit, the latest. */
  knownPlace: VisitPlace | undefined
  /** The caller's own visit that is not saved yet. */
  own: VisitSteps
  /** Visits of colleagues that are under way. */
  others: (VisitSteps & { person: Person })[]
}

export const noSteps: VisitSteps = { onTheWayAt: undefined, arrivedAt: undefined, place: undefined }
