import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { lookAt } from '../screens'

const mine = '/timeline/my-task/'
const ofLead = (id: string) => `/timeline/task-manager/all-task/task/${id}?isLead=true`

/** From a task to the page of its lead. */
async function openLeadTasks(page: Page) {
  const link = page.getByRole('region', { name: 'Later' }).locator('a').first()
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await page.goto(ofLead(id))
  await expect(
    page
      .getByRole('region', { name: /^Tasks of/ })
      .getByRole('checkbox')
      .first(),
  ).toBeVisible()
}

lookAt([
  {
    name: 'my tasks',
    only: 'narrow',
    who: 'sales1',
    address: mine,
    reach: (page) => expect(page.getByRole('region', { name: 'Overdue' })).toBeVisible(),
  },
  {
    name: 'the dialog for a task',
    only: 'narrow',
    who: 'owner',
    address: mine,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add Task' }).click()
      await expect(page.getByRole('dialog', { name: 'Add Task' })).toBeVisible()
    },
  },
  { name: 'L-011 the tasks of a lead', only: 'narrow', who: 'sales1', address: mine, reach: openLeadTasks },
])
