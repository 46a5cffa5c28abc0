import type { Page } from '@playwright/test'

/** The full details page of a lead. */
export function leadDetails(page: Page) {
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true })
  return {
    address: (id: string) => `/leads/lead-full-details/${id}`,
    olderAddress: (id: string) => `/leads/lead-details/${id}`,
    title: page.getByRole('heading', { level: 1 }),
    stage: combobox('Stage'),
    status: combobox('Status'),
    closure: page.getByRole('textbox', { name: 'Expected Closure' }),
    choose: async (field: 'Stage' | 'Status', option: string) => {
      await combobox(field).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    log: page.getByRole('region', { name: 'Log History' }),
    menu: async (item: string) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    back: page.getByRole('button', { name: 'Back' }),
    said: (text: string) => page.getByText(text),
    undo: page.getByRole('button', { name: 'Undo' }),
  }
}
