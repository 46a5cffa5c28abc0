import { demoEmail, demoPassword, demoSignIns } from '@foyer/contract/accounts/demo'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { signInPage } from '../pages/sign-in'
import { intercept } from '../wire'

for (const { key, what } of demoSignIns.filter((person) => person.key !== 'client'))
  test(`O-007 ${key} (${what}) lands at /admin/`, async ({ page, signInAs }) => {
    await signInAs(key)
    await expect(page).toHaveURL('/admin/')
    await expect(frame(page).title).toHaveText(/^Good (morning|afternoon|evening), \S/)
  })

test('O-004 the client lands at /client/', async ({ page, signInAs }) => {
  await signInAs('client')
  await expect(page).toHaveURL('/client/')
  await expect(frame(page).title).toHaveText(/^Welcome, \S/)
})

test('O-001 offers email, password, Login, Forgot Password?, terms and privacy', async ({ page }) => {
  await page.goto('/')
  const { title, email, password, login, forgot, terms, privacy } = signInPage(page)
  await expect(title).toBeVisible()
  await expect(email).toBeEditable()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(login).toBeEnabled()
  await expect(forgot).toHaveAttribute('href', '/reset')
  await terms.click()
  await expect(frame(page).title).toHaveText('Terms of Use')
  await page.goBack()
  await privacy.click()
  await expect(frame(page).title).toHaveText('Privacy Policy')
  await page.getByRole('link', { name: 'Back to Foyer' }).click()
  await expect(title).toBeVisible()
})

test('O-002 both empty says Fields are Required under the password', async ({ page }) => {
  await page.goto('/')
  const { email, password, login, complaintOf } = signInPage(page)
  await login.click()
  await expect(page.getByText('Fields are Required')).toHaveCount(1)
  expect(await complaintOf(password)).toBe('Fields are Required')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('refuses what is no email before asking the server', async ({ page }) => {
  await page.goto('/')
  const { email, signIn, complaintOf } = signInPage(page)
  await signIn('kavya at demo', 'something')
  await expect(page.getByText('You have entered Invalid Email')).toBeVisible()
  expect(await complaintOf(email)).toBe('You have entered Invalid Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('kavya at demo')
})

test('O-003 a wrong password and an unknown email get the same words, and what was typed stays', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400/)
  await page.goto('/')
  const { email, password, signIn, complaintOf } = signInPage(page)
  for (const address of [demoEmail('owner'), 'nobody@demo.foyer.test']) {
    await signIn(address, 'Wrong@2026')
    await expect(page.getByText('Email or Password is wrong')).toBeVisible()
    expect(await complaintOf(password)).toBe('Email or Password is wrong')
    await expect(email).toHaveValue(address)
    await expect(password).toHaveValue('Wrong@2026')
    await expect(password).toBeFocused()
  }
  await signIn(demoEmail('owner'), demoPassword)
  await expect(page).toHaveURL('/admin/')
})

test('O-003 says what a typed refusal of another server means', async ({ page, browserConsole }) => {
  browserConsole.expect(/status of 40/)
  const screen = signInPage(page)
  await page.goto('/')
  const refusals = [
    { status: 400, type: 'INVALID_EMAIL', text: 'Incorrect Email', field: screen.email },
    { status: 400, type: 'INVALID_PASSWORD', text: 'Incorrect Password', field: screen.password },
    { status: 400, type: undefined, text: 'Email or Password is wrong', field: screen.password },
  ]
  for (const { status, type, text, field } of refusals) {
    const letPass = await intercept(page, accountEndpoints.signIn, (route) =>
      route.fulfill({ status, json: { message: 'No', type } }),
    )
    await screen.signIn(demoEmail('owner'), demoPassword)
    await expect(page.getByText(text)).toBeVisible()
    expect(await screen.complaintOf(field)).toBe(text)
    await letPass()
  }
  const message = 'Your access has been switched off. Please ask your admin.'
  await intercept(page, accountEndpoints.signIn, (route) => route.fulfill({ status: 405, json: { message } }))
  await screen.signIn(demoEmail('owner'), demoPassword)
  await expect(page.getByRole('alert').getByText(message)).toBeVisible()
})

test('asks to wait after too many tries with one account', async ({ page, server, browserConsole }) => {
  browserConsole.expect(/status of 429/)
  const tries = Array.from({ length: 8 }, () =>
    fetch(new URL(accountEndpoints.signIn.path, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'guessed@demo.foyer.test', password: 'Guess@2026' }),
    }),
  )
  await Promise.all(tries)
  await page.goto('/')
  await signInPage(page).signIn('guessed@demo.foyer.test', 'Guess@2026')
  await expect(
    page.getByRole('alert').getByText('Too many tries. Please wait some minutes, then sign in again.'),
  ).toBeVisible()
})

test('says when Foyer cannot be reached, keeps what was typed and lets one try again', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/ERR_FAILED/)
  await page.goto('/')
  const { email, password, login, signIn } = signInPage(page)
  const letPass = await intercept(page, accountEndpoints.signIn, (route) => route.abort())
  await signIn(demoEmail('sales3'), demoPassword)
  await expect(page.getByRole('alert')).toContainText('Foyer cannot be reached.')
  await expect(email).toHaveValue(demoEmail('sales3'))
  await expect(password).toHaveValue(demoPassword)
  await letPass()
  await login.click()
  await expect(page).toHaveURL('/admin/')
})

test('signs in by keyboard alone and starts at the heading of the next page', async ({ page }) => {
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
})

test('shows the password on demand', async ({ page }) => {
  await page.goto('/')
  const { password } = signInPage(page)
  await password.fill('Secret@1')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Secret@1')
})

test('a demo sign-in is filled in with one press', async ({ page }) => {
  await page.goto('/')
  const { email, demo, login } = signInPage(page)
  await demo('sales6').click()
  await expect(email).toHaveValue(demoEmail('sales6'))
  await login.click()
  await expect(page).toHaveURL('/admin/')
})

test('O-001 O-007 signs in and out on a phone @phone', async ({ page, signInAs }) => {
  await signInAs('sales1')
  await expect(page).toHaveURL('/admin/')
  await frame(page).logOut()
  await expect(page).toHaveURL('/')
  await expect(signInPage(page).title).toBeVisible()
})
