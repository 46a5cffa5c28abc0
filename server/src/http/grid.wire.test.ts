import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { api } from '@foyer/contract/wire/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { addLeads } from '../testing/builders/leads'
import { kinds } from '../testing/people'
import { type TestPerson, useTestApp } from '../testing/test-app'

const test = useTestApp()

type Who = 'stranger' | (typeof kinds)[number]
type Expected = 'open' | 'staff' | 'signedIn' | 'crm' | 'admins'
interface Row {
  may: Expected
  input: unknown
  /** What is refused for another reason than rights still passed the door. */
  passes?: number[]
}

/** Every endpoint has a row here; a new one without a row fails. */
const grid: Record<string, Row> = {
  'accounts.signIn': { may: 'open', input: { email: 'nobody@example.com', password: 'x' }, passes: [400] },
  'accounts.signOut': { may: 'signedIn', input: {} },
  'accounts.profile': { may: 'signedIn', input: {} },
  'accounts.self': { may: 'signedIn', input: {} },
  'accounts.features': { may: 'signedIn', input: {} },
  'jobs.failed': { may: 'admins', input: {} },
  'jobs.retry': { may: 'admins', input: { id: randomUUID() }, passes: [404] },
  'leads.list': { may: 'crm', input: { tab: 'all', sort: 'created', descending: true, limit: 10, page: 0 } },
  'leads.counts': { may: 'crm', input: {} },
}

const allowed: Record<Expected, Who[]> = {
  open: ['stranger', ...kinds],
  signedIn: [...kinds],
  staff: ['reader', 'editor', 'assigner', 'admin', 'superAdmin'],
  crm: ['reader', 'editor', 'assigner', 'admin', 'superAdmin'],
  admins: ['admin', 'superAdmin'],
}

const endpoints = Object.entries(api).flatMap(([slice, of]) =>
  Object.entries(of as Record<string, AnyEndpoint>).map(
    ([name, endpoint]) => [`${slice}.${name}`, endpoint] as const,
  ),
)

describe('permission grid: every endpoint and every kind of person', () => {
  it.each(endpoints)('%s', async (name, endpoint) => {
    const row = grid[name]
    expect(row, `no row in the grid for ${name}`).toBeDefined()
    if (!row) return
    const company = await test.company()
    for (const who of ['stranger', ...kinds] as Who[]) {
      const person = who === 'stranger' ? undefined : await company.person(who)
      const { status, body } = await test.send(person, endpoint, row.input)
      if (allowed[row.may].includes(who))
        expect([200, ...(row.passes ?? [])], `${who}: ${body.message}`).toContain(status)
      else expect(status, who).toBe(who === 'stranger' ? 401 : 403)
    }
  })

  it('has no row for an endpoint that does not exist', () => {
    const known = new Set<string>(endpoints.map(([name]) => name))
    expect(Object.keys(grid).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('other-company grid: nothing of a company ever reaches another', () => {
  let outsider: TestPerson
  let secrets: string[]
  beforeAll(async () => {
    const [ours, theirs] = [await test.company('Ours Studio'), await test.company('Theirs Studio')]
    const insider = await ours.person('superAdmin', { firstName: 'Insider', lastName: 'Secret' })
    await addLeads(test.deps, ours, [
      {
        firstName: 'Hidden',
        lastName: 'Client',
        email: 'hidden@example.com',
        phone: '+91 9000000001',
        assigneeId: insider.userId,
      },
    ])
    outsider = await theirs.person('superAdmin')
    secrets = [
      'Hidden',
      'hidden@example.com',
      '9000000001',
      'Insider',
      'Ours Studio',
      insider.userId,
      ours.id,
    ]
  })

  it.each(endpoints)('%s', async (name, endpoint) => {
    const { body } = await test.send(outsider, endpoint, grid[name]?.input)
    const answer = JSON.stringify(body)
    for (const secret of secrets) expect(answer).not.toContain(secret)
    // The sign-out row ends this person's session.
    if (name === 'accounts.signOut')
      outsider = await (await test.company('Theirs Studio')).person('superAdmin')
  })
})
