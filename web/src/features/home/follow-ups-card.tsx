import { homeTexts } from '@foyer/contract/home/messages'
import { formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { IconCalendarCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../app/addresses'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { RowSkeleton } from '../../ui/skeleton'
import type { CompanyDay } from '../accounts/use-company-day'
import { CallLink } from '../leads/call-link'
import { placeAndScope } from '../leads/lead-summary'
import { StageMark } from '../pipeline/stage-mark'
import styles from './home.module.css'
import { HomeCard } from './home-card'
import type { FollowUpGroup, useFollowUps } from './use-follow-ups'

interface FollowUpsCardProps {
  followUps: ReturnType<typeof useFollowUps>
  day: CompanyDay
}

export function FollowUpsCard({ followUps: { groups, hasFailed, retry }, day }: FollowUpsCardProps) {
  const due = groups?.filter(({ total }) => total > 0)
  return (
    <HomeCard title={homeTexts.followUps} aside={<Link to={addresses.leads}>{homeTexts.allLeads}</Link>}>
      {hasFailed && <FailedState what={homeTexts.followUpsFailed} onRetry={retry} />}
      {!groups && !hasFailed && <RowSkeleton rows={6} />}
      {due?.length === 0 && (
        <EmptyState icon={IconCalendarCheck} title={homeTexts.nothingDue} hint={homeTexts.nothingDueHint} />
      )}
      {due?.map((group) => (
        <Group key={group.when} group={group} day={day} />
      ))}
    </HomeCard>
  )
}

function Group({ group: { when, leads, total }, day }: { group: FollowUpGroup; day: CompanyDay }) {
  const hidden = total - leads.length
  const rest = when === 'overdue' ? homeTexts.earlier(hidden) : homeTexts.later(hidden)
  return (
    <section className={styles.group} data-when={when}>
      <h3>
        {homeTexts[when]} <span>{total}</span>
        {hidden > 0 && <Link to={`${addresses.leads}?sort=follow-up`}>{rest}</Link>}
      </h3>
      <ul>
        {leads.map((lead) => (
          <FollowUp key={lead.id} lead={lead} when={when} day={day} />
        ))}
      </ul>
    </section>
  )
}

interface FollowUpProps {
  lead: LeadRow
  when: FollowUpGroup['when']
  day: CompanyDay
}

/** When first, then who and where, how far, how much, and one tap to call. */
function FollowUp({ lead, when, day: { today, currencySymbol } }: FollowUpProps) {
  const time = lead.followUpTime ? formatTime12(lead.followUpTime) : homeTexts.noTime
  return (
    <li className={styles.followUp}>
      <span className={styles.when}>
        {when === 'overdue' && lead.followUpOn ? formatDay(lead.followUpOn, today) : time}
      </span>
      <span className={styles.who}>
        <strong>{leadName(lead)}</strong>
        <span>{placeAndScope(lead)}</span>
      </span>
      <span className={styles.stage}>
        <StageMark stage={lead.stage} />
      </span>
      <span className={styles.amount}>
        {lead.budget !== undefined && formatAmount(lead.budget, currencySymbol)}
      </span>
      <span>
        <CallLink lead={lead} />
      </span>
    </li>
  )
}
