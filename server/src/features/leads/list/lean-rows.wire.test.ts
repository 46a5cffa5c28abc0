import { leadQuery } from '@foyer/contract/leads/list/query'
import { callStatuses, remarkTypes } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { leads } from '../../../db/schema/leads'
import { aContact, captureLead } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { actOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { list } = leadEndpoints

/** The rows that a client of the specification gets. */
async function fullRows(as: TestPerson) {
  const answer = await test.app.inject({
    url: '/user/newLeadsData?pageNo=0',
    headers: { authorization: `Bearer ${as.token}` },
  })
  return answer.json() as { data: { data: { data: Record<string, unknown>[] } } }
}

describe('lean rows', () => {
  it('are the same leads as the full rows, whatever a lead has', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const sales = await company.person('editor')
    await addLeads(test.deps, company, [
      {},
      ...callStatuses.map((callStatus, place) => ({
        callStatus,
        type: place % 2,
        firstName: 'Zoë',
        lastName: '"Quoted" \\ नाम',
        companyName: place % 2 ? 'Iyer & Söhne' : null,
        email: `a${place}@example.in`,
        phone: `+91 98450217${10 + place}`,
        address: 'Line one\nline two\ttab',
        city: 'Bengaluru',
        postalCode: '560038',
        area: '1,200',
        areaUnit: 'sqft',
        budget: 12_345_678_901,
        workScope: 'Full Home',
        source: 'Referral',
        sourceName: 'Asha',
        assigneeId: sales.userId,
        creatorId: admin.userId,
        followUpOn: '2026-02-28',
        followUpTime: place % 2 ? '16:30' : null,
        followUpKind: remarkTypes[place % 3] ?? null,
        expectedClosure: '2026-05-01',
        lastCallAt: new Date('2026-01-05T10:11:12.130Z'),
        historyCount: place,
        isConverted: place === 3,
        tags: place === 2 ? ['Hot', 'Cold'] : [],
      })),
    ])
    await asSystem(test.deps, ({ db }) => db.update(leads).set({ statusId: 1 }))
    const lean = await test.call(admin, list, leadQuery({}))
    const full = list.reply.decode((await fullRows(admin)) as never)
    expect(lean.rows).toHaveLength(callStatuses.length + 1)
    expect(lean).toEqual(full)
    const pages = [{ isLean: true }, { isLean: false }].map(async (how) => {
      const first = await test.call(admin, list, leadQuery({ ...how, limit: 5 }))
      const { rows } = await test.call(admin, list, leadQuery({ ...how, limit: 5, after: first.after }))
      return [...first.rows, ...rows].map(({ id }) => id)
    })
    for (const ids of await Promise.all(pages)) expect(ids).toEqual(full.rows.map(({ id }) => id))
    expect(lean.rows.some(({ tags }) => tags.length === 2)).toBe(true)
  })

  it('name each stage, person and tag once, and only those that the page has', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const sales = await company.person('editor')
    await company.person('editor')
    await addLeads(test.deps, company, [{ assigneeId: sales.userId }, { assigneeId: sales.userId }])
    const answer = await test.app.inject({
      url: '/user/newLeadsData?pageNo=0&rows=lean',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(answer.headers['content-type']).toContain('application/json')
    const { data, known } = answer.json().data.data
    expect(data[0]).toMatchObject({ assignedTo: sales.userId, leadStage: company.stages[1]?.id })
    expect(known.people).toEqual([expect.objectContaining({ _id: sales.userId })])
    expect(known.stages).toHaveLength(1)
    expect(known.tags).toEqual([])
  })
})

describe('C-174 what a client of the specification reads', () => {
  it('C-174 L-038 a row has its contacts, quotation, month of closure and last update', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const id = await captureLead(test, owner, {
      contacts: [aContact(), aContact({ firstName: 'Second', phones: ['+91 9845021799'] })],
    })
    await test.call(owner, leadCaptureEndpoints.addExpectedClosure, {
      leadId: id,
      expectedClosure: '2027-03-05',
    })
    await actOn(test, owner, id, { comment: 'Rang twice', callStatus: 'no-response' })
    const [row] = (await fullRows(owner)).data.data.data
    expect(row).toMatchObject({
      isQuotationSent: false,
      clouserMonth: 'March',
      leadUpdates: [{ text: 'Rang twice', callLeadStatus: 6 }],
    })
    expect(row?.otherContactDetails).toEqual([
      expect.objectContaining({ otherContactFirstName: aContact().firstName }),
      expect.objectContaining({
        otherContactFirstName: 'Second',
        otherContactPhoneNumber: ['+91 9845021799'],
      }),
    ])
  })

  it('C-174 C-018 a single lead has its updates, reason, and what no field takes, as it came', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const saved = await test.app.inject({
      method: 'POST',
      url: '/user/addEditLead',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: {
        type: 0,
        firstName: 'Asha',
        lastName: 'Rao',
        phoneNumber: '+91 9845021763',
        architectDetails: { name: 'B. Doshi', floors: [1, 2] },
        renovationTimeline: '3 months',
      },
    })
    const id = saved.json().data._id as string
    await actOn(test, owner, id, {
      callStatus: 'not-interested',
      reason: 'Too far away',
      comment: 'Said no',
      remarkType: 'virtual-meeting',
    })
    const answer = await test.app.inject({
      url: `/api/get-lead-by-id?id=${id}`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(answer.json().data).toMatchObject({
      architectDetails: { name: 'B. Doshi', floors: [1, 2] },
      renovationTimeline: '3 months',
      reasonForNotInterested: 'Too far away',
      isDeleted: false,
      todayRemark: 1,
      leadUpdates: [{ text: 'Said no' }],
    })
  })
})
