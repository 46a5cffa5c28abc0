import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No accessibility violation on what is shown now, or none of the rules named. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    // There are no frames and no sheets of other servers.
    iframes: false,
    preload: false,
  }
  const violations = await page.evaluate(async (chosen) => {
    // What lies under a dialog cannot be reached, and is looked at where it is the page.
    const dialogs = document.querySelectorAll('[aria-modal="true"]')
    const { axe: tool } = window as unknown as {
      axe: { run: (on: unknown, how: unknown) => Promise<AxeResults> }
    }
    const results = await tool.run(dialogs.length > 0 ? { include: [...dialogs] } : document, chosen)
    return results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join('; ')})`,
    )
  }, options)
  expect(violations).toEqual([])
}
