import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { QuotationKind, QuotationSection } from '@foyer/contract/quotations/document/model'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconCopy,
  IconDotsVertical,
  IconTrash,
} from '@tabler/icons-react'
import { memo } from 'react'
import { showToast } from '../../../../ui/toasts/toast'
import type { WritingActions } from '../editing/use-writing'
import classes from './grid.module.css'
import type { Cells } from './use-cells'

interface SectionHeadProps {
  section: QuotationSection
  place: number
  count: number
  amount: string
  kind: QuotationKind
  isClosed: boolean
  isReadOnly: boolean
  /** Not in a table. */
  isCard?: boolean
  cells: Cells
  actions: WritingActions
}

/** The line above the items of a section: its name, how much it is, and what can be done to it. */
export const SectionHead = memo(function SectionHead(props: SectionHeadProps) {
  const { section, amount, kind, isClosed, isReadOnly, isCard = false, cells, actions } = props
  const name = section.name || texts.unnamed
  const [Line, Part] = isCard ? (['div', 'div'] as const) : (['tr', 'td'] as const)
  const Chevron = isClosed ? IconChevronRight : IconChevronDown
  return (
    <Line className={classes.section}>
      <Part className={classes.sectionName}>
        <ActionIcon
          size={24}
          aria-label={isClosed ? texts.open(name) : texts.collapse(name)}
          aria-expanded={!isClosed}
          onClick={() => cells.toggle(section.id)}
        >
          <Chevron size={16} stroke={1.6} />
        </ActionIcon>
        {isReadOnly ? (
          <strong>{name}</strong>
        ) : (
          <input
            className={classes.input}
            aria-label={texts.section(kind)}
            placeholder={texts.section(kind)}
            value={section.name}
            onChange={({ currentTarget }) => actions.nameSection(section.id, currentTarget.value)}
            onBlur={actions.pause}
            onKeyDown={(event) => {
              const first = section.items[0]?.id
              if ((event.key !== 'Enter' && event.key !== 'ArrowDown') || !first || isClosed) return
              event.preventDefault()
              cells.goToItem(first)
            }}
          />
        )}
        {isClosed && <small>{texts.itemCount(section.items.length)}</small>}
      </Part>
      <Part className={classes.amount}>
        <strong>{amount}</strong>
      </Part>
      <Part className={classes.tool}>{!isReadOnly && <SectionMenu {...props} name={name} />}</Part>
    </Line>
  )
})

function SectionMenu({ section: { id }, name, place, count, actions }: SectionHeadProps & { name: string }) {
  const icon = { size: 16, stroke: 1.6 }
  const remove = () => {
    actions.removeSection(id)
    showToast({ kind: 'ok', text: texts.removed(name), undo: actions.undo })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={`${texts.details}: ${name}`}>
          <IconDotsVertical {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.duplicateSection(id)}>
          {texts.duplicate}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp {...icon} />}
          disabled={place === 0}
          onClick={() => actions.moveSection(id, -1)}
        >
          {texts.moveUp}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown {...icon} />}
          disabled={place === count - 1}
          onClick={() => actions.moveSection(id, 1)}
        >
          {texts.moveDown}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} data-ink="past" onClick={remove}>
          {texts.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
