import { deletedEndpoints } from '@foyer/contract/wire/deleted'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { afterEach, expect, it } from 'vitest'
import { captureLead } from '../../testing/builders/capture'
import { addStagesNamed, editOf } from '../../testing/builders/pipeline'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
afterEach(() => test.setNow(undefined))

async function firm(): Promise<{ company: TestCompany; admin: TestPerson }> {
  const company = await test.company()
  return { company, admin: await company.person('admin', { firstName: 'Ira', lastName: 'Malhotra' }) }
}
const deleted = async (as: TestPerson, search?: string) =>
  (await test.call(as, deletedEndpoints.list, { search })).things

async function deleteOneOfEach(admin: TestPerson) {
  const leadId = await captureLead(test, admin)
  await test.call(admin, leadCaptureEndpoints.edit, { kind: 'delete', id: leadId })
  const [from = '', to = '', gone = ''] = await addStagesNamed(test, admin, 'Visit', 'Design', 'Gone')
  const rule = { from, to, isAllowed: false, requiredFields: [] }
  await test.call(admin, pipelineEndpoints.addRule, rule)
  const [{ id: ruleId } = { id: '' }] = await test.call(admin, pipelineEndpoints.rules, {})
  await test.call(admin, pipelineEndpoints.updateRule, { id: ruleId, kind: 'delete' })
  await test.call(admin, pipelineEndpoints.edit, editOf({ deletedIds: [gone] }))
  const { tags } = await test.call(admin, tagEndpoints.save, { tags: [{ name: 'Hot', colour: 'Red' }] })
  await test.call(admin, tagEndpoints.edit, { kind: 'delete', id: tags[0]?.id ?? '' })
  await test.call(admin, teamEndpoints.create, { name: 'North', memberIds: [admin.userId] })
  const [team] = await test.call(admin, teamEndpoints.list, {})
  await test.call(admin, teamEndpoints.remove, { id: team?.id ?? '' })
  const field = {
    name: 'Lift',
    sections: [0 as const],
    type: 'text' as const,
    isRequired: false,
    options: [],
  }
  await test.call(admin, fieldEndpoints.add, field)
  const { fields } = await test.call(admin, fieldEndpoints.page, { page: 1, search: 'Lift' })
  await test.call(admin, fieldEndpoints.edit, { kind: 'delete', id: fields[0]?.id ?? '' })
  return { leadId }
}

it('C-041 an admin sees what was deleted in the firm, the latest first, and by whom', async () => {
  const [{ admin }, others] = [await firm(), await firm()]
  const { leadId } = await deleteOneOfEach(admin)
  await deleteOneOfEach(others.admin)
  const things = await deleted(admin)
  expect(things.map(({ kind, name }) => [kind, name])).toEqual([
    ['field', 'Lift'],
    ['team', 'North'],
    ['tag', 'Hot'],
    ['stage', 'Gone'],
    ['rule', 'Visit → Design'],
    ['lead', expect.any(String)],
  ])
  expect(things.at(-1)).toMatchObject({ id: leadId, deletedBy: 'Ira Malhotra' })
  expect((await deleted(admin, 'nor')).map(({ name }) => name)).toEqual(['North'])
  expect(await deleted(admin, '100%')).toEqual([])
})

it('C-041 what is restored is no longer there, nor what was deleted more than 30 days ago', async () => {
  const { company, admin } = await firm()
  const { leadId } = await deleteOneOfEach(admin)
  await test.call(admin, leadCaptureEndpoints.edit, { kind: 'restore', id: leadId })
  expect((await deleted(admin)).map(({ kind }) => kind)).not.toContain('lead')
  test.setNow(new Date(Date.now() + 31 * 86_400_000))
  expect(await deleted(await company.person('admin'))).toEqual([])
})
