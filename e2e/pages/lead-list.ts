import type { Locator, Page } from '@playwright/test'

/** In the order of the specification, after the checkbox; Address is there when it is asked for. */
export const columns = [
  'Lead Name',
  'Last Call Status',
  'Follow up on',
  'Last Call',
  'Mobile No.',
  'E-mail',
  'City',
  'Budget',
  'Work Scope',
  'Area',
  'Stage',
  'Exp. Closure',
  'Assigned To',
  'Lead Source',
  'Source Name',
  'Log History',
] as const
export type Column = (typeof columns)[number]
const placeOf = (column: Column) => columns.indexOf(column) + 1

export function leadList(page: Page) {
  const sheet = page.getByRole('region', { name: 'Leads' })
  const table = page.getByRole('table', { name: 'Leads' })
  // By selectors: asking a thousand cells for their role takes longer than the rest of a journey.
  const rows = table.locator('[role=row][data-lead]')
  const cell = (row: Locator, column: Column) => row.locator('[role=cell]').nth(placeOf(column))
  const cards = page.getByRole('list', { name: 'Leads' })
  return {
    sheet,
    table,
    rows,
    cell,
    headers: table.getByRole('columnheader'),
    header: (column: Column | 'Address') => table.getByRole('columnheader', { name: column, exact: true }),
    sortBy: (column: Column) => table.getByRole('button', { name: column, exact: true }).click(),
    /** By its place in the whole list, from 1. */
    rowAt: (place: number) => table.locator(`[aria-rowindex="${place + 1}"]`),
    /** Of all rows at one moment; a name without the team under it. */
    textsOf: (column: Column): Promise<string[]> =>
      rows.evaluateAll((all, place) => {
        const textOf = (cell: Element | undefined) =>
          (cell?.querySelector('[title]') ?? cell)?.textContent ?? ''
        return all.map((row) => textOf(row.querySelectorAll('[role=cell]')[place]))
      }, placeOf(column)),
    cards: cards.locator('[aria-posinset]'),
    cardAt: (place: number) => cards.locator(`[aria-posinset="${place}"]`),
    /** A field of the filter bar, by its name or by name and value. */
    filter: (name: string | RegExp) =>
      page
        .getByRole('main')
        .getByRole('button', { name, exact: typeof name === 'string' })
        .and(page.locator(':not([role=table] *)')),
    /** What a chip or a head has opened. */
    panel: page.getByRole('dialog'),
    tick: (name: string) => page.getByRole('dialog').getByRole('checkbox', { name, exact: true }),
    apply: page.getByRole('button', { name: 'Apply' }),
    tile: (name: string) =>
      page.getByRole('region', { name: 'Counts' }).getByRole('button', { name: new RegExp(`^${name} `) }),
    views: page.getByRole('button', { name: /^Views/ }),
    sortMenu: page.getByRole('button', { name: /^Sort by: / }),
    sortChoice: (name: string) => page.getByRole('menuitemradio', { name, exact: true }),
    search: page.getByRole('searchbox', { name: 'Search leads' }),
    total: (count: number) =>
      page
        .getByRole('status')
        .getByText(`${count.toLocaleString('en-IN')} ${count === 1 ? 'lead' : 'leads'}`, { exact: true }),
    tabs: page.getByRole('navigation', { name: 'Lists of leads' }),
    tab: (name: 'All' | 'Won' | 'Unassigned') =>
      page
        .getByRole('navigation', { name: 'Lists of leads' })
        .getByRole('link', { name: new RegExp(`${name}$`) }),
    failed: page.getByRole('alert').filter({ hasText: 'The leads could not be loaded.' }),
  }
}
