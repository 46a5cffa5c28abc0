import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { calendarDateOf, clockTimeOf } from '@foyer/contract/kit/dates'
import { leadName } from '@foyer/contract/leads/rules'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { enter } from '../entering'
import { expect, test } from '../fixtures'
import { notifications } from '../pages/notifications'
import { startServer } from '../server'
import { call, leadsOf, signIn, workOn } from '../wire'

const zone = 'Asia/Kolkata'
const preload = fileURLToPath(new URL('../clock-preload.mjs', import.meta.url))

/** The product with a clock that the test moves instead of waiting; the one of the browser stays. */
async function serverWithClock() {
  const server = await startServer({}, ['--import', preload])
  const advance = async (minutes: number) => {
    const moved = once(server.process, 'message')
    server.process.send(minutes * 60_000)
    await moved
  }
  return { ...server, advance }
}

test('T-007 T-012 D-002 a follow-up reminds at its time through the live bell, opens its lead and leads back', async ({
  page,
}) => {
  const server = await serverWithClock()
  // Has no follow-ups but this one.
  const me = await signIn(server.url, 'other')
  const lead = (await leadsOf(server.url, me)).rows.find(({ stage }) => stage.kind === 'open')
  if (!lead) throw new Error('there is no open lead')
  const due = new Date(Date.now() + 10 * 60_000)
  const followUp = { on: calendarDateOf(due, zone), time: clockTimeOf(due, zone), kind: 'call' } as const
  await workOn(server.url, me, lead.id, { assigneeId: me.userId, followUp })

  const before = await call(server.url, notificationEndpoints.unread, {}, me)
  await enter(page, server.url, me, '/lms/')
  const { bell, bellWith, rows } = notifications(page)
  await expect(bellWith(before)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))

  await server.advance(11)
  await expect(bellWith(before + 1)).toBeVisible()
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)

  await bell.click()
  await expect(rows.first()).toContainText(`Follow-up due: ${leadName(lead)} (call,`)
  await expect(rows.first()).toContainText('Unread')
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(`${server.url}/leads/lead-full-details/${lead.id}`)
  await expect(page.getByRole('heading', { name: leadName(lead) })).toBeVisible()
  await expect(bellWith(before)).toBeVisible()
  // D-002
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(`${server.url}/lms/`)
  await page.goto('about:blank')
  await server.stop()
})
