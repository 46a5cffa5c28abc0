import { moveTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarEntry } from '@foyer/contract/calendar/model'
import { nameOfEntry } from '@foyer/contract/calendar/moves'
import { contactTexts } from '@foyer/contract/leads/messages/contact'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconCalendarTime, IconExternalLink, IconMapPin } from '@tabler/icons-react'
import { showToast } from '../../../ui/toasts/toast'
import { useLeadDialogs } from '../../leads/dialogs-in-address'

export interface OpenMenu {
  entry: CalendarEntry
  at: { x: number; y: number }
}

interface EntryMenuProps extends OpenMenu {
  /** Why it cannot be moved. */
  held: string | undefined
  onOpen: () => void
  onMove: () => void
  onClose: () => void
}

/** One menu for all entries: to the whole of it, or to another day without dragging. */
export function EntryMenu({ entry, at, held, onOpen, onMove, onClose }: EntryMenuProps) {
  const { openVisit } = useLeadDialogs()
  const lock = held === undefined ? {} : { 'aria-disabled': true, 'data-disabled': true, title: held }
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      width={200}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          pos="fixed"
          w={1}
          h={1}
          style={{ left: at.x, top: at.y, pointerEvents: 'none' }}
          tabIndex={-1}
          aria-label={texts.menu(nameOfEntry(entry))}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconExternalLink size={16} stroke={1.6} />} onClick={onOpen}>
          {texts.open}
        </Menu.Item>
        {entry.kind === 'client-visit' && (
          <Menu.Item leftSection={<IconMapPin size={16} stroke={1.6} />} onClick={() => openVisit(entry.id)}>
            {contactTexts.visit}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCalendarTime size={16} stroke={1.6} />}
          {...lock}
          onClick={() => (held === undefined ? onMove() : showToast({ kind: 'problem', text: held }))}
        >
          {texts.moveTo}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
