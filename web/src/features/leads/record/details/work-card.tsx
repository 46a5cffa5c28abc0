import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { Button } from '@mantine/core'
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { Surface } from '../../../../ui/layout/card'
import { Row } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCan } from '../../../accounts/use-can'
import { useGuard } from '../../../accounts/use-guard'
import { ClosureField } from '../../work/closure/closure-field'
import { PhoneLink } from '../../work/contact/phone-link'
import { NotInterested } from '../../work/stage/not-interested'
import { LeadTagEditor } from '../../work/tagging/lead-tag-editor'
import classes from './details.module.css'
import { FollowUpLine } from './follow-up-line'
import { StageFields } from './stage-fields'

interface WorkCardProps {
  lead: LeadDetail
  onAssign: () => void
}

/** Where the lead is, what it is marked with, how to reach it, and what comes next. */
export function WorkCard({ lead, onAssign }: WorkCardProps) {
  const canReopen = useCan('leads.reopen')
  const guard = useGuard('leads.edit')
  const isWon = lead.stage.kind === 'won'
  return (
    <Surface isPadded>
      <FieldGrid columns={3}>
        <StageFields lead={lead} />
        <ClosureField lead={lead} />
      </FieldGrid>
      <NotInterested lead={lead} />
      {isWon && <QuietText>{canReopen ? texts.wonIsFixedForAdmins : texts.wonIsFixed}</QuietText>}
      {!isWon && !lead.assignee && (
        <Row>
          <QuietText>{texts.assignFirst}</QuietText>
          <Button size="xs" variant="default" {...guard.lock} onClick={guard(onAssign)}>
            {texts.assign}
          </Button>
        </Row>
      )}
      <LeadTagEditor lead={lead} />
      <ContactLines lead={lead} />
      <FollowUpLine lead={lead} />
    </Surface>
  )
}

/** D-008 */
function ContactLines({ lead }: { lead: LeadDetail }) {
  const place = [lead.address, [lead.city, lead.postalCode].filter(Boolean).join(' ')].filter(Boolean)
  if (!lead.phone && !lead.email && place.length === 0)
    return <div className={classes.line}>{texts.noContact}</div>
  return (
    <ul className={classes.line}>
      {lead.phone && (
        <li className={classes.reach}>
          <IconPhone size={16} stroke={1.6} aria-label={texts.phone} />
          <PhoneLink lead={lead} />
        </li>
      )}
      {lead.email && (
        <li className={classes.reach}>
          <IconMail size={16} stroke={1.6} aria-label={texts.email} />
          <a data-link href={`mailto:${lead.email}`}>
            {lead.email}
          </a>
        </li>
      )}
      {place.length > 0 && (
        <li className={classes.reach}>
          <IconMapPin size={16} stroke={1.6} aria-label={texts.address} />
          <span>{place.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
