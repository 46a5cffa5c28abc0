import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { expectTold } from '../told'
import { call } from '../wire'
import { anItem, givenQuotation, projectsOf, projectToQuote } from './given'

const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible()
const total = (page: Page) => page.getByTestId('total')

test('an execution quotation is written by keys alone, pasted into, undone, and there after a reload', async ({
  page,
  server,
  enterAs,
  sessionOf,
  expectAccessible,
}) => {
  const session = await sessionOf('owner')
  const projectId = await projectToQuote(server.url, session)
  await enterAs('owner', `/quotation/enterprise-quotation/${projectId}`)
  await expect(page.getByRole('heading', { name: 'Execution Quotation' })).toBeVisible()
  await page.getByRole('button', { name: 'Add room or trade' }).click()

  // Name, unit, quantity, rate: Tab leads on, a sum and lakhs are understood.
  await page.keyboard.type('TV unit, teak veneer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nos')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1+1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.25 lakh')
  await page.keyboard.press('Enter')
  // The end of the section: a new row.
  await page.keyboard.type('Console')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  const grid = page.getByRole('grid', { name: 'Items' })
  await expect(grid.getByText('2,50,000.00').first()).toBeVisible()

  await grid.getByText('Console').click()
  await page.evaluate(() => {
    const block = new DataTransfer()
    block.setData('text/plain', 'Wardrobe\tsq ft\t72\t2150\t154800\nLoft\tsq ft\t20\tabout 900')
    const event = new ClipboardEvent('paste', { clipboardData: block, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  })
  await expectTold(page, '2 rows were filled')
  await expect(grid.getByText('1,54,800.00')).toBeVisible()
  await expect(grid.getByText('about 900')).toBeVisible()
  await expect(page.getByText('1 cell cannot be read')).toBeVisible()
  await grid.getByText('about 900').click()
  await page.keyboard.type('900')
  await page.keyboard.press('Enter')
  await expect(grid.getByText('18,000.00', { exact: true })).toBeVisible()
  await saved(page)

  const before = await total(page).textContent()
  await grid.getByText('Wardrobe').click()
  await page.keyboard.press('Control+Delete')
  await expect(grid.getByText('Wardrobe')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(grid.getByText('Wardrobe')).toBeVisible()
  await expect(total(page)).toHaveText(before ?? '')
  await saved(page)
  await page.reload()
  await expect(grid.getByText('Wardrobe')).toBeVisible()
  await expect(total(page)).toHaveText(before ?? '')
  await expectAccessible()
})

test('a quotation is sent by link, changed and compared; what is void says why', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf('owner')
  const [, projectId = ''] = await projectsOf(server.url, session)
  const id = await givenQuotation(server.url, session, { projectId, sections: [[anItem({})]] })
  await enterAs('owner', `/quotation/${projectId}/${id}`)
  await page.getByRole('button', { name: 'Send' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Link', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByLabel('Link for the client')).toHaveValue(/shared-quotation/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Version 1')).toBeVisible()

  await page.getByRole('grid').getByText('Wardrobe').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' with loft')
  await expect(page.getByText('Changed since it was sent')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(dialog.getByText(/Wardrobe with loft/)).toBeVisible()
  await expect(dialog.getByText('Changed', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Make void' }).click()
  await dialog.getByLabel('Why').fill('The client chose another flat')
  await dialog.getByRole('button', { name: 'Make void' }).click()
  await expect(page.getByText('This quotation is void: The client chose another flat')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
})

test('two people write at once: both states are shown, and one is kept', async ({
  page,
  server,
  enterAs,
  sessionOf,
  browserConsole,
}) => {
  browserConsole.expect(/409|ERR_FAILED/)
  const session = await sessionOf('owner')
  const [, , projectId = ''] = await projectsOf(server.url, session)
  const id = await givenQuotation(server.url, session, { projectId, sections: [[anItem({})]] })
  await enterAs('owner', `/quotation/${projectId}/${id}`)
  const grid = page.getByRole('grid')
  await expect(grid.getByText('Wardrobe')).toBeVisible()
  await page.route('**/api/quotations/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  const { revision, draft } = await call(server.url, quotationEndpoints.quotation, { id }, session)
  const document = { ...draft, title: 'Theirs' }
  await call(server.url, quotationEndpoints.saveQuotation, { id, baseRevision: revision, document }, session)
  await grid.getByText('Wardrobe').click()
  await page.keyboard.type('Bed')
  await expect(page.getByText('Two of you wrote at the same time')).toBeVisible()
  await page.unroute('**/api/quotations/*')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  const now = await call(server.url, quotationEndpoints.quotation, { id }, session)
  expect(now.draft.sections[0]?.items[0]?.name).toBe('Bed')
})

test('@phone a quotation is written item by item, with the total and Send at the foot', async ({
  page,
  server,
  enterAs,
  sessionOf,
  expectAccessible,
}) => {
  const session = await sessionOf('owner')
  const [, , , , projectId = ''] = await projectsOf(server.url, session)
  const id = await givenQuotation(server.url, session, { projectId, sections: [[anItem({})]] })
  await enterAs('owner', `/quotation/${projectId}/${id}`)
  await page.getByRole('button', { name: /Wardrobe/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Qty').fill('20')
  await dialog.getByLabel('Rate').fill('1.5k')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /Wardrobe/ })).toContainText('₹30,000.00')
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await saved(page)
  await expectAccessible()
})
