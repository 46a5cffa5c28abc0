import { frameTexts } from '@foyer/contract/shell/messages'
import { lazy, Suspense } from 'react'
import styles from '../frame.module.css'
import type { NavItem } from './nav-items'
import { OverdueBadge } from './overdue-badge'
import { PlaceLink } from './place-link'

const MorePlaces = lazy(() => import('./more-places').then((module) => ({ default: module.MorePlaces })))

/** The places of the suite; a line of brass under the one you are in. */
export function TopNav({ items }: { items: NavItem[] }) {
  const rest = items.filter(({ isUnconnected }) => isUnconnected)
  return (
    <nav className={styles.nav} aria-label={frameTexts.mainNavigation}>
      {items.map(({ id, label, to, isElsewhere, isCurrent, isUnconnected }) =>
        isUnconnected ? null : (
          <PlaceLink
            key={id}
            className={styles.place}
            data-hover="ink"
            to={to}
            isElsewhere={isElsewhere}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
            {id === 'home' && <OverdueBadge />}
          </PlaceLink>
        ),
      )}
      {rest.length > 0 && (
        <Suspense fallback={<span className={styles.place}>{frameTexts.more}</span>}>
          <MorePlaces items={rest} />
        </Suspense>
      )}
    </nav>
  )
}
