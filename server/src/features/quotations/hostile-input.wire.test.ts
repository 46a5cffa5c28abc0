import { beforeAll, describe, expect, it } from 'vitest'
import { addProject } from '../../testing/builders/projects'
import { aDocument, aQuotation } from '../../testing/builders/quotations'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'
import { quotationJobs } from './jobs'

const test = useTestApp()
let admin: TestPerson
let projectId: string
let id: string
beforeAll(async () => {
  const company = await test.company()
  admin = await company.person('superAdmin')
  projectId = (await addProject(test.deps, company, admin.userId)).id
  id = await aQuotation(test, admin, projectId)
})

/** What no form sends, in the place of a value. */
const odd: unknown[] = [
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  'x'.repeat(250_000),
  "'; drop table quotations; --",
  '',
  ' ',
  null,
  0,
  -1,
  1.5,
  1e308,
  {},
  [],
  [[]],
  true,
]

const call = async (method: 'POST' | 'PUT' | 'GET', url: string, payload?: unknown) => {
  const answer = await test.app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload: payload as object }),
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
  })
  return { status: answer.statusCode, body: answer.body }
}

/** Every value of a body, one after the other, replaced by this one. */
function* replaced(body: unknown, value: unknown): Generator<unknown> {
  if (Array.isArray(body)) {
    for (const [index, one] of body.entries())
      for (const changed of replaced(one, value)) yield body.with(index, changed)
  } else if (body && typeof body === 'object') {
    for (const [name, one] of Object.entries(body))
      for (const changed of replaced(one, value)) yield { ...body, [name]: changed }
  }
  yield value
}

const letter = {
  baseRevision: 2,
  way: 'mail',
  to: ['meera@example.com'],
  phone: '',
  subject: 'Your quotation',
  message: 'Dear Meera',
  days: 30,
}

describe('whatever is sent, it is understood or refused in words', () => {
  const bodies: [string, 'POST' | 'PUT', () => string, () => unknown][] = [
    [
      'beginning',
      'POST',
      () => '/api/quotations',
      () => ({ projectId, kind: 'design', from: { kind: 'blank' } }),
    ],
    ['a template', 'POST', () => '/api/quotation-templates', () => ({ quotationId: id, name: 'Flats' })],
    ['sending', 'POST', () => `/api/quotations/${id}/send`, () => letter],
    ['WhatsApp', 'POST', () => `/api/quotations/${id}/send`, () => ({ ...letter, way: 'whatsapp' })],
    ['a link', 'POST', () => `/api/quotations/${id}/links`, () => ({ days: 3 })],
    ['void', 'POST', () => `/api/quotations/${id}/void`, () => ({ reason: 'Wrong' })],
  ]
  it.each(bodies)('%s', async (_, method, url, body) => {
    for (const value of odd)
      for (const sent of replaced(body(), value)) {
        const { status, body: text } = await call(method, url(), sent)
        expect(status, `${JSON.stringify(sent).slice(0, 200)}: ${text}`).toBeLessThan(500)
        if (status >= 400) expect(JSON.parse(text).message).toMatch(/\w/)
      }
  })

  it('saving', async () => {
    const values = ['a\u0000b', '\ud800', null, -1, 1.5, 1e308, {}, []]
    for (const value of values)
      for (const sent of replaced({ baseRevision: 1, document: aDocument() }, value)) {
        const { status } = await call('PUT', `/api/quotations/${id}`, sent)
        expect([400, 409], JSON.stringify(sent).slice(0, 300)).toContain(status)
      }
  })

  it('searching', async () => {
    for (const search of ['%00', '%', '\\', "'", 'x'.repeat(101), '\u{1f600}'])
      expect(
        (await call('GET', `/api/quoted-items?kind=design&search=${encodeURIComponent(search)}`)).status,
      ).toBeLessThan(500)
    for (const search of ['%00', '%ED%A0%80', '%FF'])
      expect((await call('GET', `/api/quoted-items?kind=design&search=${search}`)).status).toBeLessThan(500)
  })

  it('what was taken in does not stop the jobs', async () => {
    await test.deps.jobs.runDue(quotationJobs(test.deps))
    const { rows } = await test.deps.database.pool.query(
      `select kind, error from jobs where kind like 'quotations.%' and error is not null`,
    )
    expect(rows).toEqual([])
  })
})
