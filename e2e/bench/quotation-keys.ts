// npm run bench -- --quotation: what the browser has to do while a quotation of 500 items is written.
import { gridTexts } from '@foyer/contract/quotations/document/messages-editor'
import { expect, type Page, type Response } from '@playwright/test'
import { test } from '../fixtures'
import { anItem, givenQuotation, projectsOf } from '../quotations/given'
import { tasksDuring } from './tasks'

const sections = 10
const itemsInEach = 50
const rounds = 3
/** Of one task, in ms; the goal is none above. */
const longest = 50

const row = (at: number) =>
  [`Pasted panel ${at}`, 'sq ft', String(at + 12), '₹ 1,45,000.50', '5%', '18%', '9403'].join('\t')
const block = Array.from({ length: 50 }, (_, at) => row(at)).join('\n')

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key)
  }
const type = (text: string) => (page: Page) => page.keyboard.type(text, { delay: 15 })

interface Action {
  name: string
  act: (page: Page) => Promise<unknown>
  /** It writes: measured until it is saved. */
  isSaved: boolean
}

/** In the cell of a name, which is active at the beginning and at the end. */
const actions: Action[] = [
  { name: 'type a name', act: type('Sliding wardrobe'), isSaved: true },
  { name: 'Tab to the rate', act: press('Tab', 'Tab', 'Tab'), isSaved: false },
  { name: 'type a rate', act: type('2450.50'), isSaved: true },
  {
    name: 'arrows',
    act: press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'),
    isSaved: false,
  },
  { name: 'Enter', act: press('Enter', 'Enter', 'Enter'), isSaved: false },
  { name: 'new row below', act: press('Control+Enter'), isSaved: true },
  { name: 'duplicate', act: press('Control+d'), isSaved: true },
  { name: 'move a row', act: press('Alt+ArrowDown', 'Alt+ArrowUp', 'Alt+ArrowDown'), isSaved: true },
  { name: 'undo and redo', act: press('Control+z', 'Control+y', 'Control+z'), isSaved: true },
  { name: 'delete a row', act: press('Control+Delete'), isSaved: true },
  {
    name: 'paste 50 rows',
    act: (page) =>
      page.evaluate((text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        window.document.activeElement?.dispatchEvent(pasted)
      }, block),
    isSaved: true,
  },
  { name: 'undo the paste', act: press('Control+z'), isSaved: true },
  {
    name: 'add a section',
    act: (page) =>
      page.evaluate((label) => {
        const buttons = [...window.document.querySelectorAll('button')]
        buttons.findLast(({ textContent }) => textContent === label)?.click()
      }, gridTexts.addSection('execution')),
    isSaved: true,
  },
]

const isSave = (response: Response) => response.request().method() === 'PUT'
/** What is put off until the page has time has had its turn. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })))

const ms = (value: number) => value.toFixed(1)
const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

test('a quotation of 500 items is written', async ({ page, browser, server, enterAs, sessionOf }) => {
  const session = await sessionOf('owner')
  const [, , , projectId = ''] = await projectsOf(server.url, session)
  const rooms = Array.from({ length: sections }, (_, room) =>
    Array.from({ length: itemsInEach }, (_, at) =>
      anItem({ name: `Item ${room}-${at}`, quantity: (at + 1) * 1000 }),
    ),
  )
  const id = await givenQuotation(server.url, session, { projectId, sections: rooms })
  const found = new Map<string, { clock: number[]; processor: number[] }>()
  const measure = async (name: string, act: () => Promise<void>) => {
    const tasks = await tasksDuring(browser, page, act)
    expect(tasks.length).toBeGreaterThan(0)
    const figures = found.get(name) ?? { clock: [], processor: [] }
    figures.clock.push(Math.max(...tasks.map(({ clock }) => clock)))
    figures.processor.push(Math.max(...tasks.map(({ processor }) => processor)))
    found.set(name, figures)
  }
  await enterAs('owner', `/quotation/${projectId}`)
  for (let round = 0; round < rounds; round += 1) {
    await measure('open', async () => {
      await page.goto(`/quotation/${projectId}/${id}`)
      await page.getByText('Item 9-49', { exact: true }).waitFor({ state: 'attached' })
      await idle(page)
    })
    await page.getByText(`Item ${round * 2}-${5 + round}`, { exact: true }).click()
    for (const { name, act, isSaved } of actions)
      await measure(name, async () => {
        const saved = isSaved ? page.waitForResponse(isSave) : undefined
        await act(page)
        await saved
        await idle(page)
      })
  }
  const lines = [...found].map(([name, { clock, processor }]) => {
    const most = Math.max(...processor)
    return [name, ms(median(processor)), ms(most) + (most > longest ? ' !' : ''), ms(Math.min(...clock))]
  })
  const titles = ['action', 'median of the longest tasks', 'longest of all', 'by the clock, best round']
  console.log(['', ...[titles, ...lines].map((line) => `| ${line.join(' | ')} |`)].join('\n'))
})
