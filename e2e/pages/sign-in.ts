import { type DemoKey, demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import type { Page } from '@playwright/test'

export function signInPage(page: Page) {
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const login = page.getByRole('button', { name: 'Login' })
  return {
    title: page.getByRole('heading', { level: 1, name: 'Welcome back' }),
    email,
    password,
    login,
    forgot: page.getByRole('link', { name: 'Forgot Password?' }),
    terms: page.getByRole('link', { name: 'Terms of Use' }),
    privacy: page.getByRole('link', { name: 'Privacy Policy' }),
    /** Said when one did not leave by oneself. */
    signedOut: page.getByText('You have been signed out. Please sign in again.'),
    signIn: async (address: string, secret: string) => {
      await email.fill(address)
      await password.fill(secret)
      await login.click()
    },
    demo: (key: DemoKey) => page.getByRole('button', { name: `Fill in ${demoEmail(key)}` }),
    demoPassword,
  }
}
