import { leadTypeOf } from '@foyer/contract/leads/rules'
import type { AdditionalDetails } from '@foyer/contract/leads/work/model'
import type { Context } from '../../../../context'
import { inLeadScope, refuseGone } from '../../lead-scope'
import { findContacts, findLead } from '../repository/lead'
import { peopleOf } from './company-settings'

export const additionalDetails = (ctx: Context, { leadId }: { leadId: string }): Promise<AdditionalDetails> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, visibility } = scope
    const lead = (await findLead(db, companyId, leadId, visibility)) ?? (await refuseGone(scope, leadId))
    const contacts = await findContacts(db, lead)
    const assignee = (await peopleOf(scope)).get(lead.assigneeId ?? '')
    const isCorporate = leadTypeOf(lead.type, lead.companyName ?? undefined) === 'corporate'
    return {
      budget: lead.budget ?? undefined,
      area: lead.area ?? undefined,
      areaUnit: lead.areaUnit ?? undefined,
      workScope: lead.workScope ?? undefined,
      sourceName: lead.sourceName ?? undefined,
      source: lead.source ?? undefined,
      assignee: assignee?.fullName,
      lastCallAt: lead.lastCallAt?.toISOString(),
      callOutcome: lead.callStatus === 'new' ? undefined : lead.callStatus,
      // The first contact of an individual lead is the lead itself; a firm is not a contact.
      contacts: isCorporate ? contacts : contacts.slice(1),
    }
  })
