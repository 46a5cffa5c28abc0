import { expect, type Locator, type Page } from '@playwright/test'
import { expectTold } from '../told'

export const boardAddress = '/leads/pipeline'

interface Point {
  x: number
  y: number
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return box
}

/** The pipeline as columns of cards. */
export function boardPage(page: Page) {
  const column = (stage: string) => page.getByRole('region', { name: stage, exact: true })
  const cardsOf = (stage: string) => column(stage).getByRole('article')
  const cardIn = (stage: string, name: string) => column(stage).getByRole('article', { name, exact: true })
  const card = (name: string) => page.getByRole('article', { name, exact: true })

  /** Where a card is let go to be at the top of a column, or behind a card of it. */
  const targetIn = async (stage: string, behind?: string): Promise<Point> => {
    if (behind) {
      const { x, y, width, height } = await boxOf(cardIn(stage, behind).first())
      return { x: x + width / 2, y: y + height * 0.8 }
    }
    const { x, y, width } = await boxOf(column(stage).locator('[data-cards]'))
    return { x: x + width / 2, y: y + 12 }
  }
  const middleOf = async (name: string): Promise<Point> => {
    const { x, y, width, height } = await boxOf(card(name).first())
    return { x: x + width / 2, y: y + height / 2 }
  }
  const holdOver = async (stage: string, behind?: string) => {
    const { x, y } = await targetIn(stage, behind)
    await page.mouse.move(x, y, { steps: 10 })
  }
  /** Lifts a card with the mouse and holds it over a place. */
  const carry = async (name: string, stage: string, behind?: string) => {
    const from = await middleOf(name)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 8, from.y, { steps: 2 })
    await holdOver(stage, behind)
  }
  return {
    board: page.locator('[data-board]'),
    column,
    cardsOf,
    card,
    cardIn,
    middleOf,
    targetIn,
    carry,
    holdOver,
    drag: async (name: string, stage: string, behind?: string) => {
      await carry(name, stage, behind)
      await expect(page.locator('[data-slot]')).toBeVisible()
      await page.mouse.up()
    },
    /** Of all cards that are shown of it, from the top. */
    namesIn: (stage: string): Promise<(string | null)[]> =>
      cardsOf(stage).evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label'))),
    count: (stage: string) => column(stage).getByText(/^\d+ leads?$/),
    /** What somebody hears who does not see the board. */
    spoken: page.getByRole('status', { name: 'Pipeline board' }),
    told: (text: string) => expectTold(page, text),
    /** The message as long as it stands there. */
    message: (text: string) => page.getByText(text, { exact: true }),
    dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    moveByMenu: async (name: string, stage: string) => {
      await card(name)
        .getByRole('button', { name: `Actions for ${name}` })
        .click()
      await page.getByRole('menuitem', { name: stage, exact: true }).click()
    },
    stages: page.getByRole('navigation', { name: 'Stages' }),
    switchTo: (stage: string) =>
      page.getByRole('navigation', { name: 'Stages' }).getByRole('button', { name: new RegExp(`^${stage}`) }),
  }
}
