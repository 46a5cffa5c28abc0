import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import { expect, it } from 'vitest'
import { asSystem, type Context } from '../../context'
import { exportLeads } from '../../features/leads/list/service/export'
import { useTestApp } from '../test-app'

const test = useTestApp()
const leads = 40_000
const megabyte = 1_048_576

const everyLead: LeadSelectionQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}

it('L-228 an export of 40,000 leads needs no more memory than one of a few hundred', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const company = await test.company()
  const { userId } = await company.person('admin')
  await asSystem(test.deps, ({ db }) =>
    db.execute(`insert into leads (company_id, id, stage_id, first_name, address, created_at)
      select '${company.id}', gen_random_uuid(), '${company.stages[0]?.id}', 'L' || n, repeat('x', 200),
        timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(1, ${leads}) as n`),
  )
  const viewer = { userId, companyId: company.id, isAdmin: true } as Context['viewer']
  const ctx = { ...test.deps, viewer } as Context
  let [lines, pieces, highest] = [0, 0, 0]
  const before = used()
  for await (const piece of exportLeads(ctx, everyLead)) {
    lines += piece.split('\r\n').length - 1
    if (++pieces % 10 === 0) highest = Math.max(highest, used())
  }
  expect(lines).toBe(leads + 1)
  expect(highest - before).toBeLessThan(8 * megabyte)
}, 600_000)
