import type { Page } from '@playwright/test'
import { expectTold } from '../told'

/** A quotation while it is written. */
export function quotationEditor(page: Page) {
  const grid = page.getByRole('grid', { name: 'Items' })
  const totals = page.getByRole('region', { name: 'Totals' })
  const dialog = page.getByRole('dialog')
  return {
    grid,
    total: page.getByTestId('total'),
    totals,
    saved: page.getByText(/^Saved /),
    fillIn: async (template: string) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Begin with a template' }).click()
      await dialog.getByRole('radio', { name: template }).check()
      await dialog.getByRole('button', { name: 'Use this template' }).click()
      await expectTold(page, 'The template was filled in')
    },
    /** Opens the dialog, which begins with the address of the client and the usual words. */
    openSending: async () => {
      await page.getByRole('button', { name: /^Send( again)?$/ }).click()
      return page.getByRole('dialog', { name: 'Send the quotation' })
    },
    answers: page.getByRole('region', { name: 'What the client says' }),
  }
}
