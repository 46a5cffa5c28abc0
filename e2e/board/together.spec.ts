import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { expect } from '../fixtures'
import { boardAddress, boardPage } from '../pages/board'
import { test } from './own-leads'

test('P-019 two browsers see each other move cards without a reload', async ({
  page,
  browser,
  server,
  enterAs,
  firm,
}) => {
  await firm.add('Contacted', 'Lata Live', 'Maya Live')
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const there = await context.newPage()
  await enterAs('other', boardAddress)
  await enterAs('other', boardAddress, there)
  const [mine, theirs] = [boardPage(page), boardPage(there)]
  for (const { card } of [mine, theirs]) await card('Lata Live').waitFor()

  const turns = [
    { moving: mine, on: page, seeing: theirs, name: 'Lata Live' },
    { moving: theirs, on: there, seeing: mine, name: 'Maya Live' },
  ]
  for (const { moving, on, seeing, name } of turns) {
    const saved = on.waitForResponse((response) => response.url().includes(leadWorkEndpoints.patch.path))
    await moving.drag(name, 'Assigned')
    await saved
    await expect(seeing.cardIn('Assigned', name)).toBeVisible()
  }
  await context.close()
})

test('P-013 while a card is carried no other column is touched', async ({ page, enterAs, firm }) => {
  await firm.add('Contacted', 'Omana Still', 'Padma Still')
  const board = boardPage(page)
  await enterAs('other', boardAddress)
  await board.card('Omana Still').waitFor()
  await page.evaluate(() => {
    const touched: string[] = []
    Object.assign(window, { touched })
    for (const column of document.querySelectorAll('[data-stage]')) {
      const name = column.getAttribute('aria-label') ?? ''
      new MutationObserver(() => touched.push(name)).observe(column, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
    }
  })
  await board.carry('Omana Still', 'Assigned')
  await expect(board.column('Assigned').locator('[data-slot]')).toBeVisible()
  await board.holdOver('Contacted', 'Padma Still')
  await board.holdOver('Assigned')
  await page.mouse.up()
  await board.told('Lead stage updated successfully')
  const touched = await page.evaluate(() => (window as unknown as { touched: string[] }).touched)
  expect([...new Set(touched)].toSorted()).toEqual(['Assigned', 'Contacted'])
})
