import { randomUUID } from 'node:crypto'
import { presetWorkTypes } from '@foyer/contract/fields/defaults'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { copiesFor } from '@foyer/contract/leads/record/form-values'
import { leadFeature } from '@foyer/contract/notifications/model'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../../context'
import { leads } from '../../../db/schema/leads'
import { notificationRules } from '../../../db/schema/notifications'
import { newId } from '../../../new-id'
import { aContact, aDraft, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'

const test = useTestApp()
const { add, addEdit } = leadCaptureEndpoints

/** As a client that does not use our contract sends it. */
const post = async (as: TestPerson, path: string, body: object) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { authorization: `Bearer ${as.token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('adding a lead', () => {
  it('L-034 L-136 L-154 an individual lead arrives under the names of its fields, all contacts and phones with it', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const id = await captureLead(test, owner, {
      contacts: [
        aContact({
          email: 'ananya@example.com',
          designation: 'Owner',
          phones: ['+91 9845021763', '+971 501234567'],
        }),
        aContact({
          firstName: 'Rahul',
          designation: 'Architect',
          type: 'Lead POC',
          phones: ['+91 9845021764'],
        }),
      ],
      city: 'pune',
      budget: 1850000,
      area: '1450',
      source: 'Referral',
      remarks: 'Call after six',
    })
    const lead = await readLead(test, owner, id)
    expect(lead).toMatchObject({
      type: 'individual',
      firstName: 'Ananya',
      email: 'ananya@example.com',
      phone: '+91 9845021763',
      city: 'Pune',
      budget: 1850000,
      area: '1450',
      areaUnit: 'sqft',
      remarks: 'Call after six',
      createdBy: { id: owner.userId },
    })
    expect(lead.contacts).toMatchObject([
      { designation: 'Owner', phones: ['+91 9845021763', '+971 501234567'] },
      { firstName: 'Rahul', type: 'Lead POC', phones: ['+91 9845021764'] },
    ])
  })

  it('L-188 the seven preset work types come first, in the order of the specification', async () => {
    const owner = await (await test.company()).person('superAdmin')
    for (const type of ['Attic', ...presetWorkTypes].reverse())
      await post(owner, `/user/save-work-type?userId=${owner.userId}`, { userId: owner.userId, type })
    const { data } = (
      await test.app.inject({
        url: `/user/get-work-types?userId=${owner.userId}`,
        headers: { authorization: `Bearer ${owner.token}` },
      })
    ).json().data
    expect(data.map(({ type }: { type: string }) => type)).toEqual([...presetWorkTypes, 'Attic'])
  })

  it('L-034 L-154 L-188 older clients send names, commas and people as they always did', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const { status, body } = await post(owner, `/user/add-lead?userId=${owner.userId}`, {
      type: 0,
      'First Name': 'Ananya',
      'Phone Number': '9845021763',
      'Expected Budget': '18,50,000',
      'Work Scope': presetWorkTypes[0],
      areaUnit: 'sqyds',
      Area: '200',
      'Assign To': { _id: owner.userId },
      'property type': 'Villa',
      Facing: 'East',
      architectDetails: { name: 'R. Bose' },
    })
    expect(status).toBe(200)
    const lead = await readLead(test, owner, body.data._id)
    expect(lead).toMatchObject({
      budget: 1850000,
      phone: '+91 9845021763',
      areaUnit: 'Sq yds',
      workScope: 'Full Design services',
      assignee: { id: owner.userId },
      customValues: [{ label: 'Property Type', value: 'Villa' }],
    })
    const [row] = await inCompany(test.deps, company.id, ({ db }) => db.select().from(leads))
    expect(row?.extra).toEqual({ Facing: 'East', architectDetails: { name: 'R. Bose' } })
  })

  it('L-038 L-155 L-161 L-163 a corporate lead shows its first contact', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const id = await captureLead(test, owner, {
      type: 'corporate',
      companyName: 'Rao Textiles',
      contacts: [
        aContact({ firstName: 'Vikram', lastName: 'Rao', designation: 'CEO', email: 'vikram@rao.example' }),
        aContact({ firstName: 'Sana', lastName: 'Khan', designation: 'Admin', phones: ['+91 9845021799'] }),
      ],
    })
    const { rows } = await test.call(owner, leadEndpoints.list, {
      tab: 'all',
      sort: 'created',
      descending: true,
      limit: 10,
      page: 0,
    } as never)
    expect(rows[0]).toMatchObject({
      id,
      type: 'corporate',
      companyName: 'Rao Textiles',
      firstName: 'Vikram',
      phone: '+91 9845021763',
      email: 'vikram@rao.example',
    })
  })

  it('L-130 L-131 L-134 a new lead is New, in Unassigned or Assigned by whether somebody has it, and answers without a message', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    await company.person('reader')
    const { status, body } = await test.send(owner, add, aDraft())
    expect(status).toBe(200)
    expect(body).toEqual({ data: { _id: expect.any(String), updatedAt: expect.any(String) } })
    const without = await readLead(test, owner, (body.data as { _id: string })._id)
    expect(without).toMatchObject({ callStatus: 'new', stage: { kind: 'unassigned' }, assignee: undefined })
    const given = await readLead(test, owner, await captureLead(test, owner, { assigneeId: owner.userId }))
    expect(given).toMatchObject({ callStatus: 'new', stage: { kind: 'assigned' } })
    expect(await test.call(owner, leadEndpoints.counts, {})).toMatchObject({
      total: 2,
      unassigned: 1,
    })
  })

  it('L-134 history is written by the server: who added it and who has it', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin', { firstName: 'Asha', lastName: 'Rao' })
    const id = await captureLead(test, owner, { assigneeId: owner.userId })
    const lead = await readLead(test, owner, id)
    expect(sentencesOf(lead)).toEqual([
      'The Lead has been assigned to Asha Rao',
      'The Lead has been added by Asha Rao',
    ])
    expect(lead.historyCount).toBe(2)
    expect(lead.history[0]?.actor?.id).toBe(owner.userId)
  })

  it('L-135 those in charge are told, with the details of the lead, and the assignee too', async () => {
    const company = await test.company()
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    const admin = await company.person('admin')
    const rep = await company.person('editor')
    const assigner = await company.person('assigner', { firstName: 'Kavya', lastName: 'Menon' })
    await captureLead(test, assigner, { assigneeId: rep.userId, source: 'Referral' })
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    const texts = async (of: TestPerson) =>
      (
        await test.call(of, notificationEndpoints.list, { tab: 'all', search: undefined, limit: 40, skip: 0 })
      ).map(({ text }) => text)
    expect(await texts(admin)).toContain('New lead <b>Ananya Iyer</b> from Referral, added by Kavya Menon')
    expect(await texts(rep)).toEqual(['Kavya Menon assigned <b>Ananya Iyer</b> to you'])
  })

  it('L-135 the texts of a rule can name lead, company, email, phone, source, sales rep and sender', async () => {
    const company = await test.company()
    const bellText =
      '{{leadName}} | {{company}} | {{email}} | {{phone}} | {{source}} | {{salesRep}} | {{sender}}'
    await asSystem(test.deps, ({ db }) =>
      db.insert(notificationRules).values({
        companyId: company.id,
        id: newId(),
        feature: leadFeature,
        event: 'lead-created',
        toSuperAdmins: false,
        toAdmins: true,
        toReceiver: false,
        toOthers: false,
        channel: 2,
        bellText,
      }),
    )
    const admin = await company.person('admin')
    const rep = await company.person('editor', { firstName: 'Dev', lastName: 'Shah' })
    const assigner = await company.person('assigner', { firstName: 'Kavya', lastName: 'Menon' })
    await captureLead(test, assigner, {
      type: 'corporate',
      companyName: 'Brigade Towers',
      contacts: [aContact({ designation: 'Owner', email: 'ananya@example.com', phones: ['+91 9845021763'] })],
      assigneeId: rep.userId,
      source: 'Referral',
    })
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    const query = { tab: 'all' as const, search: undefined, limit: 40, skip: 0 }
    expect((await test.call(admin, notificationEndpoints.list, query)).map(({ text }) => text)).toEqual([
      'Brigade Towers | Brigade Towers | ananya@example.com | +91 9845021763 | Referral | Dev Shah | Kavya Menon',
    ])
  })
})

describe('assignees', () => {
  it('L-133 copies for several assignees are siblings, and keep the typed address', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const [one, two] = [
      await company.person('editor'),
      await company.person('editor', { firstName: 'Dev', lastName: 'Shah' }),
    ]
    const drafts = copiesFor(aDraft({ contacts: [aContact({ email: `${'a'.repeat(51)}@example.com` })] }), [
      one.userId,
      two.userId,
    ])
    const first = await test.call(owner, add, drafts[0] as LeadDraft)
    const second = await test.call(owner, add, { ...(drafts[1] as LeadDraft), siblingOf: first.id })
    const lead = await readLead(test, owner, second.id)
    expect(lead).toMatchObject({
      email: `${'a'.repeat(51)}+1@example.com`,
      originalEmail: `${'a'.repeat(51)}@example.com`,
    })
    expect((await readLead(test, owner, first.id)).siblings).toEqual([
      { id: second.id, name: 'Ananya Iyer', assignee: 'Dev Shah' },
    ])
    const query = { phones: ['9845021763'], emails: [], exceptId: first.id }
    expect(await test.call(owner, leadCaptureEndpoints.duplicates, query)).toEqual([])
  })

  it('L-151 naming an assignee or a team needs crm edit and canAssign', async () => {
    const company = await test.company()
    const [editor, assigner] = [await company.person('editor'), await company.person('assigner')]
    expect((await test.send(editor, add, aDraft({ assigneeId: editor.userId }))).status).toBe(403)
    expect((await test.send(editor, add, aDraft({ teamId: randomUUID() }))).status).toBe(403)
    expect((await test.send(assigner, add, aDraft({ assigneeId: editor.userId }))).status).toBe(200)
  })

  it('L-153 only people who work here with leads can be given one', async () => {
    const [company, other] = [await test.company(), await test.company()]
    const owner = await company.person('superAdmin')
    const [client, stranger] = [await company.person('client'), await other.person('editor')]
    for (const { userId } of [client, stranger]) {
      const { status, body } = await test.send(owner, add, aDraft({ assigneeId: userId }))
      expect([status, body.code]).toEqual([400, 'unknown-assignee'])
    }
    expect((await test.send(owner, add, aDraft({ teamId: randomUUID() }))).body.code).toBe('unknown-team')
  })

  it('L-153 automatic assignment takes turns, and a named assignee always wins', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const rep = await company.person('editor')
    await test.call(owner, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
    const given = await Promise.all([captureLead(test, owner), captureLead(test, owner)])
    const assignees = await Promise.all(
      given.map(async (id) => (await readLead(test, owner, id)).assignee?.id),
    )
    expect(assignees.sort()).toEqual([owner.userId, rep.userId].sort())
    const named = await captureLead(test, owner, { assigneeId: owner.userId })
    expect((await readLead(test, owner, named)).assignee?.id).toBe(owner.userId)
  })
})

it('L-159 the reference-email prompt can be switched off for a lead', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const id = await captureLead(test, owner)
  await test.call(owner, addEdit, { kind: 'no-email-prompt', leadId: id, wantsNoEmailPrompt: true })
  expect((await readLead(test, owner, id)).wantsNoEmailPrompt).toBe(true)
})
