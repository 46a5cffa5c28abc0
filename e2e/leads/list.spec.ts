import { leadName } from '@foyer/contract/leads/rules'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { columns, leadList } from '../pages/lead-list'
import { call, intercept, leadsOf, refuseCalls } from '../wire'

/** Far more than fit on a screen, far fewer than there are leads. */
const mostInThePage = 90

test('L-001 L-002 /lms/ shows the list, and /leads/ leads there', async ({ page, enterAs }) => {
  await enterAs('owner', '/leads/')
  await expect(page).toHaveURL('/lms/')
  const { headers, rows, total } = leadList(page)
  await expect(headers).toHaveText(['', ...columns])
  await expect(rows.first()).toBeVisible()
  await expect(total(400)).toBeVisible()
  await expect(page).toHaveTitle('Leads · Foyer')
})

test('L-013 the tiles count what the list holds', async ({ page, enterAs, server, sessionOf }) => {
  await enterAs('owner', '/lms/')
  const counts = await call(server.url, leadEndpoints.counts, {}, await sessionOf('owner'))
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
  await leadList(page).tile('Interested').click()
  await expect(leadList(page).total(interested)).toBeVisible()
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
    await sheet.evaluate((element) => element.scrollBy(0, element.clientHeight * 4))
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
    await page.evaluate(() => window.scrollBy(0, window.innerHeight * 4))
    expect(await cards.count()).toBeLessThan(mostInThePage)
    await expect(cardAt(400)).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [50] })
})

test('L-014 search is offered with the list only', async ({ page, enterAs }) => {
  await enterAs('owner', '/lms/')
  const { search } = leadList(page)
  await expect(search).toBeVisible()
  await frame(page).place('Home').click()
  await expect(frame(page).title).toHaveText(/^Good /)
  await expect(search).toBeHidden()
})

test('search finds leads by name, and the address keeps it', async ({ page, enterAs, server, sessionOf }) => {
  await enterAs('owner', '/lms/')
  const { rows, search, cell, textsOf, total } = leadList(page)
  const name = (await cell(rows.nth(7), 'Lead Name').locator('[title]').textContent()) ?? ''
  await search.fill(name.toUpperCase())
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(name.toUpperCase())
  await expect(total(400)).toBeHidden()
  await expect(rows.filter({ hasText: name }).first()).toBeVisible()
  // Of a firm its first contact may be called so.
  const { rows: called } = await leadsOf(server.url, await sessionOf('owner'), { search: name })
  for (const { firstName, lastName, companyName } of called)
    expect(`${firstName} ${lastName}, ${companyName}`).toContain(name)
  for (const found of await textsOf('Lead Name')) expect(called.map(leadName)).toContain(found)

  await page.reload()
  await expect(search).toHaveValue(name.toUpperCase())
  await expect(rows.filter({ hasText: name }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(total(400)).toBeVisible()
  await expect(page).toHaveURL('/lms/')
})

test('search finds a phone in every form people write it', async ({ page, enterAs }) => {
  await enterAs('owner', '/lms/')
  const { rows, search, cell, total } = leadList(page)
  const row = rows.filter({ has: page.getByRole('link', { name: /^\d{5} \d{5}$/ }) }).first()
  const shown = (await cell(row, 'Mobile No.').textContent()) ?? ''
  const digits = shown.replace(' ', '')
  const halves = shown.split(' ').join('-')
  for (const written of [digits, shown, `+91 ${digits}`, `+91${digits}`, `0${digits}`, halves]) {
    await search.fill(written)
    await expect(page).toHaveURL(`/lms/?${new URLSearchParams({ search: written })}`)
    await expect(total(1)).toBeVisible()
    await expect(cell(rows.first(), 'Mobile No.')).toHaveText(shown)
  }
})

test('L-020 a search without match says No results found', async ({ page, enterAs }) => {
  await enterAs('sales3', '/lms/?search=zzzz')
  await expect(page.getByText('No results found')).toBeVisible()
  await expect(page.getByText('Nothing matches “zzzz” here.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
  await expect(leadList(page).rows.first()).toBeVisible()
  await expect(leadList(page).search).toHaveValue('')
})

/** What the first rows show in a column, as numbers. */
const amounts = async (page: Page) =>
  (await leadList(page).textsOf('Budget'))
    .filter((text) => text !== '–')
    .map((text) => Number(text.replace(/\D/g, '')))

test('sorts by a header, both ways, and the address keeps it', async ({ page, enterAs }) => {
  await enterAs('owner', '/lms/')
  const { rows, header, sortBy, sortMenu, textsOf } = leadList(page)
  await expect(rows.first()).toBeVisible()
  await sortBy('Budget')
  await expect(header('Budget')).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL('/lms/?sort=-budget')
  await expect(sortMenu).toHaveText('Sort by: Budget')
  const isFalling = async () => {
    const shown = await amounts(page)
    return shown.length > 10 && shown.join() === shown.toSorted((a, b) => b - a).join()
  }
  await expect.poll(isFalling).toBe(true)
  const highest = Math.max(...(await amounts(page)))

  await sortBy('Budget')
  await expect(header('Budget')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL('/lms/?sort=budget')
  await expect.poll(async () => (await amounts(page))[0]).toBeLessThan(highest)
  expect(await amounts(page)).toEqual((await amounts(page)).toSorted((a, b) => a - b))

  await page.reload()
  await expect(header('Budget')).toHaveAttribute('aria-sort', 'ascending')
  await sortBy('Lead Name')
  await expect(page).toHaveURL('/lms/?sort=name')
  const names = async () => (await textsOf('Lead Name')).map((name) => name.toLowerCase())
  const areSorted = async () => {
    const shown = await names()
    return shown.length > 10 && shown.join() === shown.toSorted().join()
  }
  await expect.poll(areSorted).toBe(true)
})

test('sorts by a word of the menu @phone', async ({ page, enterAs }) => {
  await enterAs('owner', '/lms/')
  const { cards, sortMenu, sortChoice } = leadList(page)
  await expect(cards.first()).toBeVisible()
  await sortMenu.click()
  await sortChoice('Lead Name').click()
  await expect(page).toHaveURL('/lms/?sort=name')
  const isAscending = async () => {
    const names = (await cards.getByRole('heading').allTextContents()).map((name) => name.toLowerCase())
    return (names.at(0) ?? '') < (names.at(-1) ?? '')
  }
  await expect.poll(isAscending).toBe(true)
  await sortMenu.click()
  await sortChoice('Descending').click()
  await expect(page).toHaveURL('/lms/?sort=-name')
  await expect.poll(isAscending).toBe(false)
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

test('says when the list cannot be loaded, keeps search and order, and recovers', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_FAILED/)
  const letPass = await intercept(page, leadEndpoints.list, (route) => route.abort())
  await enterAs('owner', '/lms/?search=patil&sort=name')
  const { failed, search, rows, header } = leadList(page)
  await expect(failed).toContainText('Your search and order are kept.')
  await expect(search).toHaveValue('patil')
  await letPass()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(rows.first()).toBeVisible()
  await expect(failed).toBeHidden()
  await expect(header('Lead Name')).toHaveAttribute('aria-sort', 'ascending')
})

test('when the next rows cannot be loaded, those that are there stay', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/)
  await enterAs('owner', '/lms/')
  const { sheet, rows, total } = leadList(page)
  await expect(rows.first()).toBeVisible()
  await expect(total(400)).toBeVisible()
  const letPass = await refuseCalls(page, leadEndpoints.list)
  const scrollDown = () => sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const failed = page.getByRole('alert').filter({ hasText: 'More leads could not be loaded.' })
  await expect(async () => {
    await scrollDown()
    await expect(failed).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
  await expect(rows.first()).toBeVisible()
  await letPass()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(async () => {
    await scrollDown()
    // By its place in the whole list: at least the 150th.
    expect(Number(await rows.last().getAttribute('aria-rowindex'))).toBeGreaterThan(150)
  }).toPass({ intervals: [50] })
  await expect(failed).toBeHidden()
})

test('L-019 counts that cannot be loaded do not hold the list back, and can be tried again', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/)
  const letPass = await refuseCalls(page, leadEndpoints.counts)
  await enterAs('owner', '/lms/')
  const { rows, tab } = leadList(page)
  await expect(rows.first()).toBeVisible()
  const failed = page.getByRole('alert').filter({ hasText: 'The counts could not be loaded.' })
  await expect(failed).toBeVisible()
  await letPass()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(tab('All')).toHaveText(/400/)
})
