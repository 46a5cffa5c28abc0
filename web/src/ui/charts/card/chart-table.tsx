import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './card.module.css'
import { type ChartRow, type ChartRows, nextSorting, type Sorting } from './chart-rows'

interface ChartTableProps {
  table: ChartRows
  /** In the order of the sorting. */
  rows: readonly ChartRow[]
  sorting: Sorting | undefined
  onSort: (sorting: Sorting) => void
}

/** The figures of a chart, sortable by each of its columns. */
export function ChartTable({ table: { columns, caption }, rows, sorting, onSort }: ChartTableProps) {
  return (
    <div className={classes.scroll} data-scrolls>
      <table className={classes.table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => {
              const direction =
                sorting?.by !== column.key ? undefined : sorting.isDescending ? 'descending' : 'ascending'
              const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
              return (
                <th key={column.key} scope="col" aria-sort={direction} data-numeric={column.numeric}>
                  <UnstyledButton
                    className={classes.sort}
                    mih={24}
                    data-hover="ink"
                    onClick={() => onSort(nextSorting(column, sorting))}
                  >
                    {column.label}
                    {direction && <Arrow size={12} stroke={1.8} style={{ marginLeft: 4 }} aria-hidden />}
                  </UnstyledButton>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, numeric }, place) =>
                place === 0 ? (
                  <th key={key} scope="row" data-numeric={numeric}>
                    {row.to === undefined ? (
                      row.cells[key]
                    ) : (
                      <Link to={row.to} data-link>
                        {row.cells[key]}
                      </Link>
                    )}
                  </th>
                ) : (
                  <td key={key} data-numeric={numeric}>
                    {row.cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
