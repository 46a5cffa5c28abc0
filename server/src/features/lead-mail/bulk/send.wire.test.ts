import { readFileLocation } from '@foyer/contract/files/location'
import { bulkMailLimits } from '@foyer/contract/lead-mail/bulk/limits'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillDue, greeting, mailsOfBatch, sendToLeads, toLeads } from '../../../testing/builders/bulk-mail'
import { readLead } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'

const test = useTestApp({ APP_URL: 'https://foyer.example.com' })
const { eService, mailRecipients, previewBulkMail, mailBatch, batchMails, addUnsubscribed } =
  bulkMailEndpoints

let company: TestCompany
let admin: TestPerson
let editor: TestPerson
beforeEach(async () => {
  company = await test.company('Studio Nine')
  admin = await company.person('admin', { firstName: 'Kavya', lastName: 'Menon' })
  editor = await company.person('editor', { firstName: 'Rohan', lastName: 'Shah' })
})

/** The smallest picture there is. */
const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const asha = { firstName: 'Asha', lastName: 'Rao', email: 'Asha@client.example' }
const ravi = { firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@client.example' }
const nobody = { firstName: 'No', lastName: 'Address' }
const add = (...wishes: Parameters<typeof addLeads>[2]) => addLeads(test.deps, company, wishes)

describe('L-248 a mail to many', () => {
  it('L-248 C-138 goes to every selected lead that has an address, one message each, with its own words', async () => {
    const ids = await add(asha, ravi, nobody)
    const answer = await test.call(admin, eService, toLeads(ids))
    expect(answer).toEqual({ message: 'Email Sent', batchId: expect.any(String), count: 2 })
    expect(await mailsOfBatch(test, answer.batchId ?? '')).toEqual([])
    await fillDue(test)
    const mails = await mailsOfBatch(test, answer.batchId ?? '')
    expect(mails).toMatchObject([
      {
        recipient: 'asha@client.example',
        subject: 'Happy Diwali, Asha',
        state: 'queued',
        leadId: ids[0],
        replyTo: admin.email,
        fromName: 'Kavya Menon',
        senderId: admin.userId,
        lane: 'firm',
        urgency: 1,
      },
      { recipient: 'ravi@client.example', subject: 'Happy Diwali, Ravi', leadId: ids[1] },
    ])
    expect(mails[0]?.html).toContain('<p>Dear Asha Rao, greetings from Studio Nine.</p>')
    expect(mails[0]?.text).toContain('Dear Asha Rao, greetings from Studio Nine.')
    expect(`${mails[0]?.html} ${mails[0]?.text}`).not.toContain('Ravi')
    const [entry] = (await readLead(test, admin, ids[0] ?? '')).history
    expect(entry).toMatchObject({
      kind: 'mail-sent',
      sentence: 'Kavya Menon sent an email to asha@client.example\nHappy Diwali, Asha',
      actor: { id: admin.userId },
    })
    // Nobody has turned to this lead alone.
    const { rows } = await test.deps.database.pool.query(
      'select first_contact_at as at from leads where id = $1',
      [ids[0]],
    )
    expect(rows).toEqual([{ at: null }])
  })

  it('L-248 ends with exact totals, and names who got none and why', async () => {
    const now = new Date()
    const ids = await add(asha, { ...asha, firstName: 'Again' }, ravi, nobody, {
      ...ravi,
      email: 'not an address',
    })
    const [gone] = await add({ ...ravi, email: 'gone@client.example' })
    await test.call(admin, addUnsubscribed, { address: 'RAVI@client.example' })
    const batchId = await sendToLeads(test, admin, toLeads([...ids, gone ?? '']))
    await test.deps.database.pool.query('update leads set deleted_at = $2 where id = $1', [gone, now])
    await fillDue(test)
    const batch = await test.call(admin, mailBatch, { id: batchId })
    expect(batch).toMatchObject({
      state: 'written',
      count: 6,
      filled: 6,
      by: { id: admin.userId, fullName: 'Kavya Menon' },
      totals: {
        waiting: 1,
        sent: 0,
        failed: 0,
        uncertain: 0,
        cancelled: 0,
        skipped: { 'no-address': 2, unsubscribed: 1, twice: 1, gone: 1 },
      },
      skipped: {
        'no-address': [{ name: 'No Address' }, { name: 'Ravi Iyer' }],
        unsubscribed: [{ id: ids[2], name: 'Ravi Iyer' }],
        twice: [{ id: ids[1], name: 'Again Rao' }],
        gone: [],
      },
    })
    const { mails } = await test.call(admin, batchMails, { id: batchId, filter: 'all', after: undefined })
    expect(mails).toMatchObject([
      { lead: { id: ids[0], name: 'Asha Rao' }, address: 'asha@client.example', state: 'queued' },
    ])
  })

  it('L-248 is checked before: those without an address first, the others counted', async () => {
    const ids = await add(asha, ravi, nobody, { ...asha, firstName: 'Again' })
    await test.call(admin, addUnsubscribed, { address: ravi.email })
    expect(await test.call(admin, mailRecipients, { selection: { ids } })).toEqual({
      withAddress: 1,
      withoutAddress: { leads: [{ id: ids[2], name: 'No Address' }], count: 1 },
      unsubscribed: { leads: [{ id: ids[1], name: 'Ravi Iyer' }], count: 1 },
      twice: { leads: [{ id: ids[3], name: 'Again Rao' }], count: 1 },
    })
  })

  it('L-248 is previewed for any of the leads', async () => {
    const ids = await add(asha, nobody, ravi)
    const preview = (at: number, search?: string) =>
      test.call(admin, previewBulkMail, { ...greeting, selection: { ids }, search, at })
    expect(await preview(0)).toEqual({
      lead: { id: ids[0], name: 'Asha Rao', address: 'asha@client.example' },
      at: 0,
      total: 2,
      subject: 'Happy Diwali, Asha',
      html: '<p>Dear Asha Rao, greetings from Studio Nine.</p>',
    })
    expect(await preview(1)).toMatchObject({ lead: { name: 'Ravi Iyer' }, at: 1, total: 2 })
    expect(await preview(99)).toMatchObject({ lead: { name: 'Ravi Iyer' }, at: 1, total: 2 })
    expect(await preview(0, 'RAVI')).toMatchObject({ lead: { name: 'Ravi Iyer' }, at: 0, total: 1 })
    expect(await preview(0, 'nobody like this')).toMatchObject({ at: 0, total: 0 })
  })

  it('L-248 goes to all leads of a list, if it is still the list that was looked at', async () => {
    await add(asha, ravi)
    const query = {
      tab: 'all' as const,
      callStatus: undefined,
      search: undefined,
      followUpFrom: undefined,
      followUpTo: undefined,
    }
    const changed = await test.send(admin, eService, {
      ...greeting,
      to: { selection: { query, expected: 7 } },
    })
    expect([changed.status, changed.body.code]).toEqual([409, 'list-changed'])
    const answer = await test.call(admin, eService, {
      ...greeting,
      to: { selection: { query, expected: 2 } },
    })
    expect(answer.count).toBe(2)
  })

  it('L-248 is refused in words: nobody chosen, nobody with an address, too many, nothing written', async () => {
    const [id = ''] = await add(nobody)
    const refusals: [Parameters<typeof toLeads>[0], object, number, string][] = [
      [[], {}, 400, 'Please choose at least one lead.'],
      [[id], {}, 400, 'None of these leads can be mailed: they have no address.'],
      [[id], { subject: ' ' }, 400, 'subject: Please enter a subject.'],
      [[id], { html: '<p> </p>' }, 400, 'Please write a message.'],
      [[id], { html: '<script>alert(1)</script>' }, 400, 'Please write a message.'],
      [[id], { sendAt: 'tomorrow' }, 400, 'sendAt: Please choose a date and a time.'],
      [
        [id],
        { sendAt: '2020-01-01T10:00' },
        400,
        'This time has passed. Please choose a later one, or send it now.',
      ],
    ]
    for (const [ids, over, status, words] of refusals) {
      const answer = await test.send(admin, eService, toLeads(ids, over))
      expect([answer.status, told(answer)], words).toEqual([status, words])
    }
    const many = Array.from({ length: bulkMailLimits.leads + 1 }, (_, at) =>
      id.replace(/.{8}$/, String(at).padStart(8, '0')),
    )
    const tooMany = await test.send(admin, eService, toLeads(many))
    expect([tooMany.status, told(tooMany)]).toEqual([
      400,
      'At most 5,000 leads can be mailed at once. Please narrow the list.',
    ])
  })

  it('C-139 values of leads and words of the sender run nowhere', async () => {
    const payload = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
    const ids = await add({ ...asha, firstName: payload, city: 'javascript:alert(3)' })
    const html = `<p onclick="alert(4)">{{firstName}}</p><a href="{{city}}">x</a><script>alert(5)</script>`
    const batchId = await sendToLeads(
      test,
      admin,
      toLeads(ids, { subject: 'A\r\nBcc: x@y.example {{firstName}}', html }),
    )
    await fillDue(test)
    const [mail] = await mailsOfBatch(test, batchId)
    expect(mail?.html).not.toMatch(/<script|<img|onclick=|javascript:/i)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    const preview = await test.call(admin, previewBulkMail, {
      selection: { ids },
      subject: 'x',
      html,
      search: undefined,
      at: 0,
    })
    expect(preview.html).not.toMatch(/<script|<img|onclick=|javascript:/i)
  })
})

describe('L-248 C-146 what goes with a mail to many', () => {
  const file = { name: 'card.png', content: new Blob([tinyPng]) }

  it('L-248 C-146 an upload of the sender goes with every message, and each names its way out', async () => {
    const ids = await add(asha, ravi)
    const { location } = await test.call(admin, fileEndpoints.upload, { file })
    const attachments = [{ filename: 'card.png', path: location }]
    const batchId = await sendToLeads(test, admin, toLeads(ids, { attachments }))
    await fillDue(test)
    const mails = await mailsOfBatch(test, batchId)
    const { fileId } = readFileLocation(location) ?? {}
    expect(mails.map(({ attachmentIds }) => attachmentIds)).toEqual([[fileId], [fileId]])
    for (const { text, unsubscribeUrl } of mails) {
      expect(unsubscribeUrl).toMatch(/^https:\/\/foyer\.example\.com\/unsubscribe\//)
      expect(text).toContain(unsubscribeUrl)
    }
    expect(new Set(mails.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(2)
  })

  it('L-248 C-146 a picture is seen in the preview and beside the messages; one of others is not', async () => {
    const ids = await add(asha)
    const selection = { ids }
    const words = async (by: TestPerson) => {
      const { location } = await test.call(by, fileEndpoints.upload, { file })
      return { ...greeting, html: `<p>Look</p><img src="${location.replaceAll('&', '&amp;')}">` }
    }
    const opens = async (html: string) => {
      const url = /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      return (await test.app.inject({ url })).headers['content-type']
    }
    const own = await words(admin)
    const preview = await test.call(admin, previewBulkMail, { ...own, selection, search: undefined, at: 0 })
    expect(await opens(preview.html)).toBe('image/webp')
    const batchId = await sendToLeads(test, admin, { ...toLeads(ids), html: own.html })
    expect(await opens((await test.call(admin, mailBatch, { id: batchId })).html)).toBe('image/webp')
    for (const by of [editor, await (await test.company()).person('admin')]) {
      const { html, subject } = await words(by)
      const seen = { html, subject, selection, search: undefined, at: 0 }
      expect((await test.send(admin, previewBulkMail, seen)).body.code).toBe('not-your-upload')
    }
  })

  it('L-248 C-146 what is no upload of the sender is refused, and nothing is sent', async () => {
    const ids = await add(asha)
    const other = await (await test.company()).person('admin')
    const { location } = await test.call(other, fileEndpoints.upload, { file })
    for (const path of [location, 'https://elsewhere.example/card.png', '/etc/passwd']) {
      const answer = await test.send(
        admin,
        eService,
        toLeads(ids, { attachments: [{ filename: 'x', path }] }),
      )
      expect(answer.status, path).toBeGreaterThanOrEqual(400)
      expect(answer.status, path).toBeLessThan(500)
    }
    const { batches } = await test.call(admin, bulkMailEndpoints.mailBatches, { after: undefined })
    expect(batches).toEqual([])
  })
})

describe('L-248 by addresses, as older clients send it', () => {
  const byAddress = (addresses: string[]) => ({ ...greeting, to: { addresses } })

  it('C-138 C-104 each address gets its own message, filled for the lead that has it', async () => {
    const ids = await add(asha, ravi)
    const answer = await test.call(
      admin,
      eService,
      byAddress([asha.email, ravi.email, asha.email.toUpperCase()]),
    )
    expect(answer.count).toBe(2)
    await fillDue(test)
    expect(await mailsOfBatch(test, answer.batchId ?? '')).toMatchObject([
      { recipient: 'asha@client.example', subject: 'Happy Diwali, Asha', leadId: ids[0] },
      { recipient: 'ravi@client.example', subject: 'Happy Diwali, Ravi', leadId: ids[1] },
    ])
  })

  it('C-104 a colleague gets a message too; strangers are refused and nothing is sent', async () => {
    await add(asha)
    const refused = await test.send(admin, eService, byAddress([asha.email, 'stranger@elsewhere.example']))
    expect([refused.status, refused.body.details]).toEqual([
      403,
      { addresses: ['stranger@elsewhere.example'] },
    ])
    const answer = await test.call(admin, eService, byAddress([editor.email]))
    expect(answer).toEqual({ message: 'Email Sent', batchId: undefined, count: 1 })
    const { rows } = await test.deps.database.pool.query(
      `select recipient, subject, lane, batch_id from mails where company_id = $1`,
      [company.id],
    )
    expect(rows).toMatchObject([{ recipient: editor.email, lane: 'firm', batch_id: null }])
  })

  it('C-104 the address of a lead that somebody does not see is that of a stranger', async () => {
    await add({ ...asha, assigneeId: admin.userId, creatorId: admin.userId })
    const answer = await test.send(editor, eService, byAddress([asha.email]))
    expect(answer.status).toBe(403)
  })
})

describe('L-248 who may', () => {
  it('L-248 leads that the sender does not see get nothing and are not named', async () => {
    const ids = await add(
      { ...asha, assigneeId: editor.userId, creatorId: editor.userId },
      { ...ravi, assigneeId: admin.userId, creatorId: admin.userId },
    )
    const answer = await test.call(editor, eService, toLeads(ids))
    expect(answer.count).toBe(1)
    await fillDue(test)
    expect((await mailsOfBatch(test, answer.batchId ?? '')).map(({ leadId }) => leadId)).toEqual([ids[0]])
    const batch = await test.call(editor, mailBatch, { id: answer.batchId ?? '' })
    expect([batch.count, batch.totals.skipped.gone]).toEqual([1, 0])
  })

  it('L-248 a batch is there for its sender and admins; a lead that was taken from the sender is not named', async () => {
    const colleague = await company.person('editor')
    const ids = await add({ ...asha, assigneeId: editor.userId })
    const batchId = await sendToLeads(test, editor, toLeads(ids))
    await fillDue(test)
    for (const [who, status] of [
      [editor, 200],
      [admin, 200],
      [colleague, 404],
    ] as const) {
      expect((await test.send(who, mailBatch, { id: batchId })).status).toBe(status)
      expect((await test.send(who, bulkMailEndpoints.cancelBatch, { id: batchId })).status).toBe(
        status === 404 ? 404 : who === editor ? 200 : 409,
      )
      const { batches } = await test.call(who, bulkMailEndpoints.mailBatches, { after: undefined })
      expect(batches.map(({ id }) => id)).toEqual(status === 200 ? [batchId] : [])
    }
    await test.deps.database.pool.query(
      'update leads set assignee_id = $2, creator_id = null where id = $1',
      [ids[0], admin.userId],
    )
    const { mails } = await test.call(editor, batchMails, { id: batchId, filter: 'all', after: undefined })
    expect(mails).toMatchObject([{ address: '' }])
    expect(mails[0]?.lead).toBeUndefined()
  })

  it('L-248 somebody who only reads leads sends none', async () => {
    const ids = await add(asha)
    const reader = await company.person('reader')
    for (const [endpoint, input] of [
      [eService, toLeads(ids)],
      [mailRecipients, { selection: { ids } }],
    ] as const)
      expect((await test.send(reader, endpoint, input)).status).toBe(403)
  })

  it('L-248 asking again with the same key sends it once', async () => {
    const ids = await add(asha)
    const key = { 'idempotency-key': 'the-same-click' }
    const first = await test.send(admin, eService, toLeads(ids), key)
    const second = await test.send(admin, eService, toLeads(ids), key)
    expect(second.body).toEqual(first.body)
    const { batches } = await test.call(admin, bulkMailEndpoints.mailBatches, { after: undefined })
    expect(batches).toHaveLength(1)
  })
})
