import { labelOf } from '@foyer/contract/fields/lead-fields'
import { isLockedColumn } from '@foyer/contract/leads/list/columns'
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconChevronDown, IconFilterFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { QuietText } from '../../../../ui/text/quiet-text'
import { ColumnFilterForm } from '../filters/column-filter-form'
import type { LeadColumn } from '../table/columns'
import { moveTo, neighbourOf, resize, show } from './arrange'
import type { ColumnHeadTools } from './column-head-tools'
import classes from './columns.module.css'

interface ColumnOptionsProps {
  column: LeadColumn
  tools: ColumnHeadTools
  /** Why it cannot be sorted by. */
  sortRefusal: string | undefined
}

const step = 24

/** Sort, filter, place and width of a column, for the pointer and the keyboard alike. */
export function ColumnOptions({ column, tools, sortRefusal }: ColumnOptionsProps) {
  const [isOpen, setOpen] = useState(false)
  const name = labelOf(column.id)
  const filter = tools.filters.find((one) => one.column === column.id)
  const Glyph = filter ? IconFilterFilled : IconChevronDown
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus width={276}>
      <Popover.Target>
        <ActionIcon
          ml={column.isNumeric ? undefined : 'auto'}
          {...(filter && { c: 'var(--fy-accent)' })}
          size={24}
          aria-label={columnTexts.optionsOf(name)}
          data-active={filter ? true : undefined}
          onClick={() => setOpen((was) => !was)}
        >
          <Glyph size={13} stroke={1.8} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.options} aria-label={columnTexts.optionsOf(name)}>
        <Options
          column={column}
          tools={tools}
          sortRefusal={sortRefusal}
          onDone={() => setOpen(false)}
          filter={filter}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

interface OptionsProps extends ColumnOptionsProps {
  filter: ColumnHeadTools['filters'][number] | undefined
  onDone: () => void
}

function Options({
  column: { id, sort, width: usualWidth },
  tools,
  sortRefusal,
  filter,
  onDone,
}: OptionsProps) {
  const { columns, onColumns, onSort, onFilter } = tools
  const then = (act: () => void) => () => {
    onDone()
    act()
  }
  const width = columns.find(({ column }) => column === id)?.width ?? usualWidth
  const left = neighbourOf(columns, id, 'left')
  const right = neighbourOf(columns, id, 'right')
  const item = { variant: 'subtle', color: 'gray', size: 'xs', justify: 'flex-start' } as const
  return (
    <>
      <div className={classes.pair}>
        <Button
          {...item}
          disabled={sortRefusal !== undefined}
          onClick={then(() => onSort({ sort, descending: false }))}
        >
          {columnTexts.ascending}
        </Button>
        <Button
          {...item}
          disabled={sortRefusal !== undefined}
          onClick={then(() => onSort({ sort, descending: true }))}
        >
          {columnTexts.descending}
        </Button>
      </div>
      {sortRefusal && <QuietText size="small">{sortRefusal}</QuietText>}
      <ColumnFilterForm column={id} filter={filter} onChange={(next) => then(() => onFilter(id, next))()} />
      <div className={classes.pair}>
        <Button {...item} disabled={!left} onClick={() => left && onColumns(moveTo(columns, id, left))}>
          {columnTexts.moveLeft}
        </Button>
        <Button {...item} disabled={!right} onClick={() => right && onColumns(moveTo(columns, id, right))}>
          {columnTexts.moveRight}
        </Button>
        <Button {...item} onClick={() => onColumns(resize(columns, id, width - step))}>
          {columnTexts.narrower}
        </Button>
        <Button {...item} onClick={() => onColumns(resize(columns, id, width + step))}>
          {columnTexts.wider}
        </Button>
      </div>
      {!isLockedColumn(id) && (
        <Button {...item} onClick={then(() => onColumns(show(columns, id, false)))}>
          {columnTexts.hide}
        </Button>
      )}
    </>
  )
}
