import { frameTexts } from '@foyer/contract/shell/messages'
import { Menu, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import styles from '../frame.module.css'
import type { NavItem } from './nav-items'

/** The places of the suite that nothing is behind yet: kept, but not in the way. */
export function MorePlaces({ items }: { items: NavItem[] }) {
  const isHere = items.some(({ isCurrent }) => isCurrent)
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton
          className={styles.place}
          fz="inherit"
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
