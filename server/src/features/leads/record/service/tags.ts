import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { Context } from '../../../../context'
import { holdLead } from '../../write/service/hold'
import type { HistoryLine } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { tagsOf } from './company-settings'
import { saved, type Touch, touching } from './touch'

interface Tagging {
  leadId: string
  tagId: string
}

export async function tagName(touch: Touch, tagId: string): Promise<string> {
  const tag = (await tagsOf(touch)).find(({ id }) => id === tagId)
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

/** Doing it twice has the same effect as once. */
const tagging = (ctx: Context, { leadId, tagId }: Tagging, isAdded: boolean): Promise<SavedLead> =>
  touching(ctx, async (touch) => {
    const { lead } = await holdLead(touch, leadId, { tags: true })
    const name = await tagName(touch, tagId)
    if (lead.tagIds.includes(tagId) === isAdded) return saved(lead)
    const change = isAdded
      ? { addedTags: [tagId], lines: [addedLine(tagId, name)] }
      : { removedTags: [tagId], lines: [removedLine(tagId, name)] }
    return saved(await writeLead(touch, { before: lead, ...change }))
  })

export const addTag = (ctx: Context, wanted: Tagging) => tagging(ctx, wanted, true)
export const removeTag = (ctx: Context, wanted: Tagging) => tagging(ctx, wanted, false)
