import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'

const test = useTestApp()
const { archived } = leadListEndpoints
const day = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))

it('S-045 archived leads come 100 to a page, the latest first, with the number of pages', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  await addLeads(
    test.deps,
    company,
    Array.from({ length: 203 }, (_, n) => ({ firstName: `L${n}`, archivedAt: day(n) })),
  )
  await addLeads(test.deps, company, [
    { firstName: 'Live' },
    { firstName: 'Gone', archivedAt: day(1), deletedAt: day(2) },
  ])
  const page = (number: number) => test.call(admin, archived, { page: number, limit: 100, search: undefined })
  const first = await page(1)
  expect(first).toMatchObject({ page: 1, pageCount: 3, total: 203 })
  expect(first.rows.map((lead) => lead.firstName).slice(0, 2)).toEqual(['L202', 'L201'])
  expect((await page(3)).rows.map((lead) => lead.firstName)).toEqual(['L2', 'L1', 'L0'])
  expect((await page(4)).rows).toEqual([])
})

it('S-045 the call is the one of the specification', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const fieldId = '019a1f3e-0000-7000-8000-0000000000f1'
  await addLeads(test.deps, company, [{ archivedAt: day(1), customValues: { [fieldId]: 'Vastu' } }])
  const get = (query: string) =>
    test.app.inject({
      url: `/user/leads-list?${query}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
  const answer = (await get('archiveStatus=true&page=1&limit=100')).json()
  expect(answer.pagination.totalPages).toBe(1)
  expect(answer.data[0].customValues).toEqual({ [fieldId]: 'Vastu' })
  for (const query of ['archiveStatus=false', 'page=0', 'limit=1000', 'page=x'])
    expect((await get(query)).statusCode, query).toBe(400)
})

it('archived leads are searched, and shown to those who may see them', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const seller = await company.person('editor')
  await addLeads(test.deps, company, [
    { firstName: 'Mine', archivedAt: day(1), assigneeId: seller.userId },
    { firstName: 'Theirs', archivedAt: day(2), assigneeId: admin.userId, phone: '+91 9845021763' },
  ])
  const found = async (as: typeof admin, search?: string) =>
    (await test.call(as, archived, { page: 1, limit: 100, search })).rows.map((lead) => lead.firstName)
  expect(await found(seller)).toEqual(['Mine'])
  expect(await found(admin, 'THEI rao')).toEqual(['Theirs'])
  for (const phone of ['98450-21763', '+91 98450 21763', '098450 21763'])
    expect(await found(admin, phone), phone).toEqual(['Theirs'])
  expect(await found(admin, '%')).toEqual([])
  expect(await found(await (await test.company()).person('admin'))).toEqual([])
})
