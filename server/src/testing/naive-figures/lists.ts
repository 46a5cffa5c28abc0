import type { Span } from '@foyer/contract/analytics/period'
import type { LeadFigure } from '@foyer/contract/leads/list/figure'
import { noFilters, unassigned } from '@foyer/contract/leads/list/filters'
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
  /** Whose, if not those of whoever is looked at: a person, or nobody. */
  people?: string[]
}

const valued = { isValued: true as const }
const sourceless = { isSourceless: true as const }

/** Of a period, by what the specification does not ask for. */
function beyondNumbers(known: Known, asked: Asked, span: Span): Behind[] {
  const { responseBySource, responseByPerson, forecast } = beyondFiguresOf(known, asked)
  const answered = { kind: 'answered' as const, ...span }
  return [
    ...Object.entries(responseBySource).map(([source, { answered: number }]) =>
      source === ''
        ? { number, figure: { ...answered, ...sourceless } }
        : { number, figure: answered, filters: { sources: [source] } },
    ),
    ...Object.entries(responseByPerson).map(([person, { answered: number }]) => ({
      number,
      figure: answered,
      people: [person || unassigned],
    })),
    ...forecast.stages.map(({ id, leads }) => ({ number: leads, filters: { stageIds: [id] } })),
  ]
}

function numbersOf(known: Known, asked: Asked): Behind[] {
  const today = dayIn(known.firm.zone, known.now)
  const days = daysOf(asked.choice, today)
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const came = { createdFrom: span.from, createdTo: span.to }
  const figures = figuresOf(known, asked)
  const { funnel, lostReasons, sourceValues } = beyondFiguresOf(known, asked)
  const { contacted } = leadsOf(known, asked)
  const kindOf = (stageId: string) => known.firm.stages.find(({ id }) => id === stageId)?.kind
  const wonIds = known.firm.stages.filter(({ kind }) => kind === 'won').map(({ id }) => id)
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
      figure: { kind: 'won' as const, ...span, ...(source === '' && sourceless) },
      ...(source !== '' && { filters: { sources: [source] } }),
    })),
    ...funnel.steps.map(({ id, reached }) => ({
      number: reached,
      figure: { kind: 'reached' as const, ...span, stageId: id },
    })),
    ...figures.averages.flatMap(({ id, months }) =>
      months.map(({ month, leads }) => {
        const inside = days.filter((day) => day.startsWith(month.slice(0, 7)))
        const part = { from: inside[0] ?? '', to: inside.at(-1) ?? '' }
        const kind = kindOf(id) === 'won' ? ('won' as const) : ('lost' as const)
        return { number: leads, figure: { kind, ...part, ...valued } }
      }),
    ),
    ...figures.topRepresentatives.map(({ id, sales }) => ({
      number: sales,
      figure: { kind: 'won' as const, ...span },
      people: [id],
    })),
    ...figures.trends.map(({ span: { from, to }, converted }) => ({
      number: converted,
      filters: { createdFrom: from, createdTo: to, stageIds: wonIds },
    })),
    ...beyondNumbers(known, asked, span),
    { number: contacted(days).length, figure: { kind: 'contacted', ...span } },
    { number: figures.today.interestedButQuiet, figure: { kind: 'quiet' } },
    { number: figures.today.interested, figure: { kind: 'interested-today' } },
  ]
}

/** The list behind each number has exactly that many leads. */
export async function expectLists(test: TestApp, as: TestPerson, known: Known, asked: Asked): Promise<void> {
  for (const { number, figure, filters, people } of numbersOf(known, asked)) {
    const { total } = await test.call(as, leadEndpoints.list, {
      tab: 'all',
      callStatus: undefined,
      search: undefined,
      followUpFrom: undefined,
      followUpTo: undefined,
      filters: { ...noFilters, ...filters, figure, assignees: people ?? asked.chosen },
      sort: 'created',
      descending: true,
      limit: 1,
      after: undefined,
      page: 0,
    })
    const behind = { figure, filters, people }
    expect({ ...behind, total }).toEqual({ ...behind, total: number })
  }
}
