import type { LeadFigure } from '@foyer/contract/leads/list/figure'
import { noFilters } from '@foyer/contract/leads/list/filters'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { expect } from 'vitest'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'
import { beyondFiguresOf } from './beyond-figures'
import { dayIn, daysOf } from './calendar'
import { type Asked, figuresOf, type Known, leadsOf } from './figures'

type Filters = Partial<typeof noFilters>

/** A number of leads, and the list that opens behind it. */
interface Behind {
  number: number
  figure?: LeadFigure
  filters?: Filters
}

function numbersOf(known: Known, asked: Asked): Behind[] {
  const today = dayIn(known.firm.zone, known.now)
  const days = daysOf(asked.choice, today)
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const came = { createdFrom: span.from, createdTo: span.to }
  const figures = figuresOf(known, asked)
  const { funnel, lostReasons, sourceValues } = beyondFiguresOf(known, asked)
  const { contacted } = leadsOf(known, asked)
  return [
    ...figures.byStage.map(({ id, leads }) => ({ number: leads, filters: { ...came, stageIds: [id] } })),
    ...figures.bySource.map(({ source, leads }) =>
      source === ''
        ? { number: leads, filters: came, figure: { kind: 'without-source' as const } }
        : { number: leads, filters: { ...came, sources: [source] } },
    ),
    ...figures.conversion.map(({ city, customers }) => ({
      number: customers,
      figure: { kind: 'won' as const, ...span, city },
    })),
    ...Object.entries(lostReasons).map(([reason, { leads }]) => ({
      number: leads,
      figure: { kind: 'lost' as const, ...span, reason },
    })),
    ...Object.entries(sourceValues).map(([source, { won }]) => ({
      number: won,
      figure: { kind: 'won' as const, ...span, ...(source === '' && { isSourceless: true as const }) },
      ...(source !== '' && { filters: { sources: [source] } }),
    })),
    ...funnel.steps.map(({ id, reached }) => ({
      number: reached,
      figure: { kind: 'reached' as const, ...span, stageId: id },
    })),
    { number: contacted(days).length, figure: { kind: 'contacted', ...span } },
    { number: figures.today.interestedButQuiet, figure: { kind: 'quiet' } },
    { number: figures.today.interested, figure: { kind: 'interested-today' } },
  ]
}

/** The list behind each number has exactly that many leads. */
export async function expectLists(test: TestApp, as: TestPerson, known: Known, asked: Asked): Promise<void> {
  for (const { number, figure, filters } of numbersOf(known, asked)) {
    const { total } = await test.call(as, leadEndpoints.list, {
      tab: 'all',
      callStatus: undefined,
      search: undefined,
      followUpFrom: undefined,
      followUpTo: undefined,
      filters: { ...noFilters, ...filters, figure, assignees: asked.chosen },
      sort: 'created',
      descending: true,
      limit: 1,
      after: undefined,
      page: 0,
    })
    expect({ figure, filters, total }).toEqual({ figure, filters, total: number })
  }
}
