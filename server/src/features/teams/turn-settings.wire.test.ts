import type { AssignmentLimit, TurnWeight } from '@foyer/contract/teams/model'
import type { LeadToGive } from '@foyer/contract/teams/turn'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { beforeEach, describe, expect, it } from 'vitest'
import { inCompany } from '../../context'
import { captureLead, readLead, sentencesOf } from '../../testing/builders/capture'
import { keptListsOf } from '../../testing/builders/kept-lists'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { nextAssignees } from './service'
import { eraseDeleted } from './service/teams'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let people: TestPerson[]
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin')
  people = [admin]
  for (let more = 0; more < 3; more += 1) people.push(await company.person('editor'))
  people.sort((a, b) => (a.userId < b.userId ? -1 : 1))
  await test.call(admin, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
})

const idOf = (place: number) => people[place]?.userId ?? ''
const placeOf = (id: string | undefined) => people.findIndex(({ userId }) => userId === id)
const give = async (leads: LeadToGive[]) =>
  (await inCompany(test.deps, company.id, (scope) => nextAssignees(scope, leads)))
    .map(({ id }) => (id ? placeOf(id) : '-'))
    .join('')
const any = (count: number): LeadToGive[] => Array.from({ length: count }, () => ({}))
const weigh = (...weights: number[]) =>
  test.call(admin, teamEndpoints.saveWeights, {
    weights: weights.map((weight, place) => ({ userId: idOf(place), weight })),
  })
const team = async (name: string, ...places: number[]) => {
  await test.call(admin, teamEndpoints.create, { name, memberIds: places.map(idOf) })
  const all = await test.call(admin, teamEndpoints.list, {})
  return all.find((one) => one.name === name)?.id ?? ''
}
const limit = async (...limits: AssignmentLimit[]) =>
  (await test.call(admin, teamEndpoints.saveLimits, { limits })).limits
const limitsNow = async () => (await test.call(admin, teamEndpoints.limits, {})).limits

describe('S-074 shares', () => {
  it('each gets as many in a row as their share, and none with 0', async () => {
    await weigh(1, 3, 0, 2)
    expect(await give(any(12))).toBe('011133011133')
    expect(await give(any(2))).toBe('01')
    expect(await give(any(4))).toBe('1133')
  })

  it('200 leads in 8 streams have exactly their shares', async () => {
    await weigh(1, 3, 0, 4)
    const counts = [0, 0, 0, 0]
    const stream = async () => {
      for (let done = 0; done < 25; done += 1) {
        const [place] = await give([{}])
        counts[Number(place)] = (counts[Number(place)] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: 8 }, stream))
    expect(counts).toEqual([25, 75, 0, 100])
  })

  it('are shown with who is next, and who is left out', async () => {
    await weigh(1, 2, 0, 1)
    await give(any(2))
    const shown = await test.call(admin, teamEndpoints.turn, {})
    expect(shown.turn.map(({ id, weight }) => [placeOf(id), weight])).toEqual([
      [1, 2],
      [3, 1],
      [0, 1],
    ])
    expect(shown.passedOver.map(({ id, reason }) => [placeOf(id), reason])).toEqual([[2, 'left-out']])
    await weigh(1, 1, 1, 1)
    const { rows } = await test.deps.database.pool.query(
      'select 1 from assignment_weights where company_id = $1',
      [company.id],
    )
    expect(rows).toEqual([])
  })

  it('who is shown as next gets the next lead, in every turn', async () => {
    const named = [...'ABCD'].map((letter) => `Person ${letter}`)
    for (const [place, name] of named.entries())
      await test.deps.database.pool.query('update users set first_name = $2, last_name = $3 where id = $1', [
        idOf(place),
        ...name.split(' '),
      ])
    const ads = await team('Ads', 1, 2)
    await weigh(2, 1, 3, 0)
    await limit({ by: 'source', value: 'Fair', teamId: ads })
    const fair = { source: 'Fair' }
    const given: string[] = []
    for (const lead of [{}, fair, {}, {}, fair, fair, {}, fair, fair, {}, {}, {}]) {
      const { turn } = await test.call(admin, teamEndpoints.turn, {})
      const [line] = await limitsNow()
      const next = lead === fair ? named.indexOf(line?.next ?? '') : placeOf(turn[0]?.id)
      given.push(await give([lead]))
      expect(given.at(-1)).toBe(String(next))
    }
    expect(given.join('')).toBe('010122221220')
  })

  it('are of people of the company, whole and not too many; readers look', async () => {
    const save = async (as: TestPerson, ...weights: TurnWeight[]) =>
      (await test.send(as, teamEndpoints.saveWeights, { weights })).status
    const other = await (await test.company()).person('editor')
    expect(await save(admin, { userId: other.userId, weight: 2 })).toBe(400)
    const own = { userId: idOf(0), weight: 2 }
    for (const weight of [-1, 21, 1.5]) expect(await save(admin, { ...own, weight })).toBe(400)
    expect(await save(admin, own, own)).toBe(400)
    const reader = await company.person('reader')
    expect(await save(reader, own)).toBe(403)
    expect(await save(admin, own)).toBe(200)
  })

  it('a withdrawn invitation takes its share along', async () => {
    await weigh(2)
    await test.deps.database.pool.query('delete from sessions where user_id = $1', [idOf(0)])
    await test.deps.database.pool.query('delete from members where user_id = $1', [idOf(0)])
    expect(await give(any(1))).not.toBe('0')
  })
})

describe('leads for one team only', () => {
  it('the first line that fits counts, and each has its own turn', async () => {
    const [ads, pune] = [await team('Ads', 1, 2), await team('Pune', 3)]
    await limit(
      { by: 'source', value: 'Google Ads', teamId: ads },
      { by: 'city', value: 'Pune', teamId: pune },
    )
    const leads = [
      { source: 'google ads', city: 'Pune' },
      { city: 'pune ' },
      {},
      { source: 'Google Ads' },
      {},
      { source: 'Google Ads' },
    ]
    expect(await give(leads)).toBe('130211')
    expect(await give([{ source: 'Google Ads' }, {}])).toBe('22')
    const shown = await limitsNow()
    expect(shown.map(({ by, value, teamName }) => [by, value, teamName])).toEqual([
      ['source', 'Google Ads', 'Ads'],
      ['city', 'Pune', 'Pune'],
    ])
  })

  it('shares count within a team too, and a line that stays keeps its place', async () => {
    const ads = await team('Ads', 1, 2)
    await weigh(1, 2)
    const [kept] = await limit({ by: 'all', value: '', teamId: ads })
    expect(await give(any(1))).toBe('1')
    await limit(
      { by: 'city', value: 'Pune', teamId: ads },
      { id: kept?.id, by: 'all', value: 'x', teamId: ads },
    )
    expect(await give(any(3))).toBe('121')
    expect((await limitsNow())[1]).toMatchObject({ id: kept?.id, value: '' })
  })

  it('C-168 with nobody of the team available it stays Unassigned, says why, and admins are told', async () => {
    const ads = await team('Ads', 1)
    await limit({ by: 'all', value: '', teamId: ads })
    await test.deps.database.pool.query('update members set is_absent = true where user_id = $1', [idOf(1)])
    expect(await give(any(2))).toBe('--')
    const creator = people.find((one) => one !== admin && one.userId !== idOf(1)) as TestPerson
    const lead = await readLead(test, admin, await captureLead(test, creator))
    expect([lead.assignee, lead.stage.kind]).toEqual([undefined, 'unassigned'])
    expect(sentencesOf(lead)[0]).toBe(
      'The Lead has not been assigned automatically: Nobody of the team Ads is available.',
    )
    const [shown] = await limitsNow()
    expect(shown?.next).toBeUndefined()
  })

  it('a deleted team limits nothing until it is restored, and goes for good with its limits', async () => {
    const ads = await team('Ads', 1)
    await limit({ by: 'all', value: '', teamId: ads })
    await test.call(admin, teamEndpoints.remove, { id: ads })
    expect(await give(any(2))).toBe('01')
    await test.call(admin, teamEndpoints.update, { kind: 'restore', id: ads })
    expect(await give(any(2))).toBe('11')
    await test.call(admin, teamEndpoints.remove, { id: ads })
    await test.deps.database.pool.query(
      `update teams set deleted_at = now() - interval '40 days' where id = $1`,
      [ads],
    )
    await eraseDeleted(test.deps)
    expect(await limitsNow()).toEqual([])
  })

  it('follow a source that is called otherwise', async () => {
    const ads = await team('Ads', 1)
    const lists = keptListsOf(test, () => admin)
    await lists.add('source', 'Old Fair')
    await limit({ by: 'source', value: 'old fair', teamId: ads })
    await lists.edit('source', 'Old Fair', { kind: 'rename', name: 'New Fair' })
    expect((await limitsNow())[0]?.value).toBe('New Fair')
  })

  it('are checked: a team of the company, a value, no line twice; readers look', async () => {
    const ads = await team('Ads', 1)
    const save = async (as: TestPerson, ...limits: AssignmentLimit[]) =>
      (await test.send(as, teamEndpoints.saveLimits, { limits })).status
    const line = { by: 'source' as const, value: 'Fair', teamId: ads }
    const other = await test.company()
    const boss = await other.person('superAdmin')
    await test.call(boss, teamEndpoints.create, { name: 'Theirs', memberIds: [boss.userId] })
    const [theirs] = await test.call(boss, teamEndpoints.list, {})
    expect(await save(admin, { ...line, teamId: theirs?.id ?? '' })).toBe(404)
    expect(await save(admin, { ...line, value: ' ' })).toBe(400)
    expect(await save(admin, line, { ...line, value: 'FAIR' })).toBe(400)
    expect(await save(admin, { ...line, teamId: 'x' })).toBe(400)
    expect(await save(await company.person('reader'), line)).toBe(403)
    expect(await limitsNow()).toEqual([])
  })
})
