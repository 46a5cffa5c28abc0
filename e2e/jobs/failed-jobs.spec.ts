import { jobEndpoints } from '@foyer/contract/wire/jobs'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { intercept, refuseCalls } from '../wire'

test('an admin finds the background work in the profile menu', async ({ page, enterAs }) => {
  await enterAs('admin', '/admin/')
  const { openMenu, menuItem, title } = frame(page)
  await openMenu()
  await menuItem('Background work').click()
  await expect(page).toHaveURL('/admin/background-work')
  await expect(title).toHaveText('Background work')
  await expect(page.getByText('Everything is done')).toBeVisible()
})

test('others are told that it is not for them', async ({ page, enterAs, browserConsole }) => {
  browserConsole.expect(/status of 403/)
  await enterAs('sales1', '/admin/background-work')
  await expect(page.getByText('Access disabled by Admin')).toBeVisible()
})

test('says when the list cannot be loaded, and recovers', async ({ page, enterAs, browserConsole }) => {
  browserConsole.expect(/status of 400/)
  const letPass = await refuseCalls(page, jobEndpoints.failed)
  await enterAs('admin', '/admin/background-work')
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded.')
  await letPass()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Everything is done')).toBeVisible()
})

test('work that failed can be tried again, and says when that is refused', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/status of 404/)
  const job = {
    id: '019a7f3e-0000-7000-8000-000000000001',
    kind: 'mail.send',
    failedAt: '2026-11-15T05:00:00.000Z',
    tries: 8,
    error: 'The mail server did not answer.',
  }
  await intercept(page, jobEndpoints.failed, (route) =>
    route.fulfill({ json: jobEndpoints.failed.reply.encode({ jobs: [job] }) }),
  )
  await enterAs('admin', '/admin/background-work')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('cell', { name: job.error })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert').getByText('This work is no longer in the list.')).toBeVisible()
})
