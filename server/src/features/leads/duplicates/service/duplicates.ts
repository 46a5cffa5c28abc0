import { escapeHtml } from '@foyer/contract/kit/html'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Duplicate, type DuplicateQuery, identitiesOf } from '@foyer/contract/leads/duplicates/model'
import { captureRefusals, duplicateTexts } from '@foyer/contract/leads/messages/capture'
import { leadFeature } from '@foyer/contract/notifications/model'
import type { Context } from '../../../../context'
import { sendNotification } from '../../../notifications/service'
import { nameOf } from '../../lead-name'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { regionOf } from '../../record/service/company-settings'
import { findMatches, findReachable } from '../repository/duplicates'

async function matchesOf(scope: LeadScope, query: DuplicateQuery) {
  const { db, companyId, visibility } = scope
  const { dialCode } = await regionOf(scope)
  const { phones, emails, exceptId } = query
  const values = identitiesOf([{ phones }, ...emails.map((email) => ({ email, phones: [] }))], dialCode)
  return values.length === 0 ? [] : findMatches(db, companyId, values, { visibility, exceptId })
}

/** For leads the caller may not see only who handles them (C-091). */
export const duplicates = (ctx: Context, query: DuplicateQuery): Promise<Duplicate[]> =>
  inLeadScope(ctx, async (scope) => {
    const found = await matchesOf(scope, query)
    return found.map((lead): Duplicate => {
      const match = lead.isByPhone ? 'phone' : 'email'
      if (!lead.isVisible) return { kind: 'hidden', match, owner: lead.assignee ?? lead.creator ?? undefined }
      return {
        kind: 'visible',
        leadId: lead.id,
        name: nameOf(lead),
        match,
        owner: lead.assignee ?? undefined,
        stage: scope.stages.get(lead.stageId)?.name ?? '',
        createdAt: lead.createdAt.toISOString(),
        ...(lead.isArchived && { isArchived: true }),
      }
    })
  })

/** The colleague learns only that this contact of theirs came up again; the caller learns nothing more. */
export const notifyOwner = async (ctx: Context, query: DuplicateQuery): Promise<{ message: string }> => {
  const owners = await inLeadScope(ctx, async (scope) => {
    const hidden = (await matchesOf(scope, query)).filter(({ isVisible }) => !isVisible)
    if (hidden.length === 0) return refuse(captureRefusals.noOwner)
    const ids = hidden.flatMap(({ assigneeId, creatorId }) => assigneeId ?? creatorId ?? [])
    return findReachable(scope.db, scope.companyId, [...new Set(ids)])
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
