import { displayPhone } from '@foyer/contract/kit/phone'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { call, leadsOf } from '../wire'

test('L-003 /leads/9 lists Won, /leads/8 Unassigned, none and 0 all', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('owner')
  const totalOf = async (tab: 'all' | 'won' | 'unassigned') =>
    (await leadsOf(server.url, session, { tab, limit: 1 })).total
  const { rows, tab, total, textsOf } = leadList(page)

  await enterAs('owner', '/leads/0')
  await expect(total(await totalOf('all'))).toBeVisible()
  await expect(tab('All')).toHaveAttribute('aria-current', 'page')

  await page.goto('/leads/9')
  await expect(total(await totalOf('won'))).toBeVisible()
  await expect(rows.first()).toBeVisible()
  for (const stage of await textsOf('Stage')) expect(stage).toMatch(/^Won/)

  await tab('Unassigned').click()
  await expect(page).toHaveURL('/leads/8')
  await expect(total(await totalOf('unassigned'))).toBeVisible()
  await expect(rows.first()).toBeVisible()
  await expect.poll(() => textsOf('Assigned To')).toContain('–')
  expect(new Set(await textsOf('Assigned To'))).toEqual(new Set(['–']))

  await tab('All').click()
  await expect(page).toHaveURL('/lms/')
})

test('L-004 the Unassigned tab is there with canAssign only', async ({ page, enterAs }) => {
  const { tab, tabs, rows } = leadList(page)
  for (const key of ['owner', 'admin', 'sales1', 'sales2'] as const) {
    await enterAs(key, '/lms/')
    await expect(tab('Unassigned')).toBeVisible()
  }
  for (const key of ['sales3', 'sales6'] as const) {
    await enterAs(key, '/leads/8')
    await expect(page).toHaveURL('/lms/')
    await expect(tabs.getByRole('link')).toHaveCount(2)
    await expect(rows.first()).toBeVisible()
    await expect(tab('Unassigned')).toBeHidden()
  }
})

test('L-004 who may not assign sees only leads of their own', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  await enterAs('sales3', '/lms/')
  const { rows, textsOf } = leadList(page)
  await expect(rows.first()).toBeVisible()
  const { fullName } = await call(server.url, accountEndpoints.profile, {}, await sessionOf('sales3'))
  const assignees = new Set(await textsOf('Assigned To'))
  expect([...assignees]).toEqual([fullName])
})

test('people above see the leads of those who report to them', async ({ server, sessionOf }) => {
  const [own, above] = await Promise.all([sessionOf('sales3'), sessionOf('sales1')])
  const mine = await leadsOf(server.url, own)
  const theirs = await leadsOf(server.url, above, { limit: 1 })
  expect(mine.total).toBeGreaterThan(0)
  expect(theirs.total).toBeGreaterThan(mine.total)
})

test('another company sees none of our leads', async ({ page, enterAs, server, sessionOf }) => {
  const ours = (await leadsOf(server.url, await sessionOf('owner'))).rows
  const theirs = (await leadsOf(server.url, await sessionOf('other'))).rows
  const our = new Set(ours.map(({ id }) => id))
  expect(theirs.filter(({ id }) => our.has(id))).toEqual([])

  await enterAs('other', '/lms/')
  const { search, total } = leadList(page)
  await expect(total(theirs.length)).toBeVisible()
  for (const { phone } of ours.filter((lead) => lead.phone).slice(0, 3)) {
    await search.fill(displayPhone(phone ?? ''))
    await expect(page.getByText('No results found')).toBeVisible()
    await search.fill('')
    await expect(total(theirs.length)).toBeVisible()
  }
})
