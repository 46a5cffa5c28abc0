import type { Locator, Page } from '@playwright/test'

/** Add Lead and Edit Lead, whichever form the company chose. */
export function leadForm(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  const field = (label: string): Locator =>
    dialog
      .getByRole('textbox', { name: label, exact: true })
      .or(dialog.getByRole('combobox', { name: label, exact: true }))
  return {
    dialog,
    field,
    tab: (name: string) => dialog.getByRole('tab', { name }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    fill: async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
    },
    choose: async (label: string, option: string) => {
      await field(label).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    /** What was typed into a list that did not have it. */
    create: async (label: string, text: string) => {
      await field(label).fill(text)
      await page.getByRole('option', { name: `Add “${text}”` }).click()
    },
  }
}
