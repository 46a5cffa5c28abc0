import type { LeadDetail } from '@foyer/contract/leads/draft'
import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import { Button } from '@mantine/core'
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useGuard } from '../../accounts/use-guard'
import { useCan } from '../../accounts/use-profile'
import { ClosureField } from '../closure/closure-field'
import { PhoneLink } from '../contact/phone-link'
import { LeadTagEditor } from '../tagging/lead-tag-editor'
import classes from './details.module.css'
import { FollowUpLine } from './follow-up-line'
import { StageFields } from './stage-fields'

interface WorkCardProps {
  lead: LeadDetail
  onAssign: () => void
}

/** Where the lead stands, what it is marked with, how to reach it, and what comes next. */
export function WorkCard({ lead, onAssign }: WorkCardProps) {
  const canReopen = useCan('leads.reopen')
  const guard = useGuard('leads.edit')
  const isWon = lead.stage.kind === 'won'
  return (
    <div className={classes.card}>
      <div className={classes.fields}>
        <StageFields lead={lead} />
        <ClosureField lead={lead} />
      </div>
      {isWon && <p className={classes.hint}>{canReopen ? texts.wonIsFixedForAdmins : texts.wonIsFixed}</p>}
      {!isWon && !lead.assignee && (
        <p className={classes.hint}>
          {texts.assignFirst}{' '}
          <Button size="xs" variant="default" onClick={guard(onAssign)}>
            {texts.assign}
          </Button>
        </p>
      )}
      <div className={classes.tagLine}>
        <LeadTagEditor lead={lead} />
      </div>
      <ContactLines lead={lead} />
      <FollowUpLine lead={lead} />
    </div>
  )
}

/** D-008 */
function ContactLines({ lead }: { lead: LeadDetail }) {
  const place = [lead.address, [lead.city, lead.postalCode].filter(Boolean).join(' ')].filter(Boolean)
  if (!lead.phone && !lead.email && place.length === 0)
    return <p className={classes.lines}>{texts.noContact}</p>
  return (
    <ul className={classes.lines}>
      {lead.phone && (
        <li>
          <IconPhone size={16} stroke={1.6} aria-label={texts.phone} />
          <PhoneLink lead={lead} className={classes.link} />
        </li>
      )}
      {lead.email && (
        <li>
          <IconMail size={16} stroke={1.6} aria-label={texts.email} />
          <a className={classes.link} href={`mailto:${lead.email}`}>
            {lead.email}
          </a>
        </li>
      )}
      {place.length > 0 && (
        <li>
          <IconMapPin size={16} stroke={1.6} aria-label={texts.address} />
          <span>{place.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
