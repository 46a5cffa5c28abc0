import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'

interface Hue {
  hue: number
  saturation: number
}

function hueOf(colour: string): Hue {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return { hue: spread === 0 ? 0 : (turn * 60 + 360) % 360, saturation: most === 0 ? 0 : spread / most }
}

/** A follow-up of each tone, from a list in the order of follow-ups. */
async function followUps(page: Page) {
  const { sheet, rows } = leadList(page)
  const found = new Map<'past' | 'today' | 'future', Hue>()
  await expect(rows.first()).toBeVisible()
  await expect(async () => {
    const dates = await rows
      .locator('[data-tone]')
      .evaluateAll((all) =>
        all.map((date) => ({ text: date.textContent ?? '', colour: getComputedStyle(date).color })),
      )
    for (const { text, colour } of dates) {
      const tone = text.startsWith('Today') ? 'today' : text.includes('overdue') ? 'past' : 'future'
      found.set(tone, hueOf(colour))
    }
    await sheet.evaluate((element) => element.scrollBy(0, element.clientHeight))
    expect([...found.keys()].toSorted()).toEqual(['future', 'past', 'today'])
  }).toPass({ intervals: [50] })
  return found
}

test('L-030 follow-ups are red when past, orange today, grey later, in light and in the dark', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/lms/?sort=follow-up')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const tones = await followUps(page)
    const past = tones.get('past')
    const today = tones.get('today')
    const future = tones.get('future')
    expect(Math.min(past?.hue ?? 180, 360 - (past?.hue ?? 180))).toBeLessThan(12)
    expect(today?.hue).toBeGreaterThan(18)
    expect(today?.hue).toBeLessThan(45)
    expect(future?.saturation).toBeLessThan(0.2)
    for (const strong of [past, today]) expect(strong?.saturation).toBeGreaterThan(0.4)
    await leadList(page).sheet.evaluate((element) => element.scrollTo(0, 0))
  }
})

test('L-025 L-033 every stage has one of nine colours of its own, and budgets are rupees in Indian grouping', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/lms/?sort=-budget')
  const { rows, textsOf } = leadList(page)
  await expect(rows.first()).toBeVisible()
  const nine = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const colours = Array.from({ length: 9 }, (_, index) => {
      probe.style.color = `var(--fy-stage-${index + 1})`
      return getComputedStyle(probe).color
    })
    probe.remove()
    return colours
  })
  expect(new Set(nine).size).toBe(9)

  const stages = await rows
    .locator('[style*="--stage"]')
    .evaluateAll((all) =>
      all.map((stage) => [stage.textContent ?? '', getComputedStyle(stage).color] as const),
    )
  const byStage = new Map<string, Set<string>>()
  for (const [name, colour] of stages) byStage.set(name, (byStage.get(name) ?? new Set()).add(colour))
  expect(byStage.size).toBeGreaterThan(3)
  for (const [name, colours] of byStage) expect([name, colours.size]).toEqual([name, 1])
  const used = [...byStage.values()].flatMap((colours) => [...colours])
  expect(new Set(used).size).toBe(byStage.size)
  for (const colour of used) expect(nine).toContain(colour)

  const budgets = (await textsOf('Budget')).filter((text) => text !== '–')
  expect(budgets.length).toBeGreaterThan(10)
  for (const budget of budgets) expect(budget).toMatch(/^₹\d{1,2}(,\d\d)*,\d{3}$/)
})

test('on a phone nothing empty stands between the tiles and the first lead @phone', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/lms/')
  const { cards } = leadList(page)
  const total = page.getByText(/^\d+ leads$/)
  await expect(cards.first()).toBeVisible()
  await expect(async () => {
    const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox()
    const below = await total.boundingBox()
    expect((below?.y ?? 0) - ((filters?.y ?? 0) + (filters?.height ?? 0))).toBeLessThan(40)
    expect((await cards.first().boundingBox())?.y).toBeLessThan(480)
  }).toPass()
})
