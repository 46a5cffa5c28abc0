import { builtInTemplates } from '@foyer/contract/quotations/document/beginnings/built-in'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { quotationEndpoints as calls } from '@foyer/contract/wire/quotations/document/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { addProject } from '../../../testing/builders/projects'
import { aQuotation } from '../../../testing/builders/quotations'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
})

const idsOf = async (leadId: string) =>
  (await test.call(admin, calls.quotationsOfLead, { leadId })).quotations.map(({ id }) => id)

it('C-091 a lead has its quotations and those of leads that were merged into it, until their project is deleted', async () => {
  const [own = '', merged = '', other = ''] = await addLeads(test.deps, company, [{}, {}, {}])
  const project = await addProject(test.deps, company, admin.userId, { leadId: own })
  const second = await addProject(test.deps, company, admin.userId, { leadId: merged })
  const [first, quoted] = [
    await aQuotation(test, admin, project.id),
    await aQuotation(test, admin, second.id),
  ]
  await test.deps.database.pool.query('update leads set merged_into = $1, deleted_at = now() where id = $2', [
    own,
    merged,
  ])
  expect(await idsOf(own)).toEqual([quoted, first])
  expect(await idsOf(other)).toEqual([])
  await test.call(admin, projectRecordEndpoints.remove, { id: project.id })
  expect(await idsOf(own)).toEqual([quoted])
})

it.each([
  ['sqm', 1_076_390],
  ['Sq yds', 900_000],
  ['sqft', 100_000],
])(
  'design fees by the square foot are for the area of the project, given in %s',
  async (areaUnit, quantity) => {
    const template = builtInTemplates.find(({ document }) =>
      document.sections.some(({ items }) => items.some(({ basis }) => basis === 'area')),
    )
    const { id: projectId } = await addProject(test.deps, company, admin.userId, { area: '100', areaUnit })
    const { id } = await test.call(admin, calls.createQuotation, {
      projectId,
      kind: 'design',
      from: { kind: 'template', templateId: template?.id ?? '' },
      isOpenReused: false,
    })
    const { draft } = await test.call(admin, calls.quotation, { id })
    const byArea = draft.sections.flatMap(({ items }) => items).filter(({ basis }) => basis === 'area')
    expect(new Set(byArea.map((item) => item.quantity))).toEqual(new Set([quantity]))
  },
)
