import { addDays, todayIn } from '@foyer/contract/kit/dates'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { homePage } from '../pages/home'
import { leadList } from '../pages/lead-list'
import { call, leadsOf, refuseCalls } from '../wire'

test('home shows the day: follow-ups, counts, leads without owner, newest leads', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('owner')
  const today = todayIn('Asia/Kolkata', new Date())
  const dueOn = async (followUpFrom: string | undefined, followUpTo: string) =>
    (await leadsOf(server.url, session, { followUpFrom, followUpTo, limit: 1 })).total
  const [overdue, dueToday, waiting, counts] = await Promise.all([
    dueOn(undefined, addDays(today, -1)),
    dueOn(today, today),
    leadsOf(server.url, session, { tab: 'unassigned', limit: 5 }),
    call(server.url, leadEndpoints.counts, {}, session),
  ])
  const newest = (await leadsOf(server.url, session, { limit: 5 })).rows

  await enterAs('owner', '/admin/')
  await expect(page).toHaveTitle('Home · Foyer')
  const { card, groupOf, figureOf, rowsOf } = homePage(page)
  await expect(page.getByText(`${dueToday} follow-ups today, ${overdue} overdue.`)).toBeVisible()
  await expect(groupOf('Overdue')).toContainText(String(overdue))
  await expect(groupOf('Today').getByRole('listitem')).toHaveCount(Math.min(dueToday, 30))
  await expect(
    groupOf('Today')
      .getByRole('link', { name: /^Call / })
      .first(),
  ).toHaveAttribute('href', /^tel:\+91\d{10}$/)

  await expect(figureOf('Total')).toHaveText(String(counts.total))
  await expect(figureOf('Interested')).toHaveText(String(counts.interested))
  await expect(figureOf('Won')).toHaveText(String(counts.won))

  await expect(rowsOf('Waiting for an owner')).toHaveCount(waiting.rows.length)
  await expect(card('Waiting for an owner').getByRole('link', { name: `All ${waiting.total}` })).toBeVisible()
  await expect(rowsOf('Newest leads')).toHaveCount(newest.length)
  await expect(rowsOf('Newest leads').first()).toContainText(newest[0]?.city ?? '')
})

test('the cards lead to their lists', async ({ page, enterAs }) => {
  await enterAs('owner', '/admin/')
  const { card } = homePage(page)
  await card('Waiting for an owner').getByRole('link', { name: /^All / }).click()
  await expect(page).toHaveURL('/leads/8')
  await expect(leadList(page).tab('Unassigned')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await card('Newest leads').getByRole('link', { name: 'All leads' }).click()
  await expect(page).toHaveURL('/lms/')
  await page.goBack()
  await card('Follow-ups')
    .getByRole('link', { name: /earlier$/ })
    .click()
  await expect(page).toHaveURL('/lms/?sort=follow-up')
  await expect(leadList(page).header('Follow up on')).toHaveAttribute('aria-sort', 'ascending')
})

test('who may not assign has no card of leads without owner', async ({ page, enterAs }) => {
  await enterAs('sales3', '/admin/')
  const { card, rowsOf } = homePage(page)
  await expect(rowsOf('Newest leads').first()).toBeVisible()
  await expect(card('Waiting for an owner')).toBeHidden()
})

test('each card says when it cannot be loaded, and recovers by itself', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/)
  const letPass = await Promise.all([
    refuseCalls(page, leadEndpoints.list),
    refuseCalls(page, leadEndpoints.counts),
  ])
  await enterAs('owner', '/admin/')
  const { card, rowsOf, figureOf } = homePage(page)
  await expect(card('Follow-ups')).toContainText('The follow-ups could not be loaded.')
  await expect(card('Leads at a glance')).toContainText('The counts could not be loaded.')
  await expect(card('Waiting for an owner')).toContainText('The leads without an owner could not be loaded.')
  await expect(card('Newest leads')).toContainText('The newest leads could not be loaded.')
  await expect(frame(page).title).toHaveText(/^Good /)

  for (const pass of letPass) await pass()
  for (const name of ['Follow-ups', 'Leads at a glance', 'Waiting for an owner', 'Newest leads'] as const)
    await card(name).getByRole('button', { name: 'Try again' }).click()
  await expect(rowsOf('Newest leads').first()).toBeVisible()
  await expect(rowsOf('Waiting for an owner').first()).toBeVisible()
  await expect(figureOf('Total')).toHaveText('400')
  await expect(page.getByText(/\d+ follow-ups? today/)).toBeVisible()
})

test('home is one column on a phone, follow-ups first @phone', async ({ page, enterAs }) => {
  await enterAs('owner', '/admin/')
  const { card, rowsOf } = homePage(page)
  await expect(rowsOf('Newest leads').first()).toBeVisible()
  const [first, second] = await Promise.all([
    card('Follow-ups').boundingBox(),
    card('Leads at a glance').boundingBox(),
  ])
  expect(first?.x).toBe(second?.x)
  expect(first?.y ?? 0).toBeLessThan(second?.y ?? 0)
})
