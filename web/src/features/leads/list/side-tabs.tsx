import { grouped } from '@foyer/contract/kit/money'
import { leadTabTexts } from '@foyer/contract/leads/messages'
import type { LeadCounts, LeadTab } from '@foyer/contract/leads/model'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../../app/addresses'
import { drawnWhenChanged } from '../../../ui/drawn-when-changed'
import styles from './side-tabs.module.css'

interface SideTabsProps {
  current: LeadTab
  counts: LeadCounts | undefined
  canAssign: boolean
}

/** Index tabs at the edge of the sheet; on a phone they lie on top of it. */
export const SideTabs = drawnWhenChanged(function SideTabs({ current, counts, canAssign }: SideTabsProps) {
  const { search } = useLocation()
  const tabs: { tab: LeadTab; to: string; count: number | undefined }[] = [
    { tab: 'all', to: addresses.leadsTab(0), count: counts?.total },
    { tab: 'won', to: addresses.leadsTab(9), count: counts?.won },
    ...(canAssign
      ? [{ tab: 'unassigned' as const, to: addresses.leadsTab(8), count: counts?.unassigned }]
      : []),
  ]
  return (
    <nav className={styles.tabs} aria-label={leadTabTexts.label}>
      {tabs.map(({ tab, to, count }) => (
        <Link
          key={tab}
          className={styles.tab}
          data-hover="ink"
          data-focus="inside"
          to={{ pathname: to, search }}
          aria-current={tab === current ? 'page' : undefined}
        >
          <span className={styles.count}>{count === undefined ? '–' : grouped(count)}</span>
          <span className={styles.word}>{leadTabTexts[tab]}</span>
        </Link>
      ))}
    </nav>
  )
})
