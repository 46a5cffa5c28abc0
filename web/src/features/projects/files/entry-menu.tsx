import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useIsPhone } from '../../../ui/phone'
import type { StateIcon } from '../../../ui/states/empty-state'

export interface EntryAction {
  label: string
  icon: StateIcon
  onClick: () => void
  isDanger?: boolean
}

/** What can be done with one file or folder. */
export function EntryMenu({ name, actions }: { name: string; actions: readonly EntryAction[] }) {
  const size = useIsPhone() ? 44 : 30
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon size={size} aria-label={texts.menu(name)}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick, isDanger }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} stroke={1.6} />}
            color={isDanger ? 'var(--fy-past)' : undefined}
            onClick={onClick}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
