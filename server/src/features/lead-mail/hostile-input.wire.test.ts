import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'

const test = useTestApp()
let admin: TestPerson
let leadId: string
let companyId: string
beforeAll(async () => {
  const company = await test.company()
  companyId = company.id
  admin = await company.person('superAdmin')
  ;[leadId = ''] = await addLeads(test.deps, company, [{ email: 'asha@client.example' }])
})

const post = async (url: string, payload: unknown, query: Record<string, string> = {}) => {
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url,
    query: { userId: admin.userId, ...query },
    payload: payload as object,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
  })
  return { status: statusCode, body }
}

/** What no form sends, in the place of a text. */
const odd: unknown[] = [
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  'x'.repeat(250_000),
  '{{firstName}}'.repeat(1_000),
  '{{'.repeat(10_000),
  '<p>'.repeat(5_000),
  "'; drop table mails; --",
  '',
  ' ',
  null,
  0,
  -1,
  1e308,
  {},
  [],
  [[]],
  true,
]

const letter = { to: 'asha@client.example', subject: 'Hi', emailBody: '<p>Hi</p>', attachments: [] }
const many = () => ({ leadIds: [leadId], subject: 'Hi', html: '<p>Hi</p>', attachments: [] })
const server = {
  kind: 'save',
  ...{ host: 'mail.invalid', port: 465, security: 'tls', username: 'a', password: 'b' },
  ...{ fromName: 'A', fromAddress: 'a@b.example', perMinute: 20 },
}
const box = {
  ...{ host: 'mail.invalid', port: 993, security: 'tls', username: 'a', password: 'b' },
  ...{ folder: 'INBOX', isOn: false },
}
const calls: [url: string, body: () => Record<string, unknown>][] = [
  ['/user/lead-email', () => letter],
  ['/api/e-service/send-email', many],
  ['/api/e-service/send-email', () => ({ ...many(), leadIds: undefined, email: ['asha@client.example'] })],
  ['/api/lead-mail/recipients', () => ({ leadIds: [leadId] })],
  ['/api/lead-mail/preview', () => ({ ...many(), at: 0 })],
  ['/api/lead-mail/unsubscribed', () => ({ address: 'a@b.example' })],
  ['/api/lead-mail/unsubscribed/remove', () => ({ address: 'a@b.example' })],
  ['/api/email-templates', () => ({ type: 1, name: 'N', subject: 'S', text: '<p>T</p>' })],
  ['/api/email-templates/fill', () => ({ subject: 'S', text: '<p>T</p>', leadId })],
  ['/api/mail-server', () => server],
  ['/api/mailbox', () => box],
]

describe('what no form sends is answered in words, never with a failure of ours', () => {
  it.each(calls)(
    '%s',
    async (url, bodyOf) => {
      for (const name of Object.keys(bodyOf()))
        for (const value of odd) {
          const { status, body } = await post(url, { ...bodyOf(), [name]: value })
          const what = `${name}: ${JSON.stringify(value)?.slice(0, 60)} → ${body.slice(0, 200)}`
          expect(status, what).toBeLessThan(500)
          if (status >= 400) expect(JSON.parse(body).message, what).toMatch(/\w/)
        }
    },
    300_000,
  )

  it.each(['a\u0000b', '99999-99-99 99:99', '0000-00-00', '+275760-09-13T00:00:00Z', 'NaN', '1e99'])(
    'a time like %j',
    async (dateTime) => {
      const one = await post('/user/lead-email', letter, { dateTime, leadId })
      const bulk = await post('/api/e-service/send-email', { ...many(), dateTime })
      expect([one.status, bulk.status]).toEqual([400, 400])
    },
  )

  it('50,000 leads at once', async () => {
    const leadIds = Array.from({ length: 50_000 }, () => randomUUID())
    for (const url of ['/api/e-service/send-email', '/api/lead-mail/recipients', '/api/lead-mail/preview']) {
      const { status } = await post(url, { ...many(), at: 0, leadIds })
      expect([400, 413], url).toContain(status)
    }
  })

  it.each([
    ['several in one', 'asha@client.example, ravi@client.example'],
    ['a name and an address', 'Asha <asha@client.example>'],
    ['a quoted name', '"a@b"@client.example'],
    ['a route', '@evil.example:asha@client.example'],
    ['a comment', 'asha(x)@client.example'],
    ['a command', 'asha@client.example>\r\nRCPT TO:<spy@evil.example'],
    ['a percent sign for another host', 'asha%evil.example@'],
  ])('of addresses %s is no address', async (_what, address) => {
    expect((await post('/api/lead-mail/unsubscribed', { address })).status).toBe(400)
    expect(
      (await post('/api/e-service/send-email', { ...many(), leadIds: undefined, email: [address] })).status,
    ).toBe(400)
  })

  it('an attachment that is a path, an address, another company’s or nobody’s', async () => {
    const other = await test.company()
    for (const path of [
      '../../etc/passwd',
      'file:///etc/passwd',
      'data:text/html,x',
      `/files/${other.id}/${randomUUID()}`,
      `/files/${companyId}/${randomUUID()}`,
      `/files/${companyId}/${randomUUID()}/../..`,
      'a\u0000b',
    ]) {
      const attachments = [{ filename: 'a\r\nb', path }]
      expect((await post('/user/lead-email', { ...letter, attachments }, { leadId })).status, path).toBe(400)
      expect((await post('/api/e-service/send-email', { ...many(), attachments })).status, path).toBe(400)
    }
  })
})
