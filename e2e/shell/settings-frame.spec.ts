import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { expect, test } from '../fixtures'
import { call } from '../wire'

const settings = '/leads/lead-management-settings'

test('S-001 S-005 every settings address opens from the menu, and directly', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const { fields } = await call(server.url, fieldEndpoints.page, { page: 1 }, await sessionOf('owner'))
  const inMenu: [string, string][] = [
    ['status', 'Status'],
    ['stage', 'Stage'],
    ['tags', 'Tags'],
    ['teams', 'Teams'],
    ['lead-assignment', 'Lead Assignment'],
    ['stage-transition-rules', 'Stage Transition Rules'],
    ['archived-leads', 'Archived Leads'],
    ['custom-field', 'Custom Fields'],
    ['lead-form', 'Lead Form'],
    ['calls-and-messages', 'Calls and Messages'],
    ['email', 'Email'],
  ]
  const menu = page.getByRole('navigation', { name: 'Lead settings' })
  const isOpen = async (path: string, entry: string) => {
    await expect(page).toHaveURL(`${settings}/${path}`)
    await expect(menu.locator('[aria-current=page]')).toHaveText(entry)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toHaveCount(0)
  }
  await enterAs('owner', settings)
  await isOpen('status', 'Status')
  for (const [path, entry] of inMenu) {
    await menu.getByRole('link', { name: entry, exact: true }).click()
    await isOpen(path, entry)
  }
  for (const path of ['create-new-field', `edit-field/${fields[0]?.id}`]) {
    await page.goto(`${settings}/${path}`)
    await isOpen(path, 'Custom Fields')
  }
})
