// npm run pictures: the pictures of docs/screens.md, one of each example on the page of blocks (web/dev).
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page, test } from '@playwright/test'

const folder = fileURLToPath(new URL('../../docs/images/blocks/', import.meta.url))

const take = (what: Locator, name: string) =>
  what.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' })

/** A form shows what is wrong with it once it was sent. */
async function sendForms(page: Page) {
  await page.locator('[data-picture="form"] [type="submit"]').click()
  await page.mouse.move(0, 0)
}

test('a picture of each block', async ({ page }) => {
  await page.goto('/dev/blocks.html')
  await expect(page.getByRole('heading', { name: 'Blocks', exact: true })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await sendForms(page)
  for (const block of await page.locator('[data-picture]:not(:has([data-opens]))').all())
    await take(block, (await block.getAttribute('data-picture')) ?? '')
  for (const button of await page.locator('[data-opens]').all()) {
    const name = (await button.getAttribute('data-opens')) ?? ''
    await button.click()
    await page.mouse.move(0, 0)
    const isToast = name === 'toast'
    const opened = isToast ? page.getByRole('status').locator('xpath=..').last() : page.getByRole('dialog')
    await expect(opened).toBeVisible()
    await take(opened, name)
    if (!isToast) await page.keyboard.press('Escape')
  }
})
