import { randomUUID } from 'node:crypto'
import type { BoardQuery } from '@foyer/contract/board/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { leadTags } from '../../db/schema/leads'
import { cardsIn, drop, readBoard, tryBoard } from '../../testing/builders/board'
import { aContact, captureLead } from '../../testing/builders/capture'
import { addLeads, type LeadWish } from '../../testing/builders/leads'
import { addStagesNamed, editOf } from '../../testing/builders/pipeline'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let owner: TestPerson
let rita: TestPerson
let sunil: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
  rita = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
  sunil = await company.person('editor', { firstName: 'Sunil', lastName: 'Das' })
})

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const add = (...wishes: LeadWish[]) => addLeads(test.deps, company, wishes)
const many = (count: number, wish: LeadWish) => add(...Array.from({ length: count }, () => wish))
const ofKind = async (kind: string, over: Partial<BoardQuery> = {}, as = owner) => {
  const [column] = await readBoard(test, as, { stageIds: [stageId(kind)], ...over })
  if (!column) throw new Error(`no column ${kind}`)
  return column
}

describe('the columns', () => {
  it('P-006 come in the order of the pipeline, also when the stages are asked for in another', async () => {
    await addStagesNamed(test, owner, 'Site Visit', 'Proposal')
    const names = ['Unassigned', 'Assigned', 'Site Visit', 'Proposal', 'Won', 'Lost']
    const board = await readBoard(test, owner)
    expect(board.map(({ stageName }) => stageName)).toEqual(names)
    const stageIds = board.map((column) => column.stageId).reverse()
    const again = await readBoard(test, owner, { stageIds: [...stageIds, ...stageIds.slice(0, 2)] })
    expect(again.map(({ stageName }) => stageName)).toEqual(names)
  })

  it('P-007 tell the number and the budgets of all their leads, loaded or not', async () => {
    await many(25, { assigneeId: rita.userId, budget: 200_000 })
    await add({ assigneeId: rita.userId }, { budget: 5 })
    const board = await readBoard(test, owner)
    expect(board.map(({ leads, budget, cards }) => [leads, budget, cards.length])).toEqual([
      [1, 5, 1],
      [26, 5_000_000, 20],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  it('P-008 a card says what it shows of its lead', async () => {
    await test.call(owner, tagEndpoints.save, { tags: [{ name: 'Villa', colour: 'Green' }] })
    const [tag] = await test.call(owner, tagEndpoints.list, {})
    const [id = ''] = await add({
      type: 1,
      companyName: 'Lotus Hotels',
      firstName: 'Meera',
      lastName: 'Shah',
      budget: 900_000,
      assigneeId: rita.userId,
      statusId: 2,
      callStatus: 'follow-up',
      followUpOn: '2026-03-05',
      followUpTime: '16:05',
      stageSince: new Date('2026-03-01T06:00:00.000Z'),
    })
    await asSystem(test.deps, ({ db }) =>
      db.insert(leadTags).values({ companyId: company.id, leadId: id, tagId: tag?.id ?? '' }),
    )
    expect((await ofKind('assigned')).cards).toEqual([
      {
        id,
        type: 'corporate',
        companyName: 'Lotus Hotels',
        firstName: 'Meera',
        lastName: 'Shah',
        budget: 900_000,
        stageId: stageId('assigned'),
        statusId: 2,
        callStatus: 'follow-up',
        tags: [{ id: tag?.id, name: 'Villa', colour: 'Green' }],
        assignee: { id: rita.userId, fullName: 'Rita Sen' },
        followUpOn: '2026-03-05',
        followUpTime: '16:05',
        isConverted: false,
        stageSince: '2026-03-01T06:00:00.000Z',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
  })

  it('P-006 hold no archived and no deleted lead, and no deleted stage', async () => {
    const [spare = ''] = await addStagesNamed(test, owner, 'Spare')
    const [kept, archived = '', deleted = ''] = await many(3, { assigneeId: rita.userId, budget: 10 })
    const bulk = (action: 'archive' | 'delete', id: string) =>
      test.call(owner, leadListEndpoints.bulk, { action, selection: { ids: [id] }, confirmCount: undefined })
    await bulk('archive', archived)
    await bulk('delete', deleted)
    await test.call(owner, pipelineEndpoints.edit, editOf({ deletedIds: [spare] }))
    expect(await ofKind('assigned')).toMatchObject({ leads: 1, budget: 10, cards: [{ id: kept }] })
    expect((await readBoard(test, owner)).map((column) => column.stageId)).not.toContain(spare)
    expect((await tryBoard(test, owner, { stageIds: [spare] })).status).toBe(409)
  })

  it('P-022 a stage that is not there is refused', async () => {
    const foreign = (await test.company()).stages[0]?.id ?? ''
    for (const wrong of [foreign, randomUUID()]) {
      const { status, body } = await tryBoard(test, owner, { stageIds: [stageId('won'), wrong] })
      expect([status, body.code, body.message]).toEqual([409, 'unknown-stage', 'Invalid lead or stage'])
    }
    expect((await tryBoard(test, owner, { stageIds: ['x'] })).status).toBe(400)
  })
})

describe('a client of the specification, which does not page', () => {
  /** As such a client sends it. */
  const ask = async (body: object) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/user/leads-in-stage?userId=${owner.userId}`,
      payload: body,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    return { status: answer.statusCode, ...answer.json() }
  }

  it('C-174 P-006 P-047 counts what it is given: every lead of a stage, as it reads it everywhere', async () => {
    await many(22, { assigneeId: rita.userId })
    const id = await captureLead(test, owner, {
      contacts: [aContact({ firstName: 'Asha', email: 'asha@example.com', phones: ['+91 9845021763'] })],
      assigneeId: rita.userId,
    })
    await actOn(test, owner, id, { comment: 'Rang twice', callStatus: 'no-response' })
    const { data } = await ask({ stageId: [stageId('assigned')] })
    expect([Object.keys(data), data.Assigned.length]).toEqual([['Assigned'], 23])
    const card = data.Assigned.find(({ _id }: { _id: string }) => _id === id)
    expect(card).toMatchObject({
      leadStage: { _id: stageId('assigned'), stageName: 'Assigned', status: expect.any(Array) },
      phoneNumber: '+91 9845021763',
      email: 'asha@example.com',
      otherContactDetails: [{ otherContactFirstName: 'Asha' }],
      leadUpdates: [{ text: 'Rang twice', callLeadStatus: 6 }],
      assignedTo: { _id: rita.userId, fullName: 'Rita Sen', email: rita.email },
    })
  })

  it.each([
    ['', ''],
    [null, null],
    ['', [] as string[]],
  ])('P-005 leadTag %j and assignedTo %j filter nothing', async (leadTag, assignedTo) => {
    await many(2, { assigneeId: rita.userId })
    const { data } = await ask({ stageId: stageId('assigned'), leadTag, assignedTo })
    expect(data.Assigned).toHaveLength(2)
  })

  it('P-005 one id alone filters as a list of one', async () => {
    await add({ assigneeId: rita.userId }, { assigneeId: sunil.userId })
    const { data } = await ask({ stageId: [], assignedTo: rita.userId })
    expect(data.Assigned).toMatchObject([{ assignToName: 'Rita Sen' }])
    expect((await ask({ stageId: [], leadTag: 'Villa' })).status).toBe(400)
  })
})

describe('filters', () => {
  const tagged = async (...names: string[]) => {
    await test.call(owner, tagEndpoints.save, {
      tags: names.map((name) => ({ name, colour: 'Red' as const })),
    })
    const all = await test.call(owner, tagEndpoints.list, {})
    return names.map((name) => all.find((tag) => tag.name === name)?.id ?? '')
  }
  const tag = (tagId: string, ...ids: string[]) =>
    asSystem(test.deps, ({ db }) =>
      db.insert(leadTags).values(ids.map((leadId) => ({ companyId: company.id, leadId, tagId }))),
    )

  it('P-005 members and tags narrow cards, counts and totals', async () => {
    const [villa = '', urgent = ''] = await tagged('Villa', 'Urgent')
    const [a = '', b = '', c = ''] = await many(3, { assigneeId: rita.userId, budget: 100 })
    const [d = ''] = await add({ assigneeId: sunil.userId, budget: 7 })
    await tag(villa, a, d)
    await tag(urgent, a, b)
    const told = async (over: Partial<BoardQuery>) => {
      const { leads, budget, cards } = await ofKind('assigned', over)
      return [leads, budget, new Set(cards.map(({ id }) => id))]
    }
    expect(await told({ members: [rita.userId] })).toEqual([3, 300, new Set([a, b, c])])
    expect(await told({ members: [rita.userId, sunil.userId] })).toEqual([4, 307, new Set([a, b, c, d])])
    expect(await told({ tagIds: [villa] })).toEqual([2, 107, new Set([a, d])])
    // A lead with both tags is one lead.
    expect(await told({ tagIds: [villa, urgent] })).toEqual([3, 207, new Set([a, b, d])])
    expect(await told({ tagIds: [villa], members: [rita.userId] })).toEqual([1, 100, new Set([a])])
    expect(await told({ tagIds: [randomUUID()] })).toEqual([0, 0, new Set()])
    expect(await told({ members: [owner.userId] })).toEqual([0, 0, new Set()])
  })

  it('P-005 every person and every filter sees what the leads themselves say, in the order of the column', async () => {
    const [villa = '', urgent = ''] = await tagged('Villa', 'Urgent')
    const lone = await company.person('editor', { reportTo: sunil.userId })
    const people = [rita.userId, sunil.userId, owner.userId]
    const wishes = Array.from({ length: 260 }, (_, index) => ({
      assigneeId: index % 83 === 5 ? lone.userId : (people[(index * 7) % 3] ?? null),
      stage: (['assigned', 'lost'] as const)[(index * 5) % 2] ?? 'assigned',
      budget: index,
      position: String(1_700_000_000 + ((index * 37) % 130)),
    }))
    const ids = await add(...wishes)
    const all = wishes.map((wish, index) => ({ ...wish, id: ids[index] ?? '', index }))
    const tagsOf = (index: number) => [...(index % 3 ? [] : [villa]), ...(index % 40 ? [] : [urgent])]
    await tag(villa, ...all.flatMap(({ id, index }) => (tagsOf(index).includes(villa) ? [id] : [])))
    await tag(urgent, ...all.flatMap(({ id, index }) => (tagsOf(index).includes(urgent) ? [id] : [])))
    const reach = new Map([
      [owner, [...people, lone.userId]],
      [rita, [rita.userId]],
      [sunil, [sunil.userId, lone.userId]],
      [lone, [lone.userId]],
    ])
    for (const [person, theirs] of reach)
      for (const tagIds of [[], [villa], [urgent], [villa, urgent]])
        for (const members of [[], [lone.userId], [rita.userId, lone.userId]])
          for (const stage of ['assigned', 'lost']) {
            const shown = all
              .filter((lead) => lead.stage === stage && theirs.includes(lead.assigneeId ?? ''))
              .filter((lead) => members.length === 0 || members.includes(lead.assigneeId ?? ''))
              .filter(({ index }) => tagIds.length === 0 || tagsOf(index).some((one) => tagIds.includes(one)))
              .sort((one, two) => two.position.localeCompare(one.position) || (two.id < one.id ? -1 : 1))
            const id = stageId(stage)
            const column = await ofKind(stage, { tagIds, members, limits: { [id]: 30 } }, person)
            expect(column.cards.map((card) => card.id)).toEqual(shown.slice(0, 30).map((lead) => lead.id))
            expect([column.leads, column.budget]).toEqual([
              shown.length,
              shown.reduce((sum, lead) => sum + lead.budget, 0),
            ])
            expect(column.next !== undefined).toBe(shown.length > 30)
          }
  }, 120_000)
})

describe('what somebody sees', () => {
  it('P-005 P-007 are the own leads, and those of the people below; counts and totals too', async () => {
    const junior = await company.person('editor', { reportTo: rita.userId })
    await add(
      { assigneeId: rita.userId, budget: 1 },
      { assigneeId: junior.userId, budget: 10 },
      { assigneeId: sunil.userId, budget: 100 },
      { budget: 1000 },
    )
    const told = async (as: TestPerson) =>
      (await readBoard(test, as)).slice(0, 2).map(({ leads, budget, cards }) => [leads, budget, cards.length])
    const none = [0, 0, 0]
    expect(await told(owner)).toEqual([
      [1, 1000, 1],
      [3, 111, 3],
    ])
    expect(await told(rita)).toEqual([none, [2, 11, 2]])
    expect(await told(junior)).toEqual([none, [1, 10, 1]])
    // People who may assign see the unassigned leads.
    const assigner = await company.person('assigner')
    expect(await told(assigner)).toEqual([[1, 1000, 1], none])
    // A filter shows nothing that the caller may not see.
    const column = await ofKind('assigned', { members: [sunil.userId] }, rita)
    expect([column.leads, column.budget, column.cards]).toEqual([0, 0, []])
  })

  it('P-006 is nothing of another company', async () => {
    await many(3, { assigneeId: rita.userId, budget: 1 })
    const stranger = await (await test.company()).person('superAdmin')
    for (const column of await readBoard(test, stranger))
      expect(column).toMatchObject({ leads: 0, cards: [] })
    const members = [rita.userId]
    for (const column of await readBoard(test, stranger, { members })) expect(column.leads).toBe(0)
  })
})

describe('pages of a column', () => {
  const readAll = async (between: (page: number) => Promise<unknown> = async () => {}) => {
    const ids: string[] = []
    let after: string | undefined
    for (let page = 0; page < 20; page++) {
      const { cards, next } = await ofKind('assigned', { after })
      ids.push(...cards.map(({ id }) => id))
      if (!next) return ids
      after = next
      await between(page)
    }
    throw new Error('the pages do not end')
  }

  it('P-006 give every card once, and end', async () => {
    const ids = await many(60, { assigneeId: rita.userId })
    const read = await readAll()
    expect(read).toHaveLength(60)
    expect(new Set(read)).toEqual(new Set(ids))
    expect(read).toEqual(await cardsIn(test, owner, stageId('assigned')))
  })

  it('P-006 cards that share a position are not lost between pages', async () => {
    const ids = await many(50, { assigneeId: rita.userId, position: '1700000000.5' })
    expect(await readAll()).toEqual([...ids].sort().reverse())
  })

  it('P-006 give no card twice that nobody moved, while others are', async () => {
    const ids = await many(70, { assigneeId: rita.userId })
    const order = await cardsIn(test, owner, stageId('assigned'))
    const moved = new Set<string>()
    const read = await readAll(async (page) => {
      const [down = '', up = '', away = ''] = [order[page], order[69 - page], order[40 + page]]
      for (const id of [down, up, away]) moved.add(id)
      await drop(test, owner, down, { stageId: stageId('assigned'), afterLeadId: order[60] })
      await drop(test, owner, up, { stageId: stageId('assigned'), afterLeadId: null })
      await drop(test, owner, away, { stageId: stageId('lost') })
    })
    const unmoved = ids.filter((id) => !moved.has(id))
    expect(read.filter((id) => !moved.has(id)).sort()).toEqual(unmoved.sort())
  })

  it('P-006 a board that is read again keeps what it has shown, up to 200 of a column', async () => {
    await many(30, { assigneeId: rita.userId })
    const id = stageId('assigned')
    const board = await readBoard(test, owner, { limits: { [id]: 25 } })
    expect(board[1]).toMatchObject({ leads: 30, next: expect.any(String) })
    expect(board[1]?.cards).toHaveLength(25)
    const full = await readBoard(test, owner, { limits: { [id]: 200 } })
    expect(full[1]?.cards).toHaveLength(30)
    expect(full[1]?.next).toBeUndefined()
    for (const wrong of [201, 0, -1, 1.5])
      expect((await tryBoard(test, owner, { limits: { [id]: wrong } })).status).toBe(400)
  })

  it('P-006 where a page begins must be one of ours, and of one column', async () => {
    await many(21, { assigneeId: rita.userId })
    const { next } = await ofKind('assigned')
    const stageIds = [stageId('assigned')]
    const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const wrong = [
      cursor('1700000000', 'x'),
      cursor('1700000000', '-'.repeat(36)),
      cursor(null, randomUUID()),
      cursor('\u0000', randomUUID()),
      cursor("1'; drop table leads", randomUUID()),
    ]
    for (const after of ['nonsense', '', ...wrong])
      expect(await tryBoard(test, owner, { stageIds, after })).toMatchObject({
        status: 400,
        body: { code: 'bad-cursor' },
      })
    expect((await tryBoard(test, owner, { after: next })).status).toBe(400)
    expect((await tryBoard(test, owner, { stageIds, after: next })).status).toBe(200)
  })
})
