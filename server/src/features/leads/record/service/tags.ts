import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { holdLead } from '../../write/service/hold'
import type { HistoryLine } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { tagsOf } from './company-settings'
import { saved } from './saved'

interface Tagging {
  leadId: string
  tagId: string
}

export async function tagName(scope: LeadScope, tagId: string): Promise<string> {
  const tag = (await tagsOf(scope)).find(({ id }) => id === tagId)
  return tag?.name ?? refuse(captureRefusals.unknownTag)
}

export const addedLine = (tagId: string, name: string): HistoryLine => ({
  kind: 'tag-added',
  sentence: historyTexts.tagAdded(name),
  details: { tag: tagId },
})

const removedLine = (tagId: string, name: string): HistoryLine => ({
  kind: 'tag-removed',
  sentence: historyTexts.tagRemoved(name),
  details: { tag: tagId },
})

interface TagsChanged {
  added: readonly string[]
  removed: readonly string[]
}

/** Tags put on and taken off, with a line of the history for each; a tag that is not there is refused. */
export async function tagsChanged(scope: LeadScope, { added, removed }: TagsChanged) {
  const lines: HistoryLine[] = []
  for (const id of added) lines.push(addedLine(id, await tagName(scope, id)))
  for (const id of removed) lines.push(removedLine(id, await tagName(scope, id)))
  return { addedTags: added, removedTags: removed, lines }
}

/** Doing it twice has the same effect as once. */
const tagging = (ctx: Context, { leadId, tagId }: Tagging, isAdded: boolean): Promise<SavedLead> =>
  inLeadScope(ctx, async (scope) => {
    const { lead } = await holdLead(scope, leadId, { tags: true })
    const change = await tagsChanged(
      scope,
      isAdded ? { added: [tagId], removed: [] } : { added: [], removed: [tagId] },
    )
    if (lead.tagIds.includes(tagId) === isAdded) return saved(lead)
    return saved(await writeLead(scope, { before: lead, ...change }))
  })

export const addTag = (ctx: Context, wanted: Tagging) => tagging(ctx, wanted, true)
export const removeTag = (ctx: Context, wanted: Tagging) => tagging(ctx, wanted, false)
