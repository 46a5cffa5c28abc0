import { demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import { noFilters } from '@foyer/contract/leads/filters'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { selection } from '../pages/selection'
import { signInPage } from '../pages/sign-in'
import { teamPage } from '../pages/team'
import { call, leadsOf } from '../wire'

const address = '/my-profile/myprofile/accesspanel'

/** The other person, in a browser of their own. */
async function inOtherBrowser(browser: Browser, base: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: base })).newPage()
  await page.goto('/')
  await signInPage(page).signIn(email, demoPassword)
  await expect(page).toHaveURL(/\/admin\/$/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  return page
}

const fullNameOf = async (base: string, key: Parameters<typeof demoEmail>[0]) => {
  const session = await call(base, accountEndpoints.signIn, { email: demoEmail(key), password: demoPassword })
  return (await call(base, accountEndpoints.self, {}, session)).fullName
}

test('deactivating somebody signs their browser out at once, and they can come back later', async ({
  page,
  browser,
  server,
  enterAs,
}) => {
  const name = await fullNameOf(server.url, 'sales3')
  const other = await inOtherBrowser(browser, server.url, demoEmail('sales3'))
  await enterAs('owner', address)
  const team = teamPage(page)
  await team.act(name, 'Deactivate')
  const dialog = team.dialog(`Deactivate ${name}?`)
  await expect(dialog.getByText(/open leads?\./)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the lead list' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(team.told(new RegExp(`^${name} is deactivated and signed out\\.`))).toBeVisible()
  await expect(other).toHaveURL(new URL('/', server.url).href)
  await expect(other.getByText('You have been signed out. Please sign in again.')).toBeVisible()
  await signInPage(other).signIn(demoEmail('sales3'), demoPassword)
  await expect(other.getByText('Your access has been switched off. Please ask your admin.')).toBeVisible()

  await team.act(name, 'Reactivate')
  await expect(team.told(`${name} can sign in again.`)).toBeVisible()
  await signInPage(other).signIn(demoEmail('sales3'), demoPassword)
  await expect(other).toHaveURL(/\/admin\/$/)
  await other.context().close()
})

test('the leads of somebody deactivated are offered to others, from the message and from the list', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const member = async () => {
    const found = (await call(server.url, peopleEndpoints.team, {}, session)).find(
      ({ fullName }) => fullName === 'Yogesh Ahire',
    )
    if (!found) throw new Error('the small firm has no such person')
    return found
  }
  const { id } = await member()
  const theirs = async () =>
    (await leadsOf(server.url, session, { filters: { ...noFilters, assignees: [id] } })).total
  const count = await theirs()
  await enterAs('other', address)
  const [team, list, { bar, dialog, said, undo }] = [teamPage(page), leadList(page), selection(page)]
  await team.act('Yogesh Ahire', 'Deactivate')
  await team.dialog('Deactivate Yogesh Ahire?').getByRole('button', { name: 'Deactivate' }).click()
  await expect(team.told(/^Yogesh Ahire is deactivated and signed out\. \d+ open leads? wait/)).toBeVisible()
  await page.getByRole('button', { name: 'Reassign leads' }).click()
  await expect(list.filter('Assign To: Yogesh Ahire')).toBeVisible()
  await expect(list.total(count)).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all leads' }).check()
  await bar.getByRole('button', { name: 'Assign to' }).click()
  await dialog.getByRole('combobox', { name: 'Assign To' }).click()
  await page.getByRole('option', { name: 'Tejal Bhamre' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(said('Assign Lead Successfully')).toBeVisible()
  await expect(list.total(0)).toBeVisible()
  expect((await member()).openLeads).toBeUndefined()

  await undo.click()
  await expect(list.total(count)).toBeVisible()
  await page.goto(address)
  await team.act('Yogesh Ahire', 'Reassign leads')
  await expect(list.total(count)).toBeVisible()
  await call(server.url, peopleEndpoints.reactivate, { memberId: id }, session)
})

test('a changed right shows in the open browser of the person at once', async ({
  page,
  browser,
  server,
  enterAs,
}) => {
  const name = await fullNameOf(server.url, 'sales4')
  const other = await inOtherBrowser(browser, server.url, demoEmail('sales4'))
  const leads = other
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Leads', exact: true })
  await expect(leads).toBeVisible()
  await enterAs('owner', address)
  const team = teamPage(page)
  await team.act(name, 'Role and rights')
  const dialog = team.dialog(`Role and rights of ${name}`)
  await dialog.getByRole('switch', { name: 'Leads', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(team.told('Saved. It applies at once.')).toBeVisible()
  await expect(leads).toBeHidden()

  await page.reload()
  await team.act(name, 'Role and rights')
  await dialog.getByRole('switch', { name: 'Leads', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(leads).toBeVisible()
  await other.context().close()
})

test('by keyboard alone: find somebody, open the menu, mark them absent and present', async ({
  page,
  server,
  enterAs,
}) => {
  const name = await fullNameOf(server.url, 'sales5')
  await enterAs('owner', address)
  const team = teamPage(page)
  await expect(team.row(name)).toBeVisible()
  await team.search.focus()
  await page.keyboard.type(name)
  await expect(page.getByText('1 person')).toBeVisible()
  await page.keyboard.press('Tab')
  for (const [item, words] of [
    ['Mark absent', `${name} is marked absent.`],
    ['Mark present', `${name} is marked present.`],
  ] as const) {
    await expect(team.menu(name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Role and rights' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: item })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(team.told(words)).toBeVisible()
  }
})
