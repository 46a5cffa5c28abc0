import { sendingLimits } from '@foyer/contract/quotations/sending/limits'
import { sendingRefusals as refusals } from '@foyer/contract/quotations/sending/messages'
import { api } from '@foyer/contract/wire/api'
import { beforeAll, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { addProject } from '../../../testing/builders/projects'
import { aQuotation, asLink } from '../../../testing/builders/quotations'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { quotationJobs } from '../jobs'

const test = useTestApp({ APP_URL: 'https://foyer.example.com/' })
const { quotations: calls } = api

let company: TestCompany
let owner: TestPerson
let leadId: string
let projectId: string

const letter = {
  ...asLink,
  way: 'mail' as const,
  to: ['meera@example.com', 'ravi@example.com'],
  subject: 'Your  quotation',
  message: 'Dear Meera,\n\n<b>here</b> it is.',
}
const sendLetter = async (more = {}) => {
  const id = await aQuotation(test, owner, projectId)
  const sent = await test.call(owner, calls.sendQuotation, { ...letter, id, baseRevision: 2, ...more })
  return { id, ...sent }
}
const runJobs = () => test.deps.jobs.runDue(quotationJobs(test.deps))
const mails = async (number: string) =>
  (await test.deps.database.pool.query('select * from mails where text like $1', [`%${number}%`])).rows

beforeAll(async () => {
  company = await test.company('Studio Alpha')
  owner = await company.person('superAdmin', { firstName: 'Asha', lastName: 'Rao' })
  const ids = await addLeads(test.deps, company, [{ assigneeId: owner.userId }])
  leadId = ids[0] ?? ''
  projectId = (await addProject(test.deps, company, owner.userId, { leadId })).id
})

it('a mail is written after the sending, once, with the way to the quotation', async () => {
  const { number, link, message } = await sendLetter()
  expect(message).toBe(`Quotation ${number} is on its way`)
  expect(await mails(number)).toEqual([])
  await runJobs()
  const written = await mails(number)
  expect(written).toHaveLength(1)
  const [mail] = written
  expect(mail).toMatchObject({
    company_id: company.id,
    lane: 'firm',
    recipient: 'meera@example.com',
    more_recipients: ['ravi@example.com'],
    subject: 'Your quotation',
    from_name: 'Asha Rao',
    reply_to: owner.email,
    lead_id: leadId,
    has_secret: true,
  })
  expect(mail.attachment_ids).toHaveLength(1)
  expect(mail.text).toContain('<b>here</b> it is.')
  expect(mail.text).toContain(link.url)
  expect(mail.html).toContain('&lt;b&gt;here&lt;/b&gt;')
  expect(mail.html).toContain(`href="${link.url}"`)
  expect(mail.html).toContain('₹86,800.00')
  const { entries } = await test.call(owner, api.leads.logs, { leadId, kinds: [], limit: 2 })
  expect(entries.map(({ kind }) => kind)).toEqual(['mail-sent', 'quotation-sent'])
  expect(entries[1]?.remark).toBe(letter.message)
})

it('the job may run twice', async () => {
  const { number } = await sendLetter()
  const { pool } = test.deps.database
  const { rows } = await pool.query(
    `select payload from jobs where kind = 'quotations.mail' and payload ->> 'quotationId' is not null`,
  )
  await runJobs()
  const payload = rows.at(-1)?.payload
  await quotationJobs(test.deps)['quotations.mail'](payload, { tries: 2, isLast: false })
  expect(await mails(number)).toHaveLength(1)
})

it('nobody is sent to a closed door: void or revoked meanwhile', async () => {
  const first = await sendLetter()
  await test.call(owner, calls.voidQuotation, { id: first.id, reason: 'Wrong' })
  const second = await sendLetter()
  await test.call(owner, calls.revokeQuotationLink, { id: second.id, linkId: second.link.id })
  await runJobs()
  expect([...(await mails(first.number)), ...(await mails(second.number))]).toEqual([])
})

it('a mail without an address, and far too many of them, are refused', async () => {
  const id = await aQuotation(test, owner, projectId)
  const none = await test.send(owner, calls.sendQuotation, { ...letter, id, baseRevision: 2, to: [] })
  expect(none.status).toBe(400)
  const busy = await company.person('admin')
  let last = 200
  for (let count = 0; count <= sendingLimits.perHour; count += 1)
    last = (await test.send(busy, calls.sendQuotation, { ...letter, id: projectId, baseRevision: 2 })).status
  const { status, body } = await test.send(busy, calls.sendQuotation, { ...letter, id, baseRevision: 2 })
  expect([last, status, body.code]).toEqual([429, 429, refusals.tooMany.code])
})
