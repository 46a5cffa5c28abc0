import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { CompanyScope } from '../../../../context'
import { newId } from '../../../../new-id'
import { insertHistory } from '../repository/history'

export interface Line {
  kind: HistoryKind
  sentence: string
  remark?: string | undefined
  details?: Record<string, unknown>
}

/**
 * Writes lines of a lead's history, in this order. The caller adds their number to the lead's historyCount in the same
 * statement that changes the lead.
 */
export async function writeHistory(
  { db, companyId, now }: CompanyScope,
  { leadId, actorId }: { leadId: string; actorId: string | undefined },
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return
  await insertHistory(
    db,
    lines.map(({ kind, sentence, remark, details = {} }, place) => {
      // Ids of one millisecond have no order; these must keep theirs.
      const at = new Date(now.getTime() + place)
      return { companyId, leadId, id: newId(at), kind, at, actorId, sentence, remark, details }
    }),
  )
}
