import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/render'
import { ChartCard } from './chart-card'

const rows = [
  { key: 'a', name: 'North 10', count: 4, change: -3 },
  { key: 'b', name: '=SUM(A1)', count: 12, change: 2 },
  { key: 'c', name: 'north 9', count: 7, change: '–' },
]

const table: ComponentProps<typeof ChartCard>['table'] = {
  caption: 'Parcels by place, this year',
  columns: [
    { key: 'name', label: 'Place' },
    { key: 'count', label: 'Parcels', numeric: true },
    { key: 'change', label: 'Change, "net"', numeric: true },
  ],
  rows: rows.map(({ key, name, count, change }) => ({
    key,
    cells: { name, count: <b>{count} parcels</b>, change },
    plain: { name, count, change },
    to: key === 'b' ? undefined : `/places/${key}`,
  })),
}

function show(given: Partial<ComponentProps<typeof ChartCard>> = {}) {
  const element = (
    <ChartCard
      title="Parcels"
      about="This year · Everybody"
      state="ready"
      emptyText="No parcels in this period"
      failedText="The parcels could not be loaded."
      onRetry={() => {}}
      table={table}
      fileName="parcels"
      {...given}
    >
      <p>The chart</p>
    </ChartCard>
  )
  return renderAt('/', [{ path: '*', element }])
}

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Parcels' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const firstCells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

const saved: { name: string; file: Blob }[] = []
beforeEach(() => {
  saved.length = 0
  let file: Blob
  URL.createObjectURL = vi.fn((given: Blob) => {
    file = given
    return 'blob:file'
  })
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file })
  })
})
afterEach(() => vi.restoreAllMocks())

it('says what it is about, of which time and whose, and how it is worked out', () => {
  show({ explain: 'Each parcel counts once.', action: <a href="/all">All parcels</a> })
  expect(screen.getByRole('region', { name: 'Parcels' }).textContent).toContain('This year · Everybody')
  expect(screen.getByRole('heading', { name: 'Parcels' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Each parcel counts once.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All parcels' })).toBeTruthy()
  expect(screen.getByText('The chart')).toBeTruthy()
})

it('is a table with a caption whose rows lead on, and a chart again', async () => {
  show()
  await choose('Show as table')
  expect(screen.queryByText('The chart')).toBeNull()
  expect(screen.getByRole('table', { name: 'Parcels by place, this year' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'North 10' }).getAttribute('href')).toBe('/places/a')
  expect(screen.queryByRole('link', { name: '=SUM(A1)' })).toBeNull()
  expect(screen.getByRole('cell', { name: '12 parcels' })).toBeTruthy()
  await choose('Show as chart')
  expect(screen.getByText('The chart')).toBeTruthy()
})

it('sorts by its headings: numbers with the largest first, words as people count', async () => {
  show()
  await choose('Show as table')
  expect(firstCells()).toEqual(['North 10', '=SUM(A1)', 'north 9'])
  expect(sortOf('Parcels')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Parcels' }))
  expect(firstCells()).toEqual(['=SUM(A1)', 'north 9', 'North 10'])
  expect(sortOf('Parcels')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Parcels' }))
  expect(firstCells()).toEqual(['North 10', 'north 9', '=SUM(A1)'])
  expect(sortOf('Parcels')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Place' }))
  expect(firstCells()).toEqual(['=SUM(A1)', 'north 9', 'North 10'])
  expect([sortOf('Place'), sortOf('Parcels')]).toEqual(['ascending', null])
  await userEvent.click(screen.getByRole('button', { name: 'Change, "net"' }))
  expect(firstCells()).toEqual(['=SUM(A1)', 'North 10', 'north 9'])
})

it('sorts a column by what it says of a row', async () => {
  const columns = [
    {
      key: 'name',
      label: 'Place',
      sortBy: ({ plain }: { plain: object }) => rows.length - Object.values(plain)[1],
    },
  ]
  show({ table: { ...table, columns } })
  await choose('Show as table')
  await userEvent.click(screen.getByRole('button', { name: 'Place' }))
  expect(firstCells()).toEqual(['=SUM(A1)', 'north 9', 'North 10'])
})

it('C-140 is a file for spreadsheets: numbers stay numbers, nothing is run, in the order that is seen', async () => {
  show()
  await choose('Download CSV')
  await choose('Show as table')
  await userEvent.click(screen.getByRole('button', { name: 'Parcels' }))
  await choose('Download CSV')
  const [first, second] = await Promise.all(saved.map(({ file }) => file.text()))
  expect(saved.map(({ name }) => name)).toEqual(['parcels.csv', 'parcels.csv'])
  expect([...new Uint8Array(await (saved[0]?.file ?? new Blob()).arrayBuffer()).slice(0, 3)]).toEqual([
    0xef, 0xbb, 0xbf,
  ])
  expect(first?.replace('\ufeff', '')).toBe(
    'Place,Parcels,"Change, ""net"""\r\nNorth 10,4,-3\r\n\'=SUM(A1),12,2\r\nnorth 9,7,–\r\n',
  )
  expect(second?.replace('\ufeff', '').split('\r\n')[1]).toBe("'=SUM(A1),12,2")
})

it('a file says in its own words what its values are', async () => {
  const columns = [
    { key: 'name', label: 'Place' },
    { key: 'count', label: 'Time', fileLabel: 'Minutes', numeric: true },
  ]
  show({ table: { ...table, columns } })
  await choose('Download CSV')
  expect((await saved[0]?.file.text())?.replace('\ufeff', '').split('\r\n')[0]).toBe('Place,Minutes')
})

it('says so when a picture cannot be made', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  show()
  await choose('Download PNG')
  expect(await screen.findByText('The picture could not be made. Please try again.')).toBeTruthy()
  expect(saved).toEqual([])
})

it('waits, fails with a way to try again, and is empty, each without a menu', async () => {
  const onRetry = vi.fn()
  const loading = show({ state: 'loading' })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Actions for Parcels' })).toBeNull()
  expect(screen.queryByText('The chart')).toBeNull()
  loading.unmount()

  const failed = show({ state: 'failed', onRetry })
  expect(screen.getByText('The parcels could not be loaded.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  failed.unmount()

  show({ state: 'empty' })
  expect(screen.getByText('No parcels in this period')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
