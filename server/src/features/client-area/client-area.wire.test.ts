import { readFileLocation } from '@foyer/contract/files/location'
import type { Subject } from '@foyer/contract/kit/subjects'
import type { LiveEvent } from '@foyer/contract/live/events'
import { api } from '@foyer/contract/wire/api'
import { clientAreaEndpoints as calls } from '@foyer/contract/wire/client-area'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { projectFileEndpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { minutesEndpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { asSystem } from '../../context'
import { minutePoints, minutes, projectFiles, projectFolders } from '../../db/schema/projects'
import { newId } from '../../new-id'
import { addProject } from '../../testing/builders/projects'
import { aQuotation, asLink } from '../../testing/builders/quotations'
import { addSentQuotation } from '../../testing/builders/sent-quotations'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { told } from '../../testing/told'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let client: TestPerson
let project: { id: string; clientId: string }
beforeEach(async () => {
  company = await test.company('Studio Nine')
  admin = await company.person('admin', { firstName: 'Asha', lastName: 'Pillai' })
  client = await company.person('client', { firstName: 'Meera', lastName: 'Iyer' })
  project = await projectOf(client, { name: 'Iyer residence', isConfirmed: true, adminId: admin.userId })
})

const projectOf = (person: TestPerson | undefined, wish: Parameters<typeof addProject>[3]) =>
  addProject(test.deps, company, admin.userId, { ...wish, client: { userId: person?.userId ?? null } })

const namesOf = async (as = client) =>
  (await test.call(as, calls.projects, {})).projects.map(({ name }) => name)
const page = (id = project.id, as = client) => test.call(as, calls.project, { id })

const quote = (wish: Partial<Parameters<typeof addSentQuotation>[2]> = {}) =>
  addSentQuotation(test.deps, company, { projectId: project.id, createdBy: admin.userId, ...wish })

function listenTo({ userId }: TestPerson): LiveEvent[] {
  const heard: LiveEvent[] = []
  const stop = test.server.live.subscribe(userId, { onEvent: (event) => heard.push(event), onGap: () => {} })
  onTestFinished(stop)
  return heard
}

async function addFile(wish: Partial<typeof projectFiles.$inferInsert> = {}): Promise<string> {
  const { location } = await test.call(admin, fileEndpoints.upload, {
    file: { name: 'plan.txt', content: new Blob(['a plan']) },
  })
  const id = readFileLocation(location)?.fileId ?? ''
  await asSystem(test.deps, ({ db }) =>
    db.insert(projectFiles).values({
      name: 'Plan of the kitchen.txt',
      isShared: true,
      ...wish,
      companyId: company.id,
      id,
      projectId: wish.projectId ?? project.id,
      createdBy: admin.userId,
    }),
  )
  return id
}

async function addMinutes(wish: Partial<typeof minutes.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await asSystem(test.deps, async ({ db }) => {
    await db.insert(minutes).values({
      title: 'Kitchen layout',
      heldOn: '2026-04-02',
      heldAt: '16:30',
      attendees: [
        { name: 'Meera Iyer', email: 'meera@example.com' },
        { name: 'Asha Pillai', userId: admin.userId },
      ],
      isShared: true,
      ...wish,
      companyId: company.id,
      id,
      projectId: wish.projectId ?? project.id,
      createdBy: admin.userId,
    })
    const of = { companyId: company.id, minutesId: id }
    await db.insert(minutePoints).values([
      { ...of, id: newId(), position: 1, text: 'Island or not', ownerId: admin.userId, dueOn: '2026-04-10' },
      { ...of, id: newId(), position: 2, text: 'Choose the tiles', ownerName: 'Meera' },
    ])
  })
  return id
}

describe('the projects of a client', () => {
  it('are those of their own clients, once the firm has begun them or sent a quotation', async () => {
    await projectOf(client, { name: 'Only a draft' })
    const quoted = await projectOf(client, { name: 'Office' })
    await quote({ projectId: quoted.id, number: '2026-27/002' })
    const unsent = await projectOf(client, { name: 'Not sent' })
    await quote({ projectId: unsent.id, versions: [] })
    const gone = await projectOf(client, { name: 'Deleted', isConfirmed: true, deletedAt: new Date() })
    expect((await namesOf()).toSorted()).toEqual(['Iyer residence', 'Office'])
    for (const id of [unsent.id, gone.id])
      expect(told(await test.send(client, calls.project, { id }))).toBe(
        'This project is not shared with you.',
      )
    expect(
      (await test.call(client, calls.projects, {})).projects.find(({ name }) => name === 'Office')?.toAnswer,
    ).toBe(1)
  })

  it('say where they stand and whom to turn to, and nothing of what they are worth', async () => {
    const drafter = await company.person('editor', { firstName: 'Nikhil', lastName: 'Rao' })
    const left = await company.person('editor', { firstName: 'Former' })
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      left.userId,
    ])
    const { id } = await projectOf(client, {
      name: 'Villa',
      isConfirmed: true,
      stage: 'design',
      startOn: '2026-03-01',
      endOn: '2026-09-30',
      location: 'Baner, Pune',
      value: 1_850_000,
      adminId: admin.userId,
      memberIds: [drafter.userId, left.userId, admin.userId],
    })
    const shown = await page(id)
    expect(shown).toEqual({
      id,
      name: 'Villa',
      stage: 'design',
      location: 'Baner, Pune',
      startOn: '2026-03-01',
      endOn: '2026-09-30',
      contacts: [
        { name: 'Asha Pillai', email: admin.email, isLead: true },
        { name: 'Nikhil Rao', email: drafter.email, isLead: false },
      ],
      quotations: [],
      files: [],
      minutes: [],
    })
  })
})

describe('what is shared', () => {
  it('only what was sent of quotations, in the version that counts', async () => {
    const id = await quote({ versions: [{}, { title: 'With an island' }] })
    await quote({ versions: [] })
    const { quotations } = await page()
    expect(quotations).toMatchObject([
      {
        id,
        title: 'With an island',
        number: '2026-27/001',
        version: 2,
        state: 'open',
        total: 5_310_000,
        currencySymbol: '₹',
      },
    ])
    expect(await test.call(client, calls.quotation, { id })).toMatchObject({ version: 2 })
  })

  it('files that were shared, with their folder; none that was deleted, or whose folder was', async () => {
    const folder = newId()
    const goneFolder = newId()
    await asSystem(test.deps, ({ db }) =>
      db.insert(projectFolders).values([
        {
          companyId: company.id,
          id: folder,
          projectId: project.id,
          name: 'Drawings',
          createdBy: admin.userId,
        },
        {
          companyId: company.id,
          id: goneFolder,
          projectId: project.id,
          name: 'Gone',
          createdBy: admin.userId,
          deletedAt: new Date(),
        },
      ]),
    )
    const shared = await addFile({ folderId: folder })
    const hidden = [
      await addFile({ isShared: false }),
      await addFile({ deletedAt: new Date() }),
      await addFile({ folderId: goneFolder }),
    ]
    expect((await page()).files).toEqual([
      {
        id: shared,
        name: 'Plan of the kitchen.txt',
        folder: 'Drawings',
        size: 6,
        sharedAt: expect.any(String),
      },
    ])
    const { address, picture } = await test.call(client, calls.file, { id: shared })
    expect(picture).toBeUndefined()
    const got = await test.app.inject({ url: address })
    expect([got.statusCode, got.body]).toEqual([200, 'a plan'])
    for (const id of hidden) expect((await test.send(client, calls.file, { id })).status).toBe(404)
  })

  it('minutes that were shared, with names and without the addresses of others', async () => {
    const id = await addMinutes()
    const hidden = [await addMinutes({ isShared: false }), await addMinutes({ deletedAt: new Date() })]
    expect((await page()).minutes).toEqual([{ id, title: 'Kitchen layout', heldOn: '2026-04-02' }])
    const shown = await test.call(client, calls.minutes, { id })
    expect(shown).toMatchObject({
      projectId: project.id,
      heldAt: '16:30',
      attendees: ['Meera Iyer', 'Asha Pillai'],
      points: [
        { text: 'Island or not', owner: 'Asha Pillai', dueOn: '2026-04-10' },
        { text: 'Choose the tiles', owner: 'Meera' },
      ],
    })
    expect(JSON.stringify(shown)).not.toContain('@')
    for (const id of hidden)
      expect(told(await test.send(client, calls.minutes, { id }))).toBe(
        'These minutes are no longer shared with you.',
      )
  })
})

describe('answering in the client area', () => {
  it('accepts with the account that did it, once', async () => {
    const id = await quote()
    const accepting = { id, version: 1, name: 'Meera Iyer' }
    expect(await test.call(client, calls.accept, accepting)).toMatchObject({ state: 'accepted' })
    expect(await test.call(client, calls.accept, accepting)).toMatchObject({ state: 'accepted' })
    const { rows } = await test.deps.database.pool.query(
      'select kind, user_id, link_id from quotation_answers where quotation_id = $1',
      [id],
    )
    expect(rows).toEqual([{ kind: 'accepted', user_id: client.userId, link_id: null }])
  })

  it('asks for changes, and is seen once', async () => {
    const id = await quote()
    await test.call(client, calls.quotationSeen, { id })
    await test.call(client, calls.quotationSeen, { id })
    const items = [{ itemId: 'bed', note: 'Wider' }]
    const shown = await test.call(client, calls.askChanges, {
      id,
      version: 1,
      name: 'Meera',
      note: '',
      items,
    })
    expect(shown.changes).toMatchObject([{ items: [{ itemName: 'Bed', note: 'Wider' }] }])
    const { rows } = await test.deps.database.pool.query(
      'select sentence from project_log where project_id = $1 order by at, id',
      [project.id],
    )
    expect(rows.map(({ sentence }) => sentence)).toEqual([
      'Quotation 2026-27/001 was opened by the client',
      'Meera asked for changes of quotation 2026-27/001, in 1 item',
    ])
  })
})

describe('open pages of the client', () => {
  it('hear when a version is sent, something is shared, a reply changes or the project goes on; others do not', async () => {
    const stranger = await company.person('client')
    const [heard, missed] = [listenTo(client), listenTo(stranger)]
    const hears = async (...about: Subject[]) => {
      await expect.poll(() => heard.splice(0)).toContainEqual({ name: 'changed', about })
    }
    const id = await aQuotation(test, admin, project.id)
    await test.call(admin, api.quotations.sendQuotation, { ...asLink, id, baseRevision: 2 })
    await hears('quotations', 'projects')
    await test.call(client, calls.askChanges, { id, version: 1, name: 'Meera', note: 'Wider', items: [] })
    await hears('quotations', 'projects')
    await test.call(admin, api.quotations.voidQuotation, { id, reason: 'Quoted anew' })
    await hears('quotations', 'projects')
    const ids = [await addFile({ isShared: false })]
    const share = { kind: 'share' as const, projectId: project.id, ids, isShared: true }
    await test.call(admin, projectFileEndpoints.changeFiles, share)
    await hears('projectFiles')
    const minutesId = await addMinutes({ isShared: false })
    await test.call(admin, minutesEndpoints.setMinutesState, { id: minutesId, kind: 'share' })
    await hears('minutes')
    await test.call(admin, projectRecordEndpoints.setStage, { id: project.id, stage: 'execution' })
    await hears('projects')
    expect(missed).toEqual([])
  })
})

describe('the walls of the client area', () => {
  it('another client of the firm, the same person in another firm, and the staff see nothing of it', async () => {
    const quotation = await quote()
    const file = await addFile()
    const met = await addMinutes()
    const neighbour = await company.person('client')
    await projectOf(neighbour, { name: 'Next door', isConfirmed: true })
    const otherFirm = await test.company('Other Studio')
    const elsewhere = await otherFirm.person('client')
    expect(await namesOf(neighbour)).toEqual(['Next door'])
    expect(await namesOf(elsewhere)).toEqual([])
    for (const as of [neighbour, elsewhere]) {
      const refused = [
        await test.send(as, calls.project, { id: project.id }),
        await test.send(as, calls.quotation, { id: quotation }),
        await test.send(as, calls.quotationSeen, { id: quotation }),
        await test.send(as, calls.paper, { id: quotation }),
        await test.send(as, calls.askPaper, { id: quotation }),
        await test.send(as, calls.accept, { id: quotation, version: 1, name: 'Somebody' }),
        await test.send(as, calls.askChanges, {
          id: quotation,
          version: 1,
          name: 'Somebody',
          note: 'Less',
          items: [],
        }),
        await test.send(as, calls.file, { id: file }),
        await test.send(as, calls.minutes, { id: met }),
      ]
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
    }
    for (const as of [admin, await company.person('superAdmin')])
      expect((await test.send(as, calls.projects, {})).status).toBe(403)
    expect((await test.send(undefined, calls.projects, {})).status).toBe(401)
  })

  it('a client whose row names the same user in another firm gets only this firm’s', async () => {
    const other = await test.company('Other Studio')
    const boss = await other.person('admin')
    await addProject(test.deps, other, boss.userId, {
      name: 'Elsewhere',
      isConfirmed: true,
      client: { userId: client.userId },
    })
    expect(await namesOf()).toEqual(['Iyer residence'])
  })

  it('an id that is none is refused in words', async () => {
    expect((await test.send(client, calls.project, { id: 'x' })).status).toBe(400)
  })
})
