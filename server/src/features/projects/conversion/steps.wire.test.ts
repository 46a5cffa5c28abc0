import { randomUUID } from 'node:crypto'
import type { NewProject } from '@foyer/contract/projects/conversion/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'

const test = useTestApp()
const { addClient, add, addMembers } = projectEndpoints

const neha = { name: 'Neha Shah', email: 'neha@example.com', isCompanyItself: false }
const project = (over: Partial<NewProject> & { clientId: string }): NewProject => ({
  name: 'Villa',
  memberIds: [],
  isConfirmed: false,
  isFromLead: false,
  isCompanyOwn: false,
  ...over,
})
const rows = async (table: 'clients' | 'projects' | 'project_members', companyId: string) =>
  (await test.deps.database.pool.query(`select * from ${table} where company_id = $1`, [companyId])).rows

it('C-128 the profile of a person names the projects they work on', async () => {
  const company = await test.company()
  const [admin, member] = [await company.person('admin'), await company.person('editor')]
  const client = await test.call(admin, addClient, neha)
  const { id } = await test.call(admin, add, project({ clientId: client.id, memberIds: [member.userId] }))
  const { body } = await test.send(member, accountEndpoints.profile, {})
  expect(body).toMatchObject({ data: { data: { sharedProjectsIds: [id] } } })
})

describe('clients', () => {
  it('are added once for an email, and known after that', async () => {
    const admin = await (await test.company()).person('admin')
    const first = await test.call(admin, addClient, { ...neha, phone: '+91 9845021763', city: 'Pune' })
    const again = await test.call(admin, addClient, { ...neha, name: 'Neha', email: 'Neha@Example.com ' })
    expect(first.isKnownClient).toBe(false)
    expect(again).toEqual({ id: first.id, name: 'Neha Shah', isKnownClient: true })
    const { body } = await test.send(admin, addClient, neha)
    expect(body).toEqual({ data: { _id: first.id, isClientAlreadyAdded: true, name: 'Neha Shah' } })
  })

  it('are added once, also when asked for ten times at the same moment', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const all = await Promise.all(Array.from({ length: 10 }, () => test.call(admin, addClient, neha)))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await rows('clients', company.id)).toHaveLength(1)
  })

  it('C-149 cannot be staff of the same company, but of another', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    const admin = await ours.person('admin')
    const [colleague, other] = [await ours.person('editor'), await theirs.person('editor')]
    const refused = await test.send(admin, addClient, { ...neha, email: colleague.email })
    expect([refused.status, refused.body.message]).toEqual([409, "user can't be client.."])
    expect((await test.send(admin, addClient, { ...neha, email: other.email })).status).toBe(200)
  })

  it('C-149 are known within the company only', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    await test.call(await theirs.person('admin'), addClient, neha)
    expect((await test.call(await ours.person('admin'), addClient, neha)).isKnownClient).toBe(false)
  })

  it.each([
    [{ ...neha, name: '' }, 'name'],
    [{ ...neha, email: 'no email' }, 'email'],
    [{ ...neha, name: 'x'.repeat(151) }, 'name'],
  ])('refuses %o in words', async (input, field) => {
    const answer = await test.send(await (await test.company()).person('admin'), addClient, input)
    expect(answer.status).toBe(400)
    expect(told(answer)).toContain(`${field}: `)
  })
})

describe('projects', () => {
  it('have a client and members of the company', async () => {
    const company = await test.company()
    const [admin, editor] = [await company.person('admin'), await company.person('editor')]
    const { id: clientId } = await test.call(admin, addClient, neha)
    const { id } = await test.call(
      admin,
      add,
      project({ clientId, adminId: admin.userId, memberIds: [editor.userId] }),
    )
    expect(await rows('projects', company.id)).toMatchObject([
      { id, client_id: clientId, name: 'Villa', admin_id: admin.userId, created_by: admin.userId },
    ])
    const members = (await rows('project_members', company.id)).map((row) => row.user_id)
    expect(members.sort()).toEqual([admin.userId, editor.userId].sort())
  })

  it('a name is taken within the company only, whatever its case', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    const make = async (admin: TestPerson, name: string) =>
      test.send(admin, add, project({ clientId: (await test.call(admin, addClient, neha)).id, name }))
    const admin = await ours.person('admin')
    expect((await make(admin, 'Villa')).status).toBe(200)
    const taken = await make(admin, 'villa')
    expect([taken.status, taken.body.message]).toEqual([409, 'project is already made'])
    expect((await make(await theirs.person('admin'), 'Villa')).status).toBe(200)
  })

  it('refuse a client, a project and people of another company', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    const [admin, stranger] = [await ours.person('admin'), await theirs.person('admin')]
    const foreign = await test.call(stranger, addClient, neha)
    const theirProject = await test.call(stranger, add, project({ clientId: foreign.id }))
    expect((await test.send(admin, add, project({ clientId: foreign.id }))).status).toBe(404)
    const { id: clientId } = await test.call(admin, addClient, neha)
    for (const people of [
      { memberIds: [stranger.userId] },
      { adminId: stranger.userId },
      { memberIds: [randomUUID()] },
    ])
      expect((await test.send(admin, add, project({ clientId, ...people }))).status).toBe(400)
    const members = { projectId: theirProject.id, memberIds: [admin.userId] }
    expect((await test.send(admin, addMembers, members)).status).toBe(404)
    expect(await rows('projects', ours.id)).toEqual([])
  })

  it('refuse clients and people whose access is switched off as members', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const [client, gone] = [await company.person('client'), await company.person('editor')]
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      gone.userId,
    ])
    const { id } = await test.call(
      admin,
      add,
      project({ clientId: (await test.call(admin, addClient, neha)).id }),
    )
    for (const { userId } of [client, gone]) {
      const answer = await test.send(admin, addMembers, { projectId: id, memberIds: [userId] })
      expect(answer.body.message).toBe('Only people who work in your company can be added.')
    }
    await test.call(admin, addMembers, { projectId: id, adminId: admin.userId, memberIds: [admin.userId] })
    await test.call(admin, addMembers, { projectId: id, adminId: admin.userId, memberIds: [admin.userId] })
    expect(await rows('project_members', company.id)).toHaveLength(1)
  })
})

describe('O-041 the project of the company itself', () => {
  const itself = (owner: TestPerson) => ({ name: 'Malhar', email: owner.email, isCompanyItself: true })

  it('is made once with its client, however often the step is taken, and takes the new name', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const ids = new Set<string>()
    for (const name of ['Malhar', 'Malhar', 'Malhar Design']) {
      const client = await test.call(owner, addClient, { ...itself(owner), name })
      const made = await test.call(owner, add, project({ clientId: client.id, name, isCompanyOwn: true }))
      await test.call(owner, addMembers, {
        projectId: made.id,
        adminId: owner.userId,
        memberIds: [owner.userId],
      })
      ids.add(made.id)
    }
    expect(ids.size).toBe(1)
    expect(await rows('clients', company.id)).toHaveLength(1)
    expect(await rows('project_members', company.id)).toHaveLength(1)
    expect(await rows('projects', company.id)).toMatchObject([
      { name: 'Malhar Design', is_company_own: true },
    ])
  })

  it('is one, also when two owners take the step at the same moment', async () => {
    const company = await test.company()
    const owners = [await company.person('superAdmin'), await company.person('superAdmin')]
    const take = async (owner: TestPerson) => {
      const client = await test.call(owner, addClient, itself(owner))
      return test.call(owner, add, project({ clientId: client.id, isCompanyOwn: true }))
    }
    const [one, two] = await Promise.all([...owners, ...owners].map(take))
    expect(one).toEqual(two)
    expect(await rows('projects', company.id)).toHaveLength(1)
  })

  it('is for admins, and does not make colleagues clients', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const editor = await company.person('editor')
    expect((await test.send(editor, addClient, itself(editor))).status).toBe(403)
    expect(
      (await test.send(editor, add, project({ clientId: randomUUID(), isCompanyOwn: true }))).status,
    ).toBe(403)
    expect((await test.send(owner, addClient, itself(editor))).status).toBe(409)
  })
})
