import { quotationRecordLimits as limits } from '@foyer/contract/quotations/document/record-limits'
import { api } from '@foyer/contract/wire/api'
import { expect, it } from 'vitest'
import { addProject } from '../../../testing/builders/projects'
import { aQuotation, asLink } from '../../../testing/builders/quotations'
import { useTestApp } from '../../../testing/test-app'
import { quotationJobs } from '../jobs'

const test = useTestApp()
const { quotations: calls } = api

async function eraseAfter(days: number) {
  test.setNow(new Date(Date.now() + days * 86_400_000))
  await quotationJobs(test.deps)['quotations.erase']()
  test.setNow(undefined)
}

it('deleted drafts and templates are erased a while later; what has a number never is', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const { id: projectId } = await addProject(test.deps, company, owner.userId)
  const [deleted, kept, sent] = [
    await aQuotation(test, owner, projectId),
    await aQuotation(test, owner, projectId),
    await aQuotation(test, owner, projectId),
  ]
  await test.call(owner, calls.sendQuotation, { ...asLink, id: sent, baseRevision: 2 })
  const { id: templateId } = await test.call(owner, calls.saveTemplate, { quotationId: kept, name: 'Homes' })
  await test.call(owner, calls.saveTemplate, { quotationId: kept, name: 'Offices' })
  await test.call(owner, calls.deleteQuotation, { id: deleted })
  await test.call(owner, calls.deleteTemplate, { templateId })
  // Nobody can do this: a number is not lost even so.
  await test.deps.database.pool.query('update quotations set deleted_at = now() where id = $1', [sent])
  const left = async () => {
    const of = async (table: string, column: string) =>
      (
        await test.deps.database.pool.query(
          `select ${column} as one from ${table} where company_id = $1 order by created_at, id`,
          [company.id],
        )
      ).rows.map(({ one }) => one)
    return { quotations: await of('quotations', 'id'), templates: await of('quotation_templates', 'name') }
  }
  await eraseAfter(limits.restoreDays - 1)
  expect(await left()).toEqual({ quotations: [deleted, kept, sent], templates: ['Homes', 'Offices'] })
  await eraseAfter(limits.restoreDays + 1)
  expect(await left()).toEqual({ quotations: [kept, sent], templates: ['Offices'] })
  expect((await test.send(owner, calls.restoreQuotation, { id: deleted })).status).toBe(404)
  expect((await test.send(owner, calls.restoreTemplate, { templateId })).status).toBe(404)
})
