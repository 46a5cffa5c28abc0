import { companyEndpoints } from '@foyer/contract/wire/company'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { inCompany } from '../../../context'
import { aContact, aDraft, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { leadScopeOfNobody, takeIn } from '../service'
import type { Arrival } from './service/take-in'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin')
  await company.person('editor')
})

const arrives = (over: Partial<Arrival>, ...contacts: Parameters<typeof aContact>[0][]) =>
  inCompany(test.deps, company.id, async (scope) =>
    takeIn(
      await leadScopeOfNobody(scope, 'Website'),
      contacts.map((contact) => ({ draft: aDraft({ contacts: [aContact(contact)] }) })),
      { duplicates: 'skip', door: 'Website', isUnattended: true, ...over },
    ),
  )
const phone = (last: number) => ({ phones: [`+91 98450217${String(last).padStart(2, '0')}`] })

describe('C-091 leads that come by themselves', () => {
  it('are added with stage, history and no author', async () => {
    const [taken] = await arrives({}, { firstName: 'Meera', ...phone(1) })
    const lead = await readLead(test, admin, taken?.leadId ?? '')
    expect(lead).toMatchObject({ firstName: 'Meera', createdBy: undefined, stage: { kind: 'unassigned' } })
    expect(sentencesOf(lead)).toEqual(['The Lead came in through Website'])
    expect(lead.history[0]?.actor).toBeUndefined()
  })

  it('are given to people in turn, many at once as one after the other', async () => {
    await company.person('editor')
    await test.call(admin, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
    const taken = await arrives({}, phone(1), phone(2), phone(3))
    const more = await arrives({}, phone(4))
    const leads = await Promise.all(
      [...taken, ...more].map(({ leadId = '' }) => readLead(test, admin, leadId)),
    )
    const ids = leads.map(({ assignee }) => assignee?.id)
    expect(new Set(ids.slice(0, 3)).size).toBe(3)
    expect(ids[3]).toBe(ids[0])
    expect(leads.map(({ stage }) => stage.kind)).toEqual(['assigned', 'assigned', 'assigned', 'assigned'])
  })

  it('that are known are not added again, and the lead says that it enquired', async () => {
    const id = await captureLead(test, admin, { contacts: [aContact(phone(1))] })
    const taken = await arrives({}, phone(1), phone(2), phone(2))
    expect(taken.map(({ outcome }) => outcome)).toEqual(['skipped', 'created', 'skipped'])
    expect(taken[0]).toMatchObject({ sameAs: { leadId: id, isArchived: false } })
    expect(taken[2]).toMatchObject({ sameAs: { arrival: 1 } })
    expect(sentencesOf(await readLead(test, admin, id))[0]).toBe(
      'A new enquiry of this Lead came in through Website',
    )
  })

  it('fill what a known lead lacks and replace nothing, however many there are', async () => {
    const id = await captureLead(test, admin, { contacts: [aContact(phone(1))], city: 'Pune' })
    const taken = await inCompany(test.deps, company.id, async (scope) =>
      takeIn(
        await leadScopeOfNobody(scope, 'Fair'),
        [
          { draft: aDraft({ contacts: [aContact({ firstName: 'Other', ...phone(1) })], budget: 500_000 }) },
          { draft: aDraft({ contacts: [aContact(phone(1))], city: 'Goa', address: '4 Hill Road' }) },
        ],
        { duplicates: 'fill', door: 'Fair', isUnattended: false },
      ),
    )
    expect(taken.map(({ outcome }) => outcome)).toEqual(['updated', 'updated'])
    const lead = await readLead(test, admin, id)
    expect(lead).toMatchObject({
      firstName: 'Ananya',
      city: 'Pune',
      budget: 500_000,
      address: '4 Hill Road',
    })
    const again = await arrives({ duplicates: 'fill', isUnattended: false }, phone(1))
    expect(again[0]?.outcome).toBe('skipped')
  })

  it('are added anyway where that is wanted', async () => {
    await arrives({}, phone(1))
    const taken = await arrives({ duplicates: 'add' }, phone(1), phone(1))
    expect(taken.map(({ outcome }) => outcome)).toEqual(['created', 'created'])
  })

  it('C-179 that only an archived lead is like are added without a person, and both are marked', async () => {
    const id = await captureLead(test, admin, { contacts: [aContact(phone(1))] })
    await test.call(admin, leadListEndpoints.bulk, {
      action: 'archive',
      selection: { ids: [id] },
      confirmCount: undefined,
    })
    const attended = await arrives({ isUnattended: false }, phone(1))
    expect(attended[0]).toMatchObject({ outcome: 'skipped', sameAs: { leadId: id, isArchived: true } })
    const more = { ...phone(1), phones: [...phone(1).phones, '+91 9845099999'] }
    const filling = await arrives({ isUnattended: false, duplicates: 'fill' }, more)
    expect(filling[0]).toMatchObject({ outcome: 'skipped', sameAs: { leadId: id, isArchived: true } })
    expect((await readLead(test, admin, id)).contacts[0]?.phones).toEqual(phone(1).phones)
    const [taken] = await arrives({}, { firstName: 'Meera', lastName: 'Nair', ...phone(1) })
    expect(taken?.outcome).toBe('created')
    expect(sentencesOf(await readLead(test, admin, taken?.leadId ?? ''))).toContain(
      'The archived Lead Ananya Iyer has the same contact',
    )
    expect(sentencesOf(await readLead(test, admin, id))[0]).toBe(
      'A new enquiry of this archived Lead came in through Website as the Lead Meera Nair',
    )
  })

  it('of one person at the same moment are one lead', async () => {
    const taken = await Promise.all(Array.from({ length: 4 }, () => arrives({}, phone(9))))
    expect(taken.flat().filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
  })
})
