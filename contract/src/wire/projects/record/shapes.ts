import { z } from 'zod'
import {
  type FoundProject,
  type Project,
  type ProjectLogLine,
  type ProjectRow,
  projectLogKinds,
  projectStages,
} from '../../../projects/record/model'
import { logTypes } from './log-types'

const person = z.object({ id: z.string(), fullName: z.string() })

const known = {
  id: z.string(),
  name: z.string(),
  stage: z.enum(projectStages),
  isDraft: z.boolean(),
  isCompanyOwn: z.boolean(),
  city: z.string().optional(),
  startOn: z.string().optional(),
  endOn: z.string().optional(),
  value: z.number().optional(),
  admin: person.optional(),
  members: z.array(person),
  updatedAt: z.string(),
}

export const projectRowWire = z.object({ ...known, client: z.object({ id: z.string(), name: z.string() }) })

export const asRow = (wire: z.infer<typeof projectRowWire>): ProjectRow => ({
  ...wire,
  city: wire.city,
  startOn: wire.startOn,
  endOn: wire.endOn,
  value: wire.value,
  admin: wire.admin,
})

export const projectWire = z.object({
  ...known,
  client: z.object({
    id: z.string(),
    name: z.string(),
    companyName: z.string().optional(),
    email: z.string(),
    phone: z.string().optional(),
    hasAccount: z.boolean(),
  }),
  lead: z.object({ id: z.string(), name: z.string() }).optional(),
  phone: z.string().optional(),
  location: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
  place: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  area: z.string().optional(),
  areaUnit: z.string().optional(),
  workScope: z.string().optional(),
  note: z.string().optional(),
  createdBy: person.optional(),
  createdAt: z.string(),
  canChange: z.boolean(),
  canRemove: z.boolean(),
})

export const asProject = (wire: z.infer<typeof projectWire>): Project => ({
  ...asRow(wire),
  ...wire,
  client: { ...wire.client, companyName: wire.client.companyName, phone: wire.client.phone },
  city: wire.city,
  startOn: wire.startOn,
  endOn: wire.endOn,
  value: wire.value,
  admin: wire.admin,
  lead: wire.lead,
  phone: wire.phone,
  location: wire.location,
  postalCode: wire.postalCode,
  country: wire.country,
  place: wire.place,
  area: wire.area,
  areaUnit: wire.areaUnit,
  workScope: wire.workScope,
  note: wire.note,
  createdBy: wire.createdBy,
})

const kindOf = (type: string) => projectLogKinds.find((kind) => logTypes[kind] === type) ?? 'project'

export const logLineWire = z.object({
  _id: z.string(),
  projectId: z.string(),
  logText: z.string(),
  logName: z.string(),
  logType: z.enum(Object.values(logTypes)),
  createdAt: z.string(),
  createdBy: person.optional(),
})

export const writeLine =
  (projectId: string) =>
  (line: ProjectLogLine): z.infer<typeof logLineWire> =>
    logLineWire.parse({
      _id: line.id,
      projectId,
      logText: line.sentence,
      logName: line.subject ?? '',
      logType: logTypes[line.kind],
      createdAt: line.at,
      createdBy: line.actor,
    })

export const readLine = (wire: z.infer<typeof logLineWire>): ProjectLogLine => ({
  id: wire._id,
  at: wire.createdAt,
  kind: kindOf(wire.logType),
  sentence: wire.logText,
  subject: wire.logName || undefined,
  actor: wire.createdBy,
})

export const foundWire = z.object({
  _id: z.string(),
  projectName: z.string(),
  clientName: z.string(),
  stage: z.enum(projectStages),
  isConfirmed: z.boolean(),
})

export const writeFound = (found: FoundProject): z.infer<typeof foundWire> => ({
  _id: found.id,
  projectName: found.name,
  clientName: found.clientName,
  stage: found.stage,
  isConfirmed: !found.isDraft,
})

export const readFound = (wire: z.infer<typeof foundWire>): FoundProject => ({
  id: wire._id,
  name: wire.projectName,
  clientName: wire.clientName,
  stage: wire.stage,
  isDraft: !wire.isConfirmed,
})
