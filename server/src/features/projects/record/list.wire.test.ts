import { projectRecordRefusals as refusals } from '@foyer/contract/projects/record/messages'
import type { ProjectQuery } from '@foyer/contract/projects/record/model'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { addProject } from '../../../testing/builders/projects'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
  kavya = await company.person('editor')
})

const query = (more: Partial<ProjectQuery> = {}): ProjectQuery => ({
  search: '',
  filter: undefined,
  limit: 50,
  after: undefined,
  ...more,
})
const add = (name: string, more: Parameters<typeof addProject>[3] = {}) =>
  addProject(test.deps, company, admin.userId, { name, isConfirmed: true, ...more })
const namesOf = async (more: Partial<ProjectQuery> = {}, person = admin) =>
  (await test.call(person, endpoints.list, query(more))).rows.map(({ name }) => name)

describe('the list of projects', () => {
  it('comes page by page without a gap, those changed last first', async () => {
    const days = ['01', '02', '03', '04', '05']
    for (const day of days) await add(`P${day}`, { updatedAt: new Date(`2026-03-${day}T00:00:00Z`) })
    const first = await test.call(admin, endpoints.list, query({ limit: 2 }))
    const second = await test.call(admin, endpoints.list, query({ limit: 2, after: first.after }))
    const third = await test.call(admin, endpoints.list, query({ limit: 2, after: second.after }))
    const names = [first, second, third].flatMap(({ rows }) => rows.map(({ name }) => name))
    expect(names).toEqual(['P05', 'P04', 'P03', 'P02', 'P01'])
    expect([first.total, third.after]).toEqual([5, undefined])
  })

  it('goes on where projects were changed at the same instant', async () => {
    const updatedAt = new Date('2026-03-01T00:00:00Z')
    for (const name of ['A', 'B', 'C']) await add(name, { updatedAt })
    const first = await test.call(admin, endpoints.list, query({ limit: 2 }))
    const second = await test.call(admin, endpoints.list, query({ limit: 2, after: first.after }))
    expect([...first.rows, ...second.rows].map(({ name }) => name).sort()).toEqual(['A', 'B', 'C'])
  })

  it('has drafts apart from stages, and says how many there are of each', async () => {
    await add('Villa', { stage: 'design' })
    await add('Office', { stage: 'execution' })
    await add('Quoted', { isConfirmed: false })
    expect(await namesOf({ filter: 'design' })).toEqual(['Villa'])
    expect(await namesOf({ filter: 'planning' })).toEqual([])
    expect(await namesOf({ filter: 'draft' })).toEqual(['Quoted'])
    const { counts, total } = await test.call(admin, endpoints.list, query({ filter: 'draft' }))
    expect(counts).toMatchObject({ design: 1, execution: 1, planning: 0, draft: 1 })
    expect(total).toBe(1)
  })

  it('is searched by words of the project, its place and its client, letters as they are', async () => {
    await add('Villa 100%', { city: 'Pune', client: { name: 'Meera Iyer', phone: '+919845012345' } })
    await add('Office', { city: 'Mumbai', client: { name: 'Suresh Rao' } })
    expect(await namesOf({ search: 'pune villa' })).toEqual(['Villa 100%'])
    expect(await namesOf({ search: 'RAO' })).toEqual(['Office'])
    expect(await namesOf({ search: '98450' })).toEqual(['Villa 100%'])
    expect(await namesOf({ search: '0%' })).toEqual(['Villa 100%'])
    expect(await namesOf({ search: '_' })).toEqual([])
  })

  it('shows people only what they made, lead or work on', async () => {
    await add('Of others')
    await add('Led', { adminId: kavya.userId })
    await add('Worked on', { memberIds: [kavya.userId] })
    expect((await namesOf({}, kavya)).sort()).toEqual(['Led', 'Worked on'])
    const { counts } = await test.call(kavya, endpoints.list, query())
    expect(counts.planning).toBe(2)
  })

  it.each(['x', Buffer.from('["2026-13-01 00:00:00.000000","----"]').toString('base64url')])(
    'refuses a place that is none: %s',
    async (after) => {
      await expect(test.call(admin, endpoints.list, query({ after }))).rejects.toThrow(
        refusals.badCursor.text,
      )
    },
  )
})

describe('the search of everything', () => {
  it('C-129 finds projects by name and client, those that begin with the words first', async () => {
    await add('Old villa', { updatedAt: new Date('2026-03-02T00:00:00Z') })
    await add('Villa Iyer', { updatedAt: new Date('2026-03-01T00:00:00Z') })
    await add('Office', {
      client: { name: 'Vikram Villacrest' },
      updatedAt: new Date('2026-02-01T00:00:00Z'),
    })
    const found = await test.call(admin, endpoints.search, { words: 'vill' })
    expect(found.map(({ name }) => name)).toEqual(['Villa Iyer', 'Old villa', 'Office'])
    expect(found[0]).toMatchObject({ clientName: 'Meera Iyer', stage: 'planning', isDraft: false })
    expect(await test.call(kavya, endpoints.search, { words: 'vill' })).toEqual([])
  })
})
