import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { Context } from '../../../../context'
import { deleteLeadTag, insertLeadTag } from '../repository/tags'
import { tagsOf } from './company-settings'
import { holdLead, save, saved, touching } from './touch'

interface Tagging {
  leadId: string
  tagId: string
}

const tagging = (
  ctx: Context,
  { leadId, tagId }: Tagging,
  {
    write,
    kind,
    sentence,
  }: {
    write: typeof insertLeadTag
    kind: 'tag-added' | 'tag-removed'
    sentence: (tag: string) => string
  },
): Promise<SavedLead> =>
  touching(ctx, async (touch) => {
    const { db, companyId, now } = touch
    const lead = await holdLead(touch, leadId)
    const name =
      (await tagsOf(touch)).find(({ id }) => id === tagId)?.name ?? refuse(captureRefusals.unknownTag)
    // Doing it twice has the same effect as once.
    if (!(await write(db, { companyId, leadId, tagId, createdAt: now }))) return saved(lead)
    return saved(await save(touch, lead, {}, [{ kind, sentence: sentence(name), details: { tag: tagId } }]))
  })

export const addTag = (ctx: Context, wanted: Tagging) =>
  tagging(ctx, wanted, { write: insertLeadTag, kind: 'tag-added', sentence: historyTexts.tagAdded })

export const removeTag = (ctx: Context, wanted: Tagging) =>
  tagging(ctx, wanted, { write: deleteLeadTag, kind: 'tag-removed', sentence: historyTexts.tagRemoved })
