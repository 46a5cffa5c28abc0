// npm run bench -- --drag: what the browser has to do while a card is carried over a full board.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { boardAddress, boardPage } from '../pages/board'
import { tasksDuring } from './tasks'

const cardsWanted = 200
const rounds = 6
/** Of one task, in ms; the goal is none above. */
const longest = 50

interface Watch {
  frames: number[]
  touched: string[]
}
type Watched = Window & { watch: Watch }

/** Columns load more as they are scrolled. */
async function fillBoard(page: Page): Promise<number> {
  const cards = page.getByRole('article')
  const lists = await page.locator('[data-cards]').all()
  for (const list of lists)
    for (let pages = 0; pages < 3 && (await cards.count()) < cardsWanted; pages += 1) {
      const before = await list.getByRole('article').count()
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      const more = expect.poll(() => list.getByRole('article').count(), { timeout: 2000 })
      await more.toBeGreaterThan(before).catch(() => undefined)
    }
  for (const list of lists) await list.evaluate((element) => element.scrollTo(0, 0))
  return cards.count()
}

const beginWatch = (page: Page) =>
  page.evaluate(() => {
    const watch: Watch = { frames: [], touched: [] }
    Object.assign(window, { watch })
    let last = performance.now()
    requestAnimationFrame(function next(now) {
      watch.frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    })
    for (const column of document.querySelectorAll('[data-stage]'))
      new MutationObserver(() => watch.touched.push(column.getAttribute('aria-label') ?? '')).observe(
        column,
        { attributes: true, characterData: true, childList: true, subtree: true },
      )
  })

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

test('a card is carried over a full board', async ({ page, browser, enterAs }) => {
  const board = boardPage(page)
  await enterAs('owner', boardAddress)
  await page.getByRole('article').first().waitFor()
  const cards = await fillBoard(page)
  const [name] = await board.namesIn('Unassigned')
  const over = ['Unassigned', 'Assigned', 'Contacted']
  await board.carry(name ?? '', 'Contacted')
  // Found before: looking for a card by its role is work in the page that nobody who drags causes.
  const places: { x: number; y: number }[] = []
  for (const stage of over) {
    const [first, , third] = (await board.namesIn(stage)).filter((one) => one !== name)
    places.push(
      await board.targetIn(stage, first ?? undefined),
      await board.targetIn(stage, third ?? undefined),
    )
  }
  await beginWatch(page)
  const tasks = await tasksDuring(browser, page, async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const { x, y } of places) await page.mouse.move(x, y, { steps: 10 })
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const { frames, touched } = await page.evaluate(() => (window as unknown as Watched).watch)
  const sorted = frames.toSorted((a, b) => a - b)
  const others = [...new Set(touched)].filter((stage) => !over.includes(stage))
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const overLong = (times: number[]) => {
    const long = times.filter((time) => time > longest).length
    return `${long}${long > 0 ? ' !' : ''}, longest ${ms(Math.max(...times))}`
  }
  console.log(
    [
      '',
      `cards on the board        ${cards}`,
      `tasks                     ${tasks.length}`,
      `over ${longest} ms, processor     ${overLong(tasks.map(({ processor }) => processor))}`,
      `over ${longest} ms, by the clock  ${overLong(tasks.map(({ clock }) => clock))}`,
      `between two frames        median ${ms(at(sorted, 0.5))}, 95 of 100 within ${ms(at(sorted, 0.95))}`,
      `columns drawn in passing  ${others.length === 0 ? 'none but those under the card' : `${others.join(', ')} !`}`,
    ].join('\n'),
  )
  expect(cards).toBeGreaterThanOrEqual(cardsWanted)
  expect(tasks.length).toBeGreaterThan(0)
})
