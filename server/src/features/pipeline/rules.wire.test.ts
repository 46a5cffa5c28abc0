import { randomUUID } from 'node:crypto'
import type { NewRule } from '@foyer/contract/pipeline/model'
import { checkTransition } from '@foyer/contract/pipeline/transitions'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { beforeEach, describe, expect, it } from 'vitest'
import { inCompany } from '../../context'
import { addStagesNamed, editOf, stageOfKind } from '../../testing/builders/pipeline'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { fieldsOfCompany } from '../fields/service'
import { transitionsOf } from './service'
import { eraseDeleted } from './service/erase'

const test = useTestApp()

let company: TestCompany
let editor: TestPerson
let assigned: string
let visit: string
let won: string
beforeEach(async () => {
  company = await test.company()
  editor = await company.person('editor')
  ;[visit = ''] = await addStagesNamed(test, editor, 'Visit')
  assigned = (await stageOfKind(test, editor, 'assigned')).id
  won = (await stageOfKind(test, editor, 'won')).id
})

const wish = (over: Partial<NewRule> = {}): NewRule => ({
  from: assigned,
  to: visit,
  isAllowed: true,
  requiredFields: ['phone', 'city'],
  ...over,
})
const add = (over?: Partial<NewRule>) => test.send(editor, pipelineEndpoints.addRule, wish(over))
const list = () => test.call(editor, pipelineEndpoints.rules, {})
const onlyRule = async () => {
  const [rule] = await list()
  if (!rule) throw new Error('there is no rule')
  return rule
}
const change = (id: string, over: Partial<NewRule>) =>
  test.send(editor, pipelineEndpoints.updateRule, { id, kind: 'edit', change: over })
const act = (id: string, kind: 'delete' | 'restore') =>
  test.send(editor, pipelineEndpoints.updateRule, { id, kind })

describe('adding', () => {
  it('S-053 S-061 saves the pair, the answer, what is required and when', async () => {
    const { status, body } = await add()
    expect([status, body.message]).toEqual([200, 'Stage rule added successfully'])
    expect(await onlyRule()).toMatchObject({
      from: { id: assigned, name: 'Assigned', sequence: 2 },
      to: { id: visit, name: 'Visit', sequence: 3 },
      isAllowed: true,
      requiredFields: ['phone', 'city'],
    })
  })

  it('S-056 speaks of the phone as phoneNumber on the wire, and understands Contact No.', async () => {
    const payload = {
      fromStage: assigned,
      toStage: visit,
      isTransition: true,
      requiredFields: ['Contact No.', 'pinCode'],
    }
    const headers = { authorization: `Bearer ${editor.token}` }
    await test.app.inject({ method: 'POST', url: '/user/lead-stage-transitions', payload, headers })
    const answer = await test.app.inject({ url: '/user/lead-stage-transitions', headers })
    expect(answer.json().data.data[0].requiredFields).toEqual(['phoneNumber', 'ZipPostalCode'])
  })

  it('S-058 C-079 needs both stages, and something required when it allows', async () => {
    for (const over of [{ requiredFields: [] }, { from: '' }, { to: '' }]) {
      const { status, body } = await add(over)
      expect(status).toBe(400)
      expect(body.message).toContain('Please fill in mandatory fields')
    }
    expect((await add({ to: assigned })).body.code).toBe('same-stage')
    expect(await list()).toEqual([])
  })

  it('S-056 refuses details that no lead has, and the name and stage of a lead', async () => {
    for (const key of ['name', 'stage', 'nonsense', randomUUID()])
      expect((await add({ requiredFields: ['phone', key] })).body.code, key).toBe('unknown-field')
    expect(await list()).toEqual([])
  })

  it('S-059 refuses a pair that has a rule, also when two add it at once; the way back is another pair', async () => {
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Transition rule from Stage Assigned to Stage Visit already exists',
    )
    expect((await add({ from: visit, to: assigned })).status).toBe(200)
  })

  it('S-057 forgets what is required of a rule that forbids', async () => {
    await add({ isAllowed: false })
    expect((await onlyRule()).requiredFields).toEqual([])
  })

  it('refuses stages of others and stages that are gone', async () => {
    const stranger = await (await test.company()).person('editor')
    const theirs = await stageOfKind(test, stranger, 'won')
    expect((await add({ to: theirs.id })).body.code).toBe('stage-gone')
    await test.call(editor, pipelineEndpoints.edit, editOf({ deletedIds: [visit] }))
    expect((await add()).body.code).toBe('stage-gone')
  })
})

describe('changing', () => {
  it('S-060 S-062 changes what is sent and leaves the rest', async () => {
    await add()
    const { id } = await onlyRule()
    const { status, body } = await change(id, { to: won })
    expect([status, body.message]).toEqual([200, 'Stage rule updated successfully'])
    expect(await onlyRule()).toMatchObject({
      to: { id: won },
      isAllowed: true,
      requiredFields: ['phone', 'city'],
    })
    await change(id, { isAllowed: false })
    expect(await onlyRule()).toMatchObject({ isAllowed: false, requiredFields: [] })
    expect((await change(id, { isAllowed: true })).body.message).toBe('Please fill in mandatory fields')
  })

  it('S-060 refuses an update without a change', async () => {
    await add()
    const { status, body } = await change((await onlyRule()).id, {})
    expect([status, body.message]).toEqual([400, 'No changes to update'])
  })

  it('S-059 refuses to become the pair of another rule', async () => {
    await add({ to: won })
    await add()
    const { id } = await onlyRule()
    const rules = await list()
    const other = rules.find((rule) => rule.to.id === won)?.id ?? ''
    expect((await change(other, { to: visit })).body.code).toBe('duplicate-rule')
    expect((await change(id, { requiredFields: ['email'] })).status).toBe(200)
  })

  it('two people who change different things of a rule both keep theirs', async () => {
    await add()
    const { id } = await onlyRule()
    await Promise.all([change(id, { to: won }), change(id, { requiredFields: ['email'] })])
    expect(await onlyRule()).toMatchObject({ to: { id: won }, requiredFields: ['email'] })
  })

  it('C-008 is for those with crm edit; rules of another company are not there', async () => {
    await add()
    const { id } = await onlyRule()
    const reader = await company.person('reader')
    const refused = await test.send(reader, pipelineEndpoints.updateRule, { id, kind: 'delete' })
    expect([refused.status, refused.body.message]).toEqual([403, 'Access disabled by Admin'])
    const stranger = await (await test.company()).person('superAdmin')
    for (const kind of ['delete', 'restore'] as const)
      expect((await test.send(stranger, pipelineEndpoints.updateRule, { id, kind })).status).toBe(409)
    expect(await list()).toHaveLength(1)
  })
})

describe('deleting', () => {
  it('S-063 C-041 hides the rule and can bring it back; a second time it is gone', async () => {
    await add()
    const { id } = await onlyRule()
    const { status, body } = await act(id, 'delete')
    expect([status, body.message]).toEqual([200, 'Stage rule deleted successfully'])
    expect(await list()).toEqual([])
    expect((await act(id, 'delete')).body.code).toBe('rule-gone')
    expect((await change(id, { to: won })).body.code).toBe('rule-gone')
    await act(id, 'restore')
    expect((await onlyRule()).id).toBe(id)
  })

  it('S-063 frees the pair, and does not come back over a new rule', async () => {
    await add()
    const { id } = await onlyRule()
    await act(id, 'delete')
    expect((await add()).status).toBe(200)
    expect((await act(id, 'restore')).body.code).toBe('duplicate-rule')
  })

  it('S-063 C-041 is final after thirty days: the daily job erases rules, and stages that nothing points to', async () => {
    await add()
    const { id } = await onlyRule()
    await act(id, 'delete')
    await test.call(editor, pipelineEndpoints.edit, editOf({ deletedIds: [visit] }))
    const inDays = (days: number) => test.setNow(new Date(Date.now() + days * 86_400_000))
    const restores = async () => {
      const person = await company.person('editor')
      const rule = await test.send(person, pipelineEndpoints.updateRule, { id, kind: 'restore' })
      const stage = await test.send(person, pipelineEndpoints.edit, editOf({ restoredIds: [visit] }))
      return [stage.body.code, rule.body.code]
    }
    inDays(29)
    await eraseDeleted(test.deps)
    expect(await restores()).toEqual([undefined, 'stage-gone'])
    await test.call(await company.person('editor'), pipelineEndpoints.edit, editOf({ deletedIds: [visit] }))
    inDays(60)
    await eraseDeleted(test.deps)
    expect(await restores()).toEqual(['not-restorable', 'not-restorable'])
    test.setNow(undefined)
  })
})

describe('what governs moves', () => {
  const transitions = () => inCompany(test.deps, company.id, transitionsOf)
  const values = { phone: '+91 9845021763' }

  it('S-064 is what was saved: the rule asks, forbids, and is gone again', async () => {
    await add()
    await add({ to: won, isAllowed: false })
    const verdict = async (to: string) =>
      checkTransition({ from: assigned, to, rules: await transitions(), values })
    expect(await verdict(visit)).toEqual({ kind: 'missing', fields: ['city'] })
    expect(await verdict(won)).toEqual({ kind: 'refused' })
    for (const { id } of await list()) await act(id, 'delete')
    expect(await verdict(visit)).toEqual({ kind: 'allowed' })
    expect(await verdict(won)).toEqual({ kind: 'allowed' })
  })

  it('S-064 does not ask for a field that the company has deleted since', async () => {
    const field = { name: 'Flat number', sections: [0, 1], type: 'text', isRequired: false, options: [] }
    await test.call(editor, fieldEndpoints.add, field as never)
    const fields = await inCompany(test.deps, company.id, fieldsOfCompany)
    const key = fields.find(({ label }) => label === 'Flat number')?.key ?? ''
    await add({ requiredFields: ['phone', key] })
    const rules = await transitions()
    expect(checkTransition({ from: assigned, to: visit, rules, values })).toEqual({
      kind: 'missing',
      fields: [key],
    })
    await test.call(editor, fieldEndpoints.edit, { kind: 'delete', id: key } as never)
    expect((await onlyRule()).requiredFields).toEqual(['phone'])
    const now = await transitions()
    expect(checkTransition({ from: assigned, to: visit, rules: now, values })).toEqual({ kind: 'allowed' })
  })
})
