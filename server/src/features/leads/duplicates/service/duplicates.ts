import { escapeHtml } from '@foyer/contract/kit/html'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Duplicate, type DuplicateQuery, identitiesOf } from '@foyer/contract/leads/duplicates/model'
import { captureRefusals, duplicateTexts } from '@foyer/contract/leads/messages/capture'
import { leadFeature } from '@foyer/contract/notifications/model'
import type { Context } from '../../../../context'
import { sendNotification } from '../../../notifications/service'
import { regionOf } from '../../record/service/company-settings'
import { nameOf, type Touch, touching } from '../../record/service/touch'
import { findMatches, findReachable } from '../repository/duplicates'

async function matchesOf(touch: Touch, query: DuplicateQuery) {
  const { db, companyId, visibility } = touch
  const { dialCode } = await regionOf(touch)
  const { phones, emails, exceptId } = query
  const values = identitiesOf([{ phones }, ...emails.map((email) => ({ email, phones: [] }))], dialCode)
  return values.length === 0 ? [] : findMatches(db, companyId, values, { visibility, exceptId })
}

/** For leads the caller may not see only who handles them (C-091). */
export const duplicates = (ctx: Context, query: DuplicateQuery): Promise<Duplicate[]> =>
  touching(ctx, async (touch) => {
    const found = await matchesOf(touch, query)
    return found.map((lead): Duplicate => {
      const match = lead.isByPhone ? 'phone' : 'email'
      if (!lead.isVisible) return { kind: 'hidden', match, owner: lead.assignee ?? lead.creator ?? undefined }
      return {
        kind: 'visible',
        leadId: lead.id,
        name: nameOf(lead),
        match,
        owner: lead.assignee ?? undefined,
        stage: touch.stages.get(lead.stageId)?.name ?? '',
        createdAt: lead.createdAt.toISOString(),
      }
    })
  })

/** The colleague learns only that this contact of theirs came up again; the caller learns nothing more. */
export const notifyOwner = async (ctx: Context, query: DuplicateQuery): Promise<{ message: string }> => {
  const owners = await touching(ctx, async (touch) => {
    const hidden = (await matchesOf(touch, query)).filter(({ isVisible }) => !isVisible)
    if (hidden.length === 0) return refuse(captureRefusals.noOwner)
    const ids = hidden.flatMap(({ assigneeId, creatorId }) => assigneeId ?? creatorId ?? [])
    return findReachable(touch.db, touch.companyId, [...new Set(ids)])
  })
  const contact = escapeHtml(query.phones[0] ?? query.emails[0] ?? '')
  const notice = { text: duplicateTexts.askedAgain(contact), feature: leadFeature, link: '/lms/' }
  await sendNotification(
    ctx,
    owners.length > 0
      ? { kind: 'bell-to-people', recipientIds: owners, projectName: undefined, ...notice }
      : { kind: 'bell', extraIds: [], ...notice },
  )
  return { message: duplicateTexts.notified }
}
