import { type PeriodChoice, periods } from '@foyer/contract/analytics/period'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAgreement, expectEntries } from '../../../testing/naive-figures/agreement'
import { chanceFrom, midnights, momentsBetween } from '../../../testing/naive-figures/clock'
import { firmIn, knownOf, setClocks } from '../../../testing/naive-figures/firm'
import { everyDeed, live } from '../../../testing/naive-figures/invented-life'
import { expectLists } from '../../../testing/naive-figures/lists'
import { expectLogs } from '../../../testing/naive-figures/logs'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
afterEach(() => test.setNow(undefined))

const named: PeriodChoice[] = periods.flatMap((period) => (period === 'custom' ? [] : [{ period }]))
const days = (from: string, to: string): PeriodChoice => ({ period: 'custom', from, to })
const thisYear: PeriodChoice = { period: 'this-year' }

/** A day; 15 and 16 days; 84 and 85 days; over new year; ends of months; into the future; before there was anything. */
const ranges: PeriodChoice[] = [
  days('2028-02-29', '2028-02-29'),
  days('2028-02-15', '2028-02-29'),
  days('2028-02-15', '2028-03-01'),
  days('2028-01-08', '2028-03-31'),
  days('2028-01-07', '2028-03-31'),
  days('2027-12-20', '2028-01-05'),
  days('2027-11-30', '2028-03-31'),
  days('2028-03-20', '2028-12-31'),
  days('2026-01-01', '2026-01-31'),
]
const overNewYear = days('2027-11-30', '2028-03-31')

const ids = (people: TestPerson[]) => people.map(({ userId }) => userId)

const edges = [
  '2027-12-01',
  '2028-01-01',
  '2028-02-01',
  '2028-02-29',
  '2028-03-01',
  '2028-04-01',
  '2028-04-10',
]
const [kolkata, newYork, newYorkInSummer] = [330, -300, -240]

describe('every figure, counted a second time one by one over the raw rows', () => {
  it('A-001 A-006 A-009 A-010 A-012 A-013 A-017 A-018 A-019 A-020 A-021 A-022 A-024 A-025 A-026 agree for everybody and every period', async () => {
    const firm = await firmIn(test, 'Asia/Kolkata')
    const { company, staff, owner, manager, lead, sales, other, alone, assigner } = firm
    const chance = chanceFrom(13)
    const moments = momentsBetween(
      chance,
      '2027-11-10T00:00:00Z',
      '2028-04-12T12:00:00Z',
      380,
      midnights(edges, kolkata),
    )
    const { done } = await live({ test, company, staff, chance, zone: 'Asia/Kolkata', moments })
    expect(everyDeed.filter((name) => !done.has(name))).toEqual([])

    const now = new Date('2028-04-12T13:00:00Z')
    test.setNow(now)
    const known = await knownOf(test, firm, now)
    expect(known.calls.length).toBeGreaterThan(60)
    const looking: [TestPerson, TestPerson[], PeriodChoice[]][] = [
      [owner, [], [...named, ...ranges]],
      [manager, [], [...named, ...ranges]],
      [sales, [], [thisYear, overNewYear]],
      [assigner, [], [thisYear, overNewYear]],
      [alone, [], [thisYear, overNewYear]],
      [owner, [sales, other], [...named, overNewYear]],
      [manager, [lead], [thisYear, overNewYear]],
      [manager, [manager, sales], [thisYear, { period: 'last-quarter' }]],
    ]
    for (const [viewer, people, choices] of looking) {
      const about = { viewer: viewer.userId, chosen: ids(people) }
      for (const choice of choices) await expectAgreement(test, viewer, known, { ...about, choice })
      await expectEntries(test, viewer, known, { ...about, choice: overNewYear })
      await expectLists(test, viewer, known, { ...about, choice: overNewYear })
    }
  })

  it('A-013 A-014 agree from one second to the next at midnight, and the logs of the day in all their pages', async () => {
    const firm = await firmIn(test, 'Asia/Kolkata')
    const { company, staff, owner, manager, sales, alone } = firm
    const chance = chanceFrom(29)
    const moments = momentsBetween(chance, '2028-02-28T16:00:00Z', '2028-02-29T18:29:58Z', 90, [])
    const { leads } = await live({ test, company, staff, chance, zone: 'Asia/Kolkata', moments })
    const last = [new Date('2028-02-29T18:29:59Z'), new Date('2028-02-29T18:30:00Z')]
    await live({ test, company, staff, chance, zone: 'Asia/Kolkata', moments: last, leads })
    const shown: number[] = []
    for (const now of last) {
      test.setNow(now)
      const known = await knownOf(test, firm, now)
      for (const viewer of [owner, manager, sales, alone]) {
        const asked = { viewer: viewer.userId, chosen: [], choice: { period: 'this-week' } as const }
        await expectAgreement(test, viewer, known, asked)
        for (const search of ['', 'call', 'agreed', '%'])
          shown.push(await expectLogs(test, viewer, known, search))
      }
    }
    expect(Math.max(...shown)).toBeGreaterThan(60)
  })

  it('agree over a change to summer time in New York, and after the firm has moved its clocks to India', async () => {
    const firm = await firmIn(test, 'America/New_York')
    const { company, staff, owner, manager, assigner } = firm
    const chance = chanceFrom(12)
    const sharp = [
      ...midnights(['2028-03-12'], newYork),
      ...midnights(['2028-03-13', '2028-04-01'], newYorkInSummer),
    ]
    const moments = momentsBetween(chance, '2028-03-01T00:00:00Z', '2028-04-02T12:00:00Z', 130, [
      ...sharp,
      '2028-03-12T06:59:59Z',
      '2028-03-12T07:00:00Z',
    ])
    const { leads } = await live({ test, company, staff, chance, zone: 'America/New_York', moments })
    const check = async (now: Date) => {
      test.setNow(now)
      const known = await knownOf(test, firm, now)
      const choices = [
        thisYear,
        days('2028-03-12', '2028-03-12'),
        days('2028-03-10', '2028-03-14'),
        days('2028-03-01', '2028-04-30'),
      ]
      for (const viewer of [owner, manager, assigner])
        for (const choice of choices)
          await expectAgreement(test, viewer, known, { viewer: viewer.userId, chosen: [], choice })
    }
    await check(new Date('2028-04-02T13:00:00Z'))
    await setClocks(test, company, 'Asia/Kolkata')
    await check(new Date('2028-04-02T13:00:00Z'))
    const later = momentsBetween(
      chance,
      '2028-04-02T14:00:00Z',
      '2028-04-20T12:00:00Z',
      40,
      midnights(['2028-04-10'], kolkata),
    )
    await live({ test, company, staff, chance, zone: 'Asia/Kolkata', moments: later, leads })
    await check(new Date('2028-04-20T13:00:00Z'))
  })
})
