import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const address = '/leads/analytics'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figures = (page: Page) => card(page, 'Leads').getByRole('list', { name: 'Leads' })

/** The last number of the ring of leads opens a list that has exactly so many. */
async function opensExactly(page: Page) {
  const link = figures(page).getByRole('link').last()
  const count = Number(/([\d,]+)\s*$/.exec((await link.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  expect(count).toBeGreaterThan(0)
  await link.click()
  await page.waitForURL('**/lms/**')
  const total = `${count.toLocaleString('en-IN')} ${count === 1 ? 'lead' : 'leads'}`
  await expect(page.getByText(total, { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(figures(page).getByRole('link').last()).toBeVisible()
}

async function lookThrough(page: Page) {
  await expect(figures(page).getByRole('link').first()).toBeVisible()
  await opensExactly(page)

  await page.getByRole('button', { name: 'this year' }).click()
  await page.getByRole('menuitemradio', { name: 'last quarter' }).click()
  await expect(page).toHaveURL(/\?period=last-quarter$/)
  await expect(figures(page).getByRole('link').first()).toBeVisible()

  await page.getByRole('button', { name: 'Select Members' }).click()
  await page.getByRole('checkbox').first().click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/period=last-quarter&members=[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Members: 1' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'last quarter' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Members: 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Details view' }).click()
  await page.getByRole('dialog', { name: "Today's Activity" }).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Lead Management' }).click()
  await page.waitForURL('**/lms/**')
}

test('L-005 A-001 A-005 A-008 A-012 the dashboard: another period, one member, the leads behind a number', async ({
  page,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('owner', address)
  await expect(figures(page).getByRole('link').first()).toBeVisible()
  await expectAccessible()
  await lookThrough(page)
})

/** How many dots of a picture have a colour of their own rather than being white, grey or black. */
const colouredIn = (page: Page, picture: Buffer) =>
  page.evaluate(async (encoded) => {
    const image = new Image()
    image.src = `data:image/png;base64,${encoded}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    let coloured = 0
    for (let at = 0; at < data.length; at += 4) {
      const dot = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      if (Math.max(...dot) - Math.min(...dot) > 40) coloured += 1
    }
    return coloured
  }, picture.toString('base64'))

test('the ring of leads is saved as a picture in its colours, and the page is printed with its firm and days', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', `${address}?period=last-quarter`)
  await expect(figures(page).getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Leads' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download PNG' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^leads-by-stage-.*\.png$/)
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part)
  // The ring alone has over ten thousand; the texts beside it have none.
  expect(await colouredIn(page, Buffer.concat(parts))).toBeGreaterThan(4000)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/ · Analytics$/)).toBeVisible()
  await expect(page.getByText(/^last quarter: /i)).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(card(page, 'Leads')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for Leads' })).toBeHidden()
})

test('L-005 A-001 A-005 A-008 A-012 the dashboard on a phone @phone', async ({ page, enterAs }) => {
  await enterAs('owner', address)
  await expect(figures(page).getByRole('link').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await lookThrough(page)
})
