import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'

const all = [
  ['Home', '/admin/'],
  ['Leads', '/lms/'],
  ['Projects', '/pmt/'],
  ['Tasks', '/timeline/my-task/'],
] as const
/** What is not connected stands under More. */
const rest = [
  ['Tools', '/tools/'],
  ['Chat', '/updates/'],
  ['Purchase', '/po/global-po'],
  ['Book Keeping', '/account/project-summary'],
] as const
/** How much is overdue may be beside a name. */
const startingWith = (places: readonly (readonly [string, string])[]) =>
  places.map(([name]) => new RegExp(`^${name}`))

test('T-001 T-008 the way past the navigation, then every place of it; below 767 px the layout for phones', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/admin/')
  // The keyboard begins at the top of a page that was just loaded.
  await page.reload()
  const { places, place, title, more, menuItem } = frame(page)
  await expect(title).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await expect(places.getByRole('link')).toHaveText(startingWith(all))
  for (const [name, path] of all) {
    await place(name).click()
    await expect(page).toHaveURL(path)
    await expect(place(name)).toHaveAttribute('aria-current', 'page')
    await expect(places.locator('[aria-current]')).toHaveCount(1)
    await expect(title).toBeVisible()
  }
  for (const [name, path] of rest) {
    await more.click()
    await menuItem(name).click()
    await expect(page).toHaveURL(path)
    await expect(title).toHaveText(`${name} is not connected`)
  }

  await place('Leads').click()
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible()
  await page.setViewportSize({ width: 766, height: 900 })
  await expect(places.getByRole('link')).toHaveText([/^Home/, 'Leads', 'Projects', 'Tasks'])
  await expect(more).toBeVisible()
  await expect(page.getByRole('list', { name: 'Leads' })).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(places.getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible()
})

test('T-003 T-004 T-005 the profile menu leads to its places, by mouse and by keyboard', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/admin/')
  const { openMenu, menu, menuItem, chip, mark } = frame(page)
  await openMenu()
  await expect(menu.getByRole('menuitem')).toHaveText([
    'My Profile',
    'Team today',
    'Team Management',
    'Company Settings',
    'Attendance',
    'Send Feedback',
    'Background work',
    'Keys',
    'Logout',
  ])
  const ways = [
    ['My Profile', '/my-profile/myprofile/personal'],
    ['Team Management', '/my-profile/myprofile/accesspanel'],
    ['Company Settings', '/my-profile/myprofile/CompanySetting/CompanyProfile'],
    ['Attendance', '/my-profile/attendance/todays/'],
    ['Send Feedback', '/my-profile/myprofile/feedback'],
  ] as const
  for (const [name, path] of ways) await expect(menuItem(name)).toHaveAttribute('href', path)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(chip).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menuItem('My Profile')).toBeFocused()
  await page.keyboard.press('End')
  await expect(menuItem('Logout')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(menuItem('My Profile')).toBeFocused()
  for (const name of ['Team today', 'Team Management', 'Company Settings', 'Attendance']) {
    await page.keyboard.press('ArrowDown')
    await expect(menuItem(name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/my-profile/attendance/todays/')
  await mark.click()
  await expect(page).toHaveURL('/admin/')
})

test('T-001 T-008 on a phone the other places are in a sheet @phone', async ({ page, enterAs }) => {
  await enterAs('owner', '/admin/')
  const { place, more, sheet } = frame(page)
  await expect(place('Home')).toHaveAttribute('aria-current', 'page')
  await more.click()
  await expect(sheet.getByRole('link')).toHaveText(['Tools', 'Chat', 'Purchase', 'Book Keeping'])
  await sheet.getByRole('link', { name: 'Purchase' }).click()
  await expect(page).toHaveURL('/po/global-po')
  await expect(sheet).toBeHidden()
  await place('Leads').click()
  await expect(page).toHaveURL('/lms/')
})
