import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { describe, expect, it } from 'vitest'
import { aContact, captureLead, readLead } from '../../../testing/builders/capture'
import { beginProject, convert, rowsOf } from '../../../testing/builders/conversion/steps'
import { useTestApp } from '../../../testing/test-app'
import { eraseDeletedLeads } from '../../leads/record/service/erase'

const test = useTestApp()
const { edit, merge, personalData } = leadCaptureEndpoints
const day = 86_400_000

const aFirm = async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const lead = await captureLead(test, admin, { assigneeId: admin.userId })
  return { company, admin, lead }
}
const other = {
  contacts: [aContact({ firstName: 'Other', email: 'other@example.com', phones: ['9845021799'] })],
}

describe('a lead with a project', () => {
  it('C-091 is the one to keep when two are merged; of two with projects none is merged', async () => {
    const { admin, lead } = await aFirm()
    const twin = await captureLead(test, admin, other)
    const { id } = await beginProject(test, admin, lead)
    const refused = await test.send(admin, merge, { keptId: twin, mergedId: lead, choices: {} })
    expect([refused.status, refused.body.code]).toEqual([409, 'merge-won'])
    const third = await captureLead(test, admin, { contacts: [aContact({ email: 'third@example.com' })] })
    await test.call(admin, merge, { keptId: lead, mergedId: twin, choices: {} })
    expect((await readLead(test, admin, lead)).projectId).toBe(id)
    await beginProject(test, admin, third, { name: 'Third' })
    const both = await test.send(admin, merge, { keptId: third, mergedId: lead, choices: {} })
    expect(both.body.message).toBe('Both leads have a project, so they stay two leads.')
  })

  it('C-041 keeps it while it is deleted, and has it again when it comes back', async () => {
    const { admin, lead } = await aFirm()
    const { id } = await beginProject(test, admin, lead)
    await test.call(admin, edit, { kind: 'delete', id: lead })
    expect((await test.send(admin, projectEndpoints.byId, { projectId: id })).status).toBe(200)
    await test.call(admin, edit, { kind: 'restore', id: lead })
    expect((await readLead(test, admin, lead)).projectId).toBe(id)
    expect((await beginProject(test, admin, lead)).id).toBe(id)
  })

  const erased = async (leadId: string, admin: Awaited<ReturnType<typeof aFirm>>['admin']) => {
    await test.call(admin, edit, { kind: 'delete', id: leadId })
    test.setNow(new Date(test.deps.clock().getTime() + 31 * day))
    await eraseDeletedLeads(test.deps)
  }

  it('C-041 takes a draft that nobody worked on, and its client, along when it is erased', async () => {
    const { company, admin, lead } = await aFirm()
    await beginProject(test, admin, lead, { memberIds: [admin.userId] })
    await erased(lead, admin)
    for (const table of ['clients', 'projects', 'project_members', 'project_log'] as const)
      expect(await rowsOf(test, company.id, table)).toEqual([])
  })

  it('C-041 leaves a project with work in it, and a confirmed one, to the firm', async () => {
    const { company, admin, lead } = await aFirm()
    const { id } = await beginProject(test, admin, lead)
    await test.deps.database.pool.query(
      `insert into project_folders (company_id, id, project_id, name, created_by)
       values ($1, gen_random_uuid(), $2, 'Drawings', $3)`,
      [company.id, id, admin.userId],
    )
    await erased(lead, admin)
    expect(await rowsOf(test, company.id, 'projects')).toMatchObject([{ id, lead_id: null }])
    expect(await rowsOf(test, company.id, 'clients')).toMatchObject([{ lead_id: null }])

    const second = await aFirm()
    const converted = await convert(test, second.admin, second.lead)
    await test.deps.database.pool.query('update leads set deleted_at = now() where id = $1', [second.lead])
    test.setNow(new Date(test.deps.clock().getTime() + 31 * day))
    await eraseDeletedLeads(test.deps)
    expect(await rowsOf(test, second.company.id, 'projects')).toMatchObject([
      { id: converted.id, lead_id: null },
    ])
  })

  it('is in the file of their personal data with client and project, also under another email', async () => {
    const { admin, lead } = await aFirm()
    const { id } = await beginProject(test, admin, lead)
    await test.call(admin, projectEndpoints.edit, {
      id,
      city: 'Nashik',
      note: 'Keys with the guard',
      client: { email: 'wife@example.com', gstNumber: '27AAPFU0939F1ZV' },
    })
    const { query = {} } = personalData.request.write({ leadId: lead })
    const { payload } = await test.app.inject({
      url: `${personalData.path}?${new URLSearchParams(query as Record<string, string>)}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    for (const text of ['wife@example.com', '27AAPFU0939F1ZV', 'Villa', 'Nashik', 'Keys with the guard'])
      expect(payload).toContain(text)
  })
})
