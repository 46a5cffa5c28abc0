import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import type { HistoryEntry, HistoryKind } from '@foyer/contract/leads/work/history'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { Answer, TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

/** One update, as the panel sends it. */
export const actOn = (
  test: TestApp,
  as: TestPerson,
  leadId: string,
  over: Partial<LeadAction>,
): Promise<LeadRow> => test.call(as, leadWorkEndpoints.actions, actionSaying(leadId, over))

/** The same for calls that are refused. */
export const tryOn = (
  test: TestApp,
  as: TestPerson,
  leadId: string,
  over: Partial<LeadAction>,
): Promise<Answer> => test.send(as, leadWorkEndpoints.actions, actionSaying(leadId, over))

/** The latest lines, the latest first. */
export const logsOf = async (
  test: TestApp,
  as: TestPerson,
  leadId: string,
  kinds: HistoryKind[] = [],
): Promise<HistoryEntry[]> =>
  (await test.call(as, leadWorkEndpoints.logs, { leadId, kinds, after: undefined, limit: 100 })).entries
