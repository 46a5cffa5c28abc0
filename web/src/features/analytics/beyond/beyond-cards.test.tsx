import type { FigureStage } from '@foyer/contract/analytics/model'
import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { refusal } from '@foyer/contract/kit/refusal'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { targetEndpoints } from '@foyer/contract/wire/analytics/target-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline } from '../../../testing/samples/pipeline'
import type { FigureCardProps } from '../cards/figure-card'
import { BeyondCards } from './beyond-cards'
import { DisciplineCard } from './discipline-card'
import { FirstResponseCard } from './first-response-card'
import { ForecastCard } from './forecast-card'
import { FunnelCard } from './funnel-card'
import { LostReasonsCard } from './lost-reasons-card'
import { SourceValueCard } from './source-value-card'

const idOf = (number: number) => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`
const kavya = { id: idOf(1), fullName: 'Kavya Menon' }
const stage = (number: number, name: string, kind: FigureStage['kind'] = 'open'): FigureStage => ({
  id: idOf(100 + number),
  name,
  kind,
  ordinal: number,
})
const contacted = stage(1, 'Contacted')
const visit = stage(2, 'Site Visit')
const won = stage(3, 'Won', 'won')

const card: FigureCardProps = {
  query: { choice: { period: 'custom', from: '2026-01-01', to: '2026-03-31' }, people: [] },
  about: '1 Jan – 31 Mar 2026',
}
const ofKavya = { ...card, query: { ...card.query, people: [kavya.id] } }

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  server.on(pipelineEndpoints.get, () => ({ reply: makePipeline() }))
})

const show = (element: ReactElement) => renderAt('/', [{ path: '*', element }])
const region = async (name: string) => within(await screen.findByRole('region', { name }))
type Region = Awaited<ReturnType<typeof region>>
const lines = async (of: Region, name: string) =>
  within(await of.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent?.replace(/\s+/g, ' ').trim())
const rowsOf = async (of: Region) =>
  within(await of.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
const addressOf = (of: Region, name: string | RegExp) =>
  decodeURIComponent(of.getByRole('link', { name }).getAttribute('href') ?? '')
const toTable = async (of: Region, title: string) => {
  await userEvent.click(await of.findByRole('button', { name: `Actions for ${title}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
}

describe('the stage funnel', () => {
  const reply = {
    leads: 200,
    lost: 30,
    steps: [
      { stage: contacted, reached: 150, daysInStage: 4.25 },
      { stage: visit, reached: 90, daysInStage: 0.4 },
      { stage: won, reached: 20, daysInStage: undefined },
    ],
  }

  it('says how many reached each stage, what share that is, how many fewer the next has, and for how long', async () => {
    server.on(beyondEndpoints.funnel, () => ({ reply }))
    show(<FunnelCard {...card} />)
    const funnel = await region('Stage funnel')
    expect(await lines(funnel, 'Stage funnel')).toEqual([
      'All leads 200',
      'Contacted 4.3 days 150 75%60 fewer (40%)',
      'Site Visit under a day 90 45%70 fewer (78%)',
      'Won 20 10%',
    ])
    expect(funnel.getByText('1 Jan – 31 Mar 2026')).toBeTruthy()
    expect(funnel.getByRole('button', { name: /how many were ever in each stage/ })).toBeTruthy()
    await toTable(funnel, 'Stage funnel')
    expect((await rowsOf(funnel)).slice(1)).toEqual([
      ['All leads', '200', '100%', '', ''],
      ['Contacted', '150', '75%', '60', '4.3 days'],
      ['Site Visit', '90', '45%', '70', 'under a day'],
      ['Won', '20', '10%', '–', '–'],
      ['Lost', '30', '15%', '', ''],
    ])
  })

  it('opens the leads behind each number, those that are lost apart, and only those of the people that are chosen', async () => {
    server.on(beyondEndpoints.funnel, () => ({ reply }))
    show(<FunnelCard {...ofKavya} />)
    const funnel = await region('Stage funnel')
    await funnel.findByText('30 leads (15%) are lost by now')
    expect(addressOf(funnel, /^Site Visit/)).toContain(
      `figure=reached:2026-01-01:2026-03-31:stage=${visit.id}`,
    )
    expect(addressOf(funnel, /^Site Visit/)).toContain(kavya.id)
    const lost = makePipeline().stages.find(({ kind }) => kind === 'lost')
    expect(addressOf(funnel, /lost by now/)).toContain(`${lost?.id}`)
    expect(addressOf(funnel, /^All leads/)).toContain('2026-03-31')
  })
})

it('says how many are lost also where the stages could not be loaded, then without a link', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.on(pipelineEndpoints.get, () => ({ refusal: refusal(400, 'failed', 'No') }))
  server.on(beyondEndpoints.funnel, () => ({ reply: { leads: 200, lost: 30, steps: [] } }))
  show(<FunnelCard {...card} />)
  const funnel = await region('Stage funnel')
  expect(await funnel.findByText('30 leads (15%) are lost by now')).toBeTruthy()
  expect(funnel.queryByRole('link', { name: /lost by now/ })).toBeNull()
  log.mockRestore()
})

describe('the forecast', () => {
  it('weights what is open by what each stage has won, says how, and that the period does not matter', async () => {
    server.on(beyondEndpoints.forecast, () => ({
      reply: {
        value: 9_000_000,
        weighted: 1_250_000,
        stages: [
          { stage: contacted, leads: 4, value: 5_000_000, closed: 8, won: 2, weighted: 1_250_000 },
          { stage: visit, leads: 3, value: 4_000_000, closed: 0, won: 0, weighted: undefined },
        ],
      },
    }))
    show(<ForecastCard query={card.query} />)
    const forecast = await region('Forecast')
    expect(forecast.getByText('Open leads now, whatever the period')).toBeTruthy()
    expect(await forecast.findByText('expected of ₹90 Lac open')).toBeTruthy()
    expect(forecast.getByText(/Stages with no closed lead yet count nothing/)).toBeTruthy()
    expect(await rowsOf(forecast)).toEqual([
      ['Stage', 'Leads', 'Open value', 'Win rate', 'Expected'],
      ['Contacted', '4', '₹50 Lac', '25% (2 of 8)', '₹12.5 Lac'],
      ['Site Visit', '3', '₹40 Lac', '–', '–'],
    ])
    expect(addressOf(forecast, 'Contacted')).toContain(contacted.id)
    await toTable(forecast, 'Forecast')
    expect((await rowsOf(forecast))[1]).toEqual([
      'Contacted',
      '4',
      '₹50,00,000',
      '25% (2 of 8)',
      '₹12,50,000',
    ])
  })
})

describe('source against won value', () => {
  it('has leads, won ones, conversion and value of each source, and the leads behind both numbers', async () => {
    server.on(beyondEndpoints.sourceValues, () => ({
      reply: [
        { source: 'Referral', leads: 40, won: 10, wonValue: 22_100_000 },
        { source: '', leads: 0, won: 1, wonValue: 0 },
      ],
    }))
    show(<SourceValueCard {...card} />)
    const values = await region('Source against won value')
    expect(await rowsOf(values)).toEqual([
      ['Source', 'Leads', 'Won', 'Conversion', 'Won value'],
      ['Referral', '40', '10', '25%', '₹2.21 Cr'],
      ['No source', '0', '1', '–', '₹0'],
    ])
    expect(addressOf(values, '40')).toContain('source=Referral')
    expect(addressOf(values, '10')).toContain('figure=won:2026-01-01:2026-03-31')
    expect(addressOf(values, '1')).toContain('figure=won:2026-01-01:2026-03-31:sourceless')
    await userEvent.click(values.getByRole('button', { name: 'Won' }))
    await userEvent.click(values.getByRole('button', { name: 'Won' }))
    expect((await rowsOf(values)).map(([name]) => name)).toEqual(['Source', 'No source', 'Referral'])
  })
})

describe('lost reasons', () => {
  it('says how many were lost for each reason, and what they were worth', async () => {
    server.on(beyondEndpoints.lostReasons, () => ({
      reply: [
        { reason: 'Budget', leads: 3, value: 4_820_000 },
        { reason: '', leads: 1, value: 0 },
      ],
    }))
    show(<LostReasonsCard {...card} />)
    const reasons = await region('Lost reasons')
    expect(await lines(reasons, 'Lost reasons')).toEqual(['Budget ₹48.2 Lac 3 75%', 'No reason given 1 25%'])
    expect(addressOf(reasons, /^Budget/)).toContain('figure=lost:2026-01-01:2026-03-31:reason=Budget')
    expect(addressOf(reasons, /^No reason/)).toMatch(/figure=lost:2026-01-01:2026-03-31:reason=(&|$)/)
  })
})

describe('first response time', () => {
  it('is by source and by person, in words, with how many were contacted', async () => {
    server.on(beyondEndpoints.firstResponse, () => ({
      reply: {
        bySource: [
          { source: 'Meta Ads', leads: 44, answered: 40, averageMinutes: 185 },
          { source: 'Walk-in', leads: 2, answered: 0, averageMinutes: undefined },
        ],
        byPerson: [
          { person: kavya, leads: 30, answered: 30, averageMinutes: 18 },
          { person: undefined, leads: 16, answered: 10, averageMinutes: 2880 },
        ],
      },
    }))
    show(<FirstResponseCard {...card} />)
    const times = await region('First response time')
    expect(await lines(times, 'First response time')).toEqual([
      'Meta Ads 40 of 44 contacted 3 h 5 min',
      'Walk-in 0 of 2 contacted –',
    ])
    expect(addressOf(times, /^Meta Ads/)).toContain('figure=answered:2026-01-01:2026-03-31')
    await userEvent.click(times.getByRole('radio', { name: 'By person' }))
    expect(await lines(times, 'First response time')).toEqual([
      'Kavya Menon 30 of 30 contacted 18 min',
      'Nobody 10 of 16 contacted 2 days',
    ])
    expect(addressOf(times, /^Kavya/)).toContain(kavya.id)
    expect(addressOf(times, /^Nobody/)).toContain('none')
  })
})

describe('follow-up discipline', () => {
  it('says what was kept, late and missed, by person too, and each number opens its follow-ups', async () => {
    server.on(beyondEndpoints.followUps, () => ({
      reply: {
        kept: 70,
        late: 20,
        missed: 10,
        byPerson: [
          { person: kavya, kept: 60, late: 0, missed: 4 },
          { person: undefined, kept: 10, late: 20, missed: 6 },
        ],
      },
    }))
    server.on(beyondEndpoints.entries, () => ({ reply: { total: 4, entries: [], after: undefined } }))
    show(<DisciplineCard {...card} />)
    const follow = await region('Follow-up discipline')
    expect(await rowsOf(follow)).toEqual([
      ['Person', 'Kept', 'Late', 'Missed'],
      ['Kavya Menon', '60', '0', '4'],
      ['Nobody', '10', '20', '6'],
    ])
    expect(follow.getByRole('button', { name: 'All, Kept: 70' })).toBeTruthy()
    expect(follow.getByText('70%')).toBeTruthy()
    await userEvent.click(follow.getByRole('button', { name: 'Kavya Menon, Missed: 4' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Follow-ups missed' }))
    expect(await drawer.findByText('4 follow-ups')).toBeTruthy()
    expect(drawer.getByText('1 Jan – 31 Mar 2026 · Kavya Menon')).toBeTruthy()
    const asked = server.calls.findLast(({ path }) => path === beyondEndpoints.entries.path)
    expect(asked?.body).toEqual({ figure: 'missed', userIds: [kavya.id] })
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await userEvent.click(follow.getByRole('button', { name: 'Nobody, Late: 20' }))
    const late = within(await screen.findByRole('dialog', { name: 'Follow-ups done late' }))
    expect(await late.findByText('1 Jan – 31 Mar 2026 · Nobody')).toBeTruthy()
    const ofNobody = server.calls.findLast(({ path }) => path === beyondEndpoints.entries.path)
    expect(ofNobody?.body).toEqual({ figure: 'late', userIds: [], ofNobody: true })
  })
})

const nothing = {
  leads: 0,
  lost: 0,
  steps: [],
  value: 0,
  weighted: 0,
  stages: [],
  bySource: [],
  byPerson: [],
  kept: 0,
  late: 0,
  missed: 0,
}
const { funnel, forecast, sourceValues, lostReasons, firstResponse, followUps } = beyondEndpoints

describe('every card', () => {
  it('says that there is nothing yet', async () => {
    for (const endpoint of [funnel, forecast, firstResponse, followUps])
      server.on(endpoint as AnyEndpoint, () => ({ reply: nothing as never }))
    server.on(sourceValues, () => ({ reply: [] }))
    server.on(lostReasons, () => ({ reply: [] }))
    server.on(targetEndpoints.targets, ({ month }) => ({ reply: { month, rows: [], mayEdit: false } }))
    show(<BeyondCards {...card} />)
    for (const words of [
      'No Stage Funnel Data Available',
      'No Forecast Data Available',
      'No Source Value Data Available',
      'No Lost Reason Data Available',
      'No First Response Data Available',
      'No Follow-up Data Available',
    ])
      expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Stage funnel',
      'Forecast',
      'Targets',
      'Source against won value',
      'Lost reasons',
      'First response time',
      'Follow-up discipline',
    ])
  })

  it('A-028 says that it could not be loaded and logs it, and each can be tried again alone', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    show(<BeyondCards {...card} />)
    const failed = [
      'The stage funnel could not be loaded.',
      'The forecast could not be loaded.',
      'The targets could not be loaded.',
      'The value of the sources could not be loaded.',
      'The lost reasons could not be loaded.',
      'The first response times could not be loaded.',
      'The follow-ups could not be loaded.',
    ]
    for (const words of failed) {
      expect(await screen.findByText(words)).toBeTruthy()
      expect(log).toHaveBeenCalledWith(words, expect.anything())
    }
    server.on(lostReasons, () => ({ reply: [{ reason: 'Budget', leads: 1, value: 0 }] }))
    const reasons = await region('Lost reasons')
    await userEvent.click(reasons.getByRole('button', { name: 'Try again' }))
    expect(await reasons.findByText('Budget')).toBeTruthy()
    log.mockRestore()
  })
})
