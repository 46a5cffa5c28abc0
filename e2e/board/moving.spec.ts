import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { boardAddress, boardPage } from '../pages/board'
import { test } from './own-leads'

const moved = 'Lead stage updated successfully'
const [from, to] = ['Contacted', 'Assigned']

const firstTwoIn = async (board: ReturnType<typeof boardPage>, stage: string) =>
  (await board.namesIn(stage)).slice(0, 2)

/** How often the browser has asked the server to change a lead. */
function countPatches(page: Page) {
  const seen = { count: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'PATCH' && pathname === leadWorkEndpoints.patch.path) seen.count += 1
  })
  return seen
}

test('P-013 P-018 P-019 P-026 by mouse: to another column, within its own, and back to where it was', async ({
  page,
  enterAs,
  firm,
}) => {
  await firm.add(from, 'Asha Drag', 'Bina Drag', 'Chitra Drag')
  await firm.add(to, 'Devi Drag')
  const patches = countPatches(page)
  const board = boardPage(page)
  await enterAs('other', boardAddress)
  await expect(board.card('Asha Drag')).toBeVisible()
  const [left = 0, right = 0] = await Promise.all(
    [from, to].map(async (stage) => Number.parseInt((await board.count(stage).textContent()) ?? '', 10)),
  )

  await board.drag('Asha Drag', to, 'Devi Drag')
  await expect(board.cardIn(to, 'Asha Drag')).toBeVisible()
  await board.told(moved)
  await expect.poll(() => firstTwoIn(board, to)).toEqual(['Devi Drag', 'Asha Drag'])
  await expect(board.count(from)).toHaveText(`${left - 1} leads`)
  await expect(board.count(to)).toHaveText(`${right + 1} leads`)
  expect(await firm.stageOf('Asha Drag')).toBe(to)

  // Within its column only the place is another one, and that is no news.
  await board.button('Dismiss').click()
  await board.drag('Bina Drag', from, 'Chitra Drag')
  await expect.poll(() => firstTwoIn(board, from)).toEqual(['Chitra Drag', 'Bina Drag'])
  await expect.poll(() => patches.count).toBe(2)
  await expect(board.message(moved)).toBeHidden()
  await board.carry('Chitra Drag', from)
  await page.mouse.up()
  expect(patches.count).toBe(2)

  await page.reload()
  await expect(board.card('Bina Drag')).toBeVisible()
  await expect.poll(() => firstTwoIn(board, from)).toEqual(['Chitra Drag', 'Bina Drag'])
  await expect.poll(() => firstTwoIn(board, to)).toEqual(['Devi Drag', 'Asha Drag'])
})

test('P-013 by keyboard: lifted, carried and dropped, each step spoken', async ({ page, enterAs, firm }) => {
  await firm.add(from, 'Esha Keys', 'Farah Keys')
  await firm.add(to, 'Gita Keys')
  const board = boardPage(page)
  await enterAs('other', boardAddress)
  await board.card('Esha Keys').focus()
  await page.keyboard.press('ArrowDown')
  await expect(board.card('Farah Keys')).toBeFocused()

  await page.keyboard.press('Space')
  await expect(board.spoken).toHaveText(/^Farah Keys lifted\. Contacted, place 2 of \d+\. Arrow keys move it/)
  await page.keyboard.press('ArrowLeft')
  await expect(board.spoken).toHaveText(/^Assigned, place 2 of \d+\.$/)
  await page.keyboard.press('Escape')
  await expect(board.spoken).toHaveText('Moving cancelled. Farah Keys is back in Contacted.')

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(board.spoken).toHaveText(/^Assigned, place 1 of \d+\.$/)
  await page.keyboard.press('Space')
  await expect(board.spoken).toHaveText(/^Farah Keys dropped\. Assigned, place 1 of \d+\.$/)
  await board.told(moved)
  await expect(board.cardIn(to, 'Farah Keys')).toBeFocused()
  await expect.poll(() => firstTwoIn(board, to)).toEqual(['Farah Keys', 'Gita Keys'])
})
