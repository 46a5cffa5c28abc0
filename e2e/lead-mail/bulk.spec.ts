import { expect, test } from '../fixtures'
import { selection } from '../pages/selection'

/** Nobody else mails the leads of this firm. */
const firm = 'other'

test('L-066 L-248 C-138 many leads get a message each with their own words, and one of them wants no more', async ({
  page,
  enterAs,
  mail,
  expectAccessible,
}) => {
  await enterAs(firm, '/lms/')
  const { tickFirst, action, said } = selection(page)
  const names = await tickFirst(4)
  await action('Bulk Email').click()
  const dialog = page.getByRole('dialog', { name: 'Send Notification' })
  const gets = dialog.getByText(/get this mail, one message each/)
  await expect(gets).toBeVisible()
  const count = Number(/\d+/.exec((await gets.textContent()) ?? '')?.[0])
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Happy Diwali, {{leadName}}')
  await dialog.locator('[contenteditable=true]').click()
  await page.keyboard.type('Greetings to {{leadName}} and the family.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByText(/^Happy Diwali, (?!\{)/)).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()

  const before = mail.received.length
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await page
    .getByRole('dialog', { name: `Send to ${count} leads?` })
    .getByRole('button', { name: 'Send' })
    .click()
  await said('Email Sent')
  await page.getByRole('button', { name: 'Show progress' }).click()
  await expect(page.getByText(`4 of 4 done`)).toBeVisible({ timeout: 30_000 })
  const sent = () => mail.received.slice(before).filter(({ subject }) => subject?.startsWith('Happy Diwali'))
  await expect.poll(() => sent().length).toBe(count)
  const letters = sent()
  for (const { subject, text, to } of letters) {
    expect(to).toHaveLength(1)
    const name = subject?.replace('Happy Diwali, ', '') ?? ''
    expect(names).toContain(name)
    expect(text).toContain(`Greetings to ${name} and the family.`)
  }

  const link = /https?:\/\/\S+(\/unsubscribe\/\S+)/.exec(letters[0]?.text ?? '')?.[1] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await page.getByRole('button', { name: /subscribe again/ }).click()
  await expect(page.getByRole('heading', { name: 'You are subscribed again' })).toBeVisible()
})
