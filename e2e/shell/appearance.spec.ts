import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'

const attribute = 'data-mantine-color-scheme'

test('light and dark follow the system until somebody chooses, and the choice stays', async ({
  page,
  enterAs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs('owner', '/admin/')
  const { scheme, openMenu, appearance, menu } = frame(page)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(scheme).toHaveAttribute(attribute, 'dark')
  const night = await background()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(scheme).toHaveAttribute(attribute, 'light')
  await expect.poll(background).not.toBe(night)

  await openMenu()
  await expect(appearance('System')).toHaveAttribute('aria-checked', 'true')
  await appearance('Dark').click()
  await expect(scheme).toHaveAttribute(attribute, 'dark')
  await expect.poll(background).toBe(night)
  await page.reload()
  await expect(scheme).toHaveAttribute(attribute, 'dark')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await frame(page).logOut()
  await expect(page).toHaveURL('/')
  await expect(scheme).toHaveAttribute(attribute, 'dark')
})

test('a page in the dark is dark from its first paint', async ({ page, browserConsole }) => {
  browserConsole.expect(/ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'dark' })
  // Nothing but what the page itself carries: the program has not come yet.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(frame(page).scheme).toHaveAttribute(attribute, 'dark')
})
