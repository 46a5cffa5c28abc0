import type { CalendarDate } from '@foyer/contract/kit/dates'
import { minutesForm } from '@foyer/contract/projects/minutes/forms'
import type { Attendee, Minutes, MinutesDraft } from '@foyer/contract/projects/minutes/model'

export interface AttendeeValues {
  /** Of the row on the screen. */
  key: string
  kind: Attendee['kind']
  userId: string | undefined
  name: string
  email: string
}

export interface PointValues {
  id: string
  text: string
  /** A name; that of a colleague means the colleague. */
  owner: string
  dueOn: string
}

/** As they are typed. */
export type MinutesValues = {
  title: string
  heldOn: string
  heldAt: string
  place: string
  notes: string
  attendees: AttendeeValues[]
  points: PointValues[]
}

export interface Colleague {
  id: string
  name: string
  email: string
}

export const newPoint = (): PointValues => ({ id: crypto.randomUUID(), text: '', owner: '', dueOn: '' })

export const emptyMinutes = (today: CalendarDate): MinutesValues => ({
  title: '',
  heldOn: today,
  heldAt: '',
  place: '',
  notes: '',
  attendees: [],
  points: [newPoint()],
})

export const valuesOf = (minutes: Minutes, colleagues: readonly Colleague[]): MinutesValues => ({
  title: minutes.title,
  heldOn: minutes.heldOn,
  heldAt: minutes.heldAt ?? '',
  place: minutes.place ?? '',
  notes: minutes.notes ?? '',
  attendees: minutes.attendees.map(({ kind, userId, name, email }) => ({
    key: crypto.randomUUID(),
    kind,
    userId,
    name,
    email: email ?? '',
  })),
  points: minutes.points.map(({ id, text, ownerId, ownerName, dueOn }) => ({
    id,
    text,
    owner: colleagues.find((one) => one.id === ownerId)?.name ?? ownerName ?? '',
    dueOn: dueOn ?? '',
  })),
})

const isEmpty = ({ text, owner, dueOn }: PointValues) =>
  text.trim() === '' && owner.trim() === '' && dueOn === ''

/** Points that were begun and left empty are none. `before` has the owners who have left the firm since. */
export function draftOf(
  values: MinutesValues,
  colleagues: readonly Colleague[],
  before: Minutes | undefined,
): MinutesDraft {
  const ownerOf = ({ id, owner }: PointValues) => {
    const name = owner.trim()
    const colleague = colleagues.find((one) => one.name.toLowerCase() === name.toLowerCase())
    const former = before?.points.find((point) => point.id === id)
    if (colleague) return { ownerId: colleague.id }
    if (name === '' && former?.ownerId && !colleagues.some((one) => one.id === former.ownerId))
      return { ownerId: former.ownerId }
    return name === '' ? {} : { ownerName: name }
  }
  return {
    title: values.title,
    heldOn: values.heldOn,
    heldAt: values.heldAt || undefined,
    place: values.place,
    notes: values.notes,
    attendees: values.attendees.map(({ kind, userId, name, email }) => ({ kind, userId, name, email })),
    points: values.points
      .filter((point) => !isEmpty(point))
      .map((point) => ({
        id: point.id,
        text: point.text,
        ...ownerOf(point),
        dueOn: point.dueOn || undefined,
      })),
  }
}

/** What is wrong, by the name of the field: 'points.2.text' counts the points as they are on the screen. */
export function problemsOf(values: MinutesValues): Record<string, string> {
  const result = minutesForm.safeParse(draftOf(values, [], undefined))
  if (result.success) return {}
  const written = values.points
    .map((point, place) => ({ point, place }))
    .filter(({ point }) => !isEmpty(point))
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => {
      const [part, at, ...rest] = path
      const place = part === 'points' && typeof at === 'number' ? written[at]?.place : at
      return [[part, place, ...rest].filter((one) => one !== undefined).join('.'), message]
    }),
  )
}
