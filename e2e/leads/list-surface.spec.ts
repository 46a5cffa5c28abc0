import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { leadList } from '../pages/lead-list'
import { expectTold } from '../told'
import { call } from '../wire'

test('L-052 L-061 what is filtered stands in the address: a second browser shows the same, and Back goes step by step', async ({
  page,
  browser,
  enterAs,
}) => {
  await enterAs('owner', '/lms/')
  const { filter, tick, apply, total, rows, textsOf, sheet, rowAt } = leadList(page)
  await expect(total(400)).toBeVisible()
  await filter('Status').click()
  await tick('Interested').check()
  await apply.click()
  await expectTold(page, 'Filter Applied Successfully')
  await expect(page).toHaveURL('/lms/?status=interested')
  await expect(total(400)).toBeHidden()
  await filter('Due: All Time').click()
  await page.getByRole('menuitemradio', { name: 'This Year', exact: true }).click()
  await expect(page).toHaveURL('/lms/?period=this-year&status=interested')
  await expect(filter('Due: This Year')).toBeVisible()
  const statuses = async () => (await textsOf('Last Call Status')).map((text) => text.split('Updated on')[0])
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['Interested']))

  const other = await browser.newPage()
  await enterAs('owner', page.url(), other)
  await expect(leadList(other).filter('Status: Interested')).toBeVisible()
  await expect(async () =>
    expect(await leadList(other).textsOf('Lead Name')).toEqual(await textsOf('Lead Name')),
  ).toPass()
  await other.close()

  await page.goBack()
  await expect(filter('Due: All Time')).toBeVisible()
  await page.goBack()
  await expect(total(400)).toBeVisible()

  await sheet.evaluate((element) => element.scrollTo(0, 1200))
  await expect(rowAt(35)).toBeInViewport()
  await frame(page).place('Home').click()
  await expect(rows.first()).toBeHidden()
  await page.goBack()
  await expect(rowAt(35)).toBeInViewport()
})

test('L-026 columns, their order and their width are kept', async ({ page, enterAs, server, sessionOf }) => {
  const session = await sessionOf('sales3')
  try {
    await enterAs('sales3', '/lms/')
    const { rows, headers, header } = leadList(page)
    await expect(rows.first()).toBeVisible()
    const isSaved = () => page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Columns' }).click()
    let saved = isSaved()
    await page.getByRole('checkbox', { name: 'Address', exact: true }).check()
    await saved
    await page.keyboard.press('Escape')
    await expect(header('Address')).toBeVisible()

    saved = isSaved()
    await page.getByRole('button', { name: 'City', exact: true }).dragTo(header('Mobile No.'))
    await saved
    const box = await header('City').boundingBox()
    if (!box) throw new Error('City has gone')
    saved = isSaved()
    await page.mouse.move(box.x + box.width, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width + 60, box.y + 10, { steps: 3 })
    await page.mouse.up()
    await saved

    await page.reload()
    await expect(rows.first()).toBeVisible()
    await expect(headers.nth(5)).toHaveAttribute('aria-label', 'City')
    await expect(header('Address')).toBeVisible()
    await expect.poll(async () => (await header('City').boundingBox())?.width).toBeCloseTo(box.width + 60, -1)
  } finally {
    await call(server.url, leadListEndpoints.savePreferences, { columns: [] }, session)
  }
})
