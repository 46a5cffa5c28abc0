import { frameTexts } from '@foyer/contract/shell/messages'
import { Menu, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import styles from '../frame.module.css'
import { NavBadge } from './nav-badge'
import type { NavItem } from './nav-items'
import { PlaceLink } from './place-link'

/** The places of the suite that nothing is behind yet: kept, but not in the way. */
function More({ items }: { items: NavItem[] }) {
  const isHere = items.some(({ isCurrent }) => isCurrent)
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton
          className={styles.place}
          data-hover="ink"
          // A button is no place: only the look says that one is in one of those behind it.
          data-current={isHere || undefined}
        >
          {frameTexts.more}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ id, label, to, isCurrent }) => (
          <Menu.Item key={id} component={Link} to={to} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The places of the suite; a line of brass under the one you are in. */
export function TopNav({ items }: { items: NavItem[] }) {
  const rest = items.filter(({ isUnconnected }) => isUnconnected)
  return (
    <nav className={styles.nav} aria-label={frameTexts.mainNavigation}>
      {items.map(({ id, label, to, isElsewhere, isCurrent, isUnconnected, badge }) =>
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
            {badge && <NavBadge {...badge} />}
          </PlaceLink>
        ),
      )}
      {rest.length > 0 && <More items={rest} />}
    </nav>
  )
}
