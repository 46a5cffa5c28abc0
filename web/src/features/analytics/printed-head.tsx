import { periodTexts } from '@foyer/contract/analytics/messages'
import { dashboardTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { useProfile } from '../accounts/use-profile'
import styles from './analytics.module.css'
import type { FigureCardProps } from './cards/figure-card'
import { useMembers } from './use-members'

/** On paper there is no bar that says the firm, the days and the people. */
export function PrintedHead({ query: { choice, people }, about }: FigureCardProps) {
  const { data: profile } = useProfile()
  const { members } = useMembers(people.length > 0)
  const names = members?.filter(({ id }) => people.includes(id)).map(({ name }) => name) ?? []
  return (
    <div className={styles.printed}>
      <strong data-title>{texts.printed(profile?.company.name ?? '', leadListTexts.analytics)}</strong>
      <div>
        <span className={styles.period}>{periodTexts[choice.period]}</span>: {about}
      </div>
      {names.length > 1 && <div>{names.join(', ')}</div>}
    </div>
  )
}
