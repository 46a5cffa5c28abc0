import { richTextFaults } from '@foyer/contract/testing/rich-text-faults'
import { scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'
import { removeUnused } from '../../files/service'

const test = useTestApp()
const { addTemplate, fillTemplate, templates, testTemplate } = templateEndpoints

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
})

type Node = DefaultTreeAdapterTypes.ChildNode

const elementsIn = (nodes: readonly Node[]): DefaultTreeAdapterTypes.Element[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node.childNodes)] : []))
const faultsIn = (html: string): string[] =>
  richTextFaults(
    elementsIn(parseFragment(html).childNodes).map(({ tagName, attrs }) => ({
      name: tagName,
      attributes: attrs,
    })),
  )

describe('C-139 script payloads', () => {
  it('in name, subject and text of a template are text there, and are cleaned out of the text', async () => {
    const together = 12
    for (let place = 0; place < scriptPayloads.length; place += together) {
      const payloads = scriptPayloads.slice(place, place + together)
      const [payload = ''] = payloads
      const oneLine = payload.replace(/\p{Cc}/gu, ' ')
      const answer = await test.send(admin, addTemplate, {
        type: 1,
        name: `${place} ${oneLine}`.slice(0, 100),
        subject: oneLine.slice(0, 150) || 'x',
        html: payloads.map((one) => `<p>Words</p>${one}`).join(''),
      })
      expect(answer.status, payload).toBe(200)
    }
    const stored = await test.call(admin, templates, {})
    expect(stored).toHaveLength(Math.ceil(scriptPayloads.length / together))
    for (const { html } of stored) expect([html, faultsIn(html)]).toEqual([html, []])
  })

  it('in the name, the city and the address of a lead stay words, in text and in addresses', async () => {
    const wishes = scriptPayloads.map((payload) => {
      const words = payload.replaceAll('\0', '')
      return { firstName: words, lastName: '', city: words, address: words }
    })
    const ids = await addLeads(test.deps, company, wishes)
    const html = '<p>{{firstName}} {{address}}</p><a href="https://x.in/{{city}}">{{city}}</a>'
    for (const leadId of ids) {
      const filled = await test.call(admin, fillTemplate, { leadId, subject: '{{firstName}}', html })
      expect([filled.html, faultsIn(filled.html)]).toEqual([filled.html, []])
      expect(filled.subject).not.toMatch(/[\r\n]/)
    }
  })

  it('in a test mail leave as words', async () => {
    const html = scriptPayloads.map((payload) => `<p>Words</p>${payload}`).join('')
    await test.call(admin, testTemplate, { subject: '<script>alert(1)</script>', html })
    const { rows } = await test.deps.database.pool.query('select html from mails where company_id = $1', [
      company.id,
    ])
    expect(faultsIn(rows[0].html)).toEqual([])
  })
})

describe('C-146 pictures of a template', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = async (as: TestPerson) => {
    const file = { name: 'plan.png', content: new Blob([png]) }
    return (await test.call(as, fileEndpoints.upload, { file })).location
  }
  const add = (as: TestPerson, name: string, html: string) =>
    test.send(as, addTemplate, { type: 1, name, subject: 'Look', html })

  it('are uploads of the firm: stored without the signature, read with one that shows them', async () => {
    const location = await upload(admin)
    const html = `<p>Look</p><img src="http://localhost:3000${location.replaceAll('&', '&amp;')}" alt="The plan">`
    expect((await add(admin, 'Own', html)).status).toBe(200)
    const { rows } = await test.deps.database.pool.query(
      'select html from email_templates where company_id = $1',
      [company.id],
    )
    expect(rows[0].html).toBe(`<p>Look</p><img src="${location.split('?')[0]}" alt="The plan" />`)
    const [shown] = await test.call(admin, templates, {})
    const source = /src="([^"]+)"/.exec(shown?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    const opened = await test.app.inject({ url: source })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp'])
    const filled = await test.call(admin, fillTemplate, { templateId: shown?.id })
    expect(filled.html).toContain('signature=')
  })

  it('of others are refused, of colleagues unless they are in a template; strange addresses are left out', async () => {
    const stranger = await (await test.company()).person('admin')
    const colleague = await company.person('editor')
    const theirs = await upload(stranger)
    const ofColleague = await upload(colleague)
    const picture = (src: string) => `<p>Look</p><img src="${src.replaceAll('&', '&amp;')}">`
    const refused = await add(admin, 'Theirs', picture(theirs))
    expect([refused.status, refused.body.code]).toEqual([400, 'not-your-upload'])
    expect(told(refused)).toBeTruthy()
    expect((await add(admin, 'Colleague', picture(ofColleague))).status).toBe(400)
    // Nor does a preview open them.
    for (const html of [picture(theirs), picture(ofColleague)])
      expect((await test.send(admin, fillTemplate, { html })).body.code).toBe('not-your-upload')
    expect((await add(colleague, 'Colleague', picture(ofColleague))).status).toBe(200)
    expect((await add(admin, 'Copy', picture(ofColleague))).status).toBe(200)
    expect((await add(admin, 'Web', picture('https://evil.example/a.png'))).body.data).toMatchObject({
      text: '<p>Look</p>',
    })
  })

  it('stay as long as a template shows them', async () => {
    const kept = await upload(admin)
    const unused = await upload(admin)
    await add(admin, 'Keeps', `<p>Look</p><img src="${kept.split('?')[0]}">`)
    test.setNow(new Date(Date.now() + 31 * 86_400_000))
    await removeUnused(test.deps)
    test.setNow(undefined)
    const statusOf = async (location: string) => (await test.app.inject({ url: location })).statusCode
    expect([await statusOf(kept), await statusOf(unused)]).toEqual([200, 404])
  })
})
