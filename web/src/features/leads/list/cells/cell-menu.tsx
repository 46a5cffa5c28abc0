import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Place } from '../../../../ui/dialogs/place'
import { PlaceMark } from '../../../../ui/dialogs/place-mark'

interface CellMenuProps {
  label: string
  at: Place
  onClose: () => void
  children: ReactNode
}

/** A few things to choose from, at a cell. */
export function CellMenu({ label, at, onClose, children }: CellMenuProps) {
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      withInitialFocusPlaceholder={false}
      // Within the page's main part, for those who go from one part to the next.
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Menu.Target>
        <PlaceMark at={at} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
