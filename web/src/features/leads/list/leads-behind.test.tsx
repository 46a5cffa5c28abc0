import { unassigned } from '@foyer/contract/leads/list/filters'
import type { LeadListQuery } from '@foyer/contract/leads/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { makeLead, serveLeads } from '../../../testing/samples/leads'
import { signInAs } from '../../../testing/samples/people'
import { giveElementsHeight, setScreenWidth } from '../../../testing/screen-size'
import { wordsOfFigure } from './filters/figure-words'
import { leadsBehind } from './leads-behind'

const stage = '00000000-0000-4000-8000-000000000003'
const year = { from: '2025-01-01', to: '2025-12-31' }

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  server.on(leadListEndpoints.filterOptions, () => ({
    reply: { areas: [], sources: [], cities: [], places: [], people: [], hasTeam: false, budget: undefined },
  }))
  server.on(pipelineEndpoints.get, () => ({
    reply: {
      id: 'p1',
      name: 'Sales',
      description: undefined,
      value: 0,
      stages: [{ id: stage, name: 'Site Visit', kind: 'open' as const, sequence: 3, statuses: [], leads: 2 }],
    },
  }))
  server.on(tagEndpoints.list, () => ({ reply: [] }))
})

const start = (
  address: string,
  find: (query: LeadListQuery) => ReturnType<typeof makeLead>[] = () => [makeLead()],
) => {
  const asked = serveLeads(server, find)
  const view = renderPage(address)
  return { last: () => asked.at(-1), search: () => view.router.state.location.search }
}

describe('the list of the leads behind a number', () => {
  it('says in words which they are, and can be left', async () => {
    const figure = { kind: 'won', ...year, city: 'pune', isValued: true } as const
    const { last, search } = start(leadsBehind(figure, { people: [unassigned] }))
    const words = 'Won 01 Jan 2025 – 31 Dec 2025, Pune, with a budget'
    expect(await screen.findByText(words)).toBeTruthy()
    expect(last()?.filters).toMatchObject({ figure, assignees: [unassigned] })
    await userEvent.click(screen.getByRole('button', { name: `Remove filter ${words}` }))
    expect(search()).toBe('?assignee=none')
    await waitFor(() => expect(last()?.filters?.figure).toBeUndefined())
  })

  it('names the stage, and offers to clear the filters when there is none', async () => {
    const { search } = start(leadsBehind({ kind: 'reached', ...year, stageId: stage }), ({ filters }) =>
      filters ? [] : [makeLead()],
    )
    expect(await screen.findByText('Reached Site Visit, came 01 Jan 2025 – 31 Dec 2025')).toBeTruthy()
    expect(await screen.findByText('No lead matches these filters.')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1) as HTMLElement)
    expect(search()).toBe('')
    expect(await screen.findByText('Ananya Iyer')).toBeTruthy()
  })

  it('on a phone it can be left in the sheet of all fields as well; other filters keep it', async () => {
    setScreenWidth(390)
    const { search } = start(leadsBehind({ kind: 'quiet' }))
    const words = 'Interested, quiet for over 7 days'
    expect(await screen.findByText(words)).toBeTruthy()
    const openSheet = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }))
      return within(await screen.findByRole('dialog', { name: 'Filters' }))
    }
    const sheet = await openSheet('Filters (1)')
    await userEvent.click(await sheet.findByRole('button', { name: 'Assign To' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Unassigned' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(search()).toBe('?assignee=none&figure=quiet'))
    const again = await openSheet('Filters (2)')
    await userEvent.click(await again.findByRole('button', { name: `Remove filter ${words}` }))
    await userEvent.click(again.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(search()).toBe('?assignee=none'))
  })

  it('has words for every figure', () => {
    const words = (figure: Parameters<typeof wordsOfFigure>[0]) =>
      wordsOfFigure(figure, { today: '2025-06-01', stages: [] })
    const day = { from: '2025-03-01', to: '2025-03-01' }
    expect(words({ kind: 'won', ...day, city: '', isSourceless: true })).toBe(
      'Won 01 Mar, no city, without a source',
    )
    expect(words({ kind: 'won', ...year, city: 'navi mumbai' })).toBe('Won 01 Jan – 31 Dec, Navi Mumbai')
    expect(words({ kind: 'lost', ...day, reason: 'too dear' })).toBe('Lost 01 Mar, Too dear')
    expect(words({ kind: 'lost', ...day, reason: '' })).toBe('Lost 01 Mar, no reason')
    expect(words({ kind: 'contacted', ...day })).toBe('First contacted 01 Mar')
    expect(words({ kind: 'answered', ...day })).toBe('Contacted, came 01 Mar')
    expect(words({ kind: 'reached', ...day, stageId: stage })).toBe('Reached one stage, came 01 Mar')
    expect(words({ kind: 'interested-today' })).toBe('Interested in a call today')
    expect(words({ kind: 'without-source' })).toBe('Without a source')
  })

  it('needs no figure where the other filters say it', () => {
    expect(leadsBehind(undefined)).toBe('/lms/')
    expect(
      leadsBehind({ kind: 'without-source' }, { createdFrom: '2025-01-01', createdTo: '2025-12-31' }),
    ).toBe('/lms/?createdFrom=2025-01-01&createdTo=2025-12-31&figure=without-source')
    expect(leadsBehind(undefined, { stageIds: [stage], sources: ['Fair, Pune'] })).toBe(
      `/lms/?stage=${stage}&source=Fair%5C%2C+Pune`,
    )
  })
})
