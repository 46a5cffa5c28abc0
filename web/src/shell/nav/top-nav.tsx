import { frameTexts } from '@foyer/contract/shell/messages'
import styles from '../frame.module.css'
import { NavBadge } from './nav-badge'
import type { NavItem } from './nav-items'
import { PlaceLink } from './place-link'

/** The places of the suite; a line of brass under the one you are in. */
export function TopNav({ items }: { items: NavItem[] }) {
  return (
    <nav className={styles.nav} aria-label={frameTexts.mainNavigation}>
      {items.map(({ id, label, to, isElsewhere, isCurrent, badge }) => (
        <PlaceLink
          key={id}
          className={styles.place}
          data-hover="ink"
          to={to}
          isElsewhere={isElsewhere}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
          {badge && <NavBadge {...badge} />}
        </PlaceLink>
      ))}
    </nav>
  )
}
