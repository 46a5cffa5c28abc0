import type { Page } from '@playwright/test'

type Card = 'My day' | 'Tasks due' | 'Leads at a glance' | 'Waiting for an owner' | 'Newest leads'
type Part = 'Overdue' | 'Today' | 'Visits' | 'New and untouched' | 'Without a next step'

export function homePage(page: Page) {
  const card = (name: Card) => page.getByRole('region', { name, exact: true })
  const part = (name: Part) => card('My day').getByRole('region', { name, exact: true })
  return {
    card,
    part,
    rowsOf: (name: Exclude<Card, 'My day'>) => card(name).getByRole('listitem'),
    rowOf: (name: Part, lead: string) => part(name).getByRole('listitem').filter({ hasText: lead }),
    snooze: async (lead: string, until: string) => {
      await page
        .getByRole('button', { name: `Snooze the follow-up with ${lead}` })
        .first()
        .click()
      await page.getByRole('menuitem', { name: until }).click()
    },
    /** A visit of today is in two parts. */
    done: (lead: string) =>
      page.getByRole('button', { name: `Mark the follow-up with ${lead} as done` }).first(),
    undo: page.getByRole('button', { name: 'Undo' }),
  }
}
