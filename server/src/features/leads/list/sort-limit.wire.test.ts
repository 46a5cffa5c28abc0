import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadListQuery } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { useTestApp } from '../../../testing/test-app'

const test = useTestApp()

const byCity: LeadListQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
  sort: 'city',
  descending: false,
  limit: 50,
  after: undefined,
  page: 0,
}

it('C-087 columns without an index of their own are refused in words for more than 10,000 leads', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  await asSystem(test.deps, ({ db }) =>
    db.execute(`insert into leads (company_id, id, stage_id, city)
      select '${company.id}', gen_random_uuid(), '${company.stages[0]?.id}', case when n % 2 = 0 then 'Pune' end
      from generate_series(1, 10001) as n`),
  )
  const answer = await test.send(admin, leadEndpoints.list, byCity)
  expect(answer).toMatchObject({ status: 400, body: { code: 'too-many-to-sort' } })
  expect(answer.body.message).toContain('10,000')
  const narrowed = await test.call(admin, leadEndpoints.list, {
    ...byCity,
    filters: { ...noFilters, columns: [{ column: 'city', is: 'filled' }] },
  })
  expect(narrowed.total).toBe(5_000)
})
