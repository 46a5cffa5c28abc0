import type { Locator, Page } from '@playwright/test'

/** What somebody does with finger, mouse and keys, counted: each tap or click, each key, each text that is typed as one. */
export function hands(page: Page) {
  let steps = 0
  const counting =
    <T extends unknown[]>(act: (...what: T) => Promise<unknown>) =>
    async (...what: T) => {
      steps += 1
      await act(...what)
    }
  return {
    tap: counting((on: Locator) => on.tap()),
    click: counting((on: Locator) => on.click()),
    key: counting((key: string) => page.keyboard.press(key)),
    /** The letters of a name or number are the same in every product, and are no steps. */
    type: (text: string) => page.keyboard.type(text),
    steps: () => steps,
  }
}

interface Counted {
  task: string
  steps: number
  allowed: number
}

const counted: Counted[] = []

/** One line of the table; gives back whether it is as short as it should be. */
export function count(task: string, steps: number, allowed: number): boolean {
  counted.push({ task, steps, allowed })
  return steps <= allowed
}

export const countedTasks = (): string =>
  [
    '| Task | Steps | At most |',
    '|---|---|---|',
    ...counted.map(({ task, steps, allowed }) => `| ${task} | ${steps} | ${allowed} |`),
  ].join('\n')
