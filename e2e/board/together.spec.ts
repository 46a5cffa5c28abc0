import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work-endpoints'
import { expect } from '../fixtures'
import { boardAddress, boardPage } from '../pages/board'
import { pipelinePage, stageAddress } from '../pages/pipeline'
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

test('P-039 P-048 P-050 S-020 C-015 the stages are edited on the board and in the settings in turn', async ({
  page,
  context,
  enterAs,
  firm,
}) => {
  await firm.add('Contacted', 'Nila Stages')
  await enterAs('other', boardAddress)
  const settingsTab = await context.newPage()
  await settingsTab.goto(stageAddress)
  const board = boardPage(page)
  const settings = pipelinePage(settingsTab)
  await expect(settings.stage('Negotiation')).toBeVisible()

  const dialog = board.dialog('Edit Pipeline')
  await board.button('Edit Pipeline').click()
  await dialog.getByRole('button', { name: 'Add New Stage' }).click()
  await page.keyboard.type('Design freeze')
  await dialog.getByRole('button', { name: 'Move up Design freeze' }).click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(board.told('Pipeline edited Successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(board.button('Edit Pipeline')).toBeFocused()
  await expect(board.column('Design freeze')).toBeVisible()
  await expect(settings.stage('Design freeze')).toBeVisible()

  await settings.button('Edit').click()
  await settingsTab.getByRole('textbox', { name: 'Name of stage 6' }).fill('Drawings frozen')
  await settingsTab.getByRole('textbox', { name: 'Stands still after (days in Drawings frozen)' }).fill('9')
  await settings.button('Save Changes').click()
  await expect(settings.told('Pipeline stage edited successfully')).toBeVisible()
  await expect(settings.stage('Drawings frozen')).toContainText('Stands still after 9 days')
  await expect(board.column('Drawings frozen')).toBeVisible()
  await expect(board.column('Design freeze')).toBeHidden()

  await board.button('Edit Pipeline').click()
  await dialog.getByRole('button', { name: 'Delete Contacted' }).click()
  await expect(board.told(/^This stage is currently assigned to \d+ lead\(s\)\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Drawings frozen' }).click()
  await board.dialog('Delete Stage').getByRole('button', { name: 'Delete' }).click()
  await expect(board.told('Stage Deleted Successfully')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog).toBeHidden()
  await expect(board.column('Drawings frozen')).toBeHidden()
  await expect(settings.stage('Drawings frozen')).toBeHidden()
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
  await expect(board.told('Lead stage updated successfully')).toBeVisible()
  const touched = await page.evaluate(() => (window as unknown as { touched: string[] }).touched)
  expect([...new Set(touched)].toSorted()).toEqual(['Assigned', 'Contacted'])
})
