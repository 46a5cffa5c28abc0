import { companyEndpoints } from '@foyer/contract/wire/company'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureLead, readLead } from '../../../testing/builders/capture'
import { keptListsOf } from '../../../testing/builders/kept-lists'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { addEntry, editEntry } = keptListEndpoints
const leadLists = ['source', 'sourceName', 'workScope'] as const

let company: TestCompany
let admin: TestPerson
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
  editor = await company.person('editor')
})

const { add, edit, entriesOf, idOf, namesOf } = keptListsOf(test, () => admin)

describe('S6 hiding', () => {
  const offered = {
    source: async () => (await test.call(editor, fieldEndpoints.sources, {})).map(({ name }) => name),
    sourceName: async () => (await test.call(editor, fieldEndpoints.sourceNames, {})).map(({ name }) => name),
    workScope: async () => test.call(editor, fieldEndpoints.workScopes, {}),
    designation: async () =>
      (await test.call(editor, peopleEndpoints.designations, {})).map(({ name }) => name),
  }
  const adding = {
    source: fieldEndpoints.addSource,
    sourceName: fieldEndpoints.addSourceName,
    workScope: fieldEndpoints.addWorkScope,
  }

  it.each(leadLists)(
    '%s: a hidden entry is not offered, stays on its leads, and comes back when it is typed',
    async (list) => {
      await add(list, 'Fair', 'Web')
      const id = await captureLead(test, admin, { [list]: 'Fair' })
      const done = await edit(list, 'Fair', { kind: 'hide' })
      expect(done.body.message).toBe('“Fair” is no longer offered.')
      expect(await offered[list]()).toEqual(['Web'])
      const fields = await test.call(editor, fieldEndpoints.list, {})
      expect(fields.find(({ key }) => key === list)?.options).toEqual(['Web'])
      expect(await entriesOf(list)).toMatchObject([
        { name: 'Fair', isHidden: true, uses: 1 },
        { name: 'Web', isHidden: false },
      ])
      expect(await readLead(test, admin, id)).toMatchObject({ [list]: 'Fair' })
      expect(await test.call(editor, adding[list], { name: 'FAIR' })).toEqual({
        message: '“Fair” is offered again.',
        name: 'Fair',
      })
      expect(await offered[list]()).toEqual(['Fair', 'Web'])
      await edit(list, 'Fair', { kind: 'hide' })
      await edit(list, 'Fair', { kind: 'show' })
      expect(await offered[list]()).toEqual(['Fair', 'Web'])
    },
  )

  it('a hidden source can be filtered while a lead has it, and the configurable form offers it no more', async () => {
    await add('source', 'Fair', 'Web')
    await addLeads(test.deps, company, [{ source: 'Fair' }])
    const fields = { source: { isMandatory: false, choices: ['Fair', 'Web'] } }
    await test.call(admin, fieldEndpoints.saveLeadForm, { fields })
    await edit('source', 'Fair', { kind: 'hide' })
    expect((await test.call(admin, leadListEndpoints.filterOptions, {})).sources).toEqual(['Fair'])
    const { form } = await test.call(admin, fieldEndpoints.leadForm, {})
    expect(form.fields.source.choices).toEqual(['Web'])
  })

  it('a hidden designation stays with its people, and comes back when it is created again', async () => {
    await add('designation', 'Drafter')
    const id = await idOf('designation', 'Drafter')
    await test.deps.database.pool.query('update members set designation_id = $1 where user_id = $2', [
      id,
      editor.userId,
    ])
    await edit('designation', 'Drafter', { kind: 'hide' })
    expect(await offered.designation()).toEqual([])
    expect((await test.call(editor, peopleEndpoints.ownPlace, {})).designation).toBe('Drafter')
    const made = await test.call(admin, peopleEndpoints.createDesignation, { name: 'drafter' })
    expect(made).toEqual({ id, name: 'Drafter' })
    expect((await test.send(admin, peopleEndpoints.createDesignation, { name: 'drafter' })).status).toBe(409)
    expect(await offered.designation()).toEqual(['Drafter'])
  })

  it('an entry that is added on the page while it is hidden is offered again', async () => {
    await add('source', 'Fair')
    await edit('source', 'Fair', { kind: 'hide' })
    const again = await test.call(admin, addEntry, { list: 'source', name: 'fair' })
    expect(again.message).toBe('“Fair” is offered again.')
    expect(await offered.source()).toEqual(['Fair'])
  })
})

describe('S6 the order', () => {
  it('is by name until somebody moves an entry; forms offer them in that order, and new ones come last', async () => {
    await add('source', 'Web', 'Fair', 'Agent')
    expect(await namesOf('source')).toEqual(['Agent', 'Fair', 'Web'])
    const before = await idOf('source', 'Agent')
    expect((await edit('source', 'Web', { kind: 'move', before })).status).toBe(200)
    await test.call(editor, fieldEndpoints.addSource, { name: 'Broker' })
    await add('source', 'Ads')
    const order = ['Web', 'Agent', 'Fair', 'Broker', 'Ads']
    expect(await namesOf('source')).toEqual(order)
    expect((await test.call(editor, fieldEndpoints.sources, {})).map(({ name }) => name)).toEqual(order)
    await edit('source', 'Web', { kind: 'move' })
    expect(await namesOf('source')).toEqual(['Agent', 'Fair', 'Broker', 'Ads', 'Web'])
  })

  it('before what is gone, or what is of another list, is refused', async () => {
    await add('source', 'Web', 'Fair')
    await add('designation', 'Drafter')
    const before = await idOf('designation', 'Drafter')
    expect((await edit('source', 'Web', { kind: 'move', before })).status).toBe(404)
    expect(await namesOf('source')).toEqual(['Fair', 'Web'])
  })
})

describe('S6 who may', () => {
  it('X16 lead editors, or admins alone where the company wants it so; readers look', async () => {
    await add('source', 'Fair')
    const reader = await company.person('reader')
    expect(await entriesOf('source', reader)).toHaveLength(1)
    const rename = (as: TestPerson, name: string) => edit('source', 'Fair', { kind: 'rename', name }, as)
    expect((await rename(reader, 'FAIR')).status).toBe(403)
    expect((await test.send(reader, addEntry, { list: 'source', name: 'Web' })).status).toBe(403)
    expect((await rename(editor, 'Fair')).status).toBe(200)
    await test.call(admin, companyEndpoints.editSetup, { isSetupByAdmins: true })
    expect((await rename(editor, 'FAIR')).status).toBe(403)
    expect((await rename(admin, 'Fair')).status).toBe(200)
  })

  it('designations are changed by admins alone, who invite people', async () => {
    await add('designation', 'Drafter')
    expect((await test.send(editor, addEntry, { list: 'designation', name: 'Clerk' })).status).toBe(403)
    expect((await edit('designation', 'Drafter', { kind: 'hide' }, editor)).status).toBe(403)
  })

  it('the entries of another company do not exist', async () => {
    await add('source', 'Fair', 'Web')
    const stranger = await (await test.company()).person('superAdmin')
    const id = await idOf('source', 'Fair')
    for (const wish of [{ kind: 'hide' }, { kind: 'rename', name: 'Mine' }] as const)
      expect((await test.send(stranger, editEntry, { list: 'source', id, ...wish })).status).toBe(404)
    expect(await namesOf('source')).toEqual(['Fair', 'Web'])
  })

  it('open pages of colleagues look again', async () => {
    await add('source', 'Fair')
    const heard: unknown[] = []
    const onEvent = (event: unknown) => heard.push(event)
    const stop = test.server.live.subscribe(editor.userId, { onEvent, onGap: () => {} })
    await edit('source', 'Fair', { kind: 'rename', name: 'Fairs' })
    const about = ['sources', 'fields', 'leads', 'views']
    await expect.poll(() => heard).toContainEqual({ name: 'changed', about })
    stop()
  })
})
