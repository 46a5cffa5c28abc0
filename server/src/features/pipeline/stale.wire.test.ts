import type { StageChange } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { beforeEach, describe, expect, it } from 'vitest'
import { addStagesNamed, editOf, readPipeline, stageCalled } from '../../testing/builders/pipeline'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'

const test = useTestApp()
const { edit, addStages } = pipelineEndpoints

let owner: TestPerson
beforeEach(async () => {
  owner = await (await test.company()).person('superAdmin')
})

const daysOf = async (name: string) => (await stageCalled(test, owner, name)).staleAfterDays
const save = (...changes: StageChange[]) => test.call(owner, edit, editOf({ changes }))
const trySave = (...changes: StageChange[]) => test.send(owner, edit, editOf({ changes }))
const idOf = async (name: string) => (await stageCalled(test, owner, name)).id

describe('after how many days a lead is idle', () => {
  it('is said of each stage, changed, and taken away; what is not mentioned stays', async () => {
    const [visit = ''] = await addStagesNamed(test, owner, 'Site Visit')
    expect(await daysOf('Site Visit')).toBeUndefined()
    expect(await save({ id: visit, staleAfterDays: 10 })).toEqual({
      message: 'Pipeline stage edited successfully',
    })
    await save({ id: visit, name: 'Visit', formerName: 'Site Visit', sequence: 3 })
    expect(await daysOf('Visit')).toBe(10)
    await save({ id: visit, staleAfterDays: 365 })
    expect(await daysOf('Visit')).toBe(365)
    await save({ id: visit, staleAfterDays: null })
    expect(await daysOf('Visit')).toBeUndefined()
  })

  it('can be said of Unassigned and Assigned, which stay locked otherwise', async () => {
    for (const name of ['Unassigned', 'Assigned']) {
      const id = await idOf(name)
      await save({ id, staleAfterDays: 2 })
      expect(await daysOf(name)).toBe(2)
      const { status, body } = await trySave({ id, name: 'Other', staleAfterDays: 3 })
      expect([status, body.code]).toEqual([409, 'default-not-renamed'])
      expect(await daysOf(name)).toBe(2)
    }
  })

  it('is refused for Won and Lost', async () => {
    const visit = (await addStagesNamed(test, owner, 'Visit'))[0] ?? ''
    for (const name of ['Won', 'Lost']) {
      const { status, body } = await trySave(
        { id: visit, staleAfterDays: 4 },
        { id: await idOf(name), staleAfterDays: 4 },
      )
      expect([status, body.code, body.message]).toEqual([
        409,
        'never-stale',
        'A lead that is Won or Lost is never marked as standing still.',
      ])
      // Nothing is saved in part, and removing what does not exist is not an error.
      expect(await daysOf('Visit')).toBeUndefined()
      await save({ id: await idOf(name), staleAfterDays: null })
    }
  })

  it('is a whole number of days within a year', async () => {
    const id = await idOf('Assigned')
    for (const staleAfterDays of [0, -1, 366, 1.5])
      expect((await trySave({ id, staleAfterDays })).status).toBe(400)
    expect(await daysOf('Assigned')).toBeUndefined()
  })

  it('of a stage that is not there any more is refused', async () => {
    const [gone = ''] = await addStagesNamed(test, owner, 'Gone')
    await test.call(owner, edit, editOf({ deletedIds: [gone] }))
    const stranger = await (await test.company()).person('superAdmin')
    const theirs = (await readPipeline(test, stranger)).stages[0]?.id ?? ''
    for (const id of [gone, theirs]) {
      const { status, body } = await trySave({ id, staleAfterDays: 5 })
      expect([status, body.code]).toEqual([409, 'stage-gone'])
    }
    expect((await readPipeline(test, stranger)).stages[0]?.staleAfterDays).toBeUndefined()
  })

  it('comes back with a restored stage, and a new stage can bring its own', async () => {
    const [id = ''] = (
      await test.call(owner, addStages, { stages: [{ name: 'Measured', sequence: 3, staleAfterDays: 6 }] })
    ).stages.map((stage) => stage.id)
    expect(await daysOf('Measured')).toBe(6)
    await test.call(owner, edit, editOf({ deletedIds: [id] }))
    await test.call(owner, edit, editOf({ restoredIds: [id] }))
    expect(await daysOf('Measured')).toBe(6)
  })

  it('is told to everybody who reads the pipeline, and changed only by those who may', async () => {
    const company = await test.company()
    const admin = await company.person('superAdmin')
    const reader = await company.person('reader')
    const [stage] = (await readPipeline(test, admin)).stages
    await test.call(admin, edit, editOf({ changes: [{ id: stage?.id ?? '', staleAfterDays: 9 }] }))
    expect((await readPipeline(test, reader)).stages[0]?.staleAfterDays).toBe(9)
    const change = { id: stage?.id ?? '', staleAfterDays: 1 }
    expect((await test.send(reader, edit, editOf({ changes: [change] }))).status).toBe(403)
  })
})
