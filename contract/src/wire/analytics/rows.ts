import { z } from 'zod'
import type {
  CallSummary,
  CityConversion,
  DayLogPage,
  FigureStage,
  Reportee,
  RepresentativeSales,
  SourceLeads,
  StageAverages,
  StageLeads,
  StageValue,
  Summary,
  TodayFigures,
  Trend,
} from '../../analytics/model'
import { reply } from '../../kit/endpoint'

const count = z.number().int()

export const reporteeWire = z.object({ _id: z.string(), fullName: z.string() })
export const writeReportee = ({ id, fullName }: Reportee) => ({ _id: id, fullName })
export const readReportee = ({ _id, fullName }: z.infer<typeof reporteeWire>): Reportee => ({
  id: _id,
  fullName,
})

export const reporteesReply = reply(
  z.array(reporteeWire),
  (people: Reportee[]) => people.map(writeReportee),
  (wire) => wire.map(readReportee),
)

export const callsWire = z.object({
  totalCalls: count,
  totalConnectedCalls: count,
  interested: count,
  followUp: count,
  noResponse: count,
  notInterested: count,
  repeatedNoResponse: count,
})
export const writeCalls = (summary: CallSummary): z.infer<typeof callsWire> => ({
  totalCalls: summary.calls,
  totalConnectedCalls: summary.connected,
  interested: summary.interested,
  followUp: summary.followUp,
  noResponse: summary.noResponse,
  notInterested: summary.notInterested,
  repeatedNoResponse: summary.repeated,
})
export const readCalls = (wire: z.infer<typeof callsWire>): CallSummary => {
  const { totalCalls, totalConnectedCalls, repeatedNoResponse, ...same } = wire
  return { calls: totalCalls, connected: totalConnectedCalls, repeated: repeatedNoResponse, ...same }
}

export const summaryReply = reply(
  z.object({ summaryCurrent: callsWire, summaryPrevious: callsWire }),
  ({ current, previous }: Summary) => ({
    summaryCurrent: writeCalls(current),
    summaryPrevious: writeCalls(previous),
  }),
  (wire): Summary => ({ current: readCalls(wire.summaryCurrent), previous: readCalls(wire.summaryPrevious) }),
)

export const todayReply = reply(
  z.object({
    totalCalls: count,
    notConnectedCalls: count,
    averageGapBetweenCalls: z.number().nullable(),
    interestedLeads: count,
    interestedNotContactedFor7Days: count,
  }),
  (today: TodayFigures) => ({
    totalCalls: today.calls,
    notConnectedCalls: today.notConnected,
    averageGapBetweenCalls: today.averageGap ?? null,
    interestedLeads: today.interested,
    interestedNotContactedFor7Days: today.interestedButQuiet,
  }),
  (wire): TodayFigures => ({
    calls: wire.totalCalls,
    notConnected: wire.notConnectedCalls,
    averageGap: wire.averageGapBetweenCalls ?? undefined,
    interested: wire.interestedLeads,
    interestedButQuiet: wire.interestedNotContactedFor7Days,
  }),
)

export const stageWire = z.object({
  stageId: z.string(),
  stageName: z.string(),
  stageKind: z.enum(['unassigned', 'assigned', 'open', 'won', 'lost']),
  ordinal: z.number().optional(),
})
export const writeStage = ({ id, name, kind, ordinal }: FigureStage) => ({
  stageId: id,
  stageName: name,
  stageKind: kind,
  ordinal,
})
export const readStage = (wire: z.infer<typeof stageWire>): FigureStage => ({
  id: wire.stageId,
  name: wire.stageName,
  kind: wire.stageKind,
  ordinal: wire.ordinal,
})

export const stageLeadsReply = reply(
  z.array(stageWire.extend({ totalLeads: count })),
  (rows: StageLeads[]) => rows.map(({ stage, leads }) => ({ ...writeStage(stage), totalLeads: leads })),
  (wire) => wire.map((row): StageLeads => ({ stage: readStage(row), leads: row.totalLeads })),
)

export const stageValuesReply = reply(
  z.array(stageWire.extend({ totalDealValue: z.number() })),
  (rows: StageValue[]) => rows.map(({ stage, value }) => ({ ...writeStage(stage), totalDealValue: value })),
  (wire) => wire.map((row): StageValue => ({ stage: readStage(row), value: row.totalDealValue })),
)

const monthWire = z.object({
  month: count,
  year: count,
  averageDealValue: z.number().nullable(),
  totalLeads: count,
})

export const stageAveragesReply = reply(
  z.array(stageWire.extend({ monthlyData: z.array(monthWire) })),
  (rows: StageAverages[]) =>
    rows.map(({ stage, months }) => ({
      ...writeStage(stage),
      monthlyData: months.map(({ month, average, leads }) => ({
        month: Number(month.slice(5, 7)),
        year: Number(month.slice(0, 4)),
        averageDealValue: average ?? null,
        totalLeads: leads,
      })),
    })),
  (wire) =>
    wire.map(
      (row): StageAverages => ({
        stage: readStage(row),
        months: row.monthlyData.map(({ month, year, averageDealValue, totalLeads }) => ({
          month: `${year}-${String(month).padStart(2, '0')}-01`,
          average: averageDealValue ?? undefined,
          leads: totalLeads,
        })),
      }),
    ),
)

export const sourcesReply = reply(
  z.array(z.object({ leadSource: z.string(), count })),
  (rows: SourceLeads[]) => rows.map(({ source, leads }) => ({ leadSource: source, count: leads })),
  (wire) => wire.map((row): SourceLeads => ({ source: row.leadSource, leads: row.count })),
)

export const conversionReply = reply(
  z.array(z.object({ city: z.string(), customerCount: count, avgTimeToClose: z.number() })),
  (rows: CityConversion[]) =>
    rows.map(({ city, customers, daysToClose }) => ({
      city,
      customerCount: customers,
      avgTimeToClose: daysToClose,
    })),
  (wire) =>
    wire.map(
      (row): CityConversion => ({
        city: row.city,
        customers: row.customerCount,
        daysToClose: row.avgTimeToClose,
      }),
    ),
)

export const representativesReply = reply(
  z.array(
    z.object({
      _id: z.string(),
      salesRep: z.string(),
      numberOfSales: count,
      avgSales: z.number(),
      totalSales: z.number(),
    }),
  ),
  (rows: RepresentativeSales[]) =>
    rows.map(({ person, sales, averageSale, totalSales }) => ({
      _id: person.id,
      salesRep: person.fullName,
      numberOfSales: sales,
      avgSales: averageSale,
      totalSales,
    })),
  (wire) =>
    wire.map(
      (row): RepresentativeSales => ({
        person: { id: row._id, fullName: row.salesRep },
        sales: row.numberOfSales,
        averageSale: row.avgSales,
        totalSales: row.totalSales,
      }),
    ),
)

export const trendsReply = reply(
  z.array(
    z.object({
      startDate: z.string(),
      endDate: z.string(),
      interested: count,
      contacted: count,
      won: count,
      totalResponse: count,
      totalLeads: count,
      converted: count,
    }),
  ),
  (rows: Trend[]) =>
    rows.map(({ span, interested, contacted, won, responses, leads, converted }) => ({
      startDate: span.from,
      endDate: span.to,
      interested,
      contacted,
      won,
      totalResponse: responses,
      totalLeads: leads,
      converted,
    })),
  (wire) =>
    wire.map(
      ({ startDate, endDate, totalResponse, totalLeads, ...same }): Trend => ({
        span: { from: startDate, to: endDate },
        responses: totalResponse,
        leads: totalLeads,
        ...same,
      }),
    ),
)

export const dayLogsReply = reply(
  z.object({
    logs: z.array(
      z.object({
        _id: z.string(),
        createdAt: z.string(),
        logText: z.string(),
        remark: z.string().optional(),
        logName: z.string().optional(),
        leadId: z.string(),
        leadName: z.string(),
      }),
    ),
    after: z.string().optional(),
  }),
  ({ logs, after }: DayLogPage) => ({
    logs: logs.map(({ id, at, text, remark, author, lead }) => ({
      _id: id,
      createdAt: at,
      logText: text,
      remark,
      logName: author,
      leadId: lead.id,
      leadName: lead.name,
    })),
    after,
  }),
  ({ logs, after }): DayLogPage => ({
    logs: logs.map((row) => ({
      id: row._id,
      at: row.createdAt,
      text: row.logText,
      remark: row.remark,
      author: row.logName,
      lead: { id: row.leadId, name: row.leadName },
    })),
    after,
  }),
)
