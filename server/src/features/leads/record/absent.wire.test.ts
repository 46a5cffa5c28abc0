import { randomUUID } from 'node:crypto'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { beforeEach, expect, it } from 'vitest'
import { captureLead, readLead } from '../../../testing/builders/capture'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { byId, edit } = leadCaptureEndpoints

let company: TestCompany
let owner: TestPerson
let rep: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
  rep = await company.person('editor')
})

const answerTo = async (person: TestPerson, id: string) => {
  const { status, body } = await test.send(person, byId, { id })
  return [status, body.code, body.details]
}

it('D-023 admins learn that a lead was deleted and can bring it back; to others it is not there', async () => {
  const id = await captureLead(test, owner, { assigneeId: rep.userId })
  await test.call(rep, edit, { kind: 'delete', id })
  expect(await answerTo(owner, id)).toEqual([404, 'unknown-lead', { isDeleted: true }])
  expect(await answerTo(rep, id)).toEqual([404, 'unknown-lead', undefined])
  await test.call(owner, edit, { kind: 'restore', id })
  expect((await readLead(test, owner, id)).id).toBe(id)
})

it('D-023 a lead that never was, a colleague’s and one of another company look the same', async () => {
  const unknown = [404, 'unknown-lead', undefined]
  const colleague = await company.person('editor')
  const theirs = await captureLead(test, owner, { assigneeId: colleague.userId })
  const stranger = await (await test.company()).person('superAdmin')
  const foreign = await captureLead(test, stranger)
  await test.call(stranger, edit, { kind: 'delete', id: foreign })
  expect(await answerTo(owner, randomUUID())).toEqual(unknown)
  expect(await answerTo(rep, theirs)).toEqual(unknown)
  expect(await answerTo(owner, foreign)).toEqual(unknown)
})
