import { formatAmount } from '@foyer/contract/kit/money'
import type { LeadRow } from '@foyer/contract/leads/model'
import { Box } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { memo } from 'react'
import { StageMark } from '../../../pipeline/stage-mark'
import { CallStatusMark, FollowUpDate, LeadTags } from '../../lead-badges'
import { placeAndScope } from '../../lead-summary'
import { ContactButtons } from '../../work/contact/contact-buttons'
import { FollowUpTap } from '../../work/follow-up/follow-up-tap'
import { isPlainClick, LeadLink } from '../lead-link'
import type { ListSurroundings } from '../table/columns'
import { WonMenu } from '../table/won-menu'
import styles from './lead-card.module.css'

interface LeadCardProps {
  lead: LeadRow
  around: ListSurroundings
  /** Looked at last. */
  isSeen?: boolean
}

/** A lead on a phone: name and budget; place, scope and follow-up; stage, how the last call went, tag and one tap to call or write. */
export const LeadCard = memo(function LeadCard({ lead, around, isSeen = false }: LeadCardProps) {
  const { onOpen } = around
  const isWon = lead.stage.kind === 'won'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name is a link; the card around it is a larger place to tap
    <article
      className={styles.card}
      data-lead={lead.id}
      data-seen={isSeen || undefined}
      onClick={onOpen && !isWon ? (event) => isPlainClick(event) && onOpen(lead.id) : undefined}
    >
      <h2 className={styles.name}>
        <LeadLink lead={lead} onOpen={onOpen} />
      </h2>
      <Box component="span" className={styles.end} fw={500}>
        {lead.budget !== undefined && formatAmount(lead.budget, around.currencySymbol)}
      </Box>
      <span className={styles.place}>{placeAndScope(lead)}</span>
      <Box component="span" className={styles.end} fz="sm">
        <FollowUpTap lead={lead} isOnCard>
          {lead.followUpOn ? (
            <FollowUpDate on={lead.followUpOn} time={lead.followUpTime} today={around.today} />
          ) : (
            <IconCalendarTime size={16} stroke={1.6} data-ink="3" aria-hidden />
          )}
        </FollowUpTap>
      </Box>
      <div className={styles.foot}>
        <span className={styles.stage}>
          <StageMark stage={lead.stage} />
          {lead.lastCallAt && <CallStatusMark status={lead.callStatus} />}
          <LeadTags tags={lead.tags} />
        </span>
        <ContactButtons lead={lead} withEmail />
        {onOpen && isWon && <WonMenu lead={lead} />}
      </div>
    </article>
  )
})
