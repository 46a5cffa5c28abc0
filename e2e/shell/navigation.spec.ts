import type { DemoKey } from '@foyer/contract/accounts/demo'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { signInPage } from '../pages/sign-in'
import { startServer } from '../server'
import { call, intercept } from '../wire'

const everybodys = [
  ['Home', '/admin/'],
  ['Leads', '/lms/'],
  ['Projects', '/pmt/'],
  ['Tools', '/tools/'],
  ['Chat', '/updates/'],
  ['Tasks', '/timeline/my-task/'],
  ['Purchase', '/po/global-po'],
] as const
const all = [...everybodys, ['Book Keeping', '/account/project-summary']] as const
/** How much is overdue may stand beside a name. */
const startingWith = (places: readonly (readonly [string, string])[]) =>
  places.map(([name]) => new RegExp(`^${name}`))

test('T-001 every place of the navigation leads to its path and is marked there', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/admin/')
  const { places, place, title } = frame(page)
  await expect(places.getByRole('link')).toHaveText(startingWith(all))
  for (const [name, path] of all) {
    await place(name).click()
    await expect(page).toHaveURL(path)
    await expect(place(name)).toHaveAttribute('aria-current', 'page')
    await expect(places.locator('[aria-current]')).toHaveCount(1)
    await expect(title).toBeVisible()
  }
})

test('T-002 T-009 Book Keeping is there only with the feature accounts, the others for everyone', async ({
  page,
  enterAs,
}) => {
  for (const key of ['sales1', 'sales6'] satisfies DemoKey[]) {
    await enterAs(key, '/admin/')
    await expect(frame(page).places.getByRole('link')).toHaveText(startingWith(everybodys))
  }
})

test('T-002 T-009 without the feature crm there is no Leads, and no list at its address', async ({
  page,
  enterAs,
}) => {
  await intercept(page, accountEndpoints.features, (route) =>
    route.fulfill({ json: { data: { data: ['tasks'] } } }),
  )
  await enterAs('sales1', '/lms/')
  await expect(page.getByText('Access disabled by Admin')).toBeVisible()
  const { places, place } = frame(page)
  await expect(places.getByRole('link')).toHaveText([
    'Home',
    'Projects',
    'Tools',
    'Chat',
    'Tasks',
    'Purchase',
  ])
  await place('Home').click()
  await expect(page.getByText(/^Leads are not part of /)).toBeVisible()
})

test('T-003 T-004 the profile menu leads to its places, by mouse and by keyboard', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/admin/')
  const { openMenu, menu, menuItem, chip } = frame(page)
  await openMenu()
  await expect(menu.getByRole('menuitem')).toHaveText([
    'My Profile',
    'Team Management',
    'Company Settings',
    'Attendance',
    'Send Feedback',
    'Background work',
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
  for (const name of ['Team Management', 'Company Settings', 'Attendance']) {
    await page.keyboard.press('ArrowDown')
    await expect(menuItem(name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/my-profile/attendance/todays/')
})

test('T-004 Team Management and Company Settings are there only with their features', async ({
  page,
  enterAs,
}) => {
  await enterAs('sales1', '/admin/')
  const { openMenu, menu } = frame(page)
  await openMenu()
  await expect(menu.getByRole('menuitem')).toHaveText(['My Profile', 'Attendance', 'Send Feedback', 'Logout'])
})

test('T-005 the mark of the company goes home', async ({ page, enterAs }) => {
  await enterAs('sales3', '/lms/')
  await frame(page).mark.click()
  await expect(page).toHaveURL('/admin/')
  await enterAs('client', '/client/')
  await expect(frame(page).mark).toHaveAttribute('href', '/client/')
})

test('T-005 the logo of the company is the mark and the icon of the page', async ({ page, enterAs }) => {
  await intercept(page, accountEndpoints.profile, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace(
      '"companyName"',
      '"companyLogo":"/icon.svg?logo","companyName"',
    )
    await route.fulfill({ response, body: text })
  })
  await enterAs('owner', '/admin/')
  await expect(frame(page).mark.getByRole('presentation')).toHaveAttribute('src', '/icon.svg?logo')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg?logo')
})

test('T-006 the user chip shows the first letter and the full name', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const { fullName } = await call(server.url, accountEndpoints.profile, {}, await sessionOf('owner'))
  await enterAs('owner', '/admin/')
  const { chip } = frame(page)
  await expect(chip).toHaveAccessibleName(`Profile menu of ${fullName}`)
  await expect(chip.getByText(fullName.charAt(0), { exact: true })).toBeVisible()
  await expect(chip.getByText(fullName, { exact: true })).toBeVisible()
})

test('T-006 the user chip shows the picture of who has one', async ({ page, enterAs }) => {
  await intercept(page, accountEndpoints.profile, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace('"cId"', '"imageUrl":{"original":"/icon.svg?face"},"cId"')
    await route.fulfill({ response, body: text })
  })
  await enterAs('owner', '/admin/')
  await expect(frame(page).chip.locator('img')).toHaveAttribute('src', '/icon.svg?face')
  await expect(frame(page).chip.getByText(/^[A-Z]$/)).toBeHidden()
})

test('T-008 below 767 px the layout for phones applies', async ({ page, enterAs }) => {
  await enterAs('owner', '/lms/')
  const { places, more } = frame(page)
  await expect(places.getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible()
  await page.setViewportSize({ width: 766, height: 900 })
  await expect(places.getByRole('link')).toHaveText([/^Home/, 'Leads', 'Projects', 'Tasks'])
  await expect(more).toBeVisible()
  await expect(page.getByRole('list', { name: 'Leads' })).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(places.getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible()
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

test('T-001 an area that is not connected says so, and tells admins the setting', async ({
  page,
  enterAs,
}) => {
  const areas = [
    ['/tools/', 'Tools', 'TOOLS_URL'],
    ['/updates/', 'Chat', 'CHAT_URL'],
    ['/po/global-po', 'Purchase', 'PURCHASE_URL'],
    ['/account/project-summary', 'Book Keeping', 'BOOK_KEEPING_URL'],
    ['/my-profile/attendance/todays/', 'Attendance', 'ATTENDANCE_URL'],
    ['/my-profile/myprofile/feedback', 'Send Feedback', 'FEEDBACK_URL'],
  ] as const
  for (const [path, name, setting] of areas) {
    await enterAs('admin', path)
    await expect(frame(page).title).toHaveText(`${name} is not connected`)
    await expect(page.getByText(setting)).toBeVisible()
  }
  await enterAs('sales3', '/tools/')
  await expect(page.getByText('An admin of your company can connect it.')).toBeVisible()
  await expect(page.getByText('TOOLS_URL')).toBeHidden()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/admin/')
})

test('T-023 addresses of services and areas come from the settings of the server', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/)
  const crm = 'https://crm.foyer.invalid'
  const server = await startServer({
    CRM_URL: crm,
    TOOLS_URL: 'https://tools.foyer.invalid/start',
    CHAT_URL: 'https://chat.foyer.invalid/',
    PURCHASE_URL: 'https://po.foyer.invalid/',
    TERMS_URL: 'https://firm.foyer.invalid/terms',
  })
  try {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    await page.route(`${crm}/**`, (route) => route.fulfill({ status: 400, headers, json: { message: 'No' } }))
    await page.goto(server.url)
    const { signIn, terms } = signInPage(page)
    await expect(terms).toHaveAttribute('href', 'https://firm.foyer.invalid/terms')
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url() === `${crm}${accountEndpoints.signIn.path}`,
    )
    await signIn('owner@demo.foyer.test', 'Foyer@2026')
    await asked
    await expect(page.getByText('Email or Password is wrong')).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('T-001 T-023 an area whose address is set opens there', async ({ page }) => {
  const tools = 'https://tools.foyer.invalid/start'
  const server = await startServer({ TOOLS_URL: tools })
  try {
    await page.route(`${tools}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Tools</h1>' }),
    )
    await page.goto(server.url)
    await signInPage(page).signIn('owner@demo.foyer.test', 'Foyer@2026')
    await frame(page).place('Tools').click()
    await expect(page).toHaveURL(tools)
    await page.goto(`${server.url}/tools/`)
    await expect(page).toHaveURL(tools)
  } finally {
    await server.stop()
  }
})

test('the way past the navigation leads to the content', async ({ page, enterAs }) => {
  await enterAs('owner', '/admin/')
  await expect(frame(page).title).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a demo says on every page that it is one', async ({ page, enterAs }) => {
  await enterAs('owner', '/lms/')
  await expect(page.getByText('Demo company: everything here is made up.')).toBeVisible()
})

test('says when the profile cannot be read, and recovers', async ({ page, enterAs, browserConsole }) => {
  browserConsole.expect(/status of 400/)
  const letPass = await intercept(page, accountEndpoints.features, (route) =>
    route.fulfill({ status: 400, json: { message: 'Not today.', code: 'not-today' } }),
  )
  await enterAs('owner', '/lms/')
  await expect(page.getByRole('alert')).toContainText('Your profile could not be loaded.')
  await letPass()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible()
})
