import { expect, it } from 'vitest'
import type { Stage, StageKind } from '../../pipeline/model'
import { workProblems } from '../messages/work'
import type { WorkedLead } from '../work/rules'
import type { NewVisit } from './forms'
import { visitProblems } from './messages'
import { addressLine, mapOfAddress, mapOfPlace, needsNextDay, placeOf, visitProblem } from './rules'

const stageOf = (kind: StageKind): Stage => ({ id: kind, name: kind, kind, sequence: 1, statuses: [] })
const lead = (kind: StageKind = 'open', isAssigned = true): WorkedLead => ({
  stage: stageOf(kind),
  statusId: undefined,
  assignee: isAssigned ? { id: 'a', fullName: 'Rita Sen', email: '' } : undefined,
  followUpOn: undefined,
})
const problemOf = (visit: Partial<NewVisit>, of = lead()) =>
  visitProblem({ leadId: 'l', outcome: 'done', photos: [], ...visit }, of, {
    today: '2026-03-10',
    stages: [],
  })?.text

it('a visit that was put off has a new day, wherever a lead may have a follow-up', () => {
  expect(needsNextDay('rescheduled', lead())).toBe(true)
  expect(needsNextDay('rescheduled', lead('lost'))).toBe(false)
  expect(needsNextDay('rescheduled', lead('unassigned', false))).toBe(false)
  expect([needsNextDay('done', lead()), needsNextDay(undefined, lead())]).toEqual([false, false])
  expect(problemOf({ outcome: 'rescheduled' })).toBe(visitProblems.nextDay)
  expect(problemOf({ outcome: 'rescheduled', followUp: { on: '2026-03-11' } })).toBeUndefined()
  expect(problemOf({ outcome: 'rescheduled' }, lead('lost'))).toBeUndefined()
})

it('the next step follows the rules of every update', () => {
  expect(problemOf({ followUp: { on: '2026-03-09' } })).toBe(workProblems.followUpPast)
  expect(problemOf({ followUp: { on: '2026-03-11' } }, lead('lost'))).toBe(workProblems.followUpLost)
  expect(problemOf({ remark: 'x'.repeat(1025) })).toBe(workProblems.comment)
  expect(problemOf({ remark: 'Wants oak' }, lead('won'))).toBeUndefined()
})

it('the map is asked for the address as it is written, or for the place', () => {
  const address = addressLine({
    address: '7 Law College Road, Erandwane ',
    city: 'Pune',
    postalCode: undefined,
  })
  expect(address).toBe('7 Law College Road, Erandwane, Pune')
  expect(mapOfAddress(address)).toBe(
    'https://www.google.com/maps/search/?api=1&query=7%20Law%20College%20Road%2C%20Erandwane%2C%20Pune',
  )
  expect(mapOfAddress(addressLine({ address: ' ', city: undefined, postalCode: undefined }))).toBeUndefined()
  expect(mapOfPlace({ latitude: 18.507_421_9, longitude: -73.8, accuracy: 14 })).toMatch(
    /query=18\.50742%2C-73\.8$/,
  )
})

it('what a device says counts only where it says something', () => {
  const place = { latitude: 18.5, longitude: 73.8, accuracy: 14 }
  expect(placeOf({ ...place, altitude: 3 } as typeof place)).toEqual(place)
  expect(placeOf({ ...place, accuracy: 90_000 })).toBeUndefined()
  expect(placeOf({ ...place, latitude: Number.NaN })).toBeUndefined()
})
