import type { BulkReport, BulkTagging } from '@foyer/contract/leads/bulk/model'
import { bulkReasons } from '@foyer/contract/leads/messages/bulk'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { tagsChanged } from '../../record/service/tags'
import type { HeldLead } from '../../write/repository/hold'
import { writeLeads } from '../../write/service/write-leads'
import { chooseLeads, partition, recordBulk, reportOf } from './chosen-leads'

interface TagsOfLead {
  id: string
  added: string[]
  removed: string[]
}

/** What tagging did, as the audit log stores it for undo. */
export interface TaggingDetails {
  count: number
  leads: TagsOfLead[]
}

/** What of it the lead does not have yet, or still has. */
const changeOf = (
  { id, tagIds }: HeldLead,
  { add, remove }: Pick<BulkTagging, 'add' | 'remove'>,
): TagsOfLead => ({
  id,
  added: add.filter((tag) => !tagIds.includes(tag)),
  removed: remove.filter((tag) => tagIds.includes(tag)),
})

export const tagUpdates = (scope: LeadScope, pairs: readonly (readonly [HeldLead, TagsOfLead])[]) =>
  Promise.all(pairs.map(async ([lead, change]) => ({ before: lead, ...(await tagsChanged(scope, change)) })))

/** Tags of many leads, added and taken away in one step; a Won lead can be tagged as by itself. */
export const tagMultiple = (ctx: Context, { selection, ...wanted }: BulkTagging): Promise<BulkReport> =>
  inLeadScope(ctx, async (scope) => {
    // Refuses tags that are not there, also where nothing changes.
    await tagsChanged(scope, { added: wanted.add, removed: wanted.remove })
    const { leads, missing } = await chooseLeads(scope, selection, { tags: true })
    const { fit, refused } = partition(leads, (lead) => {
      if (lead.deletedAt || lead.archivedAt) return bulkReasons.gone
      const { added, removed } = changeOf(lead, wanted)
      return added.length + removed.length > 0 ? undefined : bulkReasons.alreadyTagged
    })
    const left = [...missing, ...refused]
    if (fit.length === 0) return reportOf(0, left)
    const pairs = fit.map((lead) => [lead, changeOf(lead, wanted)] as const)
    await writeLeads(scope, await tagUpdates(scope, pairs))
    const details: TaggingDetails = { count: fit.length, leads: pairs.map(([, change]) => change) }
    return reportOf(fit.length, left, await recordBulk(scope, 'tags', details))
  })
