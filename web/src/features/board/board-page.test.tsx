import { refusal } from '@foyer/contract/kit/refusal'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProfile } from '../../testing/build-profile'
import { fakeServer } from '../../testing/fake-server'
import { renderAt } from '../../testing/render'
import { makeCard, serveBoard } from '../../testing/samples/board'
import { leadId } from '../../testing/samples/lead-detail'
import { signInAs } from '../../testing/samples/people'
import { makePipeline } from '../../testing/samples/pipeline'
import { setScreenWidth } from '../../testing/screen-size'
import { BoardPage } from './board-page'

const pipeline = makePipeline('Contacted', 'Site Visit')
const [unassigned, assigned, contacted, siteVisit] = pipeline.stages.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
]
const kavya = '01990000-0000-7000-8000-00000000aaaa'
const villa = '01990000-0000-7000-8000-00000000cccc'
const vastu = '01990000-0000-7000-8000-00000000dddd'
const tag = (id: string, name: string) => ({ id, name, colour: 'Green' })
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T06:00:00Z') })
  server = fakeServer()
  signInAs(server)
})

const someCards = () => [
  makeCard(1, { stageId: unassigned, firstName: 'Asha', lastName: 'Pillai', assignee: undefined }),
  makeCard(2, {
    stageId: contacted,
    firstName: 'Rohan',
    lastName: 'Mehta',
    type: 'corporate',
    companyName: 'Godrej Splendour CHS',
    budget: 8_400_000,
    callStatus: 'meeting',
    tags: [tag(villa, 'Corporate'), tag(vastu, 'Vastu'), tag(villa, 'Repeat')],
    followUpOn: '2026-11-16',
    followUpTime: '11:30',
    updatedAt: '2026-11-14T05:00:00.000Z',
    assignee: { id: kavya, fullName: 'Kavya Menon' },
  }),
  makeCard(3, { stageId: contacted, budget: 100_000, updatedAt: '2026-11-02T05:00:00.000Z' }),
]
const open = (address = '/leads/pipeline') => renderAt(address, [{ path: '*', element: <BoardPage /> }])
const column = async (name: string) => within(await screen.findByRole('region', { name }))
const cardCalled = (name: string) => screen.findByRole('article', { name })

describe('the board', () => {
  it('P-001 P-006 P-007 P-016 has name and value of the pipeline, and a column for each stage in order, with a count of two digits and the total', async () => {
    serveBoard(server, { ...pipeline, stages: [...pipeline.stages].reverse() }, someCards())
    open()
    expect(await screen.findByRole('heading', { name: 'Sales Pipeline' })).toBeTruthy()
    expect(await screen.findByText('₹95,00,000')).toBeTruthy()
    const regions = (await screen.findAllByRole('region')).map((one) => one.getAttribute('aria-label'))
    expect(regions).toEqual(['Unassigned', 'Assigned', 'Contacted', 'Site Visit', 'Won', 'Lost'])
    const contactedColumn = await column('Contacted')
    expect(contactedColumn.getByText('02')).toBeTruthy()
    expect(contactedColumn.getByText('₹85 Lac')).toBeTruthy()
    const empty = await column('Site Visit')
    expect(empty.getByText('00')).toBeTruthy()
    expect(empty.getByText('No leads')).toBeTruthy()
  })

  it('P-001 P-007 says beside the whole value how much of it is open, won and lost', async () => {
    const closed = pipeline.stages.filter(({ kind }) => kind === 'won' || kind === 'lost').map(({ id }) => id)
    serveBoard(server, pipeline, [
      makeCard(1, { stageId: contacted, budget: 500_000 }),
      makeCard(2, { stageId: closed[0] ?? '', budget: 300_000 }),
      makeCard(3, { stageId: closed[1] ?? '', budget: 200_000 }),
    ])
    open()
    expect(await screen.findByText('₹10,00,000')).toBeTruthy()
    for (const words of ['Open ₹5 Lac', 'Won ₹3 Lac', 'Lost ₹2 Lac'])
      expect(screen.getByText(words)).toBeTruthy()
  })

  it('P-006 P-007 cards that came to Won long ago are folded; the count is whole, and they can be shown', async () => {
    const won = pipeline.stages.find(({ kind }) => kind === 'won')?.id ?? ''
    const world = serveBoard(server, pipeline, [
      makeCard(1, { stageId: won }),
      makeCard(2, { stageId: won, stageSince: '2025-06-01T05:00:00.000Z' }),
    ])
    open()
    const wonColumn = await column('Won')
    await cardCalled('Lead 1')
    expect(wonColumn.getByText('02')).toBeTruthy()
    expect(wonColumn.getAllByRole('article')).toHaveLength(1)
    await user.click(wonColumn.getByRole('button', { name: 'Show 1 older' }))
    expect(await cardCalled('Lead 2')).toBeTruthy()
    expect(world.asked.at(-1)?.foldedExcept).toEqual([won])
    expect(wonColumn.queryByRole('button', { name: /older/ })).toBeNull()
  })

  it('P-016 C-025 has the sign of the company', async () => {
    signInAs(server, { company: { ...buildProfile().company, currencySymbol: '$' } })
    serveBoard(server, pipeline, someCards())
    open()
    expect(await screen.findByText('$9,500,000')).toBeTruthy()
  })

  it('P-014 stages wear nine colours in turn', async () => {
    const names = Array.from({ length: 9 }, (_, place) => `Stage ${place + 1}`)
    serveBoard(server, makePipeline(...names), [makeCard(1, { stageId: assigned })])
    open()
    await screen.findByRole('region', { name: 'Stage 9' })
    const colours = screen.getAllByRole('region').map((one) => one.style.getPropertyValue('--stage'))
    expect(colours.slice(0, 9).map((colour) => colour.match(/\d/)?.[0])).toEqual([...'123456789'])
    expect(colours[9]).toBe(colours[0])
  })

  it('L-025 P-014 a stage that is inserted or moved recolours no other', async () => {
    const stages = pipeline.stages.map((stage) => ({ ...stage, ordinal: stage.sequence }))
    const world = serveBoard(server, { ...pipeline, stages }, [])
    open()
    await screen.findByRole('region', { name: 'Won' })
    const colours = () =>
      Object.fromEntries(
        screen
          .getAllByRole('region')
          .map((one) => [
            one.ariaLabel ?? one.getAttribute('aria-label'),
            one.style.getPropertyValue('--stage'),
          ]),
      )
    const before = colours()
    const [first, ...rest] = stages
    const made = {
      ...stages[2],
      id: villa,
      name: 'Proposal',
      sequence: 1.5,
      ordinal: 7,
    } as (typeof stages)[number]
    world.pipeline = {
      ...pipeline,
      stages: [first, made, ...rest.reverse()]
        .flatMap((stage) => stage ?? [])
        .map((stage, place) => ({ ...stage, sequence: place + 1 })),
    }
    server.tell({ name: 'changed', about: ['pipeline'] })
    await screen.findByRole('region', { name: 'Proposal' })
    const { Proposal, ...others } = colours()
    expect(others).toEqual(before)
    expect(Proposal).toBe('var(--fy-stage-7)')
  })

  it('P-008 P-009 P-010 P-015 P-017 a card says what matters of its lead; the other tags show after 250 ms and stay for 400', async () => {
    serveBoard(server, pipeline, someCards())
    open()
    const card = within(await cardCalled('Godrej Splendour CHS'))
    for (const words of ['Rohan Mehta', 'Yesterday', '₹84,00,000', 'Meeting Scheduled', 'Corporate', '+2'])
      expect(card.getByText(words)).toBeTruthy()
    expect(card.getByText(/^Tomorrow, 11:30 AM/)).toBeTruthy()
    expect(card.getByText('KM')).toBeTruthy()
    const plain = within(await cardCalled('Lead 3'))
    expect(plain.getByText('02/11/2026')).toBeTruthy()

    const more = card.getByRole('button', { name: /^\+2/ })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    fireEvent.mouseEnter(more)
    await pass(240)
    expect(screen.queryByRole('tooltip')).toBeNull()
    await pass(20)
    expect(screen.getByRole('tooltip').textContent).toBe('Vastu, Repeat')
    fireEvent.mouseLeave(more)
    await pass(390)
    expect(screen.queryByRole('tooltip')).toBeTruthy()
    await pass(500)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('P-008 P-011 P-012 C-169 a card says the status of its stage, then its call status; an unknown code is On Hold, an old untouched lead says nothing', async () => {
    const expected = [
      ['new', 'New Lead'],
      ['follow-up', 'Follow Up'],
      ['interested', 'Interested'],
      ['not-interested', 'Not Interested'],
      ['no-response', 'No Response'],
      [undefined, 'On Hold'],
    ] as const
    const early = { createdAt: '2026-11-01T05:00:00.000Z', updatedAt: '2026-11-03T05:00:00.000Z' }
    const late = { ...early, updatedAt: '2026-11-14T05:00:00.000Z' }
    const stages = pipeline.stages.map((stage) =>
      stage.id === siteVisit ? { ...stage, statuses: [{ id: 9, name: 'Measured twice' }] } : stage,
    )
    serveBoard(server, { ...pipeline, stages }, [
      makeCard(1, { stageId: siteVisit, statusId: 9, callStatus: 'new' }),
      makeCard(2, { stageId: siteVisit, statusId: 8, callStatus: 'interested' }),
      makeCard(3, { ...late, stageId: assigned, statusId: 1, callStatus: 'new' }),
      ...expected.map(([callStatus], place) =>
        makeCard(place + 11, { ...early, stageId: assigned, statusId: 1, callStatus }),
      ),
    ])
    open()
    const says = async (name: string, text: string) =>
      expect(within(await cardCalled(name)).getByText(text)).toBeTruthy()
    await says('Lead 1', 'Measured twice')
    await says('Lead 2', 'On Hold')
    expect(within(await cardCalled('Lead 3')).queryByText('New Lead')).toBeNull()
    for (const [place, [, text]] of expected.entries()) await says(`Lead ${place + 11}`, text)
  })

  it('P-010 P-017 both days of a card are Today, Yesterday, Tomorrow, else DD/MM/YYYY', async () => {
    const days = {
      '2026-11-14': 'Yesterday',
      '2026-11-15': 'Today',
      '2026-11-16': 'Tomorrow',
      '2026-12-05': '05/12/2026',
    }
    const said = Object.entries(days)
    serveBoard(
      server,
      pipeline,
      said.map(([day], place) =>
        makeCard(place + 1, {
          stageId: assigned,
          followUpOn: day,
          followUpTime: '11:30',
          updatedAt: '2026-11-02T05:00:00.000Z',
        }),
      ),
    )
    open()
    for (const [place, [, words]] of said.entries()) {
      const { textContent } = await cardCalled(`Lead ${place + 1}`)
      expect(textContent).toContain(`Last updated 02/11/2026`)
      expect(textContent).toContain(`Follow-up ${words}, 11:30 AM`)
    }
  })

  it('P-008 says in words how long a lead is in its stage, and when that is too long', async () => {
    const stages = pipeline.stages.map((stage) =>
      stage.id === contacted ? { ...stage, staleAfterDays: 10 } : stage,
    )
    const since = { stageId: contacted, stageSince: '2026-11-03T05:00:00.000Z' }
    serveBoard(server, { ...pipeline, stages }, [
      makeCard(1, since),
      makeCard(2, { ...since, stageSince: '2026-11-14T05:00:00.000Z' }),
      makeCard(3, { ...since, stageId: siteVisit }),
    ])
    open()
    expect((await cardCalled('Lead 1')).textContent).toContain('12 days in this stage · standing still')
    expect((await cardCalled('Lead 2')).textContent).toContain('1 day in this stage')
    expect((await cardCalled('Lead 3')).textContent).not.toContain('standing still')
  })
})

describe('states', () => {
  it('says that it could not be loaded, and tries again', async () => {
    const world = serveBoard(server, pipeline, someCards())
    const answer = refusal(400, 'broken', 'Broken')
    server.on(boardEndpoints.leadsInStage, () => ({ refusal: answer }))
    open()
    expect(await screen.findByText('The board could not be loaded.')).toBeTruthy()
    serveBoard(server, pipeline, world.cards)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await cardCalled('Lead 3')).toBeTruthy()
  })

  const names = async () =>
    (await screen.findAllByRole('region')).map((one) => one.getAttribute('aria-label'))

  it('P-006 P-007 a company without leads sees its columns too, each with 00 and its total, and that a lead can be added', async () => {
    serveBoard(server, pipeline, [])
    open()
    expect(await screen.findByText('No leads on the board yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add Lead(s)' })).toBeTruthy()
    expect(await names()).toEqual(pipeline.stages.map(({ name }) => name))
    for (const { name } of pipeline.stages) {
      const empty = await column(name)
      expect(empty.getByText('00')).toBeTruthy()
      expect(empty.getByText('₹0')).toBeTruthy()
    }
  })

  it('P-006 P-007 filters that match nothing leave the columns, with 00', async () => {
    serveBoard(server, pipeline, someCards())
    open(`/leads/pipeline?members=${villa}`)
    expect(await screen.findByText('No lead matches these filters')).toBeTruthy()
    expect(await names()).toEqual(pipeline.stages.map(({ name }) => name))
    expect((await column('Contacted')).getByText('00')).toBeTruthy()
  })

  it('is closed to those without access to leads', async () => {
    signInAs(server, { features: ['tasks'] })
    serveBoard(server, pipeline, someCards())
    open()
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
  })

  it('P-006 loads more of a column as its end comes into sight, and keeps it when it is read again', async () => {
    let come = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
          come = () => see([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
    )
    const cards = Array.from({ length: 25 }, (_, place) => makeCard(place + 1, { stageId: contacted }))
    const world = serveBoard(server, pipeline, cards)
    open()
    const contactedColumn = await column('Contacted')
    expect(contactedColumn.getAllByRole('article')).toHaveLength(20)
    expect(contactedColumn.getByText('25')).toBeTruthy()
    come()
    await waitFor(() => expect(contactedColumn.getAllByRole('article')).toHaveLength(25))
    expect(world.asked.at(-1)).toMatchObject({ stageIds: [contacted], after: '20' })
    server.tell({ name: 'changed', about: ['leads'] })
    await waitFor(() => expect(world.asked.at(-1)?.limits).toEqual({ [contacted]: 25 }))
    expect(contactedColumn.getAllByRole('article')).toHaveLength(25)
  })

  it('opens the preview with a click or Enter; Escape brings the keyboard back to the card', async () => {
    serveBoard(server, pipeline, someCards())
    const { router } = open()
    const card = await cardCalled('Lead 3')
    act(() => card.focus())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('region', { name: 'Preview of Lead 3' })).toBeTruthy()
    expect(router.state.location.search).toBe(`?lead=${leadId(3)}`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(router.state.location.search).toBe('')
    await user.click(card)
    expect(await screen.findByRole('region', { name: 'Preview of Lead 3' })).toBeTruthy()
  })

  it('on a phone offers every stage with its count above the columns', async () => {
    setScreenWidth(390)
    serveBoard(server, pipeline, someCards())
    open()
    const stages = within(await screen.findByRole('navigation', { name: 'Stages' }))
    expect(stages.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Unassigned01',
      'Assigned00',
      'Contacted02',
      'Site Visit00',
      'Won00',
      'Lost00',
    ])
  })

  it('P-001 has its tab beside Lead Management', async () => {
    serveBoard(server, pipeline, someCards())
    renderAt('/leads/pipeline')
    expect(await screen.findByRole('link', { name: 'Pipeline', current: 'page' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lead Management' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Edit Pipeline' })).toBeTruthy()
    expect(screen.getAllByRole('searchbox')).toHaveLength(1)
    expect(await cardCalled('Lead 3')).toBeTruthy()
  })
})
