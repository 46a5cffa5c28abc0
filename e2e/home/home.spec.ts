import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { expect, test } from '../fixtures'
import { homePage } from '../pages/home'
import { leadList } from '../pages/lead-list'
import { lookAt } from '../screens'
import { call } from '../wire'

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
