import { z } from 'zod'
import { type VisitEntry, type VisitPlace, type VisitSteps, visitOutcomes } from '../../../leads/visits/model'

export const placeWire = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracy: z.number(),
})

export const stepsWire = z.object({
  onTheWayAt: z.string().optional(),
  arrivedAt: z.string().optional(),
  place: placeWire.optional(),
})

/** A visit as its entry of the history has it. */
export const visitWire = stepsWire.extend({
  outcome: z.enum(visitOutcomes),
  photos: z.array(z.object({ name: z.string(), small: z.string().optional(), address: z.string() })),
})

type StepsWire = z.infer<typeof stepsWire>

/** Three numbers, and nothing else. */
export const onlyPlace = (place: VisitPlace | undefined): VisitPlace | undefined =>
  place && { latitude: place.latitude, longitude: place.longitude, accuracy: place.accuracy }

/** The same both ways: what is said on the wire, and nothing else. */
export const stepsOf = ({ onTheWayAt, arrivedAt, place }: StepsWire): VisitSteps => ({
  onTheWayAt,
  arrivedAt,
  place: onlyPlace(place),
})

export const visitOf = ({ outcome, photos, ...steps }: z.infer<typeof visitWire>): VisitEntry => ({
  ...stepsOf(steps),
  outcome,
  photos: photos.map(({ name, small, address }) => ({ name, small, address })),
})
