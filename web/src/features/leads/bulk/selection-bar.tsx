import { selectionTexts as texts } from '@foyer/contract/leads/messages/selection'
import { ActionIcon, Box, Button, Menu } from '@mantine/core'
import { IconDotsVertical, IconX } from '@tabler/icons-react'
import { useIsPhone } from '../../../ui/phone'
import classes from './bulk.module.css'
import type { OpenDialog } from './open-dialog'
import type { Selection } from './use-selection'
import { type SelectionAction, useSelectionActions } from './use-selection-actions'

interface SelectionBarProps {
  selection: Selection
  onOpen: (open: OpenDialog) => void
}

/** How many leads are ticked, and what can be done with them; as high as the filter bar: no row moves. */
export function SelectionBar({ selection, onOpen }: SelectionBarProps) {
  const actions = useSelectionActions(selection, onOpen)
  return (
    <SelectionStrip
      count={selection.count}
      isAll={selection.isAll}
      word={texts.selected}
      onAll={selection.toggleAll}
      onClear={selection.clear}
      actions={selection.count > 0 ? actions : []}
    />
  )
}

interface SelectionStripProps {
  count: number
  isAll: boolean
  word: string
  onAll: () => void
  onClear: () => void
  actions: SelectionAction[]
}

/** Also of the archive. */
export function SelectionStrip({ count, isAll, word, onAll, onClear, actions }: SelectionStripProps) {
  const isPhone = useIsPhone()
  const first = actions.filter(({ isLast }) => !isLast)
  const last = actions.filter(({ isLast }) => isLast)
  return (
    <section className={classes.bar} aria-label={texts.label}>
      <ActionIcon color="neel" size={isPhone ? 44 : 28} aria-label={texts.clear} onClick={onClear}>
        <IconX size={16} stroke={1.8} />
      </ActionIcon>
      <span className={classes.count} role="status">
        <b>{count.toLocaleString('en-IN')}</b> {word}
      </span>
      <Button flex="none" variant="subtle" size="xs" aria-pressed={isAll} onClick={onAll}>
        {texts.selectAll}
      </Button>
      {isPhone ? (
        actions.length > 0 && <PhoneActions actions={actions} />
      ) : (
        <>
          {first.map((action) => (
            <BarButton key={action.label} action={action} />
          ))}
          <Box component="span" flex={1} />
          {last.map((action) => (
            <BarButton key={action.label} action={action} />
          ))}
        </>
      )}
    </section>
  )
}

function BarButton({
  action: { label, icon: Icon, onClick, isBusy, isDanger },
}: {
  action: SelectionAction
}) {
  return (
    <Button
      flex="none"
      color={isDanger ? 'red' : 'neel'}
      variant="subtle"
      size="xs"
      loading={isBusy ?? false}
      leftSection={<Icon size={16} stroke={1.6} />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

/** The first one is in the bar, the others behind three dots. */
function PhoneActions({ actions: [first, ...others] }: { actions: SelectionAction[] }) {
  if (!first) return null
  return (
    <>
      <Box component="span" flex={1} />
      <ActionIcon color="neel" size={44} aria-label={first.label} onClick={first.onClick}>
        <first.icon size={20} stroke={1.6} />
      </ActionIcon>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon color="neel" size={44} aria-label={texts.more}>
            <IconDotsVertical size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ label, icon: Icon, onClick, isBusy, isDanger }) => (
            <Menu.Item
              key={label}
              leftSection={<Icon size={16} stroke={1.6} />}
              color={isDanger ? 'red' : undefined}
              disabled={isBusy ?? false}
              onClick={onClick}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
