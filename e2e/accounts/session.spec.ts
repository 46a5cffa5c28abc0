import { liveEventsPath } from '@foyer/contract/live/events'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { signInPage } from '../pages/sign-in'
import { call, refuseCalls, type Session } from '../wire'

const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))

async function sessionIn(page: Page): Promise<Session> {
  const { token = '', userId = '' } = await stored(page)
  return { token, userId }
}

test('O-009 token and userId are stored under those keys', async ({ page, server, signInAs }) => {
  await signInAs('owner')
  const { token, userId } = await sessionIn(page)
  const profile = await call(server.url, accountEndpoints.profile, {}, { token, userId })
  expect(profile.id).toBe(userId)
  expect(profile.email).toBe('owner@demo.foyer.test')
})

test('a reload keeps the session', async ({ page, signInAs }) => {
  await signInAs('owner')
  const before = await sessionIn(page)
  await page.reload()
  await expect(frame(page).title).toHaveText(/^Good \w+, \S+$/)
  expect(await sessionIn(page)).toEqual(before)
})

test('O-008 / forwards who is signed in to the right area', async ({ page, enterAs }) => {
  await enterAs('sales3', '/')
  await expect(page).toHaveURL('/admin/')
  await enterAs('client', '/')
  await expect(page).toHaveURL('/client/')
})

test('O-008 / says so when the profile cannot be loaded, and recovers', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/)
  const letPass = await refuseCalls(page, accountEndpoints.profile)
  await enterAs('sales3', '/')
  await expect(page.getByRole('alert')).toContainText('Your studio could not be opened.')
  await letPass()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/admin/')
})

test('a stranger is sent to the sign-in page from every address inside', async ({ page }) => {
  for (const address of ['/admin/', '/lms/', '/leads/9', '/client/', '/admin/background-work', '/tools/']) {
    await page.goto(address)
    await expect(page).toHaveURL('/')
    await expect(signInPage(page).title).toBeVisible()
  }
})

test('staff and clients never see the pages of the other', async ({ page, enterAs }) => {
  await enterAs('client', '/lms/')
  await expect(page).toHaveURL('/client/')
  await enterAs('sales3', '/client/')
  await expect(page).toHaveURL('/admin/')
})

test('T-010 logout clears the stored sign-in, returns to / and signs out the other tab at once', async ({
  page,
  context,
  signInAs,
  browserConsole,
}) => {
  // What the other tab asked for at that moment is refused.
  browserConsole.expect(/status of 401/)
  await signInAs('sales1')
  await page.evaluate(() => {
    localStorage.setItem('projectId', 'p1')
    localStorage.setItem('headerTab', '0')
  })
  const other = await context.newPage()
  await other.goto('/lms/')
  await expect(frame(other).title).toHaveText('Leads')

  await frame(page).logOut()
  await expect(page).toHaveURL('/')
  await expect(signInPage(page).title).toBeVisible()
  await expect(signInPage(page).signedOut).toBeHidden()
  await expect(other).toHaveURL('/')
  await expect(signInPage(other).title).toBeVisible()
  for (const key of ['token', 'userId', 'projectId', 'headerTab'])
    expect(await stored(page)).not.toHaveProperty(key)

  await page.goBack()
  await expect(signInPage(page).title).toBeVisible()
})

test('T-010 logout ends the session on the server too', async ({ page, server, signInAs }) => {
  await signInAs('sales1')
  const session = await sessionIn(page)
  const told = page.waitForResponse((response) => response.url().endsWith(accountEndpoints.signOut.path))
  await frame(page).logOut()
  expect((await told).ok()).toBe(true)
  await expect(call(server.url, accountEndpoints.profile, {}, session)).rejects.toThrow('401')
})

test('a session ended on the server signs out every open page at once', async ({
  page,
  context,
  server,
  signInAs,
  browserConsole,
}) => {
  browserConsole.expect(/status of 401/)
  const listening = page.waitForResponse((response) => response.url().endsWith(liveEventsPath))
  await signInAs('sales2')
  await listening
  const other = await context.newPage()
  await other.goto('/lms/')
  await expect(frame(other).title).toHaveText('Leads')

  await call(server.url, accountEndpoints.signOut, {}, await sessionIn(page))
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/')
    await expect(signInPage(tab).signedOut).toBeVisible()
  }
  expect(await stored(page)).not.toHaveProperty('token')
})

test('signing in in one tab opens the studio in the other', async ({ context, signInAs }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(signInPage(other).title).toBeVisible()
  await signInAs('admin')
  await expect(other).toHaveURL('/admin/')
})
