import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import { followUpPickTexts } from '@foyer/contract/leads/messages/next/next-step'
import { previewTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName, shownArea } from '@foyer/contract/leads/rules'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconExternalLink, IconX } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { useIsPhone } from '../../../../ui/phone'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { FollowUpDate } from '../../lead-badges'
import { LeadMenu } from '../../record/menu/lead-menu'
import type { LeadMenuDialog } from '../../record/menu/lead-menu-dialogs'
import { ResponseLine } from '../../response/response-line'
import { VisitButton } from '../../visits/visit-button'
import { ContactButtons } from '../contact/contact-buttons'
import { SendEmailButton } from '../mail/send-email-button'
import { SendQuotationButton } from '../project/send-quotation-button'
import { NotInterested } from '../stage/not-interested'
import classes from './preview.module.css'

interface PreviewHeadProps {
  lead: LeadRow
  /** With the clock of its first response, which the list does without. */
  detail: LeadRow | undefined
  /** Why not interested. */
  reason: string | undefined
  heading: RefObject<HTMLHeadingElement | null>
  /** Beside the button that was pressed. */
  onFollowUp: (beside: Element) => void
  onOpen: (dialog: LeadMenuDialog) => void
  onClose: () => void
}

/** Who it is, and what can be done with the lead as a whole (L-081, L-082). */
export function PreviewHead({
  lead,
  detail,
  reason,
  heading,
  onFollowUp,
  onOpen,
  onClose,
}: PreviewHeadProps) {
  const { currencySymbol, today } = useCompanyDay()
  const isPhone = useIsPhone()
  const name = leadName(lead)
  const person = `${lead.firstName} ${lead.lastName}`.trim()
  const reach = [
    lead.type === 'corporate' && person !== name ? person : undefined,
    lead.phone && displayPhone(lead.phone),
    lead.email,
  ]
  const facts = [
    lead.budget !== undefined && <strong key="budget">{formatAmount(lead.budget, currencySymbol)}</strong>,
    ...[lead.city, shownArea(lead), lead.assignee?.fullName].map(
      (fact) => fact && <span key={fact}>{fact}</span>,
    ),
  ]
  return (
    <div className={classes.head}>
      {/* On a phone they are at the foot. */}
      {!isPhone && (
        <div className={classes.contact}>
          <ContactButtons lead={lead} isWide />
          <VisitButton lead={lead} isWide />
        </div>
      )}
      <span className={classes.tools}>
        <SendEmailButton lead={lead} />
        <SendQuotationButton leadId={lead.id} />
        <PointerTooltip label={texts.viewDetails}>
          <ActionIcon component={Link} to={addresses.leadDetails(lead.id)} aria-label={texts.viewDetails}>
            <IconExternalLink size={18} stroke={1.6} />
          </ActionIcon>
        </PointerTooltip>
        <LeadMenu lead={lead} onOpen={onOpen} />
        <PointerTooltip label={texts.close}>
          <ActionIcon aria-label={texts.close} onClick={onClose}>
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        </PointerTooltip>
      </span>
      <h2 ref={heading} className={classes.name} tabIndex={-1}>
        {name}
      </h2>
      <QuietText>
        <span className="num">{reach.filter(Boolean).join(' · ')}</span>
      </QuietText>
      <div className={`${classes.facts} num`}>
        {facts}
        <UnstyledButton
          fz="inherit"
          data-link={!lead.followUpOn || undefined}
          data-follow-up
          title={followUpPickTexts.set}
          aria-haspopup="dialog"
          aria-keyshortcuts="f"
          onClick={(event) => onFollowUp(event.currentTarget)}
        >
          {lead.followUpOn ? (
            <FollowUpDate on={lead.followUpOn} time={lead.followUpTime} today={today} />
          ) : (
            followUpPickTexts.set
          )}
        </UnstyledButton>
      </div>
      <ResponseLine lead={detail} />
      <NotInterested lead={{ ...lead, reasonNotInterested: reason }} />
    </div>
  )
}
