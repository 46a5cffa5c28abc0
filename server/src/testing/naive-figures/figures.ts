import type { CallSummary } from '@foyer/contract/analytics/model'
import type { PeriodChoice } from '@foyer/contract/analytics/period'
import { columnsOf, dayIn, daysBefore, daysCompared, daysOf, monthsOf } from './calendar'
import type { Call } from './calls'
import type { SettledFollowUp } from './follow-ups'
import { grouped } from './grouped'
import type { RawFirm, RawLead } from './raw-rows'
import type { Stay } from './stays'
import { type Looking, whose } from './whose'

export interface Asked extends Looking {
  choice: PeriodChoice
}

export interface Known {
  firm: RawFirm
  calls: Call[]
  followUps: SettledFollowUp[]
  /** By lead. */
  stays: Map<string, Stay[]>
  now: Date
  nameOf: (person: string) => string
}

const kindOf = ({ stages }: RawFirm, { stage_id }: RawLead) => stages.find(({ id }) => id === stage_id)?.kind

export const totalValue = (leads: RawLead[]): number =>
  leads.reduce((sum, { budget }) => sum + (budget ?? 0), 0)
const averageValue = (leads: RawLead[]): number | undefined => {
  const valued = leads.filter(({ budget }) => budget !== null)
  return valued.length > 0 ? Math.round(totalValue(valued) / valued.length) : undefined
}

/** The leads that somebody counts, by their days. */
export function leadsOf({ firm }: Known, asked: Asked) {
  const { isCounted } = whose(firm, asked)
  const leads = firm.leads.filter(isCounted)
  const on = (at: string | null) => (at === null ? '' : dayIn(firm.zone, at))
  return {
    leads,
    came: (days: string[]) => {
      const within = new Set(days)
      return leads.filter(({ created_at }) => within.has(on(created_at)))
    },
    closed: (days: string[], kind: 'won' | 'lost') =>
      leads.filter((lead) => kindOf(firm, lead) === kind && days.includes(on(lead.stage_since))),
    contacted: (days: string[]) =>
      leads.filter(({ first_contact_at }) => days.includes(on(first_contact_at))),
    dayOf: on,
  }
}

const callsOn = ({ firm, calls }: Known, asked: Asked, days: string[]): Call[] => {
  const { isTheirs } = whose(firm, asked)
  return calls.filter(({ author, at }) => isTheirs(author) && days.includes(dayIn(firm.zone, at)))
}

const isConnected = ({ outcome }: Call) => outcome !== undefined && outcome !== 'no-response'

function summaryOf(calls: Call[]): CallSummary {
  const having = (outcome: string) => calls.filter((call) => call.outcome === outcome).length
  return {
    calls: calls.length,
    connected: calls.filter(isConnected).length,
    interested: having('interested'),
    followUp: having('follow-up'),
    noResponse: having('no-response'),
    notInterested: having('not-interested'),
    repeated: calls.filter(({ isRepeated }) => isRepeated).length,
  }
}

function averageGap(calls: Call[]): number | undefined {
  const gaps: number[] = []
  for (const [author, own] of grouped(calls, (call) => call.author)) {
    if (author === null) continue
    const times = own.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b)
    for (const [place, time] of times.entries()) if (place > 0) gaps.push(time - (times[place - 1] ?? 0))
  }
  return gaps.length > 0
    ? Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length / 60_000)
    : undefined
}

function todayOf(known: Known, asked: Asked, today: string) {
  const { firm, calls } = known
  const { leads, dayOf } = leadsOf(known, asked)
  const own = callsOn(known, asked, [today])
  const said = calls.filter(({ at, outcome }) => outcome === 'interested' && dayOf(at) === today)
  const quietSince = daysBefore(today, 7)
  return {
    calls: own.length,
    notConnected: own.filter(({ outcome }) => outcome === 'no-response').length,
    averageGap: averageGap(own),
    interested: leads.filter(({ id }) => said.some(({ leadId }) => leadId === id)).length,
    interestedButQuiet: leads.filter(
      ({ call_status, last_call_at, created_at }) =>
        call_status === 'interested' && dayIn(firm.zone, last_call_at ?? created_at) < quietSince,
    ).length,
  }
}

function salesOf(known: Known, asked: Asked, days: string[]) {
  const { firm, nameOf } = known
  const { reach, seesAll } = whose(firm, asked)
  const people =
    asked.chosen.length > 0 ? asked.chosen : seesAll ? firm.members.map(({ user_id }) => user_id) : reach
  return people
    .map((person) => {
      const won = leadsOf(known, { ...asked, chosen: [person] }).closed(days, 'won')
      return {
        id: person,
        fullName: nameOf(person),
        sales: won.length,
        averageSale: averageValue(won) ?? 0,
        totalSales: totalValue(won),
      }
    })
    .filter(({ sales }) => sales > 0)
    .toSorted(
      (a, b) => b.totalSales - a.totalSales || b.sales - a.sales || a.fullName.localeCompare(b.fullName),
    )
    .slice(0, 5)
}

const byMost = <T extends object>(rows: T[], count: (row: T) => number, name: (row: T) => string): T[] =>
  rows.toSorted((a, b) => count(b) - count(a) || name(a).localeCompare(name(b)))

/** Every number of the dashboard, counted one by one. */
export function figuresOf(known: Known, asked: Asked) {
  const { firm, now } = known
  const today = dayIn(firm.zone, now)
  const days = daysOf(asked.choice, today)
  const { came, closed, contacted } = leadsOf(known, asked)
  const stages = firm.stages.filter(({ deleted_at }) => deleted_at === null)
  const ofStage = (id: string) => came(days).filter(({ stage_id }) => stage_id === id)
  const cities = grouped(closed(days, 'won'), ({ city }) => (city ?? '').trim().toLowerCase())
  return {
    summary: {
      current: summaryOf(callsOn(known, asked, days)),
      previous: summaryOf(callsOn(known, asked, daysCompared(asked.choice, today))),
    },
    today: todayOf(known, asked, today),
    byStage: stages.map(({ id }) => ({ id, leads: ofStage(id).length })),
    stageValues: stages.map(({ id }) => ({ id, value: totalValue(ofStage(id)) })),
    averages: stages.flatMap(({ id, kind }) =>
      kind !== 'won' && kind !== 'lost'
        ? []
        : [
            {
              id,
              months: monthsOf(days).map((month) => ({
                month: `${month[0]?.slice(0, 7)}-01`,
                leads: closed(month, kind).filter(({ budget }) => budget !== null).length,
                average: averageValue(closed(month, kind)),
              })),
            },
          ],
    ),
    bySource: byMost(
      [...grouped(came(days), ({ source }) => source ?? '')].map(([source, leads]) => ({
        source,
        leads: leads.length,
      })),
      ({ leads }) => leads,
      ({ source }) => source,
    ),
    conversion: byMost(
      [...cities].map(([city, leads]) => {
        const seconds = leads.reduce(
          (sum, { stage_since, created_at }) =>
            sum + Math.max(0, Math.floor((Date.parse(stage_since) - Date.parse(created_at)) / 1000)),
          0,
        )
        const daysToClose = Math.round((seconds / leads.length / 86_400) * 10) / 10
        return { city, customers: leads.length, daysToClose }
      }),
      ({ customers }) => customers,
      ({ city }) => city,
    ),
    topRepresentatives: salesOf(known, asked, days),
    trends: columnsOf(asked.choice, today).map((column) => {
      const calls = callsOn(known, asked, column)
      return {
        span: { from: column[0] ?? '', to: column.at(-1) ?? '' },
        interested: calls.filter(({ outcome }) => outcome === 'interested').length,
        contacted: contacted(column).length,
        won: closed(column, 'won').length,
        responses: calls.filter(isConnected).length,
        leads: came(column).length,
        converted: came(column).filter((lead) => kindOf(firm, lead) === 'won').length,
      }
    }),
  }
}
