import type { BoardQuery } from '@foyer/contract/board/model'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadFilters, LeadSelectionQuery } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { beforeEach, describe, expect, it } from 'vitest'
import { readBoard, tryBoard } from '../../testing/builders/board'
import { addLeads, type LeadWish } from '../../testing/builders/leads'
import { editOf } from '../../testing/builders/pipeline'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let owner: TestPerson
let rita: TestPerson
beforeEach(async () => {
  test.setNow(new Date('2026-11-17T06:00:00.000Z'))
  company = await test.company()
  owner = await company.person('superAdmin')
  rita = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
})

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const add = (...wishes: LeadWish[]) => addLeads(test.deps, company, wishes)
const selection = (over: Partial<LeadSelectionQuery>): LeadSelectionQuery => ({
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
  ...over,
})
const filters = (over: Partial<LeadFilters>) => selection({ filters: { ...noFilters, ...over } })

/** The cards of all columns, their numbers and their sums. */
const shown = async (over: Partial<BoardQuery>, as = owner) => {
  const columns = await readBoard(test, as, over)
  return {
    ids: columns.flatMap(({ cards }) => cards.map(({ id }) => id)).sort(),
    leads: columns.reduce((sum, { leads }) => sum + leads, 0),
    budget: columns.reduce((sum, { budget }) => sum + budget, 0),
  }
}

describe('the board narrowed as the list is', () => {
  it('P-005 P-007 to sources, a search, and both with members: cards, counts and totals, the same leads as in the list', async () => {
    const own = { assigneeId: rita.userId }
    const [a = '', b = '', c = '', d = ''] = await add(
      { ...own, source: 'Instagram', firstName: 'Asha', lastName: 'Rao', budget: 100 },
      { ...own, source: 'Instagram', firstName: 'Bela', lastName: 'Sen', budget: 20 },
      { source: 'Instagram', firstName: 'Asha', lastName: 'Das', budget: 3 },
      { ...own, source: 'Walk-in', firstName: 'Asha', lastName: 'Pillai', budget: 1000 },
    )
    const instagram = { ...noFilters, sources: ['Instagram'] }
    const asked: [Partial<BoardQuery>, string[], number][] = [
      [{ among: selection({ filters: instagram }) }, [a, b, c], 123],
      [{ among: selection({ search: 'asha' }) }, [a, c, d], 1103],
      [{ among: selection({ search: 'asha', filters: instagram }) }, [a, c], 103],
      [{ among: selection({ search: 'asha', filters: instagram }), members: [rita.userId] }, [a], 100],
      [{ among: selection({ search: 'nobody' }) }, [], 0],
      // Within a word, where no name begins so among these leads.
      [{ among: selection({ search: 'illa' }) }, [d], 1000],
      [{ among: selection({ tab: 'unassigned' }) }, [c], 3],
    ]
    for (const [over, ids, budget] of asked) {
      expect(await shown(over), JSON.stringify(over)).toEqual({
        ids: [...ids].sort(),
        leads: ids.length,
        budget,
      })
      if (over.members) continue
      const listed = await test.call(owner, leadEndpoints.list, {
        ...selection({}),
        ...over.among,
        sort: 'created',
        descending: true,
        limit: 50,
        after: undefined,
        page: 0,
      })
      expect(listed.rows.map(({ id }) => id).sort()).toEqual([...ids].sort())
    }
    expect(await shown({ among: filters({ sources: ['Instagram'] }) }, rita)).toMatchObject({ leads: 2 })
    const wrong = { among: filters({ createdFrom: 'yesterday' }) }
    expect((await tryBoard(test, owner, wrong)).status).toBe(400)
  })

  it('P-005 to follow-ups that are over, by the calendar of the company', async () => {
    const own = { assigneeId: rita.userId }
    const [over = ''] = await add(
      { ...own, followUpOn: '2026-11-16' },
      { ...own, followUpOn: '2026-11-17', followUpTime: '09:00' },
      own,
    )
    expect((await shown({ isOverdue: true })).ids).toEqual([over])
    // Already the 18th in India.
    test.setNow(new Date('2026-11-17T18:31:00.000Z'))
    expect(await shown({ isOverdue: true })).toMatchObject({ leads: 2 })
  })

  it('P-005 to leads that stand still, by the days of each stage', async () => {
    const assigned = stageId('assigned')
    const since = (day: string) => ({ assigneeId: rita.userId, stageSince: new Date(`${day}T06:00:00.000Z`) })
    expect((await shown({ isStill: true })).ids).toEqual([])
    await test.call(owner, pipelineEndpoints.edit, editOf({ changes: [{ id: assigned, staleAfterDays: 3 }] }))
    const [still = ''] = await add(since('2026-11-14'), since('2026-11-15'), {
      stageSince: new Date('2026-01-01T06:00:00.000Z'),
    })
    expect(await shown({ isStill: true })).toMatchObject({ ids: [still], leads: 1 })
    expect(await shown({ isStill: true, isOverdue: true })).toMatchObject({ leads: 0 })
  })

  it('P-006 pages of a narrowed column give every card once', async () => {
    const assigned = stageId('assigned')
    await add(
      ...Array.from({ length: 45 }, (_, place) => ({
        assigneeId: rita.userId,
        source: place % 2 ? 'A' : 'B',
      })),
    )
    const seen = new Set<string>()
    let after: string | undefined
    do {
      const [column] = await readBoard(test, owner, {
        stageIds: [assigned],
        among: filters({ sources: ['B'] }),
        after,
      })
      for (const { id } of column?.cards ?? []) seen.add(id)
      expect(column?.leads).toBe(23)
      after = column?.next
    } while (after)
    expect(seen.size).toBe(23)
  })
})

describe('Won and Lost, folded', () => {
  const at = (day: string) => String(Date.parse(`${day}T06:00:00.000Z`) / 1000)
  const closed = (kind: 'won' | 'lost', day: string) => ({
    assigneeId: rita.userId,
    stage: kind,
    budget: 10,
    position: at(day),
  })

  it('P-006 P-007 show the cards of the last 30 days; counts and totals are of all, and the older ones can be asked for', async () => {
    const [old = '', recent = '', , open = ''] = await add(
      closed('won', '2026-10-10'),
      closed('won', '2026-10-20'),
      closed('lost', '2026-01-10'),
      { assigneeId: rita.userId, position: at('2026-01-01') },
    )
    const read = async (over: Partial<BoardQuery>) => {
      const columns = await readBoard(test, owner, over)
      return Object.fromEntries(
        columns.map(({ stageName, cards, leads, budget }) => [
          stageName,
          [cards.map(({ id }) => id), leads, budget],
        ]),
      )
    }
    expect((await read({})).Won).toEqual([[recent, old], 2, 20])
    const folded = await read({ foldedExcept: [] })
    expect(folded.Won).toEqual([[recent], 2, 20])
    expect(folded.Lost).toEqual([[], 1, 10])
    expect(folded.Assigned).toEqual([[open], 1, 0])
    const opened = await read({ foldedExcept: [stageId('won')] })
    expect(opened.Won).toEqual([[recent, old], 2, 20])
    expect(opened.Lost).toEqual([[], 1, 10])
    expect((await read({ foldedExcept: [], isOverdue: false, members: [rita.userId] })).Won).toEqual([
      [recent],
      2,
      20,
    ])
  })
})
