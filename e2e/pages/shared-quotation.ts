import type { Page } from '@playwright/test'

/** A quotation as its client reads it, by its link or in the client area. */
export function sharedQuotation(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  return {
    sums: page.getByRole('region', { name: 'Total', exact: true }),
    accept: button('Accept'),
    askForChanges: button('Ask for changes'),
    asked: page.getByRole('region', { name: 'Changes you asked for' }),
    /** One wish about one item. */
    ask: async (item: string, wish: string, name: string) => {
      await button('Ask for changes').click()
      await button(`Ask for a change of ${item}`).click()
      await page.getByRole('textbox', { name: `Ask for a change of ${item}` }).fill(wish)
      await button('Continue with 1 item').click()
      await dialog.getByLabel('Your full name').fill(name)
      await dialog.getByRole('button', { name: 'Send' }).click()
    },
    acceptAs: async (name: string) => {
      await button('Accept').click()
      await dialog.getByLabel('Your full name').fill(name)
      await dialog.getByRole('button', { name: 'Accept the quotation' }).click()
    },
  }
}
