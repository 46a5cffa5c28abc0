import { moveTexts } from '@foyer/contract/calendar/messages'
import { addDays, startOfWeek, todayIn } from '@foyer/contract/kit/dates'
import { leadName } from '@foyer/contract/leads/rules'
import { calendarEndpoints } from '@foyer/contract/wire/calendar/endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { expectTold } from '../told'
import { call, leadsOf, workOn } from '../wire'

const zone = 'Asia/Kolkata'

/** Where a quarter of an hour begins in the column of a day; the way there is scrolled first. */
async function placeOf(page: Page, day: string, hour: number) {
  const column = page.locator(`[data-slot="hours"][data-day="${day}"]`)
  const { x, y, width, height } = (await column.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + (height * hour) / 24 }
}

test('Sales floor a follow-up is dragged to another day and hour, taken back, moved by keys, and a colleague sees it', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const today = todayIn(zone, new Date())
  // Next week: none of its days is over.
  const monday = addDays(startOfWeek(today), 7)
  const [first] = (await leadsOf(server.url, session, { limit: 1 })).rows
  if (!first) throw new Error('there is no lead')
  const act = (said: Parameters<typeof workOn>[3]) => workOn(server.url, session, first.id, said)
  if (first.assignee?.id !== session.userId) await act({ assigneeId: session.userId })
  await act({ followUp: { on: monday, time: '11:00', kind: 'client-visit' } })
  const planned = async () => {
    const asked = { from: monday, to: addDays(monday, 6), whose: 'me' as const, people: [], limit: 100 }
    const days = await call(server.url, calendarEndpoints.days, asked, session)
    const found = days.flatMap(({ entries }) => entries).find(({ id }) => id === first.id)
    return found && `${found.on} ${found.time}`
  }

  await enterAs('other', `/calendar/?view=week&day=${monday}`)
  const name = leadName(first)
  const entry = page.getByRole('article', { name: new RegExp(`: ${name}`) })
  await expect(entry).toBeVisible()
  const { x = 0, y = 0 } = (await entry.boundingBox()) ?? {}
  const target = await placeOf(page, addDays(monday, 2), 13.25)
  await page.mouse.move(x + 20, y + 4)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 20)
  await page.mouse.move(target.x, target.y + 4, { steps: 4 })
  await expect(page.locator(`[data-slot="hours"][data-day="${addDays(monday, 2)}"]`)).toContainText('1:15 PM')
  await page.mouse.up()
  await expectTold(page, moveTexts.moved(name, addDays(monday, 2), '13:15'))
  expect(await planned()).toBe(`${addDays(monday, 2)} 13:15`)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expectTold(page, moveTexts.undone(name))
  expect(await planned()).toBe(`${monday} 11:00`)

  await entry.focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expectTold(page, moveTexts.moved(name, addDays(monday, 1), '11:15'))
  expect(await planned()).toBe(`${addDays(monday, 1)} 11:15`)

  // What somebody else changes appears by itself.
  await act({ followUp: { on: addDays(monday, 4), time: '16:00', kind: 'call' } })
  await expect(page.getByRole('article', { name: `Call, 4:00 PM: ${name}` })).toBeVisible()
})
