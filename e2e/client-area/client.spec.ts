import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'

for (const size of ['', ' @phone'])
  test(`the client area says what a client has${size}`, async ({ page, enterAs }) => {
    await enterAs('client', '/client/')
    await expect(frame(page).title).toHaveText(/^Welcome, \S/)
    const main = page.getByRole('main')
    await expect(main.getByText('No projects shared yet')).toBeVisible()
    await expect(main.getByText('client@demo.foyer.test')).toBeVisible()
  })

test('a client has no navigation of the staff, and can log out', async ({ page, signInAs }) => {
  await signInAs('client')
  const { places, openMenu, menu, logOut, title } = frame(page)
  await expect(title).toBeVisible()
  await expect(places).toBeHidden()
  await openMenu()
  await expect(menu.getByRole('menuitem')).toHaveText(['Logout'])
  await page.keyboard.press('Escape')
  await logOut()
  await expect(page).toHaveURL('/')
})
