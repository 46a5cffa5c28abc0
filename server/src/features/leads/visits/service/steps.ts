import type { VisitPlace, VisitSteps } from '@foyer/contract/leads/visits/model'
import type { VisitRow } from '../repository/visits'

type StepsRow = Pick<VisitRow, 'onTheWayAt' | 'arrivedAt' | 'latitude' | 'longitude' | 'accuracy'>

const instant = (at: string | null): string | undefined => (at ? new Date(at).toISOString() : undefined)

export const placeIn = ({ latitude, longitude, accuracy }: StepsRow): VisitPlace | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude, accuracy: accuracy ?? 0 }

export const stepsIn = (row: StepsRow): VisitSteps => ({
  onTheWayAt: instant(row.onTheWayAt),
  arrivedAt: instant(row.arrivedAt),
  place: placeIn(row),
})
