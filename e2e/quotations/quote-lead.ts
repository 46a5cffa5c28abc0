import { expect, type Page } from '@playwright/test'
import { quotationEditor } from '../pages/quotation-editor'

interface Wish {
  kind: 'Design' | 'Execution'
  /** Asked for where the lead has none. */
  email?: string | undefined
  template: string
}

/** From the page of a lead to a quotation with a template in it, which is open then. */
export async function quoteLead(page: Page, { kind, email, template }: Wish): Promise<void> {
  await page.getByRole('button', { name: 'Send Quotation' }).click()
  await page.getByRole('button', { name: `${kind} Quotation` }).click()
  if (email) {
    const prompt = page.getByRole('dialog', { name: `Send ${kind} Quotation` })
    await prompt.getByPlaceholder('Enter Lead Email').fill(email)
    await prompt.getByRole('button', { name: 'Send' }).click()
  }
  await expect(page.getByRole('heading', { name: `${kind} Quotation`, level: 1 })).toBeVisible()
  await quotationEditor(page).fillIn(template)
}
