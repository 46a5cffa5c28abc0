import { readViewQuery, writeViewQuery } from '@foyer/contract/leads/list/address'
import { noFilters } from '@foyer/contract/leads/list/filters'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { afterEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { listViews, saveView, editView, deleteView, readPreferences, savePreferences } = leadListEndpoints

const { address: usual } = readViewQuery('')
const ofSource = (source: string) =>
  writeViewQuery('all', { ...usual, filters: { ...noFilters, sources: [source] } })
const viewsOf = async (as: TestPerson) =>
  (await test.call(as, listViews, {})).map(({ name, isMine, count }) => [name, isMine, count])

async function firm() {
  const company = await test.company()
  const admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  const kavya = await company.person('editor')
  const rohan = await company.person('editor')
  return { company, admin, kavya, rohan }
}

afterEach(() => test.setNow(undefined))

describe('saved views', () => {
  it('are personal or shared, each with the leads that the person may see', async () => {
    const { company, admin, kavya, rohan } = await firm()
    await addLeads(test.deps, company, [
      { source: 'Fair', assigneeId: kavya.userId },
      { source: 'Fair', assigneeId: rohan.userId },
      { source: 'Web', assigneeId: rohan.userId },
    ])
    await test.call(admin, saveView, { name: 'Fairs', isShared: true, query: ofSource('Fair') })
    await test.call(admin, saveView, { name: 'Private', isShared: false, query: '' })
    await test.call(kavya, saveView, { name: 'All mine', isShared: false, query: '' })
    expect(await viewsOf(admin)).toEqual([
      ['Fairs', true, 2],
      ['Private', true, 3],
    ])
    expect(await viewsOf(kavya)).toEqual([
      ['All mine', true, 1],
      ['Fairs', false, 1],
    ])
    expect((await test.call(rohan, listViews, {}))[0]).toMatchObject({ ownerName: 'Asha Rao', count: 1 })
  })

  it('count tab, search, tile, period of today and filters', async () => {
    test.setNow(new Date('2026-11-16T06:00:00.000Z'))
    const { company, admin } = await firm()
    await addLeads(test.deps, company, [
      {
        firstName: 'Meera',
        lastName: 'Prasad',
        followUpOn: '2026-11-20',
        assigneeId: admin.userId,
        stage: 'won',
      },
      { firstName: 'Meera', lastName: 'Xprasy', followUpOn: '2026-11-23', callStatus: 'interested' },
    ])
    const count = async (query: string) => {
      const name = query || 'all'
      return (await test.call(admin, saveView, { name, isShared: false, query })).count
    }
    expect(await count('period=this-week')).toBe(1)
    expect(await count('period=next-week&search=meera')).toBe(1)
    expect(await count('search=eera')).toBe(2)
    expect(await count('search=xp+pras')).toBe(1)
    expect(await count('tab=won')).toBe(1)
    expect(await count('tile=interested')).toBe(1)
    expect(await count('nonsense=1&period=never')).toBe(2)
  })

  it('are changed by their owner, shared ones by admins too, and by nobody else', async () => {
    const { admin, kavya, rohan } = await firm()
    const view = await test.call(kavya, saveView, { name: 'Hot', isShared: true, query: '' })
    const change = { id: view.id, name: 'Hotter', isShared: true, query: 'tab=won' }
    expect((await test.send(rohan, editView, change)).status).toBe(403)
    expect((await test.send(rohan, deleteView, { id: view.id })).status).toBe(403)
    expect(await test.call(admin, editView, change)).toMatchObject({ name: 'Hotter', query: 'tab=won' })
    const hidden = await test.call(kavya, editView, { ...change, isShared: false })
    expect(hidden.isShared).toBe(false)
    expect((await test.send(admin, editView, change)).status).toBe(404)
    await test.call(kavya, deleteView, { id: view.id })
    expect((await test.send(kavya, deleteView, { id: view.id })).status).toBe(404)
  })

  it('have a name of their own; what is wrong is said in words', async () => {
    const { admin, kavya } = await firm()
    const other = await firm()
    const view = await test.call(admin, saveView, { name: ' Hot ', isShared: true, query: '' })
    expect(view.name).toBe('Hot')
    const again = { name: 'HOT', isShared: false, query: '' }
    expect(await test.send(admin, saveView, again)).toMatchObject({
      status: 409,
      body: { code: 'view-name-taken' },
    })
    expect((await test.send(kavya, saveView, again)).status).toBe(200)
    expect((await test.send(admin, saveView, { ...again, name: '  ' })).status).toBe(400)
    expect((await test.send(admin, saveView, { ...again, name: 'x'.repeat(41) })).status).toBe(400)
    expect((await test.send(other.admin, editView, { id: view.id, ...again })).status).toBe(404)
    expect(await viewsOf(other.admin)).toEqual([])
  })
})

describe('how one wants the list', () => {
  it('L-026 L-027 columns, their order and width are kept for each person; locked ones stay visible', async () => {
    const { admin, kavya } = await firm()
    const before = await test.call(admin, readPreferences, {})
    expect(before.columns.map(({ column }) => column).slice(0, 3)).toEqual(['name', 'callStatus', 'followUp'])
    const saved = await test.call(admin, savePreferences, {
      columns: [
        { column: 'stage', isVisible: false, width: 300 },
        { column: 'city', isVisible: false, width: undefined },
      ],
    })
    expect(saved.columns.slice(0, 2)).toEqual([
      { column: 'stage', isVisible: true, width: 300 },
      { column: 'city', isVisible: false, width: undefined },
    ])
    expect(saved.columns).toHaveLength(16)
    expect(await test.call(admin, readPreferences, {})).toEqual(saved)
    expect(await test.call(kavya, readPreferences, {})).toEqual(before)
  })

  it('one default view for each person, which may be a shared one, and goes when the view goes', async () => {
    const { admin, kavya } = await firm()
    const shared = await test.call(admin, saveView, { name: 'Shared', isShared: true, query: '' })
    const own = await test.call(admin, saveView, { name: 'Own', isShared: false, query: '' })
    await test.call(kavya, savePreferences, { defaultViewId: shared.id })
    await test.call(admin, savePreferences, { defaultViewId: shared.id })
    await test.call(admin, savePreferences, { defaultViewId: own.id })
    const defaults = async (as: TestPerson) =>
      (await test.call(as, listViews, {})).filter(({ isDefault }) => isDefault).map(({ name }) => name)
    expect(await defaults(admin)).toEqual(['Own'])
    expect(await defaults(kavya)).toEqual(['Shared'])
    expect((await test.send(kavya, savePreferences, { defaultViewId: own.id })).status).toBe(404)
    await test.call(admin, deleteView, { id: shared.id })
    expect((await test.call(kavya, readPreferences, {})).defaultViewId).toBeUndefined()
    await test.call(admin, savePreferences, { defaultViewId: null })
    expect(await defaults(admin)).toEqual([])
  })
})
