import { quotationRefusals as refusals } from '@foyer/contract/quotations/document/messages'
import { api } from '@foyer/contract/wire/api'
import { beforeAll, expect, it } from 'vitest'
import { addProject } from '../../../testing/builders/projects'
import { aDocument, aQuotation } from '../../../testing/builders/quotations'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { quotations: calls } = api

let owner: TestPerson
let projectId: string
let quotationId: string
const names = async () =>
  (await test.call(owner, calls.quotationTemplates, { kind: 'execution' })).templates.map(({ name }) => name)
const builtIn = ['1 BHK', '2 BHK', '3 BHK', 'Villa', 'Office']

beforeAll(async () => {
  const company = await test.company()
  owner = await company.person('superAdmin')
  projectId = (await addProject(test.deps, company, owner.userId, { area: '200', areaUnit: 'Sq yds' })).id
  quotationId = await aQuotation(test, owner, projectId)
})

it('a firm keeps a quotation as a template, renames it, deletes it and has it back', async () => {
  expect(await names()).toEqual(builtIn)
  const { id } = await test.call(owner, calls.saveTemplate, { quotationId, name: '  Our flats ' })
  expect(await names()).toEqual(['Our flats', ...builtIn])
  const one = await test.call(owner, calls.quotationTemplate, { templateId: id })
  expect(one).toMatchObject({ isBuiltIn: false, sections: 1, items: 1, kind: 'execution' })
  expect(one.document.sections).toEqual(aDocument().sections)
  await test.call(owner, calls.renameTemplate, { templateId: id, name: 'Our homes' })
  expect(await names()).toEqual(['Our homes', ...builtIn])
  const begun = await test.call(owner, calls.createQuotation, {
    projectId,
    kind: 'execution',
    from: { kind: 'template', templateId: id },
    isOpenReused: false,
  })
  expect((await test.call(owner, calls.quotation, { id: begun.id })).total).toBe(8_680_000)
  await test.call(owner, calls.deleteTemplate, { templateId: id })
  expect(await names()).toEqual(builtIn)
  expect((await test.send(owner, calls.quotationTemplate, { templateId: id })).status).toBe(404)
  await test.call(owner, calls.restoreTemplate, { templateId: id })
  expect(await names()).toEqual(['Our homes', ...builtIn])
})

it('no two have the same name, however they are written and however many are saved at once', async () => {
  const taken = await test.send(owner, calls.saveTemplate, { quotationId, name: 'villa' })
  expect([taken.status, taken.body.code]).toEqual([409, refusals.templateNameTaken.code])
  const answers = await Promise.all(
    ['Offices', 'OFFICES', 'offices'].map((name) =>
      test.send(owner, calls.saveTemplate, { quotationId, name }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

it('one that came back may find its name taken', async () => {
  const { id: templateId } = await test.call(owner, calls.saveTemplate, { quotationId, name: 'Shops' })
  await test.call(owner, calls.deleteTemplate, { templateId })
  await test.call(owner, calls.saveTemplate, { quotationId, name: 'Shops' })
  expect((await test.send(owner, calls.restoreTemplate, { templateId })).body.code).toBe(
    refusals.templateNameTaken.code,
  )
})

it.each(['', '   ', 'x'.repeat(81)])('%j is no name', async (name) => {
  expect((await test.send(owner, calls.saveTemplate, { quotationId, name })).status).toBe(400)
})

it('one is fitted to the area of the project it is taken for', async () => {
  const feeOf = async (wish: { projectId?: string }) => {
    const { document } = await test.call(owner, calls.quotationTemplate, {
      templateId: 'design-2-bhk',
      ...wish,
    })
    return document.sections[0]?.items[0]
  }
  expect(await feeOf({})).toMatchObject({ unit: 'sq ft', quantity: 950_000 })
  expect(await feeOf({ projectId })).toMatchObject({ unit: 'sq ft', quantity: 1_800_000 })
  const stranger = await (await test.company()).person('superAdmin')
  const refused = await test.send(stranger, calls.quotationTemplate, {
    templateId: 'design-2-bhk',
    projectId,
  })
  expect(refused.status).toBe(404)
})

it('those of every firm can be read, not changed', async () => {
  const read = await test.call(owner, calls.quotationTemplate, { templateId: 'design-villa' })
  expect(read).toMatchObject({ isBuiltIn: true, name: 'Villa', kind: 'design' })
  const unknown = await test.send(owner, calls.quotationTemplate, { templateId: 'design-castle' })
  expect(unknown.body.code).toBe(refusals.unknownTemplate.code)
})
