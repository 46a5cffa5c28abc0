import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { beforeEach, describe, expect, it } from 'vitest'
import { aContact, captureLead } from '../../../testing/builders/capture'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { duplicates, notifyOwner, edit } = leadCaptureEndpoints

let company: TestCompany
let owner: TestPerson
let rep: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rep = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
})

const look = (as: TestPerson, over: { phones?: string[]; emails?: string[]; exceptId?: string }) =>
  test.call(as, duplicates, { phones: [], emails: [], exceptId: undefined, ...over })

describe('the duplicate guard', () => {
  it('C-091 knows a person by any phone or email of any contact, however it is written', async () => {
    const id = await captureLead(test, owner, {
      assigneeId: rep.userId,
      contacts: [
        aContact({ email: 'Ananya@Example.com' }),
        aContact({
          firstName: 'Rahul',
          phones: ['+91 9845021764', '+971 501234567'],
          email: 'rahul@example.com',
        }),
      ],
    })
    const match = { kind: 'visible', leadId: id, name: 'Ananya Iyer', owner: 'Rita Sen', stage: 'Assigned' }
    for (const phone of ['9845021763', '+91 98450 21763', '098450-21764', '00971501234567'])
      expect(await look(owner, { phones: [phone] }), phone).toMatchObject([{ ...match, match: 'phone' }])
    for (const email of ['ananya@example.com', 'RAHUL@example.com'])
      expect(await look(owner, { emails: [email] })).toMatchObject([{ ...match, match: 'email' }])
    expect(await look(owner, { phones: ['9000000000', 'abc', ''], emails: ['new@example.com'] })).toEqual([])
    expect(await look(owner, { phones: ['9845021763'], exceptId: id })).toEqual([])
  })

  it('C-091 of a lead outside one’s sight only the owner is named', async () => {
    const stranger = await company.person('editor')
    await captureLead(test, owner, { assigneeId: rep.userId })
    const found = await look(stranger, { phones: ['9845021763'] })
    expect(found).toEqual([{ kind: 'hidden', match: 'phone', owner: 'Rita Sen' }])
    const foreigner = await (await test.company()).person('superAdmin')
    expect(await look(foreigner, { phones: ['9845021763'] })).toEqual([])
  })

  it('C-091 follows edits, and forgets what is deleted', async () => {
    const id = await captureLead(test, owner)
    await test.call(owner, edit, { kind: 'change', id, change: { phone: '+91 9000000001' } })
    expect(await look(owner, { phones: ['9845021763'] })).toEqual([])
    expect(await look(owner, { phones: ['9000000001'] })).toHaveLength(1)
    await test.call(owner, edit, { kind: 'delete', id })
    expect(await look(owner, { phones: ['9000000001'] })).toEqual([])
    await test.call(owner, edit, { kind: 'restore', id })
    expect(await look(owner, { phones: ['9000000001'] })).toHaveLength(1)
  })

  it('C-179 names archived leads too, after the live ones, and they can be brought back', async () => {
    const old = await captureLead(test, owner)
    const mark = (action: 'archive' | 'unarchive') =>
      test.call(owner, leadListEndpoints.bulk, {
        action,
        selection: { ids: [old] },
        confirmCount: undefined,
      })
    await mark('archive')
    expect(await look(owner, { phones: ['9845021763'] })).toMatchObject([{ leadId: old, isArchived: true }])
    const live = await captureLead(test, owner)
    expect(await look(owner, { phones: ['9845021763'] })).toMatchObject([
      { leadId: live },
      { leadId: old, isArchived: true },
    ])
    await mark('unarchive')
    const found = await look(owner, { phones: ['9845021763'] })
    expect(found.map((one) => one.kind === 'visible' && one.isArchived)).toEqual([undefined, undefined])
  })

  it('C-091 never blocks: Create anyway saves', async () => {
    await captureLead(test, owner)
    await captureLead(test, owner)
    expect(await look(owner, { phones: ['9845021763'] })).toHaveLength(2)
  })

  it('C-091 Notify owner rings the colleague, and only where there is a lead one cannot see', async () => {
    const stranger = await company.person('reader')
    await captureLead(test, owner, { assigneeId: rep.userId })
    const query = { phones: ['9845021763'], emails: [], exceptId: undefined }
    expect(await test.call(stranger, notifyOwner, query)).toEqual({ message: 'The owner has been notified.' })
    const page = { tab: 'all' as const, search: undefined, limit: 40, skip: 0 }
    expect(await test.call(rep, notificationEndpoints.list, page)).toMatchObject([
      { text: 'A new enquiry of <b>9845021763</b> came in, which you handle already' },
    ])
    expect((await test.send(owner, notifyOwner, query)).status).toBe(404)
  })
})
