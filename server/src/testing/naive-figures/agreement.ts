import {
  type CallSummary,
  type EntryFigure,
  type FigureStage,
  followUpFigures,
  type Reportee,
} from '@foyer/contract/analytics/model'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { expect } from 'vitest'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'
import { beyondFiguresOf } from './beyond-figures'
import { type Asked, figuresOf, type Known } from './figures'

const ofStage = <T extends { stage: FigureStage }>({ stage, ...row }: T) => ({ id: stage.id, ...row })

/** The same numbers, asked of the server. */
async function answers(test: TestApp, as: TestPerson, { choice, chosen }: Asked) {
  const ask = analyticsEndpoints
  const query = { choice, people: chosen }
  const top = await test.call(as, ask.topRepresentatives, query)
  return {
    summary: await test.call(as, ask.summary, query),
    today: await test.call(as, ask.today, query),
    byStage: (await test.call(as, ask.byStage, query)).map(ofStage),
    stageValues: (await test.call(as, ask.stageValues, query)).map(ofStage),
    averages: (await test.call(as, ask.averages, query)).map(ofStage),
    bySource: await test.call(as, ask.bySource, query),
    conversion: await test.call(as, ask.conversion, query),
    topRepresentatives: top.map(({ person, ...sales }) => ({ ...person, ...sales })),
    trends: await test.call(as, ask.trends, query),
  }
}

const keyed = <T extends { person?: Reportee | undefined }>(rows: T[]) =>
  Object.fromEntries(rows.map(({ person, ...row }) => [person?.id ?? '', row]))

async function beyondAnswers(test: TestApp, as: TestPerson, { choice, chosen }: Asked) {
  const ask = beyondEndpoints
  const query = { choice, people: chosen }
  const response = await test.call(as, ask.firstResponse, query)
  const funnel = await test.call(as, ask.funnel, query)
  const followUps = await test.call(as, ask.followUps, query)
  const forecast = await test.call(as, ask.forecast, query)
  const byName = <T>(rows: T[], nameOf: (row: T) => [string, unknown]) => Object.fromEntries(rows.map(nameOf))
  return {
    responseBySource: byName(response.bySource, ({ source, ...row }) => [source, row]),
    responseByPerson: keyed(response.byPerson),
    funnel: { ...funnel, steps: funnel.steps.map(ofStage) },
    lostReasons: byName(await test.call(as, ask.lostReasons, query), ({ reason, ...row }) => [reason, row]),
    sourceValues: byName(await test.call(as, ask.sourceValues, query), ({ source, ...row }) => [source, row]),
    followUps: { ...followUps, byPerson: keyed(followUps.byPerson) },
    forecast: { ...forecast, stages: forecast.stages.map(ofStage) },
  }
}

export async function expectAgreement(
  test: TestApp,
  as: TestPerson,
  known: Known,
  asked: Asked,
): Promise<void> {
  expect({ asked, ...(await answers(test, as, asked)) }).toEqual({ asked, ...figuresOf(known, asked) })
  const beyond = await beyondAnswers(test, as, asked)
  expect({ asked, ...beyond }).toEqual({ asked, ...beyondFiguresOf(known, asked) })
}

const callFigures: [EntryFigure, keyof CallSummary][] = [
  ['calls', 'calls'],
  ['connected', 'connected'],
  ['interested', 'interested'],
  ['follow-up', 'followUp'],
  ['no-response', 'noResponse'],
  ['not-interested', 'notInterested'],
  ['repeated', 'repeated'],
]

/** As many calls and follow-ups behind a number as it says, page after page, each of them once. */
export async function expectEntries(
  test: TestApp,
  as: TestPerson,
  known: Known,
  asked: Asked,
): Promise<void> {
  const { choice, chosen } = asked
  const { summary } = figuresOf(known, asked)
  const { followUps } = beyondFiguresOf(known, asked)
  const numbers: (readonly [EntryFigure, number, ofNobody?: true])[] = [
    ...callFigures.map(([figure, key]): [EntryFigure, number] => [figure, summary.current[key]]),
    ...followUpFigures.map((figure): [EntryFigure, number] => [figure, followUps[figure]]),
  ]
  // What nobody has is a row of those who see everything.
  const ofNobody = followUps.byPerson['']
  if (ofNobody) numbers.push(...followUpFigures.map((figure) => [figure, ofNobody[figure], true] as const))
  for (const [figure, number, isOfNobody = false] of numbers) {
    const ids = new Set<string>()
    let after: string | undefined
    do {
      const query = { choice, people: chosen, figure, ofNobody: isOfNobody, after }
      const page = await test.call(as, beyondEndpoints.entries, query)
      expect(page.total, figure).toBe(number)
      for (const { id } of page.entries) ids.add(id)
      after = page.after
    } while (after !== undefined)
    expect(ids.size, figure).toBe(number)
  }
}
