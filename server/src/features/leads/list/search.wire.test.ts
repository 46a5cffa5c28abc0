import { leadQuery } from '@foyer/contract/leads/list/query'
import type { LeadListQuery } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { isNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '../../../context'
import { leads } from '../../../db/schema/leads'
import { aContact, captureLead } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import type { Visibility } from '../../teams/service'
import { foundLeads, patternsOf, searchWords } from './repository/search'

const test = useTestApp()

const question = (search: string, more: Partial<LeadListQuery> = {}) =>
  leadQuery({ search, isLean: false, ...more })
const find = async (as: TestPerson, search: string, more: Partial<LeadListQuery> = {}) => {
  const { rows, total } = await test.call(as, leadEndpoints.list, question(search, more))
  expect(total).toBe(rows.length)
  return rows.map((lead) => `${lead.firstName} ${lead.lastName}`.trim())
}
const day = (n: number) => new Date(Date.UTC(2026, 0, n))

describe('a search', () => {
  let company: TestCompany
  let owner: TestPerson
  let seller: TestPerson
  beforeAll(async () => {
    company = await test.company()
    owner = await company.person('superAdmin')
    seller = await company.person('editor')
    await addLeads(test.deps, company, [
      { firstName: 'Prasad', lastName: 'Kulkarni', createdAt: day(1), assigneeId: seller.userId },
      { firstName: 'Prasanna', lastName: 'Rao', email: 'p.rao@sunrise-homes.in', createdAt: day(2) },
      { firstName: 'Meera', lastName: 'Prasad', phone: '+91 9845021763', createdAt: day(3) },
      { firstName: 'मीरा', lastName: 'जोशी', createdAt: day(4) },
      { type: 1, firstName: 'Anil', lastName: 'Shah', companyName: 'Tamarind Logistics', createdAt: day(5) },
    ])
  })

  it('finds every lead with a word that begins so, the newest first', async () => {
    expect(await find(owner, 'prasad')).toEqual(['Meera Prasad', 'Prasad Kulkarni'])
    expect(await find(owner, 'PRAS')).toEqual(['Meera Prasad', 'Prasanna Rao', 'Prasad Kulkarni'])
    expect(await find(owner, 'pras', { descending: false })).toEqual([
      'Prasad Kulkarni',
      'Prasanna Rao',
      'Meera Prasad',
    ])
    expect(await find(owner, 'मीरा')).toEqual(['मीरा जोशी'])
  })

  it('wants all of the words, in any order', async () => {
    expect(await find(owner, 'kulk pras')).toEqual(['Prasad Kulkarni'])
    expect(await find(owner, 'prasad rao')).toEqual([])
  })

  it('looks at company, email and its parts, and a phone in any written form', async () => {
    expect(await find(owner, 'tamarind')).toEqual(['Anil Shah'])
    expect(await find(owner, 'p.rao@sunrise-homes.in')).toEqual(['Prasanna Rao'])
    expect(await find(owner, 'sunrise')).toEqual(['Prasanna Rao'])
    for (const phone of ['98450 21763', '+919845021763', '098450-21763', '98450'])
      expect(await find(owner, phone), phone).toEqual(['Meera Prasad'])
  })

  it('finds a lead by a whole phone or email of any of its contacts, beside those who have it as their own', async () => {
    await captureLead(test, owner, {
      contacts: [
        aContact({ firstName: 'Uday', phones: ['+91 9000011111', '+91 9845021763'] }),
        aContact({ firstName: 'Vimal', email: 'vimal@studio.in', phones: ['+1 4155552671'] }),
      ],
    })
    for (const typed of ['+1 (415) 555-2671', '0014155552671', 'VIMAL@studio.in'])
      expect(await find(owner, typed), typed).toEqual(['Uday Iyer'])
    for (const typed of ['9845021763', '0091 98450 21763'])
      expect(await find(owner, typed), typed).toEqual(['Uday Iyer', 'Meera Prasad'])
    expect(await find(owner, '9845021763', { sort: 'name', descending: false })).toEqual([
      'Meera Prasad',
      'Uday Iyer',
    ])
    expect(await find(seller, '9845021763')).toEqual([])
  })

  it('finds the middle of a word where nothing begins so, the end of a phone too', async () => {
    expect(await find(owner, 'ulkarn')).toEqual(['Prasad Kulkarni'])
    // Of any of its numbers.
    expect(await find(owner, '21763')).toEqual(['Uday Iyer', 'Meera Prasad'])
    expect(await find(owner, '26719')).toEqual([])
    expect(await find(owner, '55267')).toEqual(['Uday Iyer'])
  })

  it('keeps to the order, the tab and the other conditions of the list', async () => {
    expect(await find(owner, 'pras', { sort: 'name', descending: false })).toEqual([
      'Meera Prasad',
      'Prasad Kulkarni',
      'Prasanna Rao',
    ])
    expect(await find(owner, 'pras', { tab: 'unassigned' })).toEqual(['Meera Prasad', 'Prasanna Rao'])
  })

  it('C-088 shows nobody more than they may see, nor another company', async () => {
    expect(await find(seller, 'pras')).toEqual(['Prasad Kulkarni'])
    expect(await find(seller, 'ulkarn')).toEqual(['Prasad Kulkarni'])
    const stranger = await (await test.company()).person('superAdmin')
    for (const words of ['pras', 'ulkarn', '9845021763', '98450 21763', 'sunrise-homes', 'tamarind']) {
      expect(await find(owner, words), words).not.toEqual([])
      expect(await find(stranger, words), words).toEqual([])
    }
  })

  it('takes text that means something to the database as text', async () => {
    for (const odd of ['%', '_', "'", '\\', 'pras%', '100% sure', '\u{10ffff}', 'a'.repeat(100)])
      expect(await find(owner, odd), odd).toEqual([])
  })
})

describe('a search for words with digits', () => {
  let owner: TestPerson
  beforeAll(async () => {
    const company = await test.company()
    owner = await company.person('superAdmin')
    const numbered = Array.from({ length: 220 }, (_, n) => ({
      firstName: n === 5 ? 'Tanvi' : 'Nandini',
      lastName: 'Gowda',
      email: `gowda${1000 + n}@example.in`,
      createdAt: day(1),
    }))
    await addLeads(test.deps, company, [
      ...numbered,
      { firstName: 'Kavya', lastName: 'Sharma', email: 'kavya.sharma387@gmail.com', createdAt: day(2) },
      { firstName: 'Kavya', lastName: 'Sharma', email: 'kavya.sharma38@yahoo.com', createdAt: day(3) },
      { firstName: 'Kavya', lastName: 'Sharma', createdAt: day(4) },
      { firstName: 'Rohan', lastName: 'Das', email: 'sharma387@outlook.com', createdAt: day(5) },
      { type: 1, firstName: 'Dev', lastName: 'Mehta', companyName: 'A2 Design', createdAt: day(6) },
      { type: 1, firstName: 'Ila', lastName: 'Nair', companyName: 'Tower 7 Realty', createdAt: day(7) },
      { type: 1, firstName: 'Om', lastName: 'Roy', companyName: 'Tower 9 Realty', createdAt: day(8) },
      { type: 1, firstName: 'Uma', lastName: 'Sen', companyName: 'B2B4 Spaces', createdAt: day(9) },
    ])
  })

  it('finds a name in an address that goes on with a number', async () => {
    const sharmas = ['Rohan Das', 'Kavya Sharma', 'Kavya Sharma', 'Kavya Sharma']
    expect(await find(owner, 'sharma')).toEqual(sharmas)
    expect(await find(owner, 'sharm')).toEqual(sharmas)
  })

  it('finds the number too, as far as it is typed', async () => {
    expect(await find(owner, 'sharma387')).toEqual(['Rohan Das', 'Kavya Sharma'])
    expect(await find(owner, 'sharma38')).toEqual(['Rohan Das', 'Kavya Sharma', 'Kavya Sharma'])
    expect(await find(owner, 'sharma4')).toEqual([])
    expect(await find(owner, 'gowda1207')).toEqual(['Nandini Gowda'])
    expect(await find(owner, 'kavya sharma387')).toEqual(['Kavya Sharma'])
  })

  it('takes an address, whole or in part, literally', async () => {
    expect(await find(owner, 'kavya.sharma387@gmail.com')).toEqual(['Kavya Sharma'])
    expect(await find(owner, 'Kavya.Sharma38@yahoo')).toEqual(['Kavya Sharma'])
    expect(await find(owner, 'sharma387@')).toEqual(['Rohan Das', 'Kavya Sharma'])
    expect(await find(owner, 'sharma387@outlook.com')).toEqual(['Rohan Das'])
    expect(await find(owner, 'kavya.sharma@gmail.com')).toEqual([])
    expect(await find(owner, 'gowda1003@example.in', { sort: 'name' })).toEqual(['Nandini Gowda'])
  })

  it('finds names that have digits in them', async () => {
    for (const typed of ['a2', 'A2 Design', 'design a2'])
      expect(await find(owner, typed), typed).toEqual(['Dev Mehta'])
    expect(await find(owner, 'tower 7')).toEqual(['Ila Nair'])
    expect(await find(owner, 'tower')).toEqual(['Om Roy', 'Ila Nair'])
    for (const typed of ['b2b4', 'b2b', 'b2']) expect(await find(owner, typed), typed).toEqual(['Uma Sen'])
  })

  it('finds a rare word together with the beginning of many', async () => {
    for (const typed of ['tanvi gowda1', 'gowda1 tan'])
      expect(await find(owner, typed), typed).toEqual(['Tanvi Gowda'])
    expect(await find(owner, 'rohan gowda1')).toEqual([])
  })
})

describe('what a search finds, as part of one statement', () => {
  let company: TestCompany
  const everything: Visibility = () => undefined
  const found = (typed: string, among: Parameters<typeof foundLeads>[2], identities: string[] = []) =>
    inCompany(test.deps, company.id, async ({ db }) => {
      const search = { ...patternsOf(searchWords(typed)), identities }
      const { rows } = await db.execute<{ total: number; names: string[] }>(sql`
        with found as materialized (${foundLeads(company.id, search, among)})
        select (select count(*)::int from found) as total,
          array(select l.first_name from found join leads l on l.company_id = ${company.id} and l.id = found.lead_id
            order by found.created_at desc) as names`)
      return rows[0]
    })
  beforeAll(async () => {
    company = await test.company()
    const seller = await company.person('editor')
    await addLeads(test.deps, company, [
      { firstName: 'Kumar', lastName: 'Shah', createdAt: day(1), assigneeId: seller.userId },
      { firstName: 'Vijayakumar', lastName: 'Rao', createdAt: day(2), phone: '+91 9845021763' },
    ])
  })

  it('is words that begin so, and only without those what is inside a word', async () => {
    expect(await found('kumar', { visibility: everything })).toEqual({ total: 1, names: ['Kumar'] })
    expect(await found('uma', { visibility: everything })).toEqual({
      total: 2,
      names: ['Vijayakumar', 'Kumar'],
    })
    expect(await found('nobody', { visibility: everything })).toEqual({ total: 0, names: [] })
  })

  it('is also who is known by a phone, and nobody twice', async () => {
    const phone = ['+919845021763']
    expect(await found('9845021763', { visibility: everything }, phone)).toEqual({
      total: 1,
      names: ['Vijayakumar'],
    })
    expect((await found('kumar', { visibility: everything }, phone))?.total).toBe(2)
  })

  it('falls back within what the list shows', async () => {
    const unassigned = isNull(leads.assigneeId)
    expect(await found('kumar', { filter: unassigned })).toEqual({ total: 1, names: ['Vijayakumar'] })
    const ofNobody: Visibility = ({ assignee }) => isNull(assignee)
    expect(await found('kumar', { visibility: ofNobody })).toEqual({ total: 1, names: ['Vijayakumar'] })
  })
})

it('what was searched follows every change of a lead', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const seller = await company.person('editor')
  const [id = ''] = await addLeads(test.deps, company, [{ firstName: 'Ishaan', lastName: 'Bose' }])
  const change = (set: string) =>
    inCompany(test.deps, company.id, ({ db }) =>
      db.execute(sql`update leads set ${sql.raw(set)} where company_id = ${company.id} and id = ${id}`),
    )
  expect(await find(owner, 'ishaan')).toHaveLength(1)
  await change("first_name = 'Rehan'")
  expect(await find(owner, 'ishaan')).toHaveLength(0)
  expect(await find(owner, 'rehan')).toHaveLength(1)
  expect(await find(seller, 'rehan')).toHaveLength(0)
  await change(`assignee_id = '${seller.userId}'`)
  expect(await find(seller, 'rehan')).toHaveLength(1)
  await change('archived_at = now()')
  expect(await find(owner, 'rehan')).toHaveLength(0)
  await change('archived_at = null')
  expect(await find(owner, 'rehan')).toHaveLength(1)
})

it('finds people by where they live: society, locality, city', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  await addLeads(test.deps, company, [
    { firstName: 'Farah', address: 'B-204, Palm Meadows, Kothrud', city: 'Pune', createdAt: day(1) },
    { firstName: 'Gita', address: '7 College Road', city: 'Nashik', createdAt: day(2) },
  ])
  expect(await find(owner, 'palm mead')).toEqual(['Farah Rao'])
  expect(await find(owner, 'kothrud')).toEqual(['Farah Rao'])
  expect(await find(owner, 'farah pune')).toEqual(['Farah Rao'])
  expect(await find(owner, 'Nashik')).toEqual(['Gita Rao'])
  expect(await find(owner, 'rao')).toEqual(['Gita Rao', 'Farah Rao'])
})

it('pages through a search by keyset without losing or repeating a lead', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const ids = await addLeads(
    test.deps,
    company,
    Array.from({ length: 23 }, (_, n) => ({
      firstName: n % 2 ? 'Asha' : 'Ashok',
      lastName: n % 3 ? 'Ashwin' : 'Rao',
      createdAt: day(1 + (n % 7)),
    })),
  )
  for (const descending of [true, false]) {
    const walked: string[] = []
    let after: string | undefined
    do {
      const page = await test.call(
        owner,
        leadEndpoints.list,
        question('ash', { limit: 4, descending, after }),
      )
      expect(page.total).toBe(23)
      walked.push(...page.rows.map((lead) => lead.id))
      after = page.after
    } while (after)
    expect(walked.toSorted()).toEqual(ids.toSorted())
  }
})
