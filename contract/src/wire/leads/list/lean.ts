import { z } from 'zod'
import { rowFields } from '../../../leads/fields/values'
import type { KnownOfRows, LeanField, LeanRow } from '../../../leads/list/lean-row'
import { wireFields } from '../../fields/lead-fields'
import { readStage, stageWire, writeStage } from '../../pipeline/stage'
import { personWire, readPerson, writePerson } from '../record/person'
import { readTag, tagOfLeadWire, writeTag } from './tag'

const plainKeys = Object.fromEntries(rowFields.map((field) => [field, wireFields[field].key]))

/** The keys of a lean row, by what they hold: people, stage, tags and team by id, days and times as the database has them. */
export const leanKeys = {
  ...(plainKeys as { [K in (typeof rowFields)[number]]: (typeof wireFields)[K]['key'] }),
  id: '_id',
  type: 'type',
  firstName: wireFields.firstName.key,
  lastName: wireFields.lastName.key,
  email: wireFields.email.key,
  phone: wireFields.phone.key,
  teamId: wireFields.team.key,
  assigneeId: wireFields.assignee.key,
  stageId: wireFields.stage.key,
  statusId: 'leadStatus',
  callStatus: wireFields.callStatus.key,
  tagIds: wireFields.tags.key,
  followUpOn: wireFields.followUp.key,
  followUpTime: 'latestFollowUpTime',
  followUpKind: 'followUpType',
  expectedClosure: wireFields.expectedClosure.key,
  lastCallAt: wireFields.lastCall.key,
  historyCount: 'logCount',
  isConverted: 'isProjectCreated',
  createdAt: wireFields.created.key,
  updatedAt: wireFields.updated.key,
} as const satisfies Record<LeanField, string>

const entries = Object.entries(leanKeys) as [LeanField, string][]

export const readLean = (wire: Record<string, unknown>): LeanRow =>
  Object.fromEntries(entries.map(([field, key]) => [field, wire[key]])) as object as LeanRow

export const knownWire = z.object({
  stages: z.array(stageWire),
  people: z.array(personWire),
  tags: z.array(tagOfLeadWire),
  teams: z.array(z.object({ _id: z.string(), name: z.string() })),
})

export const writeKnown = ({ stages, people, tags, teams }: KnownOfRows): z.infer<typeof knownWire> => ({
  stages: [...stages.values()].map(writeStage),
  people: [...people.values()].map(writePerson),
  tags: [...tags.values()].map(writeTag),
  teams: [...teams].map(([_id, name]) => ({ _id, name })),
})

const byId = <T extends { id: string }>(all: T[]) => new Map(all.map((one) => [one.id, one]))

export const readKnown = ({ stages, people, tags, teams }: z.infer<typeof knownWire>): KnownOfRows => ({
  stages: byId(stages.map(readStage)),
  people: byId(people.map(readPerson)),
  tags: byId(tags.map(readTag)),
  teams: new Map(teams.map(({ _id, name }) => [_id, name])),
})
