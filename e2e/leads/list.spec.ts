import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { columns, leadList } from '../pages/lead-list'
import { call } from '../wire'

/** Far more than fit on a screen, far fewer than there are leads. */
const mostInThePage = 90

test('L-001 L-002 L-013 /lms/ shows the list, /leads/ leads there, and the tiles count what it holds', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const counts = await call(server.url, leadEndpoints.counts, {}, await sessionOf('owner'))
  await enterAs('owner', '/leads/')
  await expect(page).toHaveURL('/lms/')
  const list = leadList(page)
  await expect(list.headers).toHaveText(['', ...columns])
  await expect(list.rows.first()).toBeVisible()
  await expect(list.total(400)).toBeVisible()
  await expect(page).toHaveTitle('Leads · Foyer')
  const { total, interested, followUp, noResponse, notInterested, unassigned, won } = counts
  await expect(page.getByRole('region', { name: 'Counts' }).getByRole('button')).toHaveText([
    `Total ${total}`,
    `Interested ${interested}`,
    `Follow up ${followUp}`,
    `No Response ${noResponse}`,
    `Not Interested ${notInterested}`,
    `Unassigned ${unassigned}`,
    `Won ${won}`,
  ])
  await list.tile('Interested').click()
  await expect(list.total(interested)).toBeVisible()
})

test('400 leads scroll to the end while only the rows in sight are in the page', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/lms/')
  const { sheet, table, rows, rowAt } = leadList(page)
  await expect(rows.first()).toBeVisible()
  await expect(table).toHaveAttribute('aria-rowcount', '401')
  const seen = new Set<string>()
  const scrollOn = async () => {
    await sheet.evaluate((element) => element.scrollBy(0, element.clientHeight * 5))
    expect(await rows.count()).toBeLessThan(mostInThePage)
    for (const name of await leadList(page).textsOf('Lead Name')) seen.add(name)
  }
  await expect(async () => {
    await scrollOn()
    await expect(rowAt(400)).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [50] })
  expect(seen.size).toBeGreaterThan(100)
  await expect(rowAt(401)).toHaveCount(0)
  // A frame that takes long must not swallow the press.
  await page.evaluate(() => {
    const takeLong = () => {
      const end = performance.now() + 600
      while (performance.now() < end);
    }
    window.addEventListener('keydown', () => requestAnimationFrame(takeLong), { once: true, capture: true })
  })
  await sheet.press('Home')
  await expect(rowAt(1)).toBeInViewport()
  await sheet.press('End')
  await expect(rowAt(400)).toBeInViewport()
})

test('400 cards scroll to the end while only those in sight are in the page @phone', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/lms/')
  const { cards, cardAt } = leadList(page)
  await expect(cards.first()).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight * 12))
    expect(await cards.count()).toBeLessThan(mostInThePage)
    await expect(cardAt(400)).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [50] })
})

test('Back returns to the list as it was left', async ({ page, enterAs }) => {
  await enterAs('owner', '/admin/')
  const { place, title } = frame(page)
  await place('Leads').click()
  const { search, sortBy, header, tab, rows } = leadList(page)
  await expect(rows.first()).toBeVisible()
  await search.fill('patil')
  await expect(page).toHaveURL('/lms/?search=patil')
  await sortBy('Lead Name')
  await expect(page).toHaveURL('/lms/?search=patil&sort=name')
  await expect(header('Lead Name')).toHaveAttribute('aria-sort', 'ascending')
  await tab('Won').click()
  await expect(page).toHaveURL('/leads/9?search=patil&sort=name')
  await expect(tab('Won')).toHaveAttribute('aria-current', 'page')
  await place('Home').click()
  await expect(title).toHaveText(/^Good /)

  await page.goBack()
  await expect(page).toHaveURL('/leads/9?search=patil&sort=name')
  await expect(tab('Won')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/lms/?search=patil&sort=name')
  await expect(search).toHaveValue('patil')
  await expect(header('Lead Name')).toHaveAttribute('aria-sort', 'ascending')
  await page.goBack()
  await expect(page).toHaveURL('/lms/?search=patil')
  await expect(header('Lead Name')).not.toHaveAttribute('aria-sort')
  await page.goBack()
  await expect(page).toHaveURL('/admin/')
})
