import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { QuotationItem } from '@foyer/contract/quotations/document/model'
import { Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconListDetails,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import type { WritingActions } from '../editing/use-writing'
import type { Cells } from './use-cells'

interface RowMenuProps {
  item: QuotationItem
  cells: Cells
  actions: WritingActions
  onClose: () => void
}

/** What can be done to a row; mounted when it is asked for. */
export function RowMenu({ item: { id }, cells, actions, onClose }: RowMenuProps) {
  const icon = { size: 16, stroke: 1.6 }
  return (
    <Menu opened onClose={onClose} position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <span />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconListDetails {...icon} />} onClick={() => cells.showDetails(id)}>
          {texts.details}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => cells.addBelow(id)}>
          {texts.addBelow}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => cells.duplicate(id)}>
          {texts.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={() => actions.moveItem(id, -1)}>
          {texts.moveUp}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={() => actions.moveItem(id, 1)}>
          {texts.moveDown}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} data-ink="past" onClick={() => cells.remove(id)}>
          {texts.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
