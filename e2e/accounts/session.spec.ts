import { accountEndpoints } from '@foyer/contract/wire/accounts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { signInPage } from '../pages/sign-in'
import { call, type Session } from '../wire'

const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))

async function sessionIn(page: Page): Promise<Session> {
  const { token = '', userId = '' } = await stored(page)
  return { token, userId }
}

test('O-008 O-009 T-010 signing in opens every tab, a reload keeps it, and logging out ends it everywhere', async ({
  page,
  context,
  server,
  signInAs,
  browserConsole,
}) => {
  // What the other tab asked for at that moment is refused.
  browserConsole.expect(/status of 401/)
  const other = await context.newPage()
  await other.goto('/')
  await expect(signInPage(other).title).toBeVisible()
  await signInAs('sales1')
  await expect(other).toHaveURL('/admin/')
  const session = await sessionIn(page)
  const profile = await call(server.url, accountEndpoints.profile, {}, session)
  expect([profile.id, profile.email]).toEqual([session.userId, 'sales1@demo.foyer.test'])

  await page.reload()
  await expect(frame(page).title).toHaveText(/^Good \w+, \S+$/)
  expect(await sessionIn(page)).toEqual(session)
  await other.goto('/lms/')
  await expect(frame(other).title).toHaveText('Leads')
  await page.evaluate(() => {
    localStorage.setItem('projectId', 'p1')
    localStorage.setItem('headerTab', '0')
  })

  await frame(page).place('Leads').click()
  await expect(page).toHaveURL('/lms/')
  const told = page.waitForResponse((response) => response.url().endsWith(accountEndpoints.signOut.path))
  await frame(page).logOut()
  expect((await told).ok()).toBe(true)
  await expect(page).toHaveURL('/')
  await expect(signInPage(page).title).toBeVisible()
  await expect(signInPage(page).signedOut).toBeHidden()
  await expect(other).toHaveURL('/')
  await expect(signInPage(other).title).toBeVisible()
  for (const key of ['token', 'userId', 'projectId', 'headerTab'])
    expect(await stored(page)).not.toHaveProperty(key)
  await expect(call(server.url, accountEndpoints.profile, {}, session)).rejects.toThrow('401')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(signInPage(page).title).toBeVisible()
})
