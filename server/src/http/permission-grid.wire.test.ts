import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints, grid } from '../testing/grid/grid'
import type { Expected } from '../testing/grid/row'
import { kinds } from '../testing/people'
import { useTestApp } from '../testing/test-app'
import type { TestPerson } from '../testing/test-company'
import { nobodys } from '../testing/two-companies/own-things'

const test = useTestApp()

type Who = 'stranger' | (typeof kinds)[number]

const allowed: Record<Expected, Who[]> = {
  open: ['stranger', ...kinds],
  signedIn: [...kinds],
  staff: ['reader', 'editor', 'assigner', 'admin', 'superAdmin'],
  crm: ['reader', 'editor', 'assigner', 'admin', 'superAdmin'],
  editors: ['editor', 'assigner', 'admin', 'superAdmin'],
  assigners: ['assigner', 'admin', 'superAdmin'],
  admins: ['admin', 'superAdmin'],
  clients: ['client'],
}

describe('permission grid: every endpoint and every kind of person', () => {
  const people = new Map<Who, TestPerson>()
  const enter = async () => {
    const company = await test.company()
    for (const kind of kinds) people.set(kind, await company.person(kind))
  }
  beforeAll(enter)

  /** Strangers call from several addresses: all endpoints at once are more than one may ask for. */
  let strangers = 0
  const sendAs = (who: Who, endpoint: AnyEndpoint, input: unknown) =>
    who === 'stranger'
      ? test.send(undefined, endpoint, input, {}, `10.0.0.${1 + (strangers++ % 4)}`)
      : test.send(people.get(who), endpoint, input)

  it.each(endpoints)('%s', async (name, endpoint) => {
    const row = grid[name]
    expect(row, `no row in the grid for ${name}`).toBeDefined()
    if (!row) return
    for (const who of ['stranger', ...kinds] as Who[]) {
      const { status, body } = await sendAs(who, endpoint, row.calls(nobodys)[0])
      // What is answered has the shape that the contract, its samples and the API document say.
      if (status === 200 && !endpoint.reply.mediaType)
        expect(endpoint.reply.schema.safeParse(body).error?.issues, who).toBeUndefined()
      if (allowed[row.may].includes(who))
        expect([200, ...(row.passes ?? [])], `${who}: ${body.message}`).toContain(status)
      else expect(status, who).toBe(who === 'stranger' ? 401 : 403)
    }
    // That row ends their sessions.
    if (name === 'accounts.signOut') await enter()
  })

  it('has no row for an endpoint that does not exist', () => {
    const known = new Set<string>(endpoints.map(([name]) => name))
    expect(Object.keys(grid).filter((name) => !known.has(name))).toEqual([])
  })
})
