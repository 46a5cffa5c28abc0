import { addDays } from '@foyer/contract/kit/dates'
import { type LeadFigure, quietDays } from '@foyer/contract/leads/list/figure'
import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../../db/any-of'
import { isOnDays, startOf } from '../../../../db/on-days'
import { leadCalls, leadStays } from '../../../../db/schema/derived/analytics'
import { leads } from '../../../../db/schema/leads'
import type { CompanyFacts } from './company-facts'

type Figure<K extends LeadFigure['kind']> = Extract<LeadFigure, { kind: K }>

const isText = (column: typeof leads.city | typeof leads.reasonNotInterested, text: string): SQL =>
  sql`figure_key(${column}) = figure_key(${text})`

const hasNoSource = or(isNull(leads.source), eq(leads.source, ''))

/** The stays that go on are found by their days; what counts is what the lead says. */
function closed(company: CompanyFacts, figure: Figure<'won' | 'lost'>): SQL | undefined {
  const { companyId, timeZone } = company
  const stageIds = figure.kind === 'won' ? company.wonStageIds : company.lostStageIds
  const stays = and(
    eq(leadStays.companyId, companyId),
    isAnyOf(leadStays.stageId, stageIds),
    isOnDays(leadStays.enteredAt, figure, timeZone),
    isNull(leadStays.leftAt),
  )
  return and(
    sql`${leads.id} in (select ${leadStays.leadId} from ${leadStays} where ${stays})`,
    isAnyOf(leads.stageId, stageIds),
    isOnDays(leads.stageSince, figure, timeZone),
    figure.isValued ? isNotNull(leads.budget) : undefined,
  )
}

const conditions: {
  [K in LeadFigure['kind']]: (company: CompanyFacts, figure: Figure<K>) => SQL | undefined
} = {
  won: (company, figure) =>
    and(
      closed(company, figure),
      figure.city === undefined ? undefined : isText(leads.city, figure.city),
      figure.isSourceless ? hasNoSource : undefined,
    ),
  lost: (company, figure) =>
    and(
      closed(company, figure),
      figure.reason === undefined ? undefined : isText(leads.reasonNotInterested, figure.reason),
    ),
  contacted: ({ timeZone }, figure) => isOnDays(leads.firstContactAt, figure, timeZone),
  answered: ({ timeZone }, figure) =>
    and(
      isOnDays(leads.createdAt, figure, timeZone),
      isNotNull(leads.firstContactAt),
      figure.isSourceless ? hasNoSource : undefined,
    ),
  reached: ({ companyId, timeZone }, figure) =>
    and(
      isOnDays(leads.createdAt, figure, timeZone),
      sql`exists (select from ${leadStays} where ${and(
        eq(leadStays.companyId, companyId),
        eq(leadStays.leadId, leads.id),
        eq(leadStays.stageId, figure.stageId),
      )})`,
    ),
  quiet: ({ timeZone, today }) => {
    const since = startOf(addDays(today, -quietDays), timeZone)
    const isBefore = or(
      lt(leads.lastCallAt, since),
      and(isNull(leads.lastCallAt), lt(leads.createdAt, since)),
    )
    return and(eq(leads.callStatus, 'interested'), isBefore)
  },
  'interested-today': ({ companyId, timeZone, today }) =>
    sql`${leads.id} in (select ${leadCalls.leadId} from ${leadCalls} where ${and(
      eq(leadCalls.companyId, companyId),
      isOnDays(leadCalls.at, { from: today, to: today }, timeZone),
      eq(leadCalls.callStatus, 'interested'),
    )})`,
  'without-source': () => hasNoSource,
}

/** The leads that a figure counts: the same ones as `lead_facts` of the database adds to its sum. */
export const ofFigure = (company: CompanyFacts, figure: LeadFigure): SQL | undefined =>
  (conditions[figure.kind] as (company: CompanyFacts, figure: LeadFigure) => SQL | undefined)(company, figure)
