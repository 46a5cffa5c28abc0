import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { signInPage } from '../pages/sign-in'

const home = 'Return to Home Page'

test('T-028 an unknown path says that the link is broken', async ({ page }) => {
  for (const address of ['/no/such/page', '/404']) {
    await page.goto(address)
    await expect(frame(page).title).toHaveText('Oops! Page Not Found')
    await expect(page.getByText('It seems like the link you followed is broken.')).toBeVisible()
  }
})

test('T-029 Return to Home Page goes to /', async ({ page, enterAs }) => {
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: home }).click()
  await expect(page).toHaveURL('/')
  await expect(signInPage(page).title).toBeVisible()
  await enterAs('sales3', '/no/such/page')
  await page.getByRole('link', { name: home }).click()
  await expect(page).toHaveURL('/admin/')
})

for (const address of ['/404', '/offers/404-gone'])
  test(`T-030 ${address} is left for /find-professionals after ten seconds, not before`, async ({ page }) => {
    await page.clock.install({ time: '2026-11-15T10:00:00+05:30' })
    await page.clock.pauseAt('2026-11-15T10:00:01+05:30')
    await page.goto(address)
    await expect(frame(page).title).toHaveText('Oops! Page Not Found')
    await page.clock.runFor(9_900)
    await expect(page).toHaveURL(address)
    await page.clock.runFor(100)
    await expect(page).toHaveURL('/find-professionals')
  })

test('T-030 leaving earlier cancels it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/404')
  await page.getByRole('link', { name: home }).click()
  await expect(signInPage(page).title).toBeVisible()
  await page.clock.fastForward(30_000)
  await signInPage(page).email.fill('still here')
  await expect(page).toHaveURL('/')
})

test('T-030 an unknown path that does not say 404 stays', async ({ page }) => {
  await page.clock.install()
  await page.goto('/no/such/page')
  await expect(frame(page).title).toHaveText('Oops! Page Not Found')
  await page.clock.fastForward(60_000)
  await expect(frame(page).title).toHaveText('Oops! Page Not Found')
  await expect(page).toHaveURL('/no/such/page')
})
