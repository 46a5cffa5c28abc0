import type { CallStatus } from '@foyer/contract/leads/model'
import { type Db, prepared } from '../../../db/on-client'
import type { Counted } from '../counted'
import { joinLead, type LeadOfEntry, leadOfEntry } from './lead-of-entry'

/** Which calls a number counts. */
const conditions = {
  calls: 'true',
  connected: "call_status is not null and call_status <> 'no-response'",
  interested: "call_status = 'interested'",
  'follow-up': "call_status = 'follow-up'",
  'no-response': "call_status = 'no-response'",
  'not-interested': "call_status = 'not-interested'",
  repeated: "call_status = 'no-response' and unanswered = 2",
} as const
export type CallFigure = keyof typeof conditions

export interface CallRow extends LeadOfEntry {
  id: string
  at: Date
  /** Its time to the microsecond. */
  cursor: string
  personId: string | null
  callStatus: CallStatus | null
}

interface CallQuery {
  figure: CallFigure
  from: Date
  /** Calls before this moment, or at it with a smaller id. */
  before: { value: string; id: string }
  limit: number
}

const page = (condition: string): string =>
  `select id, lead_id, at, author_id, call_status from lead_calls
    where company_id = $1 and ${condition} and at >= $5 and (at, id) < ($6::timestamptz, $7::uuid)
    order by at desc, id desc limit $8`

/** Of some people: the latest of each by the index of authors, then the latest of these. */
const textOf = (figure: CallFigure, isOfAll: boolean): string => {
  const found = isOfAll
    ? page(conditions[figure])
    : `select calls.* from unnest($9::uuid[]) as one(person)
        cross join lateral (${page(`author_id = one.person and ${conditions[figure]}`)}) as calls
        order by at desc, id desc limit $8`
  return `select c.id, c.at, to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor,
      c.author_id as "personId", c.call_status as "callStatus", ${leadOfEntry}
    from (${found}) as c
    ${joinLead('c.lead_id')}
    where $9::uuid[] is not null
    order by c.at desc, c.id desc`
}

const statements = new Map<string, ReturnType<typeof prepared<CallRow>>>()

function statementFor(figure: CallFigure, isOfAll: boolean) {
  const name = `analytics-calls-${figure}-${isOfAll ? 'all' : 'people'}`
  const known = statements.get(name) ?? prepared<CallRow>(name, textOf(figure, isOfAll))
  statements.set(name, known)
  return known
}

/** The calls behind a number, the latest first; a lead that the caller may not see has no name. */
export function findCalls(
  db: Db,
  companyId: string,
  { visible, chosen }: Counted,
  { figure, from, before, limit }: CallQuery,
): Promise<CallRow[]> {
  const { all, owners, unassigned } = visible
  const people = chosen.length > 0 ? chosen : owners
  const values = [companyId, all, owners, unassigned, from, before.value, before.id, limit, people]
  return statementFor(figure, all && chosen.length === 0)(db, values)
}
