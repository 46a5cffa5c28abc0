import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Limits {
  /** Only these rules. */
  rules?: string[]
  /** Only this part of the page. */
  part?: Locator
}

/** No accessibility violation on what is shown now. */
export async function expectAccessible(page: Page, { rules, part }: Limits = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    // There are no frames and no sheets of other servers.
    iframes: false,
    preload: false,
  }
  const violations = await (part ?? page.locator('html')).evaluate(async (element, chosen) => {
    // What lies under a dialog cannot be reached, and is looked at where it is the page.
    const dialogs = [...element.querySelectorAll('[aria-modal="true"]')]
    const place = (one: Element) =>
      Number(one.getAttribute('aria-rowindex') ?? one.getAttribute('aria-posinset'))
    // The rows of a long list are alike: the first ten tell.
    const alike = [...element.querySelectorAll('[aria-rowindex], [aria-posinset]')].filter(
      (one) => place(one) > 10,
    )
    const { axe: tool } = window as unknown as {
      axe: { run: (on: unknown, how: unknown) => Promise<AxeResults> }
    }
    const include = dialogs.length > 0 ? dialogs : [element]
    const results = await tool.run({ include, exclude: alike }, chosen)
    return results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join('; ')})`,
    )
  }, options)
  expect(violations).toEqual([])
}
