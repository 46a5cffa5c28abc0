import { screenTexts } from '@foyer/contract/kit/screen-texts'
import type { ListEntry, ListKey } from '@foyer/contract/leads/kept-lists/model'
import { beforeWhich } from '@foyer/contract/leads/kept-lists/rules'
import { listNames, keptListTexts as texts } from '@foyer/contract/leads/messages/kept-lists'
import {
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconPencil,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Row } from '../../../ui/layout/flow'
import { type Column, DataTable, type RowAction } from '../../../ui/list/data-table'
import { Chip } from '../../../ui/text/chip'
import { showToast } from '../../../ui/toasts/toast'
import { useHiding, useMoving } from './use-kept-lists'

interface EntryTableProps {
  list: ListKey
  /** All of the list, and those that were searched for. */
  entries: readonly ListEntry[]
  shown: readonly ListEntry[]
  mayEdit: boolean
  onRename: (entry: ListEntry) => void
  onMerge: (entry: ListEntry) => void
}

const columnsOf = (list: ListKey): [Column<ListEntry>, ...Column<ListEntry>[]] => [
  {
    label: texts.name,
    isHeading: true,
    cell: ({ name, isHidden }) => (
      <Row gap={8}>
        <span data-ink={isHidden ? '3' : undefined}>{name}</span>
        {isHidden && <Chip>{texts.hidden}</Chip>}
      </Row>
    ),
  },
  { label: texts.uses(list), align: 'right', cell: ({ uses }) => uses },
]

/** The entries of a list, with all that can be done to each. */
export function EntryTable({ list, entries, shown, mayEdit, onRename, onMerge }: EntryTableProps) {
  const table = useRef<HTMLDivElement>(null)
  const pressed = useRef<string>(undefined)
  const { hide, show } = useHiding(list)
  const move = useMoving(list)
  // A row that was moved in the page has lost the focus: the next press goes on with it.
  useEffect(() => {
    if (pressed.current === undefined || shown.length === 0) return
    const buttons = [...(table.current?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.getAttribute('aria-label') === pressed.current)?.focus()
    pressed.current = undefined
  }, [shown])

  const moveBy = (entry: ListEntry, way: 'up' | 'down') => {
    const place = shown.indexOf(entry) + (way === 'up' ? -1 : 1)
    pressed.current = screenTexts.actionOn(way === 'up' ? texts.moveUp : texts.moveDown, entry.name)
    move(entry, beforeWhich(entries, shown, entry.id, way))
    showToast({ kind: 'ok', text: texts.moved(entry.name, place + 1, shown.length), about: 'kept-lists' })
  }
  const actionsOf = (entry: ListEntry): RowAction[] => [
    {
      label: texts.moveUp,
      icon: IconArrowUp,
      onClick: () => moveBy(entry, 'up'),
      lockedBecause: entry === shown[0] ? texts.isFirst : undefined,
    },
    {
      label: texts.moveDown,
      icon: IconArrowDown,
      onClick: () => moveBy(entry, 'down'),
      lockedBecause: entry === shown.at(-1) ? texts.isLast : undefined,
    },
    { label: texts.rename, icon: IconPencil, onClick: () => onRename(entry) },
    {
      label: texts.merge,
      icon: IconArrowMerge,
      onClick: () => onMerge(entry),
      lockedBecause: entries.length < 2 ? texts.isAlone : undefined,
    },
    entry.isHidden
      ? { label: texts.show, icon: IconEye, onClick: () => show(entry) }
      : { label: texts.hide, icon: IconEyeOff, onClick: () => hide(entry) },
  ]
  return (
    <div ref={table}>
      <DataTable
        label={listNames[list]}
        rows={shown}
        columns={columnsOf(list)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(mayEdit && { actions: actionsOf })}
      />
    </div>
  )
}
