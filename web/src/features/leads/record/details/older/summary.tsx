import { formatAmount } from '@foyer/contract/kit/money'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import {
  detailsTexts,
  olderPanelTexts,
  olderDetailsTexts as texts,
} from '@foyer/contract/leads/messages/work'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { shownReason } from '@foyer/contract/leads/work/reason'
import type { ReactNode } from 'react'
import { Surface } from '../../../../../ui/layout/card'
import { type Fact, Facts } from '../../../../../ui/text/facts'
import { useCompanyDay } from '../../../../accounts/use-company-day'
import { PhoneLink } from '../../../work/contact/phone-link'
import { moment } from '../additional-details'

/** D-024 */
export function Summary({ lead, addedBy }: { lead: LeadDetail; addedBy?: ReactNode }) {
  const day = useCompanyDay()
  const place = [lead.address, lead.city, lead.postalCode].filter(Boolean).join(', ')
  const reason = shownReason(lead)
  const facts: Fact[] = [
    [texts.addedBy, addedBy ?? lead.createdBy?.fullName],
    [detailsPageTexts.phone, lead.phone && <PhoneLink lead={lead} />],
    [
      detailsPageTexts.email,
      lead.email && (
        <a data-link href={`mailto:${lead.email}`}>
          {lead.email}
        </a>
      ),
    ],
    [detailsPageTexts.address, place],
    [
      detailsTexts.budget,
      lead.budget === undefined ? undefined : formatAmount(lead.budget, day.currencySymbol),
    ],
    [leadInputTexts.workType, lead.workScope],
    [detailsTexts.sourceName, lead.sourceName],
    [detailsTexts.assignee, lead.assignee?.fullName],
    [detailsTexts.lastCall, lead.lastCallAt && moment(lead.lastCallAt, day)],
    [detailsTexts.callOutcome, lead.lastCallAt && callStatusTexts[lead.callStatus]],
    ...(reason ? [[olderPanelTexts.reason, reason] satisfies Fact] : []),
  ]
  return (
    <Surface label={texts.summary}>
      <Facts layout="cells" columns={4} facts={facts} />
    </Surface>
  )
}
