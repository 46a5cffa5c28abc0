import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { expect } from 'vitest'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'
import { dayIn } from './calendar'
import type { Known } from './figures'
import { whose } from './whose'

/** What the viewer and those below them did today with leads that the viewer sees, the latest first; deleted ones are gone. */
function logsOf({ firm, now }: Known, viewer: string, search: string): string[] {
  const { sees, isTheirs } = whose(firm, { viewer, chosen: [] })
  const shown = new Set(firm.leads.filter((lead) => !lead.deleted_at && sees(lead)).map(({ id }) => id))
  return firm.lines
    .filter(({ lead_id, actor_id, at }) => {
      const isToday = dayIn(firm.zone, at) === dayIn(firm.zone, now)
      return isToday && actor_id !== null && isTheirs(actor_id) && shown.has(lead_id)
    })
    .filter(({ sentence, remark }) => `${sentence} ${remark ?? ''}`.toLowerCase().includes(search))
    .map(({ id }) => id)
    .toReversed()
}

export async function expectLogs(
  test: TestApp,
  as: TestPerson,
  known: Known,
  search: string,
): Promise<number> {
  const ids: string[] = []
  let after: string | undefined
  do {
    const page = await test.call(as, analyticsEndpoints.todayLogs, { search: search || undefined, after })
    ids.push(...page.logs.map(({ id }) => id))
    after = page.after
  } while (after !== undefined)
  expect(ids).toEqual(logsOf(known, as.userId, search))
  return ids.length
}
