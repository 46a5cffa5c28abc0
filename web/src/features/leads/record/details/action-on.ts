import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import type { ActionDraft } from '@foyer/contract/leads/work/rules'

/** An update that says this and nothing else, of the lead as it is shown (C-150). */
export const actionOn = (lead: Pick<LeadRow, 'id' | 'updatedAt'>, said: ActionDraft): LeadAction =>
  actionSaying(lead.id, { ...said, baseUpdatedAt: lead.updatedAt })
