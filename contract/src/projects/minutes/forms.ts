import * as z from 'zod/mini'
import { isValidCalendarDate } from '../../kit/dates'
import { textField } from '../../kit/field-rules'
import { seenText } from '../../kit/typed-text'
import { minutesLimits as limits } from './limits'
import { minutesProblems as problems } from './messages'
import { attendeeKinds } from './model'

const isSensible = (date: string) => isValidCalendarDate(date) && date >= '2000-01-01' && date < '2100-01-01'

const mailAddress = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\]]+$/

const orNone = z.transform((text: string | undefined) => text || undefined)
const optionalText = (label: string, max: number) =>
  z.pipe(z.optional(textField({ label, max, isOptional: true })), orNone)
const date = z.string(problems.date).check(z.refine(isSensible, problems.date))

const attendeeForm = z.object({
  kind: z.enum(attendeeKinds),
  userId: z.optional(z.uuid()),
  name: textField({ label: 'Name', max: limits.attendeeName, pattern: seenText }),
  email: z.pipe(
    z.optional(
      z.string().check(
        z.trim(),
        z.toLowerCase(),
        z.refine((text) => text === '' || (text.length <= 254 && mailAddress.test(text)), problems.email),
      ),
    ),
    orNone,
  ),
})

const pointForm = z.object({
  id: z.uuid(),
  text: textField({ label: 'Point', max: limits.point }),
  ownerId: z.optional(z.uuid()),
  ownerName: optionalText('Owner', limits.ownerName),
  dueOn: z.optional(date),
})

const differ = (points: readonly { id: string }[]) =>
  new Set(points.map(({ id }) => id)).size === points.length

export const minutesForm = z.object({
  title: textField({ label: 'Title', max: limits.title, pattern: seenText }),
  heldOn: date,
  heldAt: z.pipe(
    z.optional(z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, problems.time))),
    orNone,
  ),
  place: optionalText('Place', limits.place),
  notes: optionalText('Notes', limits.notes),
  attendees: z.array(attendeeForm).check(z.maxLength(limits.attendees, problems.attendees)),
  points: z
    .array(pointForm)
    .check(z.maxLength(limits.points, problems.points), z.refine(differ, problems.samePoint)),
})

/** The dialog that makes a task of a point. */
export const pointTaskForm = z.object({ assigneeId: z.uuid(problems.nobody), dueOn: date })
