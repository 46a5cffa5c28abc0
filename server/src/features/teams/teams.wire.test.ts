import { randomUUID } from 'node:crypto'
import { accessTexts } from '@foyer/contract/accounts/messages'
import { teamRefusals } from '@foyer/contract/teams/messages'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { told } from '../../testing/told'
import { eraseDeleted } from './service/teams'

const test = useTestApp()
const { list, available, members, create, update, remove, leaders, colleagues, assignable } = teamEndpoints

let company: TestCompany
let admin: TestPerson
let editor: TestPerson
let client: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin', { firstName: 'Ira', lastName: 'Malhotra' })
  editor = await company.person('editor', { firstName: 'Kavya', reportTo: admin.userId })
  client = await company.person('client')
})

const teams = (as = editor) => test.call(as, list, {})
const add = (name: string, people: TestPerson[] = [editor]) =>
  test.call(admin, create, { name, memberIds: people.map(({ userId }) => userId) })
const added = async (name: string, people?: TestPerson[]) => {
  await add(name, people)
  const team = (await teams()).find((one) => one.name === name)
  if (!team) throw new Error('no such team')
  return team
}
const changeOf = (id: string, name: string, people: TestPerson[], seenAt?: string) =>
  ({ kind: 'change', id, name, memberIds: people.map(({ userId }) => userId), seenAt }) as const
const deactivate = (person: TestPerson) =>
  test.call(admin, peopleEndpoints.deactivate, { memberId: person.userId })

describe('teams', () => {
  it('S-040 are created with members, creator and day', async () => {
    test.setNow(new Date('2026-11-12T06:00:00Z'))
    expect(await add(' Homes West ', [editor, admin, editor])).toEqual({
      message: 'Team created successfully',
    })
    test.setNow(undefined)
    expect(await teams()).toMatchObject([
      {
        companyId: company.id,
        name: 'Homes West',
        createdBy: 'Ira Malhotra',
        createdAt: '2026-11-12T06:00:00.000Z',
        members: [
          { fullName: 'Ira Malhotra', role: 'Super Admin', isDeactivated: false },
          { fullName: 'Kavya Person', role: 'Sales', isDeactivated: false },
        ],
      },
    ])
  })

  it('S-029 travel under the names of the specification', async () => {
    await add('Homes')
    const { body } = await test.send(editor, list, {})
    expect(body).toMatchObject([
      {
        name: 'Homes',
        cId: company.id,
        members: [{ _id: editor.userId, fullName: 'Kavya Person', roleName: 'Sales' }],
        createdBy: { fullName: 'Ira Malhotra' },
      },
    ])
  })

  it('S-040 are changed and keep their id', async () => {
    const { id } = await added('Homes')
    expect(await test.call(editor, update, changeOf(id, 'homes', [admin]))).toEqual({
      message: 'Team updated successfully',
    })
    expect(await teams()).toMatchObject([{ id, name: 'homes', members: [{ id: admin.userId }] }])
  })

  it.each([
    ['', 1, 'name: Please fill the Team Name'],
    ['  ', 1, 'name: Please fill the Team Name'],
    ['Homes', 0, 'memberIds: Please select the Team Members.'],
    ['a'.repeat(51), 1, 'name: Maximum length is 50'],
  ])('S-039 the server refuses name %j with %i members', async (name, number, message) => {
    const memberIds = [editor.userId].slice(0, number)
    const answer = await test.send(editor, create, { name, memberIds })
    expect([answer.status, told(answer)]).toEqual([400, message])
    expect(await teams()).toEqual([])
  })

  it('have people of the company only, and no clients', async () => {
    const stranger = await (await test.company()).person('editor')
    for (const outsider of [stranger.userId, client.userId, randomUUID()]) {
      const wish = { name: 'Homes', memberIds: [editor.userId, outsider] }
      expect(await test.send(editor, create, wish)).toMatchObject({
        status: 400,
        body: { message: teamRefusals.notHere.text },
      })
    }
    expect(await teams()).toEqual([])
  })

  it('a name is there once, whatever the case, also when many save at once', async () => {
    const wish = { name: 'Homes', memberIds: [editor.userId] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.send(editor, create, wish)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const other = await added('Villas')
    expect(await test.send(editor, update, changeOf(other.id, 'HOMES', [editor]))).toMatchObject({
      status: 409,
      body: { message: 'There is a team “HOMES” already.' },
    })
  })

  it('of two who edit the same team at once, the second is told and nothing is lost', async () => {
    const { id, updatedAt } = await added('Homes')
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => test.send(editor, update, changeOf(id, name, [admin], updatedAt))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(teamRefusals.changed.text)
  })

  it('somebody deactivated stays, marked, and may stay on a change, but comes into no team', async () => {
    const { id } = await added('Homes', [editor, admin])
    await deactivate(editor)
    expect((await teams(admin))[0]?.members).toMatchObject([
      { id: admin.userId, isDeactivated: false },
      { id: editor.userId, isDeactivated: true },
    ])
    expect((await test.call(admin, members, { id })).map((one) => one.id)).toEqual([admin.userId])
    await test.call(admin, update, changeOf(id, 'Homes East', [editor, admin]))
    const fresh = { name: 'Villas', memberIds: [editor.userId] }
    expect((await test.send(admin, create, fresh)).status).toBe(400)
    expect((await test.call(admin, available, {})).map((one) => one.id)).toEqual([admin.userId])
  })
})

describe('deleting a team', () => {
  it('S-041 C-041 hides it at once, and it can be brought back with its members', async () => {
    const { id } = await added('Homes', [editor, admin])
    expect(await test.call(editor, remove, { id })).toEqual({ message: 'Team deleted successfully' })
    expect(await teams()).toEqual([])
    expect((await test.send(editor, members, { id })).status).toBe(404)
    expect(await test.send(editor, remove, { id })).toMatchObject({
      status: 404,
      body: { message: teamRefusals.unknown.text },
    })
    expect((await test.send(editor, update, changeOf(id, 'Homes', [editor]))).status).toBe(404)
    await test.call(editor, update, { kind: 'restore', id })
    expect((await teams())[0]?.members).toHaveLength(2)
  })

  it('frees the name; bringing it back is refused while another team has it', async () => {
    const { id } = await added('Homes')
    await test.call(editor, remove, { id })
    await add('HOMES')
    expect((await test.send(editor, update, { kind: 'restore', id })).body.code).toBe('team-taken')
  })

  it('C-041 is final after 30 days', async () => {
    const [old, recent] = [await added('Old'), await added('Recent')]
    const day = 86_400_000
    const now = Date.now()
    test.setNow(new Date(now - 31 * day))
    await test.call(editor, remove, { id: old.id })
    test.setNow(new Date(now - 29 * day))
    await test.call(editor, remove, { id: recent.id })
    test.setNow(undefined)
    await eraseDeleted(test.deps)
    expect((await test.send(editor, update, { kind: 'restore', id: old.id })).status).toBe(404)
    expect((await test.send(editor, update, { kind: 'restore', id: recent.id })).status).toBe(200)
    const left = await test.deps.database.pool.query('select 1 from team_members where team_id = $1', [
      old.id,
    ])
    expect(left.rows).toEqual([])
  })

  it('is for the own company only', async () => {
    const { id } = await added('Homes')
    const stranger = await (await test.company()).person('superAdmin')
    for (const answer of [
      await test.send(stranger, remove, { id }),
      await test.send(stranger, members, { id }),
      await test.send(stranger, update, { kind: 'restore', id }),
      await test.send(stranger, update, changeOf(id, 'Mine', [stranger])),
    ])
      expect(answer.status).toBe(404)
    expect(await teams()).toHaveLength(1)
  })
})

it('S-043 without crm edit creating, editing and deleting are refused, and reading is not', async () => {
  const { id } = await added('Homes')
  const reader = await company.person('reader')
  for (const { status, body } of [
    await test.send(reader, create, { name: 'Mine', memberIds: [reader.userId] }),
    await test.send(reader, update, changeOf(id, 'Mine', [reader])),
    await test.send(reader, remove, { id }),
  ])
    expect([status, body.message]).toEqual([403, accessTexts.disabled])
  expect(await teams(reader)).toMatchObject([{ name: 'Homes' }])
})

describe('people in selectors', () => {
  const ids = (people: { id: string }[]) => people.map(({ id }) => id).sort()

  it('S-035 everybody at work can be in a team, by name, without clients; the path is not taken for a team', async () => {
    const people = await test.call(editor, available, {})
    expect(people).toEqual([
      { id: admin.userId, fullName: 'Ira Malhotra', role: 'Super Admin' },
      { id: editor.userId, fullName: 'Kavya Person', role: 'Sales' },
    ])
  })

  it('leaders are admins and those to whom somebody reports; members are all at work', async () => {
    const lead = await company.person('assigner', { firstName: 'Lata' })
    const rep = await company.person('reader', { firstName: 'Rohan', reportTo: lead.userId })
    expect(ids(await test.call(editor, leaders, { withLeads: true }))).toEqual(
      [admin.userId, lead.userId].sort(),
    )
    await test.deps.database.pool.query(`update members set features = '{}' where user_id = $1`, [
      lead.userId,
    ])
    expect(ids(await test.call(editor, leaders, { withLeads: true }))).toEqual([admin.userId])
    expect(ids(await test.call(editor, leaders, { withLeads: false }))).toEqual(
      [admin.userId, lead.userId].sort(),
    )
    const everybody = [admin, editor, lead, rep].map(({ userId }) => userId)
    expect(ids(await test.call(editor, colleagues, {}))).toEqual(everybody.sort())
    expect(ids(await test.call(editor, assignable, {}))).toEqual(
      everybody.filter((id) => id !== lead.userId).sort(),
    )
  })
})
