import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { describe, expect, it } from 'vitest'
import { aContact, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import {
  aClient,
  aNewProject,
  aWholeProject,
  beginProject,
  convert,
  rowsOf,
} from '../../../testing/builders/conversion/steps'
import { useTestApp } from '../../../testing/test-app'

const test = useTestApp()
const { addClient, add, saveAll, edit, linkLead, linkLeadByGet, byId, removePlace } = projectEndpoints
const editLead = leadCaptureEndpoints.edit

const aFirm = async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const lead = await captureLead(test, admin, { assigneeId: admin.userId })
  return { company, admin, lead }
}

describe('the draft behind a quotation', () => {
  it('L-251 L-254 makes a client, then a project, and the lead knows it; nothing is won by that (C-075)', async () => {
    const { company, admin, lead } = await aFirm()
    const { id, clientId } = await beginProject(test, admin, lead, { memberIds: [admin.userId] })
    const read = await readLead(test, admin, lead)
    expect([read.projectId, read.isConverted, read.stage.kind]).toEqual([id, false, 'assigned'])
    expect(sentencesOf(read)[0]).toBe('The draft project Villa has been created')
    expect(await rowsOf(test, company.id, 'projects')).toMatchObject([
      { id, client_id: clientId, lead_id: lead, is_confirmed: false, is_from_lead: true },
    ])
  })

  it('L-258 repeated, makes no second client or project, and no second line', async () => {
    const { company, admin, lead } = await aFirm()
    const first = await beginProject(test, admin, lead)
    const again = await beginProject(test, admin, lead, { name: 'Another name' })
    await test.call(admin, linkLead, { leadId: lead, projectId: first.id })
    expect(again).toEqual(first)
    expect(await rowsOf(test, company.id, 'clients')).toHaveLength(1)
    expect(await rowsOf(test, company.id, 'projects')).toHaveLength(1)
    const begun = sentencesOf(await readLead(test, admin, lead)).filter((line) => line.includes('draft'))
    expect(begun).toHaveLength(1)
  })

  it('of a second lead with the same name gets the next free name', async () => {
    const { admin, lead } = await aFirm()
    const other = await captureLead(test, admin, { contacts: [aContact({ email: 'other@example.com' })] })
    await beginProject(test, admin, lead, { name: 'Neha Shah' })
    const { id: clientId } = await test.call(
      admin,
      addClient,
      aClient({ leadId: other, email: 'b@example.com' }),
    )
    const { id } = await test.call(
      admin,
      add,
      aNewProject({ clientId, leadId: other, name: 'neha shah', isFromLead: true }),
    )
    expect((await test.call(admin, byId, { projectId: id })).name).toBe('neha shah 2')
  })

  it('is begun by whoever edits leads, also for a lead whose assignee has left', async () => {
    const company = await test.company()
    const [editor, gone] = [await company.person('editor'), await company.person('editor')]
    const lead = await captureLead(test, await company.person('admin'), { assigneeId: editor.userId })
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      gone.userId,
    ])
    const { id } = await beginProject(test, editor, lead, { memberIds: [gone.userId, editor.userId] })
    expect((await test.call(editor, byId, { projectId: id })).members.map(({ id }) => id)).toEqual([
      editor.userId,
    ])
  })

  it('is seen by whoever has the lead, not by others', async () => {
    const company = await test.company()
    const admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
    const [owner, other] = [await company.person('editor'), await company.person('editor')]
    const lead = await captureLead(test, admin, { assigneeId: owner.userId })
    const { id } = await beginProject(test, admin, lead)
    expect((await test.call(owner, byId, { projectId: id })).createdByName).toBe('Asha Rao')
    expect((await test.send(other, byId, { projectId: id })).status).toBe(404)
    await test.call(admin, editLead, { kind: 'assign', id: lead, assigneeId: other.userId })
    expect((await test.send(other, byId, { projectId: id })).status).toBe(200)
  })

  it('of a lead that the caller may not see is refused like one that does not exist', async () => {
    const { company, lead } = await aFirm()
    const editor = await company.person('editor')
    const client = await test.call(editor, addClient, aClient())
    for (const answer of [
      await test.send(editor, addClient, aClient({ leadId: lead })),
      await test.send(editor, add, aNewProject({ clientId: client.id, leadId: lead })),
    ])
      expect(answer.status).toBe(404)
  })

  it('C-147 confirmed, needs the right to create projects', async () => {
    const company = await test.company()
    const editor = await company.person('editor')
    const lead = await captureLead(test, await company.person('admin'), { assigneeId: editor.userId })
    const { id, clientId } = await beginProject(test, editor, lead)
    const whole = aWholeProject({ clientId, leadId: lead })
    expect((await test.send(editor, saveAll, whole)).status).toBe(403)
    expect((await test.send(editor, saveAll, { ...whole, leadId: undefined })).status).toBe(403)
    expect((await test.send(editor, edit, { id, isConfirmed: true })).status).toBe(403)
    expect((await test.send(editor, edit, { id, city: 'Pune' })).status).toBe(200)
  })
})

describe('the wizard', () => {
  it('W-019 W-025 makes client and project, links them and moves the lead to Won with its line', async () => {
    const { company, admin, lead } = await aFirm()
    test.setNow(new Date('2026-11-18T06:00:00Z'))
    const { id, clientId } = await convert(test, admin, lead, { value: 1_850_000, memberIds: [] })
    const read = await readLead(test, admin, lead)
    expect([read.projectId, read.isConverted, read.stage.kind]).toEqual([id, true, 'won'])
    expect(sentencesOf(read)).toContain('project named Villa is created on 18 Nov 2026')
    expect(read.history.find(({ kind }) => kind === 'converted')?.amount).toBe(1_850_000)
    expect(await rowsOf(test, company.id, 'projects')).toMatchObject([
      { id, client_id: clientId, is_confirmed: true, value: 1_850_000, admin_id: null },
    ])
  })

  it('C-118 pressed again after every step, makes nothing twice', async () => {
    const { company, admin, lead } = await aFirm()
    const made = new Set<string>()
    for (let press = 0; press < 3; press++) made.add(JSON.stringify(await convert(test, admin, lead)))
    expect(made.size).toBe(1)
    expect(await rowsOf(test, company.id, 'clients')).toHaveLength(1)
    expect(await rowsOf(test, company.id, 'projects')).toHaveLength(1)
    const lines = (await readLead(test, admin, lead)).history.filter(({ kind }) => kind === 'converted')
    expect(lines).toHaveLength(1)
  })

  it('W-018 finishes the draft of a quotation: all that was typed, its people, its client', async () => {
    const { company, admin, lead } = await aFirm()
    const helper = await company.person('editor')
    const { id, clientId } = await beginProject(test, admin, lead, { memberIds: [admin.userId] })
    await test.call(admin, edit, {
      id,
      name: 'Lake house',
      location: 'Pashan, Pune',
      latitude: 18.54,
      longitude: 73.79,
      country: 'India',
      city: 'Pune',
      postalCode: '411008',
      area: '2400',
      areaUnit: 'sqft',
      workScope: 'Interior',
      value: 4_500_000,
      startOn: '2026-12-01',
      endOn: '2027-06-30',
      note: 'Keys with the guard',
      adminId: admin.userId,
      memberIds: [helper.userId],
      isConfirmed: true,
      client: {
        type: 'corporate',
        companyName: 'Shah Textiles',
        gstNumber: '27AAPFU0939F1ZV',
        name: 'Neha S',
      },
    })
    await test.call(admin, editLead, { kind: 'convert', id: lead })
    const sheet = await test.call(admin, byId, { projectId: id })
    expect(sheet).toMatchObject({
      name: 'Lake house',
      city: 'Pune',
      latitude: 18.54,
      value: 4_500_000,
      startOn: '2026-12-01',
      isConfirmed: true,
      leadId: lead,
      admin: { id: admin.userId },
      members: [{ id: helper.userId }],
      client: {
        id: clientId,
        type: 'corporate',
        companyName: 'Shah Textiles',
        name: 'Neha S',
        isInvited: false,
      },
    })
    expect((await readLead(test, admin, lead)).stage.kind).toBe('won')
    const log = (await rowsOf(test, company.id, 'project_log')).map(({ sentence }) => sentence)
    expect(log).toContain('The project Lake house has been confirmed')
  })

  it('C-075 a lead is not won by a draft', async () => {
    const { admin, lead } = await aFirm()
    await beginProject(test, admin, lead)
    const refused = await test.send(admin, editLead, { kind: 'convert', id: lead })
    expect([refused.status, refused.body.code]).toEqual([409, 'project-is-draft'])
    expect((await readLead(test, admin, lead)).isConverted).toBe(false)
  })

  it('C-075 a lead that nobody has becomes the caller’s', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const lead = await captureLead(test, admin, { assigneeId: undefined })
    await test.deps.database.pool.query('update leads set assignee_id = null where id = $1', [lead])
    await convert(test, admin, lead)
    expect(await readLead(test, admin, lead)).toMatchObject({
      assignee: { id: admin.userId },
      stage: { kind: 'won' },
    })
  })

  it('W-021 a name that is taken, a colleague as client and strangers in the team are refused in words', async () => {
    const { company, admin, lead } = await aFirm()
    const colleague = await company.person('editor')
    const { id: clientId } = await test.call(admin, addClient, aClient())
    await test.call(admin, saveAll, aWholeProject({ clientId, name: 'Taken', isFromLead: false }))
    const taken = await test.send(admin, saveAll, aWholeProject({ clientId, leadId: lead, name: 'taken' }))
    expect([taken.status, taken.body.message]).toEqual([409, 'project is already made'])
    const staff = await test.send(admin, addClient, aClient({ leadId: lead, email: colleague.email }))
    expect([staff.status, staff.body.message]).toEqual([409, "user can't be client.."])
    const team = await test.send(
      admin,
      saveAll,
      aWholeProject({ clientId, leadId: lead, memberIds: [crypto.randomUUID()] }),
    )
    expect(team.status).toBe(400)
    expect((await readLead(test, admin, lead)).projectId).toBeUndefined()
  })

  it.each([
    [{ startOn: '2026-12-02', endOn: '2026-12-01' }, 'The end date cannot be before the start date.'],
    [{ latitude: 18.5 }, 'A place needs both its latitude and its longitude.'],
  ])('W-010 refuses %o in words', async (facts, message) => {
    const { admin } = await aFirm()
    const { id: clientId } = await test.call(admin, addClient, aClient())
    const answer = await test.send(admin, saveAll, aWholeProject({ clientId, ...facts }))
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  it('W-023 discarded, takes away the place of a draft only', async () => {
    const { admin, lead } = await aFirm()
    const { id } = await beginProject(test, admin, lead, { location: 'Baner' })
    const placeOf = async () => {
      const { location, latitude } = await test.call(admin, byId, { projectId: id })
      return [location, latitude]
    }
    await test.call(admin, removePlace, { projectId: id })
    expect(await placeOf()).toEqual(['Baner', null])
    await test.call(admin, edit, { id, location: 'Marker', latitude: 1, longitude: 2 })
    await test.call(admin, removePlace, { projectId: id })
    expect(await placeOf()).toEqual([null, null])
    await test.call(admin, edit, { id, location: 'Marker', latitude: 1, longitude: 2, isConfirmed: true })
    const kept = await test.call(admin, removePlace, { projectId: id })
    expect(kept.message).toBe('A confirmed project keeps its location')
    expect(await placeOf()).toEqual(['Marker', 1])
  })
})

describe('the client', () => {
  it('C-048 of another lead or project is known, and taken as it is', async () => {
    const { company, admin, lead } = await aFirm()
    const known = await test.call(admin, addClient, aClient({ name: 'Neha Mehta', city: 'Nashik' }))
    const taken = await test.call(admin, addClient, aClient({ leadId: lead, city: 'Pune' }))
    expect(taken).toEqual({ id: known.id, name: 'Neha Mehta', isKnownClient: true })
    expect(await rowsOf(test, company.id, 'clients')).toMatchObject([{ city: 'Nashik', lead_id: null }])
  })

  it('C-118 made for this lead is changed when the form is sent again with another email', async () => {
    const { company, admin, lead } = await aFirm()
    const first = await test.call(admin, addClient, aClient({ leadId: lead }))
    const again = await test.call(admin, addClient, aClient({ leadId: lead, email: 'new@example.com' }))
    expect(again).toEqual({ ...first, isKnownClient: false })
    expect(await rowsOf(test, company.id, 'clients')).toMatchObject([{ email: 'new@example.com' }])
  })

  it('C-118 made for this lead makes room for one that the company knows', async () => {
    const { company, admin, lead } = await aFirm()
    const known = await test.call(admin, addClient, aClient({ email: 'known@example.com' }))
    await test.call(admin, addClient, aClient({ leadId: lead }))
    const taken = await test.call(admin, addClient, aClient({ leadId: lead, email: 'known@example.com' }))
    expect(taken.id).toBe(known.id)
    expect(await rowsOf(test, company.id, 'clients')).toHaveLength(1)
  })

  it('of two projects keeps its email when one of them gets another', async () => {
    const { company, admin, lead } = await aFirm()
    const { id, clientId } = await beginProject(test, admin, lead)
    await test.call(admin, saveAll, aWholeProject({ clientId, name: 'Second', isFromLead: false }))
    await test.call(admin, edit, { id, client: { email: 'new@example.com' } })
    const sheet = await test.call(admin, byId, { projectId: id })
    expect([sheet.client.email, sheet.client.id === clientId]).toEqual(['new@example.com', false])
    expect(await rowsOf(test, company.id, 'clients')).toHaveLength(2)
  })
})

describe('older callers, who name no lead', () => {
  const chain = async (admin: Awaited<ReturnType<typeof aFirm>>['admin'], leadId: string, name = 'Villa') => {
    const { id: clientId } = await test.call(admin, addClient, aClient())
    const { id } = await test.call(admin, add, aNewProject({ clientId, name, isFromLead: true }))
    await test.call(admin, linkLead, { leadId, projectId: id })
    return id
  }

  it('C-118 make nothing twice either', async () => {
    const { company, admin, lead } = await aFirm()
    const ids = [await chain(admin, lead), await chain(admin, lead), await chain(admin, lead, 'villa')]
    expect(new Set(ids).size).toBe(1)
    expect(await rowsOf(test, company.id, 'projects')).toHaveLength(1)
    expect((await readLead(test, admin, lead)).projectId).toBe(ids[0])
  })

  it('C-118 who lost the answer of the last step save the same project again', async () => {
    const { company, admin, lead } = await aFirm()
    const { id: clientId } = await test.call(admin, addClient, aClient())
    const first = await test.call(admin, saveAll, aWholeProject({ clientId, city: 'Pune' }))
    const again = await test.call(admin, saveAll, aWholeProject({ clientId, city: 'Nashik' }))
    expect([first.message, again.id]).toEqual(['Project Created Successfully', first.id])
    await test.call(admin, linkLead, { leadId: lead, projectId: first.id })
    expect(await rowsOf(test, company.id, 'projects')).toMatchObject([{ city: 'Nashik', lead_id: lead }])
    const third = await test.send(admin, saveAll, aWholeProject({ clientId }))
    expect(third.body.message).toBe('project is already made')
  })

  it('C-054 link by GET too, with the token only', async () => {
    const { admin, lead } = await aFirm()
    const { id: clientId } = await test.call(admin, addClient, aClient())
    const { id } = await test.call(admin, add, aNewProject({ clientId, isFromLead: true }))
    const link = { leadId: lead, projectId: id }
    expect((await test.send(undefined, linkLeadByGet, link)).status).toBe(401)
    expect((await readLead(test, admin, lead)).projectId).toBeUndefined()
    await test.call(admin, linkLeadByGet, link)
    expect((await readLead(test, admin, lead)).projectId).toBe(id)
  })

  it('a lead and a project have one of each other', async () => {
    const { admin, lead } = await aFirm()
    const other = await captureLead(test, admin, { contacts: [aContact({ email: 'other@example.com' })] })
    const id = await chain(admin, lead)
    const { id: clientId } = await test.call(admin, addClient, aClient())
    const second = await test.call(admin, add, aNewProject({ clientId, name: 'Second', isFromLead: true }))
    const codes = [
      await test.send(admin, linkLead, { leadId: other, projectId: id }),
      await test.send(admin, linkLead, { leadId: lead, projectId: second.id }),
    ].map(({ status, body }) => [status, body.code])
    expect(codes).toEqual([
      [409, 'project-has-lead'],
      [409, 'lead-has-project'],
    ])
  })

  it('C-174 read the project of a lead in the list and in its stage', async () => {
    const { admin, lead } = await aFirm()
    const { id } = await beginProject(test, admin, lead)
    const headers = { authorization: `Bearer ${admin.token}` }
    const list = await test.app.inject({ url: '/user/newLeadsData?pageNo=0', headers })
    expect(list.json()).toMatchObject({ data: { data: { data: [{ _id: lead, projectId: id }] } } })
    const all = { stageIds: [], members: [], tagIds: [], isWhole: true }
    const { body } = await test.send(admin, boardEndpoints.leadsInStage, all)
    expect(JSON.stringify(body)).toContain(`"projectId":"${id}"`)
  })
})
