import { demoPassword } from '@foyer/contract/accounts/demo'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { entering } from '../entering'
import { expect, test } from '../fixtures'
import { runCommand } from '../operator'
import { leadList } from '../pages/lead-list'
import { selection } from '../pages/selection'
import { call } from '../wire'

const leads = 5200

test('L-077 C-066 C-086 five thousand leads are archived at once and come back with Undo', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000)
  const said = runCommand(server, 'seed', ['--leads', String(leads)])
  const email = /Sign in as (\S+)/.exec(said)?.[1] ?? ''
  const owner = await call(server.url, accountEndpoints.signIn, { email, password: demoPassword })
  await entering(context, owner)
  await page.goto('/lms/')
  const { total } = leadList(page)
  const { tickFirst, action, count, undo, said: told } = selection(page)
  await expect(total(leads)).toBeVisible()
  await tickFirst(1)
  await action('Select All').click()
  await expect(count).toHaveText(`${leads.toLocaleString('en-IN')} selected`)
  await action('Archive').click()
  await expect(told('Leads Archive Successfully')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('No Lead(s) to Show')).toBeVisible()
  await undo.click()
  await expect(total(leads)).toBeVisible({ timeout: 30_000 })
})
