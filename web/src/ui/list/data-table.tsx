import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Menu, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../phone'
import type { StateIcon } from '../states/empty-state'
import { Facts } from '../text/facts'
import { PlainList } from '../text/plain-list'
import classes from './data-table.module.css'

export interface Column<Row> {
  label: string
  cell: (row: Row, place: number) => ReactNode
  align?: 'right'
  /** As wide as its content. */
  isNarrow?: boolean
  /** Names its row where the table is read out. */
  isHeading?: boolean
  /** On a phone the first column is the name, the others follow in a second line, unless they stay out. */
  isLeftOutOnPhone?: boolean
  /** Its heading sorts; which way it does now, if it does. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void }
}

export interface RowAction {
  label: string
  icon: StateIcon
  onClick: () => void
  /** Why it cannot be done; it says so instead of doing it. */
  lockedBecause?: string | undefined
  isDanger?: boolean
}

interface DataTableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Unique among the rows. */
  keyOf: (row: Row) => string
  /** What the row is called where its actions are read out. */
  nameOf: (row: Row) => string
  actions?: (row: Row) => RowAction[]
  /** Instead of actions: a menu or a button of the screen's own. `label` is only read out. */
  tool?: { label: string; of: (row: Row) => ReactNode } | undefined
  /** What a card of a phone says, where it is not the columns one after another. */
  card?: (row: Row) => ReactNode
}

/** A short table whose rows have actions; on a phone two-line rows with a menu. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row>({ label, rows, columns, keyOf, nameOf, actions, tool }: DataTableProps<Row>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                data-align={column.align}
                data-narrow={column.isNarrow}
                aria-sort={column.sort?.direction}
              >
                {column.sort ? <SortButton label={column.label} {...column.sort} /> : column.label}
              </th>
            ))}
            {actions && (
              <th scope="col" data-align="right">
                {screenTexts.action}
              </th>
            )}
            {tool && (
              <th scope="col">
                <VisuallyHidden>{tool.label}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row)} data-hover>
              {columns.map(({ label, align, isHeading, cell }) =>
                isHeading ? (
                  <th key={label} scope="row">
                    {cell(row, place)}
                  </th>
                ) : (
                  <td key={label} data-align={align}>
                    {cell(row, place)}
                  </td>
                ),
              )}
              {actions && (
                <td className={classes.actions}>
                  {actions(row).map((action) => (
                    <ActionButton key={action.label} action={action} of={nameOf(row)} />
                  ))}
                </td>
              )}
              {tool && <td className={classes.actions}>{tool.of(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortButton({ label, direction, onSort }: { label: string } & NonNullable<Column<never>['sort']>) {
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <UnstyledButton fz="inherit" fw="inherit" c="inherit" mih={24} data-hover="ink" onClick={onSort}>
      {label}
      {direction && <Arrow size={12} stroke={1.8} style={{ marginLeft: 4 }} aria-hidden />}
    </UnstyledButton>
  )
}

function ActionButton({ action, of }: { action: RowAction; of: string }) {
  const { label, icon: Icon, onClick, lockedBecause } = action
  return (
    <Tooltip label={lockedBecause ?? label} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon
        aria-label={screenTexts.actionOn(label, of)}
        aria-disabled={Boolean(lockedBecause)}
        aria-description={lockedBecause}
        data-disabled={lockedBecause ? true : undefined}
        onClick={lockedBecause ? undefined : onClick}
      >
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}

function Cards<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, nameOf, actions, tool, card } = props
  return (
    <PlainList label={label}>
      {rows.map((row, place) => (
        <li key={keyOf(row)} className={classes.card}>
          <div className={classes.cardWords}>
            {card ? card(row) : <CardWords columns={props.columns} row={row} place={place} />}
          </div>
          {actions && <ActionMenu actions={actions(row)} of={nameOf(row)} />}
          {tool?.of(row)}
        </li>
      ))}
    </PlainList>
  )
}

interface CardWordsProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  row: Row
  place: number
}

function CardWords<Row>({ columns, row, place }: CardWordsProps<Row>) {
  const [name, ...others] = columns.filter((column) => !column.isLeftOutOnPhone)
  return (
    <>
      <div className={classes.cardName}>{name?.cell(row, place)}</div>
      {others.length > 0 && (
        <Facts
          layout="line"
          blank=""
          facts={others.map((column) => [column.label, column.cell(row, place)])}
        />
      )}
    </>
  )
}

function ActionMenu({ actions, of }: { actions: RowAction[]; of: string }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={44} aria-label={screenTexts.actionsOf(of)}>
          <IconDotsVertical size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick, lockedBecause, isDanger }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} stroke={1.6} />}
            color={isDanger ? 'red' : undefined}
            disabled={Boolean(lockedBecause)}
            onClick={onClick}
          >
            {label}
            {lockedBecause && <span className={classes.reason}>{lockedBecause}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
