import type { Page } from '@playwright/test'

/** The lead beside the list; on a phone over it. */
export function previewPanel(page: Page) {
  const panel = page.locator('[data-preview]')
  const button = (name: string) => panel.getByRole('button', { name, exact: true })
  return {
    panel,
    button,
    name: panel.getByRole('heading', { level: 2 }),
    comment: panel.getByRole('textbox', { name: 'Comment' }),
    stage: panel.getByRole('combobox', { name: 'Stage' }),
    status: panel.getByRole('combobox', { name: 'Status' }),
    update: button('Update'),
    updated: panel.getByText('Lead updated successfully'),
    log: panel.getByRole('tab', { name: /^Log History/ }),
    entries: panel.getByRole('tabpanel', { name: /^Log History/ }).getByRole('listitem'),
    choose: async (field: string, option: string) => {
      await panel.getByRole('combobox', { name: field, exact: true }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    menu: async (item: string) => {
      await panel.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    /** As opened by an address. */
    of: (leadId: string) => `/lms/?lead=${leadId}`,
  }
}
