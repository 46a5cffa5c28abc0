import { expect, type Page } from '@playwright/test'
import { expectTold } from '../told'

/** The checkboxes of a list, the bar above it and what the bar opens. */
export function selection(page: Page) {
  const bar = page.getByRole('region', { name: 'Selected leads' })
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/i })
  const nameOf = async (place: number) =>
    (await boxes.nth(place).getAttribute('aria-label'))?.replace('Select ', '') ?? ''
  return {
    bar,
    boxes,
    nameOf,
    box: (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }),
    /** Ticks this many from the top on; gives their names. */
    tickFirst: async (count: number): Promise<string[]> => {
      await expect(boxes.nth(count)).toBeVisible()
      const names: string[] = []
      for (let place = 0; place < count; place += 1) {
        names.push(await nameOf(place))
        await boxes.nth(place).click()
      }
      return names
    },
    action: (name: string) => bar.getByRole('button', { name, exact: true }),
    count: bar.getByRole('status'),
    dialog: page.getByRole('dialog'),
    undo: page.getByRole('status').getByRole('button', { name: 'Undo' }),
    said: (text: string) => expectTold(page, text),
  }
}
