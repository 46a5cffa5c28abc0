import { z } from 'zod'
import { attendeeKinds, type Minutes, type MinutesRow } from '../../../projects/minutes/model'

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const text = z.string().max(50_000)

const attendeeWire = z.object({
  kind: z.enum(attendeeKinds),
  userId: z.uuid().optional(),
  name: text,
  email: text.optional(),
})

const pointWire = z.object({
  id: z.uuid(),
  text,
  ownerId: z.uuid().optional(),
  ownerName: text.optional(),
  dueOn: text.optional(),
})

export const draftWire = {
  title: text,
  heldOn: text,
  heldAt: text.optional(),
  place: text.optional(),
  notes: text.optional(),
  attendees: z.array(attendeeWire).max(1000).default([]),
  points: z.array(pointWire).max(1000).default([]),
}

export const rowWire = z.object({
  id: z.string(),
  title: z.string(),
  heldOn: z.string(),
  heldAt: z.string().optional(),
  place: z.string().optional(),
  attendees: z.number(),
  points: z.number(),
  isShared: z.boolean(),
  sentAt: z.string().optional(),
  writtenBy: z.string().optional(),
})

export const minutesWire = z.object({
  ...draftWire,
  id: z.string(),
  projectId: z.string(),
  isShared: z.boolean(),
  revision: z.number(),
  sentAt: z.string().optional(),
  writtenBy: z.string().optional(),
  updatedAt: z.string(),
  tasks: z.array(z.object({ pointId: z.string(), taskId: z.string(), isDone: z.boolean() })),
})

export const asRow = (wire: z.infer<typeof rowWire>): MinutesRow => ({
  ...wire,
  heldAt: wire.heldAt,
  place: wire.place,
  sentAt: wire.sentAt,
  writtenBy: wire.writtenBy,
})

export const asMinutes = (wire: z.infer<typeof minutesWire>): Minutes => ({
  ...wire,
  sentAt: wire.sentAt,
  writtenBy: wire.writtenBy,
})
