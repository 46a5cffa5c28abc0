import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@foyer/contract/live/events'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { beforeEach, describe, expect, it } from 'vitest'
import { cardsIn, drop, readBoard, tryDrop } from '../../testing/builders/board'
import { captureLead, readLead } from '../../testing/builders/capture'
import { addLeads, type LeadWish } from '../../testing/builders/leads'
import { addStagesNamed } from '../../testing/builders/pipeline'
import { logsOf } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const { undoStage, reopen } = leadWorkEndpoints

let company: TestCompany
let owner: TestPerson
let rita: TestPerson
let visit: string
beforeEach(async () => {
  test.setNow(undefined)
  company = await test.company()
  owner = await company.person('superAdmin')
  rita = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
  const [made = ''] = await addStagesNamed(test, owner, 'Site Visit')
  visit = made
})

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
/** The first one is at the top of its column. */
const add = async (count: number, wish: LeadWish = {}) => {
  const at = (place: number) => String(1_700_000_000 + (count - place) * 60)
  const wishes = Array.from({ length: count }, (_, place) => ({
    assigneeId: rita.userId,
    budget: 100,
    position: at(place),
    ...wish,
  }))
  return addLeads(test.deps, company, wishes)
}
const cards = (id: string, as = owner) => cardsIn(test, as, id)
const inAssigned = (as = owner) => cards(stageId('assigned'), as)
const columnsOf = async () =>
  (await readBoard(test, owner)).map(({ leads, budget, cards: shown }) => [leads, budget, shown.length])

/** Pseudo-random numbers, the same in each run. */
const someNumbers = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

describe('a card that is dropped in another column', () => {
  it('P-018 P-019 moves its lead to the top of it; counts and totals follow', async () => {
    const [a = '', b = '', c = ''] = await add(3)
    expect(await columnsOf()).toEqual([
      [0, 0, 0],
      [3, 300, 3],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    for (const id of [b, a]) {
      const { lead, missing } = await drop(test, rita, id, { stageId: visit })
      expect([lead.stage.id, missing]).toEqual([visit, []])
    }
    await drop(test, rita, c, { stageId: visit, afterLeadId: null })
    expect(await cards(visit)).toEqual([c, a, b])
    expect((await columnsOf()).slice(1, 3)).toEqual([
      [0, 0, 0],
      [3, 300, 3],
    ])
    expect((await logsOf(test, owner, a, ['stage'])).map(({ stages }) => stages)).toEqual([
      { from: 'Assigned', to: 'Site Visit' },
    ])
  })

  it('P-018 comes behind the card that is named', async () => {
    const [a = '', b = '', c = '', d = '', e = ''] = await add(5)
    await drop(test, rita, a, { stageId: visit })
    await drop(test, rita, b, { stageId: visit, afterLeadId: a })
    await drop(test, rita, c, { stageId: visit, afterLeadId: a })
    await drop(test, rita, d, { stageId: visit, afterLeadId: b })
    await drop(test, rita, e, { stageId: visit, afterLeadId: c })
    expect(await cards(visit)).toEqual([a, c, e, b, d])
  })

  it('P-018 comes to the top when that card has gone meanwhile, or is none that the caller sees there', async () => {
    const sunil = await company.person('editor')
    const other = await test.company()
    const [hidden = ''] = await add(1, { assigneeId: sunil.userId, position: '1600000000' })
    const [foreign = ''] = await addLeads(test.deps, other, [{}])
    const [first = '', elsewhere = '', archived = '', ...rest] = await add(9)
    await drop(test, owner, hidden, { stageId: visit })
    await drop(test, owner, archived, { stageId: visit })
    const bulk = { action: 'archive' as const, selection: { ids: [archived] }, confirmCount: undefined }
    await test.call(owner, leadListEndpoints.bulk, bulk)
    await drop(test, owner, first, { stageId: visit })
    const wrong = [hidden, foreign, elsewhere, archived, randomUUID()]
    const top: string[] = []
    for (const afterLeadId of wrong) {
      const id = rest.pop() ?? ''
      await drop(test, rita, id, { stageId: visit, afterLeadId })
      top.unshift(id)
    }
    expect(await cards(visit, rita)).toEqual([...top, first])
    const own = rest.pop() ?? ''
    await drop(test, rita, own, { stageId: visit, afterLeadId: own })
    expect((await cards(visit))[0]).toBe(own)
    expect((await tryDrop(test, rita, first, { stageId: visit, afterLeadId: 'x' })).status).toBe(400)
  })

  it('P-018 is at the top, however it came into the stage', async () => {
    test.setNow(new Date('2026-03-10T06:00:00.000Z'))
    const taken = await captureLead(test, owner, { assigneeId: rita.userId })
    const [a = '', b = '', free = ''] = await add(3)
    await drop(test, owner, a, { stageId: stageId('won') })
    await test.call(owner, reopen, { leadId: a, reason: 'Not signed' })
    expect(await inAssigned()).toEqual([a, taken, b, free])
    const assign = (assigneeId: string | undefined) =>
      test.call(owner, leadListEndpoints.assignMultiple, { selection: { ids: [b, free] }, assigneeId })
    await assign(undefined)
    expect((await cards(stageId('unassigned'))).sort()).toEqual([b, free].sort())
    await assign(rita.userId)
    const order = await inAssigned()
    expect(order.slice(0, 2).sort()).toEqual([b, free].sort())
    expect(order.slice(2)).toEqual([a, taken])
  })
})

describe('what is refused leaves the card where it was', () => {
  it('P-020 P-021 P-022 P-025 P-027', async () => {
    const [a = '', won = ''] = await add(2)
    const [free = ''] = await addLeads(test.deps, company, [{}])
    await drop(test, owner, won, { stageId: stageId('won') })
    const assigned = stageId('assigned')
    const rule = { from: assigned, to: visit, isAllowed: false, requiredFields: [] }
    await test.call(owner, pipelineEndpoints.addRule, rule)
    const before = await readBoard(test, owner)
    const refused = async (as: TestPerson, id: string, to: string) => {
      const { status, body } = await tryDrop(test, as, id, { stageId: to, afterLeadId: null })
      return [status, body.code, body.message]
    }
    const unassignedText = "Can't change the stage of unassigned lead without an assignee"
    expect(await refused(owner, free, visit)).toEqual([409, 'needs-assignee', unassignedText])
    expect(await refused(owner, a, stageId('unassigned'))).toEqual([409, 'needs-assignee', unassignedText])
    expect(await refused(owner, a, visit)).toEqual([
      409,
      'move-refused',
      'A lead cannot move from Assigned to Site Visit.',
    ])
    const wonText = 'A lead that is Won stays in its stage.'
    expect(await refused(owner, won, assigned)).toEqual([409, 'won-lead', wonText])
    expect(await refused(owner, won, stageId('won'))).toEqual([409, 'won-lead', wonText])
    expect((await refused(owner, a, randomUUID())).slice(0, 2)).toEqual([409, 'unknown-stage'])
    expect((await refused(owner, randomUUID(), visit)).slice(0, 2)).toEqual([404, 'unknown-lead'])
    const foreign = (await test.company()).stages[0]?.id ?? ''
    expect((await refused(owner, a, foreign)).slice(0, 2)).toEqual([409, 'unknown-stage'])
    const reader = await company.person('reader')
    const [own = ''] = await add(1, { assigneeId: reader.userId, position: '1500000000' })
    const noRight = [403, 'not-allowed', 'Access disabled by Admin']
    expect(await refused(reader, own, stageId('lost'))).toEqual(noRight)
    expect(await refused(reader, own, assigned)).toEqual(noRight)
    const stranger = await (await test.company()).person('superAdmin')
    expect((await refused(stranger, a, assigned)).slice(0, 2)).toEqual([404, 'unknown-lead'])
    const after = await readBoard(test, owner)
    expect(after.map((column) => column.cards.filter(({ id }) => id !== own))).toEqual(
      before.map((column) => column.cards),
    )
  })
})

describe('a card that is dropped in its own column', () => {
  it('P-026 changes nothing of its lead but its place', async () => {
    const [a = '', b = '', c = ''] = await add(3, { stageSince: new Date('2026-03-01T06:00:00.000Z') })
    const assigned = stageId('assigned')
    const [before, counts] = [await readLead(test, owner, a), await columnsOf()]
    const move = async (afterLeadId: string | null | undefined, id = a) => {
      await drop(test, rita, id, { stageId: assigned, ...(afterLeadId !== undefined && { afterLeadId }) })
      return inAssigned()
    }
    expect(await move(undefined)).toEqual([a, b, c])
    expect(await move(b)).toEqual([b, a, c])
    expect(await move(b)).toEqual([b, a, c])
    expect(await move(a)).toEqual([b, a, c])
    expect(await move(c)).toEqual([b, c, a])
    expect(await move(c)).toEqual([b, c, a])
    expect(await move(null)).toEqual([a, b, c])
    expect(await move(null)).toEqual([a, b, c])
    expect(await readLead(test, owner, a)).toEqual(before)
    expect(await columnsOf()).toEqual(counts)
  })

  it('P-026 of Unassigned too', async () => {
    const [a = '', b = ''] = await add(2, { assigneeId: null })
    await drop(test, owner, a, { stageId: stageId('unassigned'), afterLeadId: b })
    expect(await cards(stageId('unassigned'))).toEqual([b, a])
  })

  it('P-026 is told to those who see it, and to nobody else', async () => {
    const sunil = await company.person('editor')
    const [a = '', b = ''] = await add(2)
    const heard: [string, LiveEvent][] = []
    const stops = [owner, rita, sunil].map(({ userId }) =>
      test.server.live.subscribe(userId, {
        onEvent: (event) => heard.push([userId, event]),
        onGap: () => {},
      }),
    )
    await drop(test, rita, a, { stageId: stageId('assigned'), afterLeadId: b })
    await expect.poll(() => heard.length).toBe(2)
    expect(new Set(heard.map(([userId]) => userId))).toEqual(new Set([owner.userId, rita.userId]))
    expect(heard[0]?.[1]).toEqual({ name: 'changed', about: ['leads'], ids: [a] })
    for (const stop of stops) stop()
  })
})

describe('the order of a column', () => {
  it('P-018 P-026 is the one in which the cards were dropped, however many and wherever', async () => {
    const next = someNumbers(20_261_115)
    const columns = { [stageId('assigned')]: await add(12), [visit]: [] as string[] }
    const stages = Object.keys(columns)
    for (let turn = 0; turn < 60; turn++) {
      const from = stages.find((id) => next() < 0.5 && columns[id]?.length) ?? stages[turn % 2] ?? ''
      const id = columns[from]?.splice(Math.floor(next() * (columns[from]?.length ?? 0)), 1)[0]
      if (!id) continue
      const to = stages[Math.floor(next() * 2)] ?? ''
      const place = Math.floor(next() * ((columns[to]?.length ?? 0) + 1))
      const afterLeadId = place ? (columns[to]?.[place - 1] ?? null) : null
      columns[to]?.splice(place, 0, id)
      await drop(test, owner, id, { stageId: to, afterLeadId })
    }
    for (const id of stages) expect(await cards(id)).toEqual(columns[id])
  }, 60_000)

  it('P-018 holds for a hundred cards that are dropped behind the same one', async () => {
    const [top = '', ...rest] = await add(3)
    const order = [...rest]
    for (let turn = 0; turn < 100; turn++) {
      const id = order.pop() ?? ''
      order.unshift(id)
      await drop(test, owner, id, { stageId: stageId('assigned'), afterLeadId: top })
    }
    expect(await inAssigned()).toEqual([top, ...order])
  }, 60_000)

  it('P-018 holds among cards that came at the same moment', async () => {
    await add(8, { position: '1700000000.25' })
    await add(1, { position: '1600000000' })
    let order = await inAssigned()
    for (const [from, to] of [
      [8, 2],
      [0, 4],
      [6, 3],
      [1, 8],
    ] as const) {
      const [id = ''] = order.splice(from, 1)
      await drop(test, owner, id, { stageId: stageId('assigned'), afterLeadId: order[to - 1] })
      order = order.toSpliced(to, 0, id)
      expect(await inAssigned()).toEqual(order)
    }
  })

  it('P-018 two who drop at the same place do not stop each other', async () => {
    for (const position of [undefined, '1700000000']) {
      const [top = '', ...others] = await add(12, position ? { position, stage: 'lost' } : {})
      const column = stageId(position ? 'lost' : 'assigned')
      const behind = position ? ((await cards(column))[0] ?? '') : top
      const dropped = [top, ...others].filter((id) => id !== behind).slice(0, 8)
      const answers = await Promise.all(
        dropped.map((id) => tryDrop(test, owner, id, { stageId: column, afterLeadId: behind })),
      )
      expect(answers.map(({ status }) => status)).toEqual(dropped.map(() => 200))
      const order = await cards(column)
      expect(new Set(order)).toEqual(new Set([top, ...others]))
      // Where several shared one position and are locked, their order may mix.
      if (!position) expect(new Set(order.slice(0, 9))).toEqual(new Set([behind, ...dropped]))
      // And later drops find their position among them.
      const [late = ''] = order.splice(11, 1)
      await drop(test, owner, late, { stageId: column, afterLeadId: order[4] })
      expect(await cards(column)).toEqual(order.toSpliced(5, 0, late))
    }
  })
})

describe('what is taken back', () => {
  it('C-074 P-018 returns to its former position', async () => {
    const [a = '', b = '', c = ''] = await add(3)
    await drop(test, rita, b, { stageId: visit })
    await test.call(rita, undoStage, { leadId: b })
    expect(await inAssigned()).toEqual([a, b, c])
  })

  it('L-210 P-018 an assignment of several too', async () => {
    const ids = await add(3, { assigneeId: null })
    const unassigned = stageId('unassigned')
    const selection = { ids: [...ids].reverse() }
    const { undoId = '' } = await test.call(owner, leadListEndpoints.assignMultiple, {
      selection,
      assigneeId: rita.userId,
    })
    expect(await cards(unassigned)).toEqual([])
    expect((await inAssigned()).sort()).toEqual([...ids].sort())
    await test.call(owner, leadListEndpoints.undoBulk, { undoId })
    expect(await cards(unassigned)).toEqual(ids)
  })
})
