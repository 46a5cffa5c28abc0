import { demoEmail } from '@foyer/contract/accounts/demo'
import { expect, test } from '../fixtures'
import { newestMail } from '../letters'
import { expectTold } from '../told'

const address = '/leads/lead-management-settings/email-templates'

test('C-068 a template gets a placeholder by typing, is previewed with a real lead, and is tested by mail', async ({
  page,
  enterAs,
  mail,
  expectAccessible,
}) => {
  await enterAs('owner', address)
  await page.getByRole('link', { name: 'Tried to reach you' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('We tried to call you')).toBeVisible()

  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Budget: {{bud')
  await expect(page.getByRole('option', { name: 'Budget' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' City: /cit')
  await expect(page.getByRole('option', { name: 'City' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text).toContainText('Budget: Budget')

  const shownFor = preview.getByRole('combobox', { name: 'Shown for' })
  await expect(shownFor).not.toHaveValue('')
  const before = await shownFor.inputValue()
  await shownFor.click()
  await shownFor.fill('a')
  const other = page.getByRole('option').filter({ hasNotText: before }).first()
  await other.click()
  await expect(shownFor).not.toHaveValue(before)
  await expect(preview).not.toContainText('{{')
  await expectAccessible()

  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expectTold(page, `A test email is on its way to ${demoEmail('owner')}.`)
  // Other mails to the owner may have come before it.
  await expect(async () => {
    const letter = await newestMail(mail, demoEmail('owner'))
    expect(letter.subject).toBe(await preview.getByText('We tried to call you').textContent())
    expect(letter.text).toContain('City:')
  }).toPass()

  await page.getByRole('button', { name: 'Save' }).click()
  await expectTold(page, 'Template edited successfully!')
  await page.getByRole('link', { name: 'Tried to reach you' }).click()
  await expect(text).toContainText('Budget: Budget')
})
