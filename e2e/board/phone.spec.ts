import type { CDPSession, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { boardAddress, boardPage } from '../pages/board'
import { test } from './own-leads'

interface Point {
  x: number
  y: number
}

/** A finger, as the browser itself would hear of it. */
async function fingerOn(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const down = (at: Point) => touch('touchStart', at)
  const move = (to: Point) => touch('touchMove', to)
  const up = () => touch('touchEnd')
  const swipe = async ({ x, y }: Point, by: number) => {
    await down({ x, y })
    for (let step = 1; step <= 10; step += 1) await move({ x: x + (by * step) / 10, y })
    await up()
  }
  return { down, move, up, swipe }
}

test('P-013 a finger lifts a card, carries it over the edge of the screen and drops it @phone', async ({
  page,
  enterAs,
  firm,
}) => {
  await firm.add('Assigned', 'Rama Touch')
  const board = boardPage(page)
  await enterAs('other', boardAddress)
  await board.switchTo('Assigned').tap()
  await expect(board.card('Rama Touch')).toBeInViewport()
  const finger = await fingerOn(page)
  const start = await board.middleOf('Rama Touch')
  await finger.down(start)
  await expect(page.locator('[data-board][data-dragging]')).toBeVisible()
  // Only just at the edge, where the board goes slowly: it must not be past the stage when the finger leaves.
  const edge = { x: 344, y: start.y }
  await finger.move(edge)
  // Held at the edge, the board goes on to the next stage.
  await expect(async () => {
    await finger.move(edge)
    expect((await board.column('Contacted').boundingBox())?.x).toBeLessThan(200)
  }).toPass()
  await finger.move({ x: 200, y: start.y })
  await expect(board.column('Contacted').locator('[data-slot]')).toBeVisible()
  await finger.up()
  await board.told('Lead stage updated successfully')
  await expect(board.cardIn('Contacted', 'Rama Touch')).toBeVisible()
  expect(await firm.stageOf('Rama Touch')).toBe('Contacted')
})

test('P-006 one stage at a time: swiped, switched, and a card moved by its menu @phone', async ({
  page,
  enterAs,
  firm,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await firm.add('Contacted', 'Sita Menu')
  const board = boardPage(page)
  await enterAs('other', boardAddress)
  const shown = board.stages.locator('[aria-current="true"]')
  await expect(shown).toHaveText(/^Unassigned/)
  const finger = await fingerOn(page)
  await finger.swipe({ x: 300, y: 500 }, -260)
  await expect(shown).toHaveText(/^Assigned/)
  // At rest: the stages above go along with the board, and would slip away under the finger.
  await expect.poll(async () => (await board.column('Assigned').boundingBox())?.x).toBeLessThan(40)
  await board.switchTo('Contacted').tap()
  await expect(shown).toHaveText(/^Contacted/)
  await expect(board.card('Sita Menu')).toBeInViewport()
  expect((await board.column('Contacted').boundingBox())?.width).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible()

  await board.moveByMenu('Sita Menu', 'Assigned')
  await board.told('Lead stage updated successfully')
  await board.switchTo('Assigned').tap()
  await expect(board.cardIn('Assigned', 'Sita Menu')).toBeInViewport()
})
