import { leadLimits } from '@foyer/contract/leads/limits'
import type { LeadSelection } from '@foyer/contract/leads/model'
import { leadChatEndpoints } from '@foyer/contract/wire/leads/bulk/chat-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { logsOf } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { chats } = leadChatEndpoints

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
})

const leads = (...wishes: LeadWish[]) =>
  addLeads(
    test.deps,
    company,
    wishes.map((wish, n) => ({ firstName: `L${n}`, phone: `+91 984502170${n}`, ...wish })),
  )
const ask = (as: TestPerson, selection: LeadSelection) => test.call(as, chats, { selection })
const refused = (as: TestPerson, selection: LeadSelection) => test.send(as, chats, { selection })
const everyLead = {
  tab: 'all' as const,
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}

describe('Sales floor: WhatsApp to many, one after another', () => {
  it('answers with those who can be written to in the order of the call, and the others with reasons', async () => {
    const [a = '', b = '', c = '', d = '', e = ''] = await leads(
      { stage: 'won' },
      { phone: null },
      { phone: '98450 21700' },
      { followUpOn: '2026-06-11', followUpTime: '16:30', stage: 'lost' },
      { archivedAt: new Date() },
    )
    const { leads: fit, leftOut } = await ask(admin, { ids: [d, a, b, c, e] })
    expect(fit.map(({ id }) => id)).toEqual([d, a])
    expect(fit[0]).toMatchObject({
      type: 'individual',
      firstName: 'L3',
      phone: '+91 9845021703',
      followUpOn: '2026-06-11',
      followUpTime: '16:30',
    })
    expect(leftOut['no-number'].leads.map(({ id }) => id)).toEqual([b])
    expect(leftOut.twice.leads.map(({ id }) => id)).toEqual([c])
    expect(leftOut.gone).toEqual({ leads: [], count: 1 })
  })

  it('tells nothing of leads of others, nor anything to those who only read', async () => {
    const reader = await company.person('reader')
    const [own = '', other = ''] = await leads({ assigneeId: kavya.userId }, { assigneeId: admin.userId })
    const answer = await ask(kavya, { ids: [own, other] })
    expect(answer.leads.map(({ id }) => id)).toEqual([own])
    expect(answer.leftOut.gone).toEqual({ leads: [], count: 1 })
    expect(await refused(reader, { ids: [own] })).toMatchObject({ status: 403 })
    const strangers = await test.company()
    const stranger = await strangers.person('admin')
    expect((await ask(stranger, { ids: [own] })).leads).toEqual([])
  })

  it('takes all that match as long as they are as many as were seen, and no more than two hundred', async () => {
    const [a = '', b = '', c = ''] = await leads({}, {}, {})
    const answer = await ask(admin, { query: everyLead, expected: 3, except: [b] })
    expect(answer.leads.map(({ id }) => id).toSorted()).toEqual([a, c].toSorted())
    expect(await refused(admin, { query: everyLead, expected: 2 })).toMatchObject({ status: 409 })
    expect(await refused(admin, { ids: [] })).toMatchObject({ status: 400 })
    const many = Array.from({ length: leadLimits.chatsMax + 1 }, () => crypto.randomUUID())
    const message = 'At most 200 leads can be written to one after another. Please choose fewer.'
    expect(await refused(admin, { ids: many })).toMatchObject({ status: 400, body: { message } })
    expect(await refused(admin, { query: everyLead, expected: 900 })).toMatchObject({ body: { message } })
  })

  it('writes nothing: the history has a line only of a chat that was opened', async () => {
    const [a = ''] = await leads({ stage: 'lost' })
    await ask(admin, { ids: [a] })
    expect(await logsOf(test, admin, a)).toEqual([])
    await test.call(admin, leadWorkEndpoints.contacted, { leadId: a, channel: 'whatsapp' })
    expect((await logsOf(test, admin, a)).map(({ sentence }) => sentence)).toHaveLength(1)
  })
})
