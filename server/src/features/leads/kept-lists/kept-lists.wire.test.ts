import { readViewQuery } from '@foyer/contract/leads/list/address'
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
import { told } from '../../../testing/told'

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

const { add, edit, entriesOf, idOf, merge, namesOf, numbersOf } = keptListsOf(test, () => admin)
const ofLeads = async (column: string) => {
  const { rows } = await test.deps.database.pool.query(
    `select ${column} as name, count(*)::int as leads from leads where company_id = $1 group by 1 order by 1`,
    [company.id],
  )
  return Object.fromEntries(rows.map(({ name, leads }) => [name, leads]))
}
const columnOf = { source: 'source', sourceName: 'source_name', workScope: 'work_scope' }

describe('S6 the lists of a firm', () => {
  it.each(leadLists)(
    '%s: are shown with the number of live leads that have each, in any case',
    async (list) => {
      await add(list, 'Fair', 'Web', 'Empty')
      const now = new Date()
      await addLeads(test.deps, company, [
        { [list]: 'Fair' },
        { [list]: 'fair' },
        { [list]: 'Web' },
        { [list]: 'Web', archivedAt: now },
        { [list]: 'Web', deletedAt: now },
        {},
      ])
      expect(await numbersOf(list)).toEqual({ Empty: 0, Fair: 2, Web: 1 })
    },
  )

  it('a designation is shown with the number of people who have it', async () => {
    await add('designation', 'Drafter', 'Architect')
    const designationId = await idOf('designation', 'Drafter')
    await test.deps.database.pool.query('update members set designation_id = $1 where user_id = $2', [
      designationId,
      editor.userId,
    ])
    expect(await numbersOf('designation')).toEqual({ Architect: 0, Drafter: 1 })
    expect(await entriesOf('designation', await company.person('reader'))).toHaveLength(2)
  })

  it('an entry is added once, whatever the case, and at most as long as in the forms', async () => {
    await add('source', 'Fair')
    const again = await test.send(admin, addEntry, { list: 'source', name: ' FAIR ' })
    expect([again.status, told(again)]).toEqual([409, 'There is “Fair” already.'])
    for (const [list, most] of [
      ['source', 50],
      ['designation', 30],
    ] as const) {
      expect((await test.send(admin, addEntry, { list, name: 'x'.repeat(most) })).status).toBe(200)
      const long = await test.send(admin, addEntry, { list, name: 'x'.repeat(most + 1) })
      expect([long.status, told(long)]).toEqual([400, `name: Maximum length is ${most}`])
    }
    for (const name of ['', '  ', 'a\nb', '…'])
      expect((await test.send(admin, addEntry, { list: 'source', name })).status, name).toBe(400)
  })
})

describe('S6 renaming', () => {
  it.each(leadLists)(
    '%s: changes every lead, archived and deleted ones too, and nothing else of it',
    async (list) => {
      await add(list, 'Insta', 'Web')
      const id = await captureLead(test, admin, { [list]: 'Insta' })
      const before = await readLead(test, admin, id)
      const now = new Date()
      await addLeads(test.deps, company, [
        { [list]: 'insta' },
        { [list]: 'Insta', archivedAt: now },
        { [list]: 'INSTA', deletedAt: now },
        { [list]: 'Web' },
      ])
      const done = await edit(list, 'Insta', { kind: 'rename', name: ' Instagram ' })
      expect(done).toMatchObject({ status: 200, body: { message: 'The entry is now called “Instagram”.' } })
      expect(await ofLeads(columnOf[list])).toEqual({ Instagram: 4, Web: 1 })
      expect(await numbersOf(list)).toEqual({ Instagram: 2, Web: 1 })
      expect(await readLead(test, admin, id)).toEqual({ ...before, [list]: 'Instagram' })
    },
  )

  it('is refused for a name that is there in any case, and says that merging is possible; its own in another case is free', async () => {
    await add('source', 'Insta', 'Instagram')
    const taken = await edit('source', 'Insta', { kind: 'rename', name: 'INSTAGRAM' })
    expect([taken.status, taken.body.code, told(taken)]).toEqual([
      409,
      'entry-taken',
      'There is “Instagram” already. You can merge “Insta” into it.',
    ])
    expect((await edit('source', 'Insta', { kind: 'rename', name: 'INSTA' })).status).toBe(200)
    expect(await namesOf('source')).toEqual(['INSTA', 'Instagram'])
  })

  it('saved views of everybody and the lead form follow; what is searched for stays', async () => {
    await add('source', 'Insta', 'Fair, Pune')
    const save = (as: TestPerson, name: string, query: string) =>
      test.call(as, leadListEndpoints.saveView, { name, isShared: false, query })
    await save(editor, 'Two', 'source=insta%2CFair%5C%2C+Pune&sort=-budget&tab=won')
    await save(admin, 'Typed', 'c7=has%3AInsta&search=Insta')
    const fields = { source: { isMandatory: true, choices: ['Insta', 'Walk-in'] } }
    await test.call(admin, fieldEndpoints.saveLeadForm, { fields })
    await edit('source', 'Insta', { kind: 'rename', name: 'Instagram' })
    const [two] = await test.call(editor, leadListEndpoints.listViews, {})
    const { tab, address } = readViewQuery(two?.query ?? '')
    expect([tab, address.sort, address.filters.sources]).toEqual([
      'won',
      'budget',
      ['Instagram', 'Fair, Pune'],
    ])
    const [typed] = await test.call(admin, leadListEndpoints.listViews, {})
    expect(typed?.query).toBe('c7=has%3AInsta&search=Insta')
    const { form } = await test.call(admin, fieldEndpoints.leadForm, {})
    expect(form.fields.source).toEqual({ isMandatory: true, choices: ['Instagram', 'Walk-in'] })
  })

  it('a designation is called otherwise where people show it', async () => {
    await add('designation', 'Drafter')
    await test.deps.database.pool.query('update members set designation_id = $1 where user_id = $2', [
      await idOf('designation', 'Drafter'),
      editor.userId,
    ])
    await edit('designation', 'Drafter', { kind: 'rename', name: 'Designer' })
    expect((await test.call(editor, peopleEndpoints.ownPlace, {})).designation).toBe('Designer')
  })
})

describe('S6 merging', () => {
  it.each(leadLists)('%s: all leads get the other entry, and the merged one goes', async (list) => {
    await add(list, 'Insta', 'Instagram')
    const now = new Date()
    await addLeads(test.deps, company, [
      { [list]: 'Insta' },
      { [list]: 'Insta', archivedAt: now },
      { [list]: 'Insta', deletedAt: now },
      { [list]: 'Instagram' },
    ])
    expect(await merge(list, 'Insta', 'Instagram')).toMatchObject({
      status: 200,
      body: { message: '“Insta” was merged into “Instagram”.' },
    })
    expect(await numbersOf(list)).toEqual({ Instagram: 2 })
    expect(await ofLeads(columnOf[list])).toEqual({ Instagram: 4 })
  })

  it('views that name both name one then, and one entry in the audit log says who did it to how many', async () => {
    await add('source', 'Insta', 'Instagram')
    await addLeads(test.deps, company, [{ source: 'Insta' }, { source: 'Insta' }])
    const query = 'source=Insta%2CInstagram'
    await test.call(editor, leadListEndpoints.saveView, { name: 'Both', isShared: false, query })
    await merge('source', 'Insta', 'Instagram')
    const [both] = await test.call(editor, leadListEndpoints.listViews, {})
    expect([both?.query, both?.count]).toEqual(['source=Instagram', 0])
    const { rows } = await test.deps.database.pool.query(
      'select actor_id, action, details from audit_log where company_id = $1',
      [company.id],
    )
    const details = { list: 'source', kind: 'merge', from: 'Insta', to: 'Instagram', leads: 2 }
    expect(rows).toEqual([{ actor_id: admin.userId, action: 'leads.list', details }])
  })

  it('people get the other designation', async () => {
    await add('designation', 'Draftsman', 'Drafter')
    await test.deps.database.pool.query('update members set designation_id = $1 where user_id = $2', [
      await idOf('designation', 'Draftsman'),
      editor.userId,
    ])
    expect((await merge('designation', 'Draftsman', 'Drafter')).status).toBe(200)
    expect(await numbersOf('designation')).toEqual({ Drafter: 1 })
    expect((await test.call(editor, peopleEndpoints.ownPlace, {})).designation).toBe('Drafter')
  })

  it('into itself, or with what is gone or of another list, is refused', async () => {
    await add('source', 'Insta', 'Instagram')
    await add('workScope', 'Kitchen')
    expect((await merge('source', 'Insta', 'Insta')).body.code).toBe('merge-with-itself')
    const into = await idOf('workScope', 'Kitchen')
    expect((await edit('source', 'Insta', { kind: 'merge', into })).status).toBe(404)
    const id = await idOf('source', 'Insta')
    await merge('source', 'Insta', 'Instagram')
    const late = await test.send(admin, editEntry, { list: 'source', id, kind: 'hide' })
    expect([late.status, told(late)]).toEqual([404, 'This entry does not exist any more.'])
  })

  it('two people who merge two entries into each other leave one of them, with all leads', async () => {
    await add('source', 'Insta', 'Instagram')
    await addLeads(test.deps, company, [{ source: 'Insta' }, { source: 'Instagram' }])
    const [one, other] = [await idOf('source', 'Insta'), await idOf('source', 'Instagram')]
    const answers = await Promise.all([
      test.send(admin, editEntry, { list: 'source', id: one, kind: 'merge', into: other }),
      test.send(admin, editEntry, { list: 'source', id: other, kind: 'merge', into: one }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(Object.values(await numbersOf('source'))).toEqual([2])
  })

  it('is made once where it is sent twice', async () => {
    await add('source', 'Insta', 'Instagram')
    const payload = {
      list: 'source',
      id: await idOf('source', 'Insta'),
      kind: 'merge',
      into: await idOf('source', 'Instagram'),
    }
    const send = async () => {
      const headers = { authorization: `Bearer ${admin.token}`, 'idempotency-key': 'merge-1' }
      const answer = await test.app.inject({ method: 'PUT', url: editEntry.path, headers, payload })
      return [answer.statusCode, answer.json().message]
    }
    const first = await send()
    expect(first[0]).toBe(200)
    expect(await send()).toEqual(first)
  })
})
