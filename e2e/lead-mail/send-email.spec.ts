import { leadName } from '@foyer/contract/leads/rules'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { type Dovecot, startDovecot } from '../../server/src/testing/dovecot/dovecot'
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

/** The mailbox of the firm, on a real IMAP server. */
let dovecot: Dovecot
const box = { username: 'studio@other.foyer.test', password: 'Answers@2026' }
test.beforeAll(async () => {
  dovecot = await startDovecot()
  dovecot.user(box.username, box.password)
})
test.afterAll(() => dovecot?.stop())

/** What a mail program sends that answers one: it names the mail it answers, and quotes it. */
const answerTo = (letter: { messageId?: string; subject?: string }, from: string) =>
  [
    `From: ${from}`,
    `To: ${box.username}`,
    `Subject: Re: ${letter.subject}`,
    'Message-ID: <answer-1@phone.example>',
    `In-Reply-To: ${letter.messageId}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Monday at <b>eleven</b> suits us.</p><img src=x onerror="document.title=1">',
    '--part',
    'Content-Type: image/png; name=balcony.png',
    'Content-Disposition: attachment; filename=balcony.png',
    'Content-Transfer-Encoding: base64',
    '',
    picture.toString('base64'),
    '--part--',
    '',
  ].join('\n')

test('L-231 L-233 L-240 L-243 L-246 a mail with template, picture and attachment is written and arrives, and its answer appears in the open history', async ({
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
  await enterAs(firm, '/leads/lead-management-settings/email')
  const mailbox = page.getByRole('region', { name: 'Answers' })
  await mailbox.getByLabel('IMAP server').fill(dovecot.host)
  await mailbox.getByLabel('Port').fill(String(dovecot.port))
  await mailbox.getByLabel('User name').fill(box.username)
  await mailbox.getByLabel('Password', { exact: true }).fill(box.password)
  await mailbox.getByRole('button', { name: 'Test' }).click()
  await expect(mailbox.getByText('It works: there are 0 messages in INBOX.')).toBeVisible()
  await mailbox.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^The mailbox was saved. Answers/)).toBeVisible()

  await page.goto(`/leads/lead-full-details/${lead.id}`)
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
  const sent = (name: string) => letter.attachments.find(({ filename }) => filename === name)
  const bytesOf = (name: string) => Buffer.from(sent(name)?.content as ArrayBuffer)
  expect(bytesOf('Plan.pdf').equals(plan)).toBe(true)
  expect(bytesOf('dot.png').equals(picture)).toBe(true)
  expect(letter.html).toContain(`src="cid:${sent('dot.png')?.contentId?.slice(1, -1)}"`)

  await expect(page.getByText(`sent an email to ${lead.email}`).first()).toBeVisible()
  const asked = { leadId: lead.id, kinds: [], after: undefined, limit: 10 }
  const { entries } = await call(server.url, leadWorkEndpoints.logs, asked, session)
  const line = entries.find(({ kind }) => kind === 'mail-sent')
  const whole = await call(server.url, letterEndpoints.leadMail, { id: line?.mail?.id ?? '' }, session)
  expect(whole).toMatchObject({ subject: 'About your flat', to: [lead.email], state: 'sent' })

  dovecot.deliver(box.username, answerTo(letter, `${leadName(lead)} <${lead.email}>`))
  await call(server.url, mailboxEndpoints.readMailbox, {}, session)
  const answer = page.getByRole('listitem').filter({ hasText: 'answered by email: Re: About your flat' })
  await expect(answer).toBeVisible()
  await answer.getByRole('button', { name: 'Show email' }).click()
  const shown = page.getByRole('dialog', { name: 'Re: About your flat' })
  await expect(shown.getByText('Monday at eleven suits us.')).toBeVisible()
  const file = await shown.getByRole('link', { name: /balcony.png/ }).getAttribute('href')
  const kept = await fetch(new URL(file ?? '', server.url))
  expect(Buffer.from(await kept.arrayBuffer()).equals(picture)).toBe(true)

  await call(server.url, mailboxEndpoints.removeMailbox, {}, session)
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
