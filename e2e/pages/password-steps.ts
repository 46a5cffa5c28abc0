import type { Page } from '@playwright/test'
import { expectTold } from '../told'

/** The steps to an own password: recovery, sign-up and first login share them. */
export function passwordSteps(page: Page) {
  const password = page.getByLabel('Password', { exact: true })
  const confirm = page.getByLabel('Confirm password')
  const create = page.getByRole('button', { name: 'Create password' })
  const digit = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 4` })
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    email: page.getByLabel('Email'),
    getCode: page.getByRole('button', { name: 'Get OTP' }),
    digit,
    /** As a phone or a password manager does it: all four at once. */
    paste: async (code: string) => {
      await digit(1).focus()
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(paste)
      }, code)
    },
    resend: page.getByRole('button', { name: /^Resend OTP/ }),
    password,
    confirm,
    create,
    rule: (text: string) => page.getByRole('list', { name: 'Password rules' }).getByText(text),
    choose: async (secret: string) => {
      // The page before may have a password too.
      await confirm.waitFor()
      await password.fill(secret)
      await confirm.fill(secret)
      await create.click()
    },
    created: () => expectTold(page, 'Password created successfully.'),
  }
}
