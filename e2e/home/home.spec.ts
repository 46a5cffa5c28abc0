import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day-endpoints'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { homePage } from '../pages/home'
import { leadList } from '../pages/lead-list'
import { lookAt } from '../screens'
import { call, leadsOf } from '../wire'

test('home shows the day: what waits for the person, counts, leads without owner, newest leads', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('sales1')
  const [day, waiting, counts] = await Promise.all([
    call(server.url, myDayEndpoints.myDay, {}, session),
    leadsOf(server.url, session, { tab: 'unassigned', limit: 5 }),
    call(server.url, leadEndpoints.counts, {}, session),
  ])
  const newest = (await leadsOf(server.url, session, { limit: 5 })).rows
  const { overdue, today, untouched } = day

  await enterAs('sales1', '/admin/')
  await expect(page).toHaveTitle('Home · Foyer')
  const { part, headOf, card, figureOf, rowsOf } = homePage(page)
  await expect(page.getByText(`${today.total} follow-ups today, ${overdue.total} overdue.`)).toBeVisible()
  await expect(headOf('Overdue')).toContainText(String(overdue.total))
  await expect(part('Today').getByRole('listitem')).toHaveCount(today.leads.length)
  await expect(part('New and untouched').getByRole('listitem')).toHaveCount(untouched.leads.length)
  await expect(
    part('Today')
      .getByRole('link', { name: /^Call / })
      .first(),
  ).toHaveAttribute('href', /^tel:\+91\d{10}$/)
  await expect(
    frame(page).places.getByRole('link', { name: `${overdue.total} follow-ups overdue` }),
  ).toBeVisible()

  await expect(figureOf('Total')).toHaveText(String(counts.total))
  await expect(figureOf('Won')).toHaveText(String(counts.won))
  await expect(rowsOf('Waiting for an owner')).toHaveCount(waiting.rows.length)
  await expect(card('Waiting for an owner').getByRole('link', { name: `All ${waiting.total}` })).toBeVisible()
  await expect(rowsOf('Newest leads')).toHaveCount(newest.length)
  await expect(rowsOf('Newest leads').first()).toContainText(newest[0]?.city ?? '')
})

test('the cards lead to their lists, which show as many as were promised', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const day = await call(server.url, myDayEndpoints.myDay, {}, await sessionOf('sales1'))
  await enterAs('sales1', '/admin/')
  const { card, part } = homePage(page)
  await card('Waiting for an owner').getByRole('link', { name: /^All / }).click()
  await expect(page).toHaveURL('/leads/8')
  await expect(leadList(page).tab('Unassigned')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  for (const [name, { total }] of [
    ['Overdue', day.overdue],
    ['New and untouched', day.untouched],
    ['Without a next step', day['without-next-step']],
  ] as const) {
    await part(name).getByRole('link', { name: 'See all' }).click()
    await expect(page).toHaveURL(/\/lms\/\?.*assignee=/)
    await expect(leadList(page).rows).toHaveCount(total)
    await page.goBack()
  }
})

test('home is one column on a phone, my day first @phone', async ({ page, enterAs }) => {
  await enterAs('owner', '/admin/')
  const { card, rowsOf } = homePage(page)
  await expect(rowsOf('Newest leads').first()).toBeVisible()
  const [first, second] = await Promise.all([
    card('My day').boundingBox(),
    card('Leads at a glance').boundingBox(),
  ])
  expect(first?.x).toBe(second?.x)
  expect(first?.y ?? 0).toBeLessThan(second?.y ?? 0)
})

lookAt([
  {
    name: 'My day',
    who: 'sales1',
    address: '/admin/',
    reach: async (page) => {
      const { part, rowsOf } = homePage(page)
      await expect(part('Overdue').getByRole('listitem').first()).toBeVisible()
      await expect(rowsOf('Newest leads').first()).toBeVisible()
    },
  },
])
