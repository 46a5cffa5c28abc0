import { grouped } from '@foyer/contract/kit/money'
import { selectionTexts as texts } from '@foyer/contract/leads/messages/selection'
import { ActionIcon, Box, Button, Menu } from '@mantine/core'
import { IconDotsVertical, IconX } from '@tabler/icons-react'
import { useState } from 'react'
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
        <b>{grouped(count)}</b> {word}
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

interface ActionProps {
  action: SelectionAction
}

function BarButton({ action: { label, icon: Icon, onClick, isBusy, lock, isDanger, choices } }: ActionProps) {
  const button = (
    <Button
      flex="none"
      color={isDanger ? 'red' : 'neel'}
      variant="subtle"
      size="xs"
      loading={isBusy ?? false}
      leftSection={<Icon size={16} stroke={1.6} />}
      {...lock}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  if (!choices) return button
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{choices}</Menu.Dropdown>
    </Menu>
  )
}

/** The first one is in the bar, the others behind three dots; the choices of one come in place of them. */
function PhoneActions({ actions: [first, ...others] }: { actions: SelectionAction[] }) {
  const [opened, setOpened] = useState<string>()
  const choices = others.find(({ label }) => label === opened)?.choices
  if (!first) return null
  return (
    <>
      <Box component="span" flex={1} />
      <ActionIcon color="neel" size={44} aria-label={first.label} {...first.lock} onClick={first.onClick}>
        <first.icon size={20} stroke={1.6} />
      </ActionIcon>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false} onOpen={() => setOpened(undefined)}>
        <Menu.Target>
          <ActionIcon color="neel" size={44} aria-label={texts.more}>
            <IconDotsVertical size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {choices ??
            others.map((action) => <PhoneItem key={action.label} action={action} onChoices={setOpened} />)}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

function PhoneItem({ action, onChoices }: ActionProps & { onChoices: (label: string) => void }) {
  const { label, icon: Icon, onClick, isBusy, lock, isDanger, choices } = action
  return (
    <Menu.Item
      leftSection={<Icon size={16} stroke={1.6} />}
      color={isDanger ? 'red' : undefined}
      disabled={isBusy ?? false}
      closeMenuOnClick={!choices}
      {...lock}
      onClick={choices ? () => onChoices(label) : onClick}
    >
      {label}
    </Menu.Item>
  )
}
