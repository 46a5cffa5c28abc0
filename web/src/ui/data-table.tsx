import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './data-table.module.css'
import type { StateIcon } from './empty-state'
import { useIsPhone } from './phone'

export interface Column<Row> {
  label: string
  cell: (row: Row, place: number) => ReactNode
  align?: 'right'
  /** As wide as what stands in it. */
  isNarrow?: boolean
  /** On a phone the first column is the name, the others follow in a second line, unless they stay out. */
  isLeftOutOnPhone?: boolean
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
}

/** A short table whose rows have actions; on a phone two-line rows with a menu. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row>({ label, rows, columns, keyOf, nameOf, actions }: DataTableProps<Row>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-align={column.align} data-narrow={column.isNarrow}>
                {column.label}
              </th>
            ))}
            {actions && (
              <th scope="col" data-align="right">
                {screenTexts.action}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.label} data-align={column.align}>
                  {column.cell(row, place)}
                </td>
              ))}
              {actions && (
                <td className={classes.actions}>
                  {actions(row).map((action) => (
                    <ActionButton key={action.label} action={action} of={nameOf(row)} />
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

function Cards<Row>({ label, rows, columns, keyOf, nameOf, actions }: DataTableProps<Row>) {
  const [name, ...others] = columns.filter((column) => !column.isLeftOutOnPhone)
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row, place) => (
        <li key={keyOf(row)} className={classes.card}>
          <div className={classes.cardWords}>
            <div className={classes.cardName}>{name?.cell(row, place)}</div>
            {others.length > 0 && (
              <dl className={classes.cardFacts}>
                {others.map((column) => (
                  <div key={column.label}>
                    <dt>{column.label}</dt>
                    <dd>{column.cell(row, place)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {actions && <ActionMenu actions={actions(row)} of={nameOf(row)} />}
        </li>
      ))}
    </ul>
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
