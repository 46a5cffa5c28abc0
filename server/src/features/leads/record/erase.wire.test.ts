import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import { eraseDeletedLeads } from './service/erase'

const test = useTestApp()
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12))

it('C-041 a deleted lead is erased after 30 days with all that belongs to it, others stay', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const [gone = '', recent = '', kept = ''] = await addLeads(test.deps, company, [
    { firstName: 'Old', tags: ['Old'], phone: '+91 9845021763', deletedAt: day(1) },
    { firstName: 'Recent', deletedAt: day(20) },
    { firstName: 'Kept' },
  ])
  test.setNow(day(35))
  await eraseDeletedLeads(test.deps)
  const left = await asSystem(test.deps, async ({ db }) => {
    const { rows } = await db.execute<{ id: string }>(
      `select id from leads where company_id = '${company.id}'`,
    )
    return rows.map(({ id }) => id)
  })
  expect(left.toSorted()).toEqual([recent, kept].toSorted())
  expect(left).not.toContain(gone)
  await expect(test.call(owner, leadCaptureEndpoints.byId, { id: kept })).resolves.toMatchObject({ id: kept })
  test.setNow(undefined)
})
