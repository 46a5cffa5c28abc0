import { z } from 'zod'
import type {
  Discipline,
  EntryPage,
  FirstResponse,
  FollowUpDiscipline,
  Forecast,
  Funnel,
  LostReason,
  Reportee,
  ResponseTime,
  SourceValue,
} from '../../analytics/model'
import { reply } from '../../kit/endpoint'
import { readCallStatus, writeCallStatus } from '../leads/fields/codes'
import { readReportee, readStage, reporteeWire, stageWire, writeReportee, writeStage } from './rows'

const count = z.number().int()
const nobody = { person: reporteeWire.optional() }
const writePerson = (person: Reportee | undefined) => person && writeReportee(person)
const readPerson = (wire: z.infer<typeof reporteeWire> | undefined) => wire && readReportee(wire)

export const timeWire = z.object({ leads: count, answered: count, averageMinutes: z.number().optional() })
export const timeOf = ({
  leads,
  answered,
  averageMinutes,
}: ResponseTime | z.infer<typeof timeWire>): ResponseTime => ({
  leads,
  answered,
  averageMinutes,
})

export const firstResponseReply = reply(
  z.object({
    bySource: z.array(timeWire.extend({ leadSource: z.string() })),
    byPerson: z.array(timeWire.extend(nobody)),
  }),
  ({ bySource, byPerson }: FirstResponse) => ({
    bySource: bySource.map((row) => ({ leadSource: row.source, ...timeOf(row) })),
    byPerson: byPerson.map((row) => ({ person: writePerson(row.person), ...timeOf(row) })),
  }),
  ({ bySource, byPerson }): FirstResponse => ({
    bySource: bySource.map((row) => ({ source: row.leadSource, ...timeOf(row) })),
    byPerson: byPerson.map((row) => ({ person: readPerson(row.person), ...timeOf(row) })),
  }),
)

export const funnelReply = reply(
  z.object({
    leads: count,
    lost: count,
    steps: z.array(stageWire.extend({ reached: count, daysInStage: z.number().optional() })),
  }),
  ({ leads, lost, steps }: Funnel) => ({
    leads,
    lost,
    steps: steps.map(({ stage, reached, daysInStage }) => ({ ...writeStage(stage), reached, daysInStage })),
  }),
  ({ leads, lost, steps }): Funnel => ({
    leads,
    lost,
    steps: steps.map((row) => ({
      stage: readStage(row),
      reached: row.reached,
      daysInStage: row.daysInStage,
    })),
  }),
)

export const lostReasonsReply = reply(
  z.array(z.object({ reason: z.string(), leads: count, totalDealValue: z.number() })),
  (rows: LostReason[]) => rows.map(({ reason, leads, value }) => ({ reason, leads, totalDealValue: value })),
  (wire) =>
    wire.map((row): LostReason => ({ reason: row.reason, leads: row.leads, value: row.totalDealValue })),
)

export const sourceValuesReply = reply(
  z.array(z.object({ leadSource: z.string(), leads: count, won: count, wonValue: z.number() })),
  (rows: SourceValue[]) =>
    rows.map(({ source, leads, won, wonValue }) => ({ leadSource: source, leads, won, wonValue })),
  (wire) => wire.map(({ leadSource, ...same }): SourceValue => ({ source: leadSource, ...same })),
)

const disciplineWire = z.object({ kept: count, late: count, missed: count })
const disciplineOf = ({ kept, late, missed }: Discipline): Discipline => ({ kept, late, missed })

export const followUpsReply = reply(
  disciplineWire.extend({ byPerson: z.array(disciplineWire.extend(nobody)) }),
  ({ byPerson, ...all }: FollowUpDiscipline) => ({
    ...disciplineOf(all),
    byPerson: byPerson.map((row) => ({ person: writePerson(row.person), ...disciplineOf(row) })),
  }),
  ({ byPerson, ...all }): FollowUpDiscipline => ({
    ...disciplineOf(all),
    byPerson: byPerson.map((row) => ({ person: readPerson(row.person), ...disciplineOf(row) })),
  }),
)

export const forecastReply = reply(
  z.object({
    totalDealValue: z.number(),
    weighted: z.number(),
    stages: z.array(
      stageWire.extend({
        totalLeads: count,
        totalDealValue: z.number(),
        closed: count,
        won: count,
        weighted: z.number().optional(),
      }),
    ),
  }),
  ({ stages, value, weighted }: Forecast) => ({
    totalDealValue: value,
    weighted,
    stages: stages.map((row) => ({
      ...writeStage(row.stage),
      totalLeads: row.leads,
      totalDealValue: row.value,
      closed: row.closed,
      won: row.won,
      weighted: row.weighted,
    })),
  }),
  ({ stages, totalDealValue, weighted }): Forecast => ({
    value: totalDealValue,
    weighted,
    stages: stages.map((row) => ({
      stage: readStage(row),
      leads: row.totalLeads,
      value: row.totalDealValue,
      closed: row.closed,
      won: row.won,
      weighted: row.weighted,
    })),
  }),
)

export const entriesReply = reply(
  z.object({
    total: count,
    entries: z.array(
      z.object({
        _id: z.string(),
        at: z.string(),
        ...nobody,
        leadId: z.string().optional(),
        leadName: z.string().optional(),
        callLeadStatus: z.number().optional(),
        settledAt: z.string().optional(),
      }),
    ),
    after: z.string().optional(),
  }),
  ({ total, entries, after }: EntryPage) => ({
    total,
    entries: entries.map(({ id, at, person, lead, callStatus, settledAt }) => ({
      _id: id,
      at,
      person: writePerson(person),
      leadId: lead?.id,
      leadName: lead?.name,
      callLeadStatus: callStatus && writeCallStatus(callStatus),
      settledAt,
    })),
    after,
  }),
  ({ total, entries, after }): EntryPage => ({
    total,
    entries: entries.map((row) => ({
      id: row._id,
      at: row.at,
      person: readPerson(row.person),
      lead: row.leadId === undefined ? undefined : { id: row.leadId, name: row.leadName ?? '' },
      callStatus: row.callLeadStatus === undefined ? undefined : readCallStatus(row.callLeadStatus),
      settledAt: row.settledAt,
    })),
    after,
  }),
)
