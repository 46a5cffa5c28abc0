import { demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { signInPage } from '../pages/sign-in'
import { teamPage } from '../pages/team'
import { call } from '../wire'

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

test('a changed right shows in the open browser of the person at once, and so does that they are deactivated and may come back', async ({
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
  await team.told('Saved. It applies at once.')
  await expect(leads).toBeHidden()

  await team.act(name, 'Role and rights')
  await dialog.getByRole('switch', { name: 'Leads', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(leads).toBeVisible()

  await team.act(name, 'Deactivate')
  const question = team.dialog(`Deactivate ${name}?`)
  const openLeads = question.getByText(/open leads\./)
  await expect(openLeads).toBeVisible()
  const [count] = /\d+ open leads/.exec((await openLeads.textContent()) ?? '') ?? []
  await expect(question.getByRole('link', { name: 'Open the lead list' })).toBeVisible()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await team.told(`${name} is deactivated and signed out. ${count} wait for somebody else.`)
  await expect(other).toHaveURL(new URL('/', server.url).href)
  await expect(other.getByText('You have been signed out. Please sign in again.')).toBeVisible()
  await signInPage(other).signIn(demoEmail('sales4'), demoPassword)
  await expect(other.getByText('Your access has been switched off. Please ask your admin.')).toBeVisible()
  await team.act(name, 'Reactivate')
  await team.told(`${name} can sign in again.`)
  await signInPage(other).signIn(demoEmail('sales4'), demoPassword)
  await expect(other).toHaveURL(/\/admin\/$/)
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
    await team.told(words)
  }
})
