import { projectRecordRefusals } from '@foyer/contract/projects/record/messages'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { aWholeProject, beginProject, rowsOf } from '../../../testing/builders/conversion/steps'
import { addLeads } from '../../../testing/builders/leads'
import { addProject } from '../../../testing/builders/projects'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { addMembers, edit, saveAll } = projectEndpoints
const notYours = projectRecordRefusals.notYours.code

let company: TestCompany
let admin: TestPerson
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
  editor = await company.person('editor')
})

const teamOf = async () =>
  (await rowsOf(test, company.id, 'project_members')).map(({ user_id }) => user_id as string)

describe('whose project it is', () => {
  it('C-147 who may create projects puts nobody into one that they do not see', async () => {
    const maker = await company.person('editor')
    await test.deps.database.pool.query('update members set can_create_project = true where user_id = $1', [
      maker.userId,
    ])
    const { id: projectId } = await addProject(test.deps, company, admin.userId, { isConfirmed: true })
    const wish = { projectId, adminId: maker.userId, memberIds: [maker.userId] }
    expect((await test.send(maker, addMembers, wish)).status).toBe(404)
    expect(await teamOf()).toEqual([])
    await test.call(admin, addMembers, wish)
    expect(await teamOf()).toEqual([maker.userId])
    expect((await test.send(maker, addMembers, { ...wish, memberIds: [admin.userId] })).status).toBe(200)
  })

  it('C-147 who only works on a project changes it by no call, its client and its team included', async () => {
    const { id } = await addProject(test.deps, company, admin.userId, {
      isConfirmed: true,
      memberIds: [editor.userId],
    })
    for (const change of [
      { name: 'Mine' },
      { adminId: editor.userId },
      { client: { email: 'me@example.com' } },
    ]) {
      const refused = await test.send(editor, edit, { id, ...change })
      expect([refused.status, refused.body.code]).toEqual([403, notYours])
    }
    expect((await test.send(admin, edit, { id, city: 'Pune' })).status).toBe(200)
  })

  it('C-154 the draft of a lead is changed by whoever works on the lead, the project after that is not', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [{ assigneeId: editor.userId }])
    const { id, clientId } = await beginProject(test, admin, leadId)
    const whole = aWholeProject({ clientId, leadId, isConfirmed: false, name: 'Lake house' })
    expect((await test.send(editor, saveAll, whole)).status).toBe(200)
    expect((await test.send(editor, edit, { id, city: 'Pune' })).status).toBe(200)
    await test.call(admin, saveAll, { ...whole, isConfirmed: true })
    const refused = await test.send(editor, saveAll, { ...whole, name: 'Mine', memberIds: [] })
    expect([refused.status, refused.body.code]).toEqual([403, notYours])
    expect((await test.call(admin, projectRecordEndpoints.read, { id })).name).toBe('Lake house')
  })
})

describe('the draft behind a quotation', () => {
  it('L-251 takes over from the lead what its quotation needs: place, pin code and area', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [
      {
        address: '12 Lake Road',
        city: 'Pune',
        postalCode: '411001',
        area: '1,450',
        areaUnit: 'sqft',
        workScope: 'Full home interiors',
        phone: '+91 9845012346',
      },
    ])
    const { id } = await beginProject(test, admin, leadId)
    expect(await test.call(admin, projectRecordEndpoints.read, { id })).toMatchObject({
      location: '12 Lake Road',
      city: 'Pune',
      postalCode: '411001',
      area: '1450',
      areaUnit: 'sqft',
      workScope: 'Full home interiors',
      phone: '+91 9845012346',
    })
  })

  it('L-251 what the caller says goes before what the lead says', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [{ address: '12 Lake Road' }])
    const { id } = await beginProject(test, admin, leadId, { location: 'Site 4' })
    expect((await test.call(admin, projectRecordEndpoints.read, { id })).location).toBe('Site 4')
  })
})

it('a project that comes back while another one has its name takes the next free one', async () => {
  const { id } = await addProject(test.deps, company, admin.userId, { name: 'Villa', isConfirmed: true })
  await test.call(admin, projectRecordEndpoints.remove, { id })
  await addProject(test.deps, company, admin.userId, { name: 'villa', isConfirmed: true })
  expect((await test.call(admin, projectRecordEndpoints.restore, { id })).name).toBe('Villa 2')
})

it('the name of a project is one line, in whatever way it was typed', async () => {
  const [leadId = ''] = await addLeads(test.deps, company, [{}])
  const { id } = await beginProject(test, admin, leadId, {
    name: ' Lake\r\nBcc: all@example.com\u0000 house ',
  })
  expect((await test.call(admin, projectRecordEndpoints.read, { id })).name).toBe(
    'Lake Bcc: all@example.com house',
  )
})
