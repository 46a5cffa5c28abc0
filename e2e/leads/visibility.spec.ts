import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { leadsOf } from '../wire'

test('L-003 L-004 the Unassigned tab is there with canAssign only; others see no lead without an owner', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const { tab, tabs, rows, total, textsOf } = leadList(page)
  const unassigned = await leadsOf(server.url, await sessionOf('sales1'), { tab: 'unassigned', limit: 1 })
  await enterAs('sales1', '/leads/9')
  await expect(rows.first()).toBeVisible()
  for (const stage of await textsOf('Stage')) expect(stage).toMatch(/^Won/)
  await tab('Unassigned').click()
  await expect(page).toHaveURL('/leads/8')
  await expect(total(unassigned.total)).toBeVisible()
  await expect.poll(async () => new Set(await textsOf('Assigned To'))).toEqual(new Set(['–']))

  await enterAs('sales3', '/leads/8')
  await expect(page).toHaveURL('/lms/')
  await expect(tabs.getByRole('link')).toHaveCount(2)
  await expect(rows.first()).toBeVisible()
  await expect(tab('Unassigned')).toBeHidden()
  const { rows: theirs } = await leadsOf(server.url, await sessionOf('sales3'))
  expect(theirs.filter(({ assignee }) => !assignee)).toEqual([])
  expect(await textsOf('Assigned To')).not.toContain('–')
})
