import { demoEmail, demoPassword, demoSignIns } from '@foyer/contract/accounts/demo'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { signInPage } from '../pages/sign-in'
import { signIn } from '../wire'

test('O-001 O-002 O-003 O-007 somebody reads the small print, is refused in words, and signs in', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/)
  await page.goto('/lms/')
  await expect(page).toHaveURL('/')
  const screen = signInPage(page)
  const { title, email, password, login } = screen
  await screen.terms.click()
  await expect(frame(page).title).toHaveText('Terms of Use')
  await page.goBack()
  await screen.privacy.click()
  await expect(frame(page).title).toHaveText('Privacy Policy')
  await page.getByRole('link', { name: 'Back to Foyer' }).click()
  await expect(title).toBeVisible()
  await expect(screen.forgot).toHaveAttribute('href', '/reset')

  await login.click()
  await expect(page.getByText('Fields are Required')).toHaveCount(1)
  await expect(password).toHaveAccessibleDescription('Fields are Required')
  await expect(email).toBeFocused()
  await screen.signIn('kavya at demo', 'something')
  await expect(email).toHaveAccessibleDescription('You have entered Invalid Email')
  await expect(email).toBeFocused()
  for (const address of [demoEmail('owner'), 'nobody@demo.foyer.test']) {
    await screen.signIn(address, 'Wrong@2026')
    await expect(page.getByText('Email or Password is wrong')).toBeVisible()
    await expect(password).toHaveAccessibleDescription('Email or Password is wrong')
    await expect(email).toHaveValue(address)
    await expect(password).toBeFocused()
  }
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Wrong@2026')
  await screen.demo('sales6').click()
  await expect(email).toHaveValue(demoEmail('sales6'))
  await login.click()
  await expect(page).toHaveURL('/admin/')
})

test('O-007 by keyboard alone, and everybody of the demo may come in', async ({ page, server }) => {
  await page.goto('/')
  const { title, email, password } = signInPage(page)
  await expect(title).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type(demoEmail('sales4'))
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/')
  await expect(frame(page).title).toBeFocused()
  await expect(frame(page).title).toHaveText(/^Good (morning|afternoon|evening), \S/)
  for (const { key } of demoSignIns) expect(await signIn(server.url, key)).toHaveProperty('token')
})

test('O-001 O-004 a client signs in and out on a phone @phone', async ({ page, signInAs }) => {
  await signInAs('client')
  await expect(page).toHaveURL('/client/')
  const { title, places, openMenu, menu, menuItem } = frame(page)
  await expect(title).toHaveText(/^Welcome, \S/)
  await expect(places).toBeHidden()
  await page.goto('/lms/')
  await expect(page).toHaveURL('/client/')
  await openMenu()
  await expect(menu.getByRole('menuitem')).toHaveText(['Logout'])
  await menuItem('Logout').click()
  await expect(page).toHaveURL('/')
  await expect(signInPage(page).title).toBeVisible()
})
