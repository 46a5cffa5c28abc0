import { leadName } from '@foyer/contract/leads/rules'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { expect, test } from '../fixtures'
import { newestMail } from '../letters'
import { lookAt } from '../screens'
import { call, leadsOf } from '../wire'

const firm = 'other'
const plan = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
/** A dot of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('L-231 L-233 L-240 L-243 L-246 a mail with template, picture and attachment is written and arrives', async ({
  page,
  enterAs,
  server,
  sessionOf,
  mail,
}) => {
  const session = await sessionOf(firm)
  const { rows } = await leadsOf(server.url, session)
  const lead = rows.find(({ stage, assignee, email }) => stage.kind === 'open' && assignee && email)
  if (!lead?.email) throw new Error('no open lead with an address')
  await enterAs(firm, `/leads/lead-full-details/${lead.id}`)
  await page.getByRole('button', { name: 'Send Email' }).click()
  const dialog = page.getByRole('dialog', { name: `Send a email to ${leadName(lead)}` })
  await dialog.getByRole('tab', { name: 'No Response' }).click()
  const subject = dialog.getByRole('textbox', { name: 'Subject' })
  await expect(subject).not.toHaveValue('')
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await expect(message).toContainText(lead.firstName)
  await subject.fill('About your flat')
  await message.press('ControlOrMeta+End')
  await message.pressSequentially(' See the plan. ')
  await dialog
    .locator('input[type="file"][accept]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: picture })
  await expect(message.getByRole('img', { name: 'dot.png' })).toBeVisible()
  await dialog
    .locator('input[type="file"][multiple]')
    .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: plan })
  await expect(dialog.getByRole('button', { name: 'Remove Plan.pdf' })).toBeVisible()
  await message.press('ControlOrMeta+Enter')
  const question = page.getByRole('dialog', { name: 'Want to update the call status?' })
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Mail Sent successfully and Status updated')).toBeVisible()

  const letter = await newestMail(mail, lead.email)
  expect(letter.subject).toBe('About your flat')
  expect(letter.text).toContain('See the plan.')
  expect(letter.html).not.toContain('{{')
  const sent = letter.attachments.find(({ filename }) => filename === 'Plan.pdf')
  expect(Buffer.from(sent?.content as ArrayBuffer).equals(plan)).toBe(true)

  await expect(page.getByText(`sent an email to ${lead.email}`).first()).toBeVisible()
  const asked = { leadId: lead.id, kinds: [], after: undefined, limit: 10 }
  const { entries } = await call(server.url, leadWorkEndpoints.logs, asked, session)
  const line = entries.find(({ kind }) => kind === 'mail-sent')
  const whole = await call(server.url, letterEndpoints.leadMail, { id: line?.mail?.id ?? '' }, session)
  expect(whole).toMatchObject({ subject: 'About your flat', to: [lead.email], state: 'sent' })
})

lookAt([
  {
    name: 'The mail to a lead',
    who: firm,
    address: '/lms/',
    reach: async (page) => {
      await page.goto((await page.locator('a[href*="lead="]').first().getAttribute('href')) ?? '/lms/')
      await page.getByRole('button', { name: 'Send Email' }).first().click()
      const dialog = page.getByRole('dialog', { name: /^Send a email to/ })
      await dialog.getByRole('tab', { name: 'Meeting Scheduled' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Subject' })).not.toHaveValue('')
      await dialog.getByRole('textbox', { name: 'To' }).fill('nobody')
      await dialog.getByRole('textbox', { name: 'To' }).press('Enter')
      await expect(dialog.getByText('I expect an e-mail, darling!')).toBeVisible()
    },
  },
])
