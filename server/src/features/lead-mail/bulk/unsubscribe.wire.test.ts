import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillDue, mailsOfBatch, sendToLeads, tokenIn, toLeads } from '../../../testing/builders/bulk-mail'
import { readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { anyAddress } from '../../../testing/mailbox'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'

const test = useTestApp({ APP_URL: 'https://foyer.example.com' })
const { unsubscribed, addUnsubscribed, removeUnsubscribed, mailRecipients, mailBatch } = bulkMailEndpoints

let company: TestCompany
let admin: TestPerson
let leadId: string
let token: string
beforeEach(async () => {
  company = await test.company('Studio <b>Nine</b>')
  admin = await company.person('admin')
  ;[leadId = ''] = await addLeads(test.deps, company, [{ email: 'asha@client.example' }])
  token = await tokenOfNewMail()
})

async function tokenOfNewMail(): Promise<string> {
  const batchId = await sendToLeads(test, admin, toLeads([leadId]))
  await fillDue(test)
  const [mail] = await mailsOfBatch(test, batchId)
  return tokenIn(mail?.text ?? '')
}

const ask = (of = token) => test.app.inject({ url: `/unsubscribe/${of}`, remoteAddress: anyAddress() })
const post = (of = token, payload = '', remoteAddress = anyAddress()) =>
  test.app.inject({
    method: 'POST',
    url: `/unsubscribe/${of}`,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress,
  })
const listed = async (search?: string) =>
  (await test.call(admin, unsubscribed, { search, after: undefined })).addresses
const reached = async () =>
  (await test.call(admin, mailRecipients, { selection: { ids: [leadId] } })).withAddress

describe('L-248 the way out of mails to many', () => {
  it('L-248 is at the end of each message, as text and as HTML', async () => {
    const [, text = '', html = ''] = await (async () => {
      const batchId = await sendToLeads(test, admin, toLeads([leadId]))
      await fillDue(test)
      const [mail] = await mailsOfBatch(test, batchId)
      return [mail?.id, mail?.text, mail?.html]
    })()
    expect(text).toMatch(/Unsubscribe: https:\/\/foyer\.example\.com\/unsubscribe\/\S+\n$/)
    expect(html).toContain(`<a href="https://foyer.example.com/unsubscribe/${tokenIn(text)}">Unsubscribe</a>`)
    expect(html).toContain('Studio &lt;b&gt;Nine&lt;/b&gt;')
  })

  it('L-248 a scanner that follows the link unsubscribes nobody; the page names the firm and has a button', async () => {
    const page = await ask()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Studio &lt;b&gt;Nine&lt;/b&gt;')
    expect(page.body).toContain(`<form method="post" action="/unsubscribe/${token}">`)
    expect(page.body).not.toContain('<script')
    expect(String(page.headers['content-security-policy'])).toContain("form-action 'self'")
    expect(String(page.headers['x-robots-tag'])).toBe('noindex')
    expect(await listed()).toEqual([])
    expect(await reached()).toBe(1)
  })

  it.each([
    ['the button of the page', ''],
    ['one click in a mail program (RFC 8058)', 'List-Unsubscribe=One-Click'],
  ])('L-248 %s unsubscribes, however often, and stands in the history', async (_how, body) => {
    for (let times = 0; times < 2; times++) {
      const page = await post(token, body)
      expect([page.statusCode, page.body.includes('You are unsubscribed')]).toEqual([200, true])
    }
    expect(await listed()).toMatchObject([{ address: 'asha@client.example', lead: { id: leadId } }])
    expect(await reached()).toBe(0)
    const lines = sentencesOf(await readLead(test, admin, leadId)).filter((line) =>
      line.includes('unsubscribed'),
    )
    expect(lines).toEqual(['asha@client.example was unsubscribed from mails to many by its reader'])
    expect((await ask()).body).toContain('You are unsubscribed')
  })

  it('L-248 can be taken back', async () => {
    await post()
    const back = await test.app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}/undo`,
      payload: '',
      remoteAddress: anyAddress(),
    })
    expect([back.statusCode, back.body.includes('You are subscribed again')]).toEqual([200, true])
    expect(await listed()).toEqual([])
    expect(await reached()).toBe(1)
  })

  it('L-248 what was waiting for this address does not leave any more', async () => {
    const batchId = await sendToLeads(test, admin, toLeads([leadId]))
    await fillDue(test)
    await post()
    const { totals } = await test.call(admin, mailBatch, { id: batchId })
    expect([totals.waiting, totals.cancelled]).toEqual([0, 1])
  })

  it('L-248 a link that is wrong, cut or of a mail that is gone is answered by a kind page', async () => {
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const wrong of ['x', token.slice(0, -3), forged, `${leadId}.${token.split('.')[1]}`, '%00'])
      for (const page of [await ask(wrong), await post(wrong)]) {
        expect(page.statusCode, wrong).toBe(404)
        expect(page.body).toContain('This link no longer works')
      }
    await test.deps.database.pool.query('delete from mails where company_id = $1', [company.id])
    expect((await post()).body).toContain('This link no longer works')
    expect(await listed()).toEqual([])
  })

  it('L-248 nobody tries thousands of links', async () => {
    const from = anyAddress()
    const answers = new Set<number>()
    for (let times = 0; times < 40; times++) answers.add((await post('x', '', from)).statusCode)
    expect([...answers]).toEqual([404, 429])
  })
})

describe('L-248 the list of addresses that want no mails to many', () => {
  it('L-248 admins add, find and remove addresses; others do not see it', async () => {
    const add = (address: string) => test.call(admin, addUnsubscribed, { address })
    await add(' Ravi@client.example')
    await add('meera@client.example')
    expect((await add('ravi@client.example')).message).toBe(
      'ravi@client.example gets no mails to many any more.',
    )
    expect((await listed()).map(({ address }) => address).toSorted()).toEqual([
      'meera@client.example',
      'ravi@client.example',
    ])
    expect(await listed('RAVI')).toMatchObject([{ address: 'ravi@client.example', by: { id: admin.userId } }])
    expect(await listed('%')).toEqual([])
    await test.call(admin, removeUnsubscribed, { address: 'ravi@client.example' })
    const again = await test.send(admin, removeUnsubscribed, { address: 'ravi@client.example' })
    expect([again.status, told(again)]).toEqual([404, 'This address is not in the list.'])
    const wrong = await test.send(admin, addUnsubscribed, { address: 'no address' })
    expect([wrong.status, told(wrong)]).toEqual([400, 'address: Enter valid email'])
    const editor = await company.person('editor')
    expect((await test.send(editor, unsubscribed, { search: undefined, after: undefined })).status).toBe(403)
  })

  it('L-248 a long list has pages, each address on one of them', async () => {
    await test.deps.database.pool.query(
      `insert into unsubscribed_addresses (company_id, address, created_at)
       select $1, 'a' || n || '@client.example', date_trunc('milliseconds', now()) - (n / 3) * interval '1 second' from generate_series(1, 120) n`,
      [company.id],
    )
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await test.call(admin, unsubscribed, { search: undefined, after })
      expect(page.total).toBe(120)
      seen.push(...page.addresses.map(({ address }) => address))
      after = page.after
    } while (after)
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    expect((await test.send(admin, unsubscribed, { search: undefined, after: 'x' })).status).toBe(400)
  })
})
