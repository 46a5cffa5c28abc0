import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Limits {
  /** Only this part of the page. */
  part?: Locator
}

/** No accessibility violation on what is shown now. */
export async function expectAccessible(page: Page, { part }: Limits = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    // There are no frames and no sheets of other servers.
    iframes: false,
    preload: false,
  }
  const violations = await (part ?? page.locator('html')).evaluate(async (element, chosen) => {
    const { axe: tool } = window as unknown as {
      axe: { run: (on: unknown, how: unknown) => Promise<AxeResults> }
    }
    // What is under a dialog cannot be reached, and is looked at where it is the page.
    const dialogs = [...element.querySelectorAll('[aria-modal="true"]')]
    const include = dialogs.length > 0 ? dialogs : [element]
    const leadsTo = (one: Element) => include.some((wanted) => one.contains(wanted))
    const beside = (one: Element): Element[] =>
      one.parentElement && one !== document.body
        ? [...one.parentElement.children, ...beside(one.parentElement)]
        : []
    const others = include.flatMap(beside).filter((one) => !leadsTo(one))
    // Rows and cards of a long list are alike: the first ones tell.
    const place = (one: Element) =>
      Number(one.getAttribute('aria-rowindex') ?? one.getAttribute('aria-posinset'))
    const rows = [...element.querySelectorAll('[aria-rowindex], [aria-posinset]')].filter(
      (one) => place(one) > 7,
    )
    const cards = [...element.querySelectorAll('li:nth-child(n+4):has(> article)')]
    const away = new Set(
      [...others, ...rows, ...cards].filter((one) => !one.contains(document.activeElement)),
    )

    // Axe reads the whole page at once, which is most of its time, and then checks what it has read.
    const scrolled = [...away].flatMap((one) =>
      [one, ...one.querySelectorAll('*')]
        .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
        .map((scroller) => ({ scroller, top: scroller.scrollTop, left: scroller.scrollLeft })),
    )
    const marks = [...away].map((one) => ({ one, mark: document.createComment('') }))
    for (const { one, mark } of marks) one.replaceWith(mark)
    const run = tool.run({ include }, chosen)
    for (const { one, mark } of marks.reverse()) mark.replaceWith(one)
    for (const { scroller, top, left } of scrolled) scroller.scrollTo(left, top)

    return (await run).violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join('; ')})`,
    )
  }, options)
  expect(violations).toEqual([])
}
