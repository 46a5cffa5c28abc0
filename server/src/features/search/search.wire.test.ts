import { api } from '@foyer/contract/wire/api'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { aContact, captureLead } from '../../testing/builders/capture'
import { addLeads } from '../../testing/builders/leads'
import { addProject } from '../../testing/builders/projects'
import { aDocument, aQuotation } from '../../testing/builders/quotations'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const find = (as: TestPerson, words: string) => test.call(as, api.search.find, { words })
const names = async (as: TestPerson, words: string) => (await find(as, words)).leads.map(({ name }) => name)

let company: TestCompany
let owner: TestPerson
let seller: TestPerson
beforeAll(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Ravi', lastName: 'Desai' })
  seller = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
  await addLeads(test.deps, company, [
    { firstName: 'Asha', lastName: 'Rao', createdAt: day(1), stage: 'assigned', assigneeId: seller.userId },
    {
      firstName: 'Asha',
      lastName: 'Rao',
      city: 'Pune',
      createdAt: day(9),
      stage: 'lost',
      assigneeId: owner.userId,
    },
    { firstName: 'Asha', lastName: 'Raote', createdAt: day(2), stage: 'assigned', assigneeId: seller.userId },
    { firstName: 'Uma', lastName: 'Asha', createdAt: day(3), stage: 'assigned', assigneeId: owner.userId },
    {
      firstName: 'Meera',
      lastName: 'Nair',
      phone: '+91 9845021763',
      createdAt: day(4),
      assigneeId: seller.userId,
    },
    {
      firstName: 'Joy',
      lastName: 'Sen',
      phone: '+91 2176300045',
      createdAt: day(5),
      assigneeId: owner.userId,
    },
    {
      firstName: 'Om',
      lastName: 'Das',
      address: 'B 402, Palm Meadows',
      city: 'Whitefield',
      createdAt: day(6),
    },
    { type: 1, firstName: 'Anil', lastName: 'Shah', companyName: 'Tamarind Logistics', createdAt: day(7) },
  ])
})

describe('Sales floor search: everything by one call', () => {
  it('Sales floor search puts who is exactly so called first, open before lost, then what begins so', async () => {
    const { leads } = await find(owner, 'asha rao')
    expect(leads.map(({ name, stage }) => `${name} ${stage.kind}`)).toEqual([
      'Asha Rao assigned',
      'Asha Rao lost',
      'Asha Raote assigned',
    ])
    expect(await names(owner, 'ASHA')).toEqual(['Asha Raote', 'Asha Rao', 'Asha Rao', 'Uma Asha'])
    // One's own before those of others.
    expect((await find(seller, 'asha')).leads.every(({ isMine }) => isMine)).toBe(true)
  })

  it('Sales floor search finds a lead by any run of digits of its phone, and says so', async () => {
    for (const typed of [
      '21763',
      '9845021',
      '45021',
      '098450',
      '+91 98450',
      '98450 21763',
      '+91 98450-21763',
    ])
      expect(await names(owner, typed), typed).toContain('Meera Nair')
    // One number ends so, the other begins so.
    expect((await names(owner, '21763')).toSorted()).toEqual(['Joy Sen', 'Meera Nair'])
    expect(await names(owner, '00045')).toEqual(['Joy Sen'])
    // Too little of a number, and what all of them begin with.
    for (const typed of ['984', '+9', '+91', '+91 9', '0 98', '(984)'])
      expect(await names(owner, typed), typed).toEqual([])
    const [lead] = (await find(seller, '21763')).leads
    expect(lead?.matched).toEqual({ part: 'phone', text: '98450 21763' })
  })

  it('Sales floor search looks at company, society, city and the number of another contact', async () => {
    const matched = async (words: string) =>
      (await find(owner, words)).leads.map((lead) => [lead.name, lead.matched])
    expect(await matched('tamarind')).toEqual([['Tamarind Logistics', undefined]])
    expect(await matched('anil')).toEqual([['Tamarind Logistics', { part: 'company', text: 'Anil Shah' }]])
    expect(await matched('palm mead')).toEqual([
      ['Om Das', { part: 'place', text: 'B 402, Palm Meadows, Whitefield' }],
    ])
    expect(await names(owner, 'whitef')).toEqual(['Om Das'])
    // Where few begin so, the text may be inside a word.
    expect(await names(owner, 'marind')).toEqual(['Tamarind Logistics'])
    const id = await captureLead(test, owner, {
      contacts: [
        aContact({ firstName: 'Uday' }),
        aContact({ firstName: 'Vimal', phones: ['+91 9000011111'] }),
      ],
    })
    const byOther = [['Uday Iyer', { part: 'contact', text: '90000 11111' }]]
    for (const run of ['90000 11111', '90000', '0001111', '+91 90000 1'])
      expect(await matched(run)).toEqual(byOther)
    const contacts = [aContact({ firstName: 'Uday', phones: ['+91 9845000000', '+971 502222233'] })]
    await test.call(owner, leadCaptureEndpoints.edit, { kind: 'change', id, change: { contacts } })
    expect(await names(owner, '0001111')).toEqual([])
    expect(await names(owner, '2222233')).toEqual(['Uday Iyer'])
  })

  it('Sales floor search finds colleagues, projects and quotations by number, client and project', async () => {
    const { id: projectId } = await addProject(test.deps, company, owner.userId, {
      name: 'Jacaranda villa',
      client: { name: 'Pooja Bhat' },
      isConfirmed: true,
    })
    const quotationId = await aQuotation(test, owner, projectId, aDocument({ title: 'Kitchen works' }))
    for (const words of ['jacaranda', 'pooja', 'bhat villa', 'kitchen']) {
      const { quotations } = await find(owner, words)
      expect(quotations, words).toEqual([
        {
          id: quotationId,
          projectId,
          title: 'Kitchen works',
          clientName: 'Pooja Bhat',
          projectName: 'Jacaranda villa',
          state: 'draft',
        },
      ])
    }
    expect((await find(owner, 'jacaranda')).projects.map(({ name }) => name)).toEqual(['Jacaranda villa'])
    expect((await find(owner, 'menon')).people.map(({ name }) => name)).toEqual(['Kavya Menon'])
  })

  it('Sales floor search shows nobody what they may not see, and takes any text', async () => {
    expect(await names(seller, 'uma')).toEqual([])
    expect((await find(seller, 'jacaranda')).quotations).toEqual([])
    const bare = await company.person('reader')
    await test.deps.database.pool.query('update members set features = $2 where user_id = $1', [
      bare.userId,
      [],
    ])
    const found = await find(bare, 'asha')
    expect([found.leads, found.quotations]).toEqual([[], []])
    for (const odd of ['', 'a', '%', '__', "o'", '\\', '()', '  ', 'x'.repeat(100)])
      expect((await find(owner, odd)).leads, odd).toEqual([])
    expect((await test.send(owner, api.search.find, { words: 'x'.repeat(101) })).status).toBe(400)
  })

  it('Sales floor search brings back what was opened as it is called now, without what is gone', async () => {
    const [hers = '', gone = '', his = ''] = await addLeads(test.deps, company, [
      { firstName: 'Tara', assigneeId: seller.userId },
      { firstName: 'Gone', assigneeId: seller.userId, deletedAt: day(8) },
      { firstName: 'Hidden', assigneeId: owner.userId },
    ])
    const asked = { leads: [his, gone, hers], projects: [], quotations: [] }
    const of = async (as: TestPerson) =>
      (await test.call(as, api.search.opened, asked)).leads.map(({ id }) => id)
    expect(await of(owner)).toEqual([his, hers])
    expect(await of(seller)).toEqual([hers])
    expect((await test.send(owner, api.search.opened, { ...asked, projects: ['no id'] })).status).toBe(400)
  })
})
