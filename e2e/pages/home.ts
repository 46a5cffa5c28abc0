import type { Page } from '@playwright/test'

type Card = 'Follow-ups' | 'Leads at a glance' | 'Waiting for an owner' | 'Newest leads'

export function homePage(page: Page) {
  const card = (name: Card) => page.getByRole('region', { name, exact: true })
  return {
    card,
    rowsOf: (name: Card) => card(name).getByRole('listitem'),
    /** The follow-ups of one day, under their heading. */
    groupOf: (when: 'Overdue' | 'Today' | 'Tomorrow') =>
      card('Follow-ups')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: new RegExp(`^${when}`) }) }),
    figureOf: (name: string) =>
      card('Leads at a glance')
        .locator('div')
        .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
        .getByRole('definition'),
  }
}
