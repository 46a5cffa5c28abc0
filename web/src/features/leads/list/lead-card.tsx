import { formatAmount } from '@foyer/contract/kit/money'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { StageMark } from '../../pipeline/stage-mark'
import { CallLink } from '../call-link'
import { FollowUpDate, LeadTags } from '../lead-badges'
import { placeAndScope } from '../lead-summary'
import type { ListSurroundings } from './columns'
import styles from './lead-card.module.css'

/** A lead on a phone: name and budget; place, scope and follow-up; stage, tag and one tap to call. */
export function LeadCard({ lead, around }: { lead: LeadRow; around: ListSurroundings }) {
  return (
    <article className={styles.card}>
      <h2 className={styles.name}>{leadName(lead)}</h2>
      <span className={styles.budget}>
        {lead.budget !== undefined && formatAmount(lead.budget, around.currencySymbol)}
      </span>
      <span className={styles.place}>{placeAndScope(lead)}</span>
      <span className={styles.followUp}>
        {lead.followUpOn && (
          <FollowUpDate on={lead.followUpOn} time={lead.followUpTime} today={around.today} />
        )}
      </span>
      <span className={styles.stage}>
        <StageMark stage={lead.stage} />
        <LeadTags tags={lead.tags} />
      </span>
      <span className={styles.call}>
        <CallLink lead={lead} />
      </span>
    </article>
  )
}
