import { randomUUID } from 'node:crypto'
import type { LeadChange, LeadConflict } from '@foyer/contract/leads/record/draft'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { beforeEach, describe, expect, it } from 'vitest'
import { aContact, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { edit, addExpectedClosure } = leadCaptureEndpoints

let company: TestCompany
let owner: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  // The leads of somebody who works alone are their own (C-164).
  await company.person('reader')
})

const change = (id: string, what: LeadChange, baseUpdatedAt?: string) => ({
  kind: 'change' as const,
  id,
  change: what,
  baseUpdatedAt,
})

/** As a client that does not use our contract sends it. */
const post = async (as: TestPerson, id: string, body: object) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/user/edit-lead?id=${id}&userId=${as.userId}`,
    payload: body,
    headers: { authorization: `Bearer ${as.token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('C-128 what no field takes', () => {
  const kept = {
    architectDetails: { name: 'B. Doshi', floors: [1, 2], isPaid: false },
    renovationTimeline: ' 3 months ',
    idx: 3,
  }

  it('C-128 C-174 of any shape comes back as it was sent, with the form it was typed into', async () => {
    const added = await test.app.inject({
      method: 'POST',
      url: '/user/addEditLead',
      payload: {
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.com',
        phoneNumber: '9845021763',
        templateId: company.id,
        ...kept,
      },
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const lead = await given(added.json().data._id)
    expect(lead).toMatchObject({ ...kept, templateId: company.id, projectId: null })
  })

  it('C-128 is kept by an edit that does not name it, and changed by one that does', async () => {
    const id = await captureLead(test, owner)
    expect((await post(owner, id, kept)).status).toBe(200)
    expect((await post(owner, id, { city: 'Pune' })).status).toBe(200)
    expect(await given(id)).toMatchObject({ ...kept, city: 'Pune' })
    const otherwise = { architectDetails: ['B. Doshi'], idx: 0 }
    expect((await post(owner, id, otherwise)).status).toBe(200)
    expect(await given(id)).toMatchObject({ ...kept, ...otherwise })
    const tooMuch = await post(owner, id, { notes: ['x'.repeat(19_990)] })
    expect([tooMuch.status, tooMuch.body.message]).toEqual([400, 'This is too much to keep.'])
    expect(await given(id)).toMatchObject({ ...kept, ...otherwise })
  })

  it('C-128 a number under the name of a custom field is its value, and nothing is kept beside it', async () => {
    const field = { name: 'Floors', sections: [0 as const], type: 'number' as const }
    await test.call(owner, fieldEndpoints.add, { ...field, isRequired: false, options: [] })
    const id = await captureLead(test, owner)
    await post(owner, id, { Floors: 3 })
    const lead = await given(id)
    expect([lead.customFields, lead.Floors]).toEqual([
      [expect.objectContaining({ fieldName: 'Floors', value: '3' })],
      undefined,
    ])
  })

  const given = async (id: string) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    return (await test.app.inject({ url: `/api/get-lead-by-id?id=${id}`, headers })).json().data
  }
})

describe('editing a lead', () => {
  it('L-200 L-202 L-203 each change is written and logged, names silently; the answer has no message', async () => {
    const id = await captureLead(test, owner, { city: 'Pune', budget: 1850000 })
    const what = {
      firstName: 'Anu',
      city: 'Mumbai',
      budget: 2500000,
      email: 'anu@example.com',
      expectedClosure: '2026-05-01',
    }
    const { status, body } = await test.send(owner, edit, change(id, what))
    expect([status, body.message]).toEqual([200, undefined])
    const lead = await readLead(test, owner, id)
    expect(lead).toMatchObject({ ...what, lastName: 'Iyer', phone: '+91 9845021763' })
    expect(sentencesOf(lead)).toEqual([
      "The Lead's Expected Closure has been changed from blank to 01 May 2026",
      "The Lead's budget has been changed from ₹18,50,000 to ₹25,00,000",
      "The Lead's city has been changed from Pune to Mumbai",
      "The Lead's email has been changed from blank to anu@example.com",
      'The Lead has been added by Olga Rao',
    ])
    expect(lead.historyCount).toBe(5)
    expect(lead.history[0]?.actor?.fullName).toBe('Olga Rao')
  })

  it('L-200 sentences, actors and old values that a client sends are not believed', async () => {
    const id = await captureLead(test, owner, { city: 'Pune' })
    const forged = { city: 'Mumbai', logText: ['Budget approved by the CEO'], updatedBy: randomUUID() }
    await post(owner, id, forged)
    const lead = await readLead(test, owner, id)
    expect(sentencesOf(lead)).not.toContain('Budget approved by the CEO')
    expect(lead.history[0]).toMatchObject({ actor: { id: owner.userId } })
  })

  it('C-150 a value that cannot be read is refused, and erases nothing', async () => {
    const id = await captureLead(test, owner, { city: 'Pune', budget: 1850000, assigneeId: owner.userId })
    const before = await readLead(test, owner, id)
    for (const wrong of [
      { budget: true },
      { city: {} },
      { Address: ['x'] },
      { assignedTo: true },
      { assignedTo: [] },
      { assignedTo: {} },
      { phoneNumber: { a: 1 } },
    ])
      expect(await post(owner, id, wrong), JSON.stringify(wrong)).toMatchObject({
        status: 400,
        body: { code: 'bad-input', details: { fields: [{ text: 'This value cannot be read.' }] } },
      })
    expect(await readLead(test, owner, id)).toEqual(before)
  })

  it('C-033 a call that forgot the date does not clear it', async () => {
    const id = await captureLead(test, owner)
    await test.call(owner, addExpectedClosure, { leadId: id, expectedClosure: '2026-05-01' })
    for (const body of [{ leadId: id }, { leadId: id, expClosureDate: '2026-02-31' }]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/user/add-exp-closure',
        payload: body,
        headers: { authorization: `Bearer ${owner.token}` },
      })
      expect(answer.json()).toMatchObject({ code: 'bad-input' })
    }
    expect((await readLead(test, owner, id)).expectedClosure).toBe('2026-05-01')
  })

  it('L-200 only a logText is the own note of who sent it', async () => {
    const id = await captureLead(test, owner)
    expect((await post(owner, id, { logText: ['Client asked for a site visit'] })).status).toBe(200)
    expect((await readLead(test, owner, id)).history[0]).toMatchObject({
      kind: 'note',
      sentence: 'A note has been added.',
      remark: 'Client asked for a site visit',
      actor: { id: owner.userId },
    })
  })

  it('L-194 a changed phone is kept with its code, an unchanged one as it was', async () => {
    const [id = ''] = await addLeads(test.deps, company, [{ phone: '9845021763', creatorId: owner.userId }])
    await test.call(owner, edit, change(id, { phone: '+91 9845021763', city: 'Pune' }))
    expect((await readLead(test, owner, id)).phone).toBe('9845021763')
    await test.call(owner, edit, change(id, { phone: '+971 501234567' }))
    expect((await readLead(test, owner, id)).phone).toBe('+971 501234567')
  })

  it.each<[string, LeadChange]>([
    ['L-191 an emptied first name', { firstName: '' }],
    ['L-193 a short number', { phone: '+44 1234' }],
    ['L-195 a wrong email', { email: 'anu' }],
    ['L-196 a wrong pin code', { postalCode: '12' }],
    ['L-196 digits in the city', { city: 'Pune 4' }],
    ['L-197 a budget of sixteen digits', { budget: 10 ** 15 }],
  ])('L-198 L-204 %s is refused, and nothing is written', async (_, what) => {
    const id = await captureLead(test, owner)
    const before = await readLead(test, owner, id)
    const { status, body } = await test.send(owner, edit, change(id, { ...what, address: 'New' }))
    expect(status).toBe(400)
    expect(body.message).toBeTruthy()
    if (what.budget === undefined) expect(body.message).toBe('Please enter all the details')
    expect(await readLead(test, owner, id)).toEqual(before)
  })

  it('L-196 L-197 old values that no form would take survive an edit of something else', async () => {
    const odd = {
      city: 'Pune 4',
      postalCode: '12',
      budget: 123456789012,
      area: 'about 900',
      areaUnit: 'acres',
    }
    const [id = ''] = await addLeads(test.deps, company, [{ ...odd, phone: '12', email: 'odd' }])
    await test.call(owner, edit, change(id, { address: '7 Law College Road' }))
    expect(await readLead(test, owner, id)).toMatchObject({
      ...odd,
      phone: '12',
      address: '7 Law College Road',
    })
  })

  it('L-196 a pin code may be emptied', async () => {
    const id = await captureLead(test, owner, { postalCode: '411004' })
    await test.call(owner, edit, change(id, { postalCode: '' }))
    expect((await readLead(test, owner, id)).postalCode).toBeUndefined()
  })

  it('L-189 contacts, company and custom fields of a corporate lead can be edited', async () => {
    const ceo = aContact({ designation: 'CEO' })
    const id = await captureLead(test, owner, { type: 'corporate', companyName: 'Rao', contacts: [ceo] })
    const contacts = [
      { ...ceo, designation: 'Chairman' },
      aContact({ firstName: 'Sana', lastName: 'Khan', designation: 'Admin', phones: ['+91 9845021799'] }),
    ]
    const customValues = { 'Company Website': 'rao.example' }
    await test.call(owner, edit, change(id, { companyName: 'Rao Textiles', contacts, customValues }))
    const lead = await readLead(test, owner, id)
    expect(lead).toMatchObject({
      companyName: 'Rao Textiles',
      contacts,
      customValues: [{ value: 'rao.example' }],
    })
    expect(sentencesOf(lead)).toContain(
      "The Lead's Company Website has been changed from blank to rao.example",
    )
    const wrong = await test.send(owner, edit, change(id, { customValues: { 'Company Website': 'no site' } }))
    expect(wrong.status).toBe(400)
    expect((await test.send(owner, edit, change(id, { companyName: '' }))).status).toBe(400)
  })

  it('L-159 a value of a field that was deleted stays, under its name', async () => {
    const field = {
      name: 'Plot No',
      sections: [0 as const],
      type: 'text' as const,
      isRequired: false,
      options: [],
    }
    await test.call(owner, fieldEndpoints.add, field)
    const id = await captureLead(test, owner, { customValues: { 'Plot No': '7' } })
    const [answer] = (await readLead(test, owner, id)).customValues
    await test.call(owner, fieldEndpoints.edit, { kind: 'delete', id: answer?.fieldId ?? '' })
    await test.call(owner, edit, change(id, { city: 'Pune' }))
    expect((await readLead(test, owner, id)).customValues).toMatchObject([{ label: 'Plot No', value: '7' }])
  })

  it('L-137 a team is set, logged and cleared', async () => {
    const rep = await company.person('editor')
    await test.call(owner, teamEndpoints.create, { name: 'Homes West', memberIds: [rep.userId] })
    const [team] = await test.call(owner, teamEndpoints.list, {})
    const id = await captureLead(test, owner)
    await test.call(owner, edit, change(id, { teamId: team?.id ?? '' }))
    const lead = await readLead(test, owner, id)
    expect([lead.team?.name, lead.teamName]).toEqual(['Homes West', 'Homes West'])
    await test.call(owner, edit, change(id, { teamId: null }))
    expect((await readLead(test, owner, id)).team).toBeUndefined()
    expect((await test.send(owner, edit, change(id, { teamId: randomUUID() }))).body.code).toBe(
      'unknown-team',
    )
  })

  it('L-200 L-108 D-006 the closure date is saved by either call, and the whole lead with it changes nothing else', async () => {
    const id = await captureLead(test, owner, { city: 'Pune' })
    await test.call(owner, addExpectedClosure, { leadId: id, expectedClosure: '2026-05-01' })
    expect((await readLead(test, owner, id)).expectedClosure).toBe('2026-05-01')
    const stale = {
      _id: id,
      firstName: 'Stale',
      city: 'Stale',
      expClosureDate: '2026-06-30',
      assignedTo: randomUUID(),
    }
    expect((await post(owner, id, stale)).status).toBe(200)
    const lead = await readLead(test, owner, id)
    expect(lead).toMatchObject({
      firstName: 'Ananya',
      city: 'Pune',
      expectedClosure: '2026-06-30',
      assignee: undefined,
    })
    expect(
      (await test.send(owner, addExpectedClosure, { leadId: id, expectedClosure: '2026-02-31' })).status,
    ).toBe(400)
    await test.call(owner, addExpectedClosure, { leadId: id, expectedClosure: null })
    expect((await readLead(test, owner, id)).expectedClosure).toBeUndefined()
  })
})

describe('two people edit one lead (C-150)', () => {
  it('L-204 a stale edit is refused with both values, and can be sent again on top', async () => {
    const id = await captureLead(test, owner, { city: 'Pune' })
    const { updatedAt } = await readLead(test, owner, id)
    await test.call(owner, edit, change(id, { city: 'Mumbai' }, updatedAt))
    const { status, body } = await test.send(owner, edit, change(id, { city: 'Nashik' }, updatedAt))
    expect([status, body.code]).toEqual([409, 'lead-conflict'])
    const conflict = body.details as unknown as LeadConflict
    expect(conflict.fields).toEqual([{ field: 'city', label: 'city', yours: 'Nashik', theirs: 'Mumbai' }])
    expect((await readLead(test, owner, id)).city).toBe('Mumbai')
    await test.call(owner, edit, change(id, { city: 'Nashik' }, conflict.updatedAt))
    expect((await readLead(test, owner, id)).city).toBe('Nashik')
  })

  it('L-204 without a base only what was sent is written; saving the same twice is no conflict', async () => {
    const id = await captureLead(test, owner, { city: 'Pune' })
    const { updatedAt } = await readLead(test, owner, id)
    await Promise.all([
      test.call(owner, edit, change(id, { city: 'Mumbai' })),
      test.call(owner, edit, change(id, { address: '7 Law College Road' })),
      test.call(owner, edit, change(id, { budget: 100 })),
    ])
    const lead = await readLead(test, owner, id)
    expect(lead).toMatchObject({
      city: 'Mumbai',
      address: '7 Law College Road',
      budget: 100,
      historyCount: 4,
    })
    await test.call(owner, edit, change(id, { city: 'Mumbai' }, updatedAt))
    expect((await readLead(test, owner, id)).historyCount).toBe(4)
  })

  it('L-204 of two edits at the same moment on the same base one wins', async () => {
    const id = await captureLead(test, owner)
    const { updatedAt } = await readLead(test, owner, id)
    const answers = await Promise.all(
      ['Pune', 'Mumbai', 'Nashik'].map((city) => test.send(owner, edit, change(id, { city }, updatedAt))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('who may', () => {
  it('L-185 L-205 a reader changes nothing; an editor not the assignee, though sending the present one is no change', async () => {
    const [reader, editor] = [await company.person('reader'), await company.person('editor')]
    const id = await captureLead(test, owner, { assigneeId: editor.userId })
    expect((await test.send(reader, edit, change(id, { city: 'Pune' }))).status).toBe(403)
    await test.call(editor, edit, change(id, { city: 'Pune', assigneeId: editor.userId }))
    const taken = await test.send(editor, edit, change(id, { city: 'Mumbai', assigneeId: owner.userId }))
    expect([taken.status, taken.body.message]).toEqual([403, 'Access disabled by Admin'])
    expect((await test.send(editor, edit, { kind: 'assign', id, assigneeId: null })).status).toBe(403)
    expect((await test.send(editor, edit, { kind: 'convert', id })).status).toBe(403)
    expect(await readLead(test, owner, id)).toMatchObject({ city: 'Pune', assignee: { id: editor.userId } })
  })

  it('L-204 a lead outside what one may see does not exist, whatever is tried', async () => {
    const stranger = await company.person('editor')
    const foreigner = await (await test.company()).person('superAdmin')
    const id = await captureLead(test, owner, { assigneeId: owner.userId })
    const calls = [
      [edit, change(id, { city: 'Pune' })],
      [edit, { kind: 'delete', id }],
      [edit, { kind: 'restore', id }],
      [edit, { kind: 'note', id, text: 'x' }],
      [leadCaptureEndpoints.byId, { id }],
      [leadCaptureEndpoints.addTag, { leadId: id, tagId: randomUUID() }],
      [addExpectedClosure, { leadId: id, expectedClosure: null }],
      [leadCaptureEndpoints.addEdit, { kind: 'no-email-prompt', leadId: id, wantsNoEmailPrompt: true }],
    ] as const
    for (const person of [stranger, foreigner])
      for (const [endpoint, input] of calls)
        expect((await test.send(person, endpoint as typeof edit, input as never)).status, endpoint.path).toBe(
          404,
        )
  })

  it('L-209 marking as converted needs the right to make projects, and is logged', async () => {
    const id = await captureLead(test, owner)
    await test.call(owner, edit, { kind: 'convert', id })
    const lead = await readLead(test, owner, id)
    expect(lead.isConverted).toBe(true)
    expect(sentencesOf(lead)[0]).toBe('The Lead has been converted to a project')
  })
})
