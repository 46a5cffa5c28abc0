import { leadName } from '@foyer/contract/leads/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { expect, test } from '../fixtures'
import { expectTold } from '../told'
import { call, leadsOf } from '../wire'

test('L-011 a task is made on the page of a lead, done from my tasks, and both stand in its history', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const [lead] = (await leadsOf(server.url, session, { limit: 1 })).rows
  if (!lead) throw new Error('there is no lead')
  const title = `Follow up with ${leadName(lead)}`

  await enterAs('other', `/timeline/task-manager/all-task/task/${lead.id}?isLead=true`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await page.getByRole('textbox', { name: 'Title' }).press('Enter')
  await expectTold(page, 'Task created')
  const tasks = page.getByRole('region', { name: `Tasks of ${leadName(lead)}` })
  await expect(tasks.getByText('Tomorrow, 10:00 AM')).toBeVisible()

  await page.getByRole('link', { name: 'My Tasks' }).click()
  await expect(page).toHaveURL('/timeline/my-task/')
  await page.getByRole('checkbox', { name: `Mark “${title}” as done` }).press('Space')
  await expectTold(page, 'Task done')
  await expect(page.getByText('Nothing to do')).toBeVisible()
  await page.getByRole('tab', { name: 'Done' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()

  const { history } = await call(server.url, leadCaptureEndpoints.byId, { id: lead.id }, session)
  const told = history.filter(({ kind }) => kind === 'task').map(({ sentence }) => sentence)
  expect(told).toEqual([`Task done: ${title}`, `Task created: ${title}`])
})
