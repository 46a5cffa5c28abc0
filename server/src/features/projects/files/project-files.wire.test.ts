import { projectFileLimits } from '@foyer/contract/projects/files/limits'
import type { FolderView } from '@foyer/contract/projects/files/model'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { projectFileEndpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { addProject } from '../../../testing/builders/projects'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'
import { removeUnused } from '../../files/service'
import { projectJobs } from '../jobs'

const test = useTestApp()
const { projectFiles, fileLinks, addFiles, changeFiles, addFolder, changeFolder } = projectFileEndpoints

let company: TestCompany
let admin: TestPerson
let projectId: string
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
  projectId = (await addProject(test.deps, company, admin.userId)).id
})

const uploaded = async (name: string, as = admin) =>
  (await test.call(as, fileEndpoints.upload, { file: { name, content: new Blob([`Of ${name}`]) } })).location

const add = async (name: string, folderId?: string, as = admin) => {
  const files = [{ name, path: await uploaded(name, as) }]
  const added = await test.call(as, addFiles, { projectId, folderId, files })
  return added.files[0] ?? expect.unreachable()
}
const folder = async (name: string, parentId?: string) =>
  (await test.call(admin, addFolder, { projectId, parentId, name })).id
const view = (folderId?: string, search?: string): Promise<FolderView> =>
  test.call(admin, projectFiles, { projectId, folderId, search })
const names = async (folderId?: string, search?: string) =>
  (await view(folderId, search)).files.map(({ name }) => name)
const folders = async () => (await view()).folders.map(({ name }) => name)
const log = async () => {
  const { rows } = await test.deps.database.pool.query(
    `select kind, sentence from project_log where project_id = $1 order by at, id`,
    [projectId],
  )
  return rows.map(({ kind, sentence }) => `${kind}: ${sentence}`)
}

describe('files of a project', () => {
  it('are uploads that were put into it, in the order of their names', async () => {
    const file = await add('Site plan.txt')
    await add('brief.txt')
    expect(await names()).toEqual(['brief.txt', 'Site plan.txt'])
    expect(file).toMatchObject({
      name: 'Site plan.txt',
      contentType: 'text/plain',
      size: 16,
      isShared: false,
      addedBy: 'admin Person',
      folderId: undefined,
      thumbnail: undefined,
    })
    expect(await log()).toEqual(['file: File added: Site plan.txt', 'file: File added: brief.txt'])
  })

  it('of the same name get a number, whatever the case', async () => {
    for (const name of ['Plan.txt', 'plan.txt', 'PLAN.txt']) await add(name)
    expect((await names()).toSorted()).toEqual(['PLAN (3).txt', 'Plan.txt', 'plan (2).txt'])
  })

  it('are put into it once, also when the call is repeated', async () => {
    const files = [{ name: 'Plan.txt', path: await uploaded('Plan.txt') }]
    for (let count = 0; count < 2; count += 1)
      await test.call(admin, addFiles, { projectId, folderId: undefined, files })
    expect(await names()).toEqual(['Plan.txt'])
    const other = (await addProject(test.deps, company, admin.userId)).id
    const again = await test.send(admin, addFiles, { projectId: other, folderId: undefined, files })
    expect(again.status).toBe(409)
  })

  it('must be uploads of the caller', async () => {
    const colleague = await company.person('admin')
    const files = [{ name: 'Plan.txt', path: await uploaded('Plan.txt', colleague) }]
    expect((await test.send(admin, addFiles, { projectId, folderId: undefined, files })).status).toBe(400)
    const none = [{ name: 'x', path: '/etc/passwd' }]
    expect((await test.send(admin, addFiles, { projectId, folderId: undefined, files: none })).status).toBe(
      400,
    )
  })

  it('are saved under the name that they have in the project', async () => {
    const { id } = await add('scan0001.txt')
    await test.call(admin, changeFiles, { kind: 'rename', projectId, id, name: 'Society letter' })
    const links = await test.call(admin, fileLinks, { projectId, id })
    expect(links).toMatchObject({ name: 'Society letter.txt', picture: undefined })
    const { headers, body } = await test.app.inject(links.download)
    expect(headers['content-disposition']).toContain('filename="Society letter.txt"')
    expect(body).toBe('Of scan0001.txt')
    const other = await add('Other.txt')
    const taken = await test.send(admin, changeFiles, {
      kind: 'rename',
      projectId,
      id: other.id,
      name: 'society letter.txt',
    })
    expect(taken.status).toBe(409)
  })

  it('are shared with the client and taken back, which the log says', async () => {
    const { id } = await add('Plan.txt')
    for (const isShared of [true, true, false])
      await test.call(admin, changeFiles, { kind: 'share', projectId, ids: [id], isShared })
    expect((await view()).files[0]?.isShared).toBe(false)
    expect((await log()).slice(1)).toEqual([
      'file: Shared with the client: Plan.txt',
      'file: No longer shared with the client: Plan.txt',
    ])
  })

  it('are deleted and restored; a name that is taken meanwhile gets a number', async () => {
    const { id } = await add('Plan.txt')
    await test.call(admin, changeFiles, { kind: 'delete', projectId, ids: [id] })
    expect(await names()).toEqual([])
    expect((await test.send(admin, fileLinks, { projectId, id })).status).toBe(404)
    await add('Plan.txt')
    await test.call(admin, changeFiles, { kind: 'restore', projectId, ids: [id] })
    expect(await names()).toEqual(['Plan (2).txt', 'Plan.txt'])
    const again = await test.send(admin, changeFiles, { kind: 'restore', projectId, ids: [id] })
    expect(again.status).toBe(404)
  })

  it('are changed all or not at all', async () => {
    const { id } = await add('Plan.txt')
    const ids = [id, company.id]
    const refused = await test.send(admin, changeFiles, { kind: 'delete', projectId, ids })
    expect(refused.status).toBe(404)
    expect(await names()).toEqual(['Plan.txt'])
  })

  it('are found in all folders by a part of their name, as it stands', async () => {
    const drawings = await folder('Drawings')
    await add('Ground floor 100%.txt', drawings)
    await add('First floor.txt')
    expect(await names(undefined, 'FLOOR')).toEqual(['First floor.txt', 'Ground floor 100%.txt'])
    expect(await names(undefined, '0%')).toEqual(['Ground floor 100%.txt'])
    expect(await names(undefined, '_')).toEqual([])
  })

  it('stay when unused uploads are deleted, and go a while after they were deleted', async () => {
    const { id } = await add('Plan.txt')
    const erase = projectJobs(test.deps)['projects.erase-contents']
    const later = (days: number) => test.setNow(new Date(Date.now() + days * 86_400_000))
    later(2)
    await removeUnused(test.deps)
    test.setNow(undefined)
    expect(await names()).toEqual(['Plan.txt'])
    await test.call(admin, changeFiles, { kind: 'delete', projectId, ids: [id] })
    later(projectFileLimits.restoreDays - 1)
    await erase()
    await removeUnused(test.deps)
    const stored = async () =>
      (await test.deps.database.pool.query('select 1 from files where id = $1', [id])).rowCount
    expect(await stored()).toBe(1)
    later(projectFileLimits.restoreDays + 1)
    await erase()
    await removeUnused(test.deps)
    expect(await stored()).toBe(0)
    test.setNow(undefined)
  })
})

describe('folders of a project', () => {
  it('are in each other, and count what is in them', async () => {
    const drawings = await folder('Drawings')
    const old = await folder('Old', drawings)
    await add('Plan.txt', old)
    expect((await view(drawings)).folders).toEqual([
      { id: drawings, parentId: undefined, name: 'Drawings', files: 0 },
      { id: old, parentId: drawings, name: 'Old', files: 1 },
    ])
    expect(await names(old)).toEqual(['Plan.txt'])
  })

  it('have names of their own, whatever the case', async () => {
    const drawings = await folder('Drawings')
    const again = await test.send(admin, addFolder, { projectId, parentId: undefined, name: 'drawings' })
    expect([again.status, told(again)]).toEqual([409, 'There is a folder named “drawings” here already.'])
    await folder('Drawings', drawings)
    for (const name of ['', ' ', '..', 'a/b', 'a\\b', 'a\nb', 'x'.repeat(81)])
      expect((await test.send(admin, addFolder, { projectId, parentId: undefined, name })).status, name).toBe(
        400,
      )
  })

  it('are renamed and moved, never into themselves nor too deep', async () => {
    const [one, two] = [await folder('One'), await folder('Two')]
    await test.call(admin, changeFolder, { kind: 'move', projectId, id: two, parentId: one })
    const round = await test.send(admin, changeFolder, { kind: 'move', projectId, id: one, parentId: two })
    expect(round.status).toBe(409)
    const self = await test.send(admin, changeFolder, { kind: 'move', projectId, id: one, parentId: one })
    expect(self.status).toBe(409)
    await test.call(admin, changeFolder, { kind: 'rename', projectId, id: two, name: 'Second' })
    expect((await view()).folders).toMatchObject([{ name: 'One' }, { name: 'Second', parentId: one }])
    let parent: string | undefined
    for (let depth = 1; depth <= projectFileLimits.depth; depth += 1)
      parent = await folder(`D${depth}`, parent)
    const deeper = await test.send(admin, addFolder, { projectId, parentId: parent, name: 'Deeper' })
    expect(deeper.status).toBe(409)
    const under = await test.send(admin, changeFolder, { kind: 'move', projectId, id: one, parentId: parent })
    expect(under.status).toBe(409)
    await test.call(admin, changeFolder, { kind: 'move', projectId, id: two, parentId: undefined })
    expect((await view()).folders.find(({ id }) => id === two)?.parentId).toBeUndefined()
  })

  it('are deleted with all that is in them and come back with it, not with what was deleted before', async () => {
    const drawings = await folder('Drawings')
    const old = await folder('Old', drawings)
    const before = await add('Before.txt', drawings)
    const kept = await add('Plan.txt', old)
    await test.call(admin, changeFiles, { kind: 'delete', projectId, ids: [before.id] })
    await test.call(admin, changeFolder, { kind: 'delete', projectId, id: drawings })
    expect(await folders()).toEqual([])
    expect((await test.send(admin, fileLinks, { projectId, id: kept.id })).status).toBe(404)
    expect(
      (await test.send(admin, projectFiles, { projectId, folderId: old, search: undefined })).status,
    ).toBe(404)
    await folder('Drawings')
    await test.call(admin, changeFolder, { kind: 'restore', projectId, id: drawings })
    expect(await folders()).toEqual(['Drawings', 'Drawings (2)', 'Old'])
    expect(await names(old)).toEqual(['Plan.txt'])
    expect(await names(drawings)).toEqual([])
    await test.call(admin, changeFiles, { kind: 'restore', projectId, ids: [before.id] })
    expect(await names(drawings)).toEqual(['Before.txt'])
  })

  it('that are gone leave a restored file at the top', async () => {
    const drawings = await folder('Drawings')
    const { id } = await add('Plan.txt', drawings)
    await test.call(admin, changeFiles, { kind: 'delete', projectId, ids: [id] })
    await test.call(admin, changeFolder, { kind: 'delete', projectId, id: drawings })
    await test.call(admin, changeFiles, { kind: 'restore', projectId, ids: [id] })
    expect(await names()).toEqual(['Plan.txt'])
  })

  it('of the same name, made at once, are one', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        test.send(admin, addFolder, { projectId, parentId: undefined, name: 'Drawings' }),
      ),
    )
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await folders()).toEqual(['Drawings'])
  })

  it('take files that are moved into them', async () => {
    const drawings = await folder('Drawings')
    await add('Plan.txt', drawings)
    const [plan, brief] = [await add('Plan.txt'), await add('Brief.txt')]
    await test.call(admin, changeFiles, {
      kind: 'move',
      projectId,
      ids: [plan.id, brief.id],
      folderId: drawings,
    })
    expect(await names(drawings)).toEqual(['Brief.txt', 'Plan (2).txt', 'Plan.txt'])
    const unknown = await test.send(admin, changeFiles, {
      kind: 'move',
      projectId,
      ids: [plan.id],
      folderId: company.id,
    })
    expect(unknown.status).toBe(404)
  })
})

describe('who sees the files of a project', () => {
  it('is who sees the project, and has files among their features', async () => {
    const { id } = await add('Plan.txt')
    const outsider = await company.person('editor')
    const stranger = await (await test.company()).person('superAdmin')
    for (const person of [outsider, stranger]) {
      expect(
        (await test.send(person, projectFiles, { projectId, folderId: undefined, search: undefined })).status,
      ).toBe(404)
      expect((await test.send(person, fileLinks, { projectId, id })).status).toBe(404)
      expect((await test.send(person, changeFiles, { kind: 'delete', projectId, ids: [id] })).status).toBe(
        404,
      )
    }
    const client = await company.person('client')
    expect((await test.send(client, fileLinks, { projectId, id })).status).toBe(403)
    await test.deps.database.pool.query(`update members set features = '{crm}' where user_id = $1`, [
      outsider.userId,
    ])
    expect((await test.send(outsider, fileLinks, { projectId, id })).status).toBe(403)
    const member = await company.person('reader')
    await test.deps.database.pool.query(
      `insert into project_members (company_id, project_id, user_id) values ($1, $2, $3)`,
      [company.id, projectId, member.userId],
    )
    await add('Notes.txt', undefined, member)
    expect(await names()).toEqual(['Notes.txt', 'Plan.txt'])
  })

  it('is nobody through another project', async () => {
    const { id } = await add('Plan.txt')
    const drawings = await folder('Drawings')
    const other = (await addProject(test.deps, company, admin.userId)).id
    expect((await test.send(admin, fileLinks, { projectId: other, id })).status).toBe(404)
    const move = { kind: 'move', projectId: other, id: drawings, parentId: undefined } as const
    expect((await test.send(admin, changeFolder, move)).status).toBe(404)
  })
})
