import { calendarDateOf, clockTimeOf } from '@foyer/contract/kit/dates'
import { leadName } from '@foyer/contract/leads/rules'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { expect } from '../fixtures'
import { test } from '../moved-clock'
import { notifications } from '../pages/notifications'
import { call, leadsOf, workOn } from '../wire'

const zone = 'Asia/Kolkata'

test('T-007 T-012 D-002 a follow-up reminds at its time through the live bell, opens its lead and leads back', async ({
  page,
  enterAs,
  server,
  clock,
  sessionOf,
}) => {
  // Has no follow-ups but this one.
  const me = await sessionOf('other')
  const lead = (await leadsOf(server.url, me)).rows.find(({ stage }) => stage.kind === 'open')
  if (!lead) throw new Error('there is no open lead')
  const due = new Date(Date.now() + 10 * 60_000)
  const followUp = { on: calendarDateOf(due, zone), time: clockTimeOf(due, zone), kind: 'call' } as const
  await workOn(server.url, me, lead.id, { assigneeId: me.userId, followUp })

  const before = await call(server.url, notificationEndpoints.unread, {}, me)
  await enterAs('other', '/lms/')
  const { bell, bellWith, rows } = notifications(page)
  await expect(bellWith(before)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))

  await clock.advance(11)
  await expect(bellWith(before + 1)).toBeVisible()
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)

  await bell.click()
  await expect(rows.first()).toContainText(`Follow-up due: ${leadName(lead)} (call,`)
  await expect(rows.first()).toContainText('Unread')
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(`/leads/lead-full-details/${lead.id}`)
  await expect(page.getByRole('heading', { name: leadName(lead) })).toBeVisible()
  await expect(bellWith(before)).toBeVisible()
  // D-002
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/lms/')
})
