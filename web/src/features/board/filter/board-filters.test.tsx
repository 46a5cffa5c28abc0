import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { makeCard, serveBoard } from '../../../testing/samples/board'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline } from '../../../testing/samples/pipeline'
import { holdCalls } from '../../../testing/slow-calls'
import { BoardPage } from '../board-page'

const pipeline = makePipeline('Contacted')
const contacted = pipeline.stages.find(({ name }) => name === 'Contacted')?.id ?? ''
const kavya = '01990000-0000-7000-8000-00000000aaaa'
const rohan = '01990000-0000-7000-8000-00000000bbbb'
const villa = '01990000-0000-7000-8000-00000000cccc'
const vastu = '01990000-0000-7000-8000-00000000dddd'
const tag = (id: string, name: string) => ({ id, name, colour: 'Green' })
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
})

const someCards = () => [
  makeCard(2, {
    stageId: contacted,
    budget: 8_400_000,
    tags: [tag(vastu, 'Vastu')],
    assignee: { id: kavya, fullName: 'Kavya Menon' },
  }),
  makeCard(3, { stageId: contacted, budget: 1_100_000 }),
]
const open = (address = '/leads/pipeline') => renderAt(address, [{ path: '*', element: <BoardPage /> }])
const cardCalled = (name: string) => screen.findByRole('article', { name })

describe('the filters', () => {
  const serve = () => {
    const world = serveBoard(server, pipeline, someCards())
    server.on(teamEndpoints.leaders, () => ({
      reply: [{ id: kavya, name: 'Kavya Menon', email: 'kavya@malhardesign.in' }],
    }))
    server.on(teamEndpoints.colleagues, () => ({
      reply: [
        { id: kavya, name: 'Kavya Menon', email: 'kavya@malhardesign.in' },
        { id: rohan, name: 'Rohan Das', email: 'rohan@malhardesign.in' },
      ],
    }))
    server.on(tagEndpoints.list, () => ({ reply: [tag(villa, 'Villa'), tag(vastu, 'Vastu')] as never }))
    return world
  }
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

  it('P-002 whoever types finds, also where the names come late', async () => {
    serve()
    open()
    const letGo = holdCalls(teamEndpoints.leaders)
    await press('Select Members')
    const list = await screen.findByRole('dialog')
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
    letGo()
    await screen.findAllByRole('checkbox')
    await user.keyboard('rohan')
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  })

  it('P-002 P-004 P-005 narrows to leaders and members, each named once, and stays in the address', async () => {
    const world = serve()
    const { router } = open()
    await press('Select Members')
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Me',
      'Kavya Menon',
      'Rohan Das',
    ])
    await enterText(screen.getByRole('searchbox', { name: 'Search members' }), 'nobody')
    expect(await screen.findByText('Search Not Found')).toBeTruthy()
    await user.clear(screen.getByRole('searchbox', { name: 'Search members' }))
    await press('Select All')
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('members')).toBe(`me,${kavya},${rohan}`),
    )
    await waitFor(() =>
      expect(world.asked.at(-1)).toMatchObject({ members: ['me', kavya, rohan], tagIds: [] }),
    )
    expect(screen.getByRole('button', { name: 'Members: 3' })).toBeTruthy()
    expect(await screen.findByText('₹84,00,000', { selector: 'strong' })).toBeTruthy()
    await press('Clear Selection')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(await screen.findByText('₹95,00,000')).toBeTruthy()
  })

  it('P-003 P-005 narrows to tags', async () => {
    const world = serve()
    const { router } = open()
    await press('Tags')
    await enterText(await screen.findByRole('searchbox', { name: 'Search tags' }), 'zzz')
    expect(await screen.findByText('Search Not Found')).toBeTruthy()
    await user.clear(screen.getByRole('searchbox', { name: 'Search tags' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Vastu' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?tags=${vastu}`))
    await waitFor(() => expect(world.asked.at(-1)).toMatchObject({ members: [], tagIds: [vastu] }))
    await press('Select All')
    await waitFor(() => expect(world.asked.at(-1)?.tagIds).toEqual([vastu, villa]))
    await press('Clear Selection')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('P-005 an address opens with its filters, and an empty answer leads back', async () => {
    const world = serve()
    open(`/leads/pipeline?members=${rohan}`)
    expect(await screen.findByText('No lead matches these filters')).toBeTruthy()
    expect(world.asked[0]).toMatchObject({ members: [rohan] })
    await press('Clear filters')
    expect(await cardCalled('Lead 3')).toBeTruthy()
  })

  it('P-005 search, mine, overdue, standing still and source are in one row and in the address; a saved view of the list opens here too', async () => {
    const world = serve()
    server.on(leadListEndpoints.filterOptions, () => ({
      reply: {
        areas: [],
        sources: ['Instagram', 'Walk-in'],
        cities: [],
        places: [],
        people: [],
        hasTeam: false,
        budget: undefined,
      },
    }))
    const view = {
      id: villa,
      name: 'Baner',
      isShared: false,
      isMine: true,
      ownerName: 'Olga',
      isDefault: false,
      count: 3,
    }
    server.on(leadListEndpoints.listViews, () => ({ reply: [{ ...view, query: 'area=Baner&search=lead' }] }))
    const { router } = open()
    await cardCalled('Lead 3')
    for (const name of ['Mine', 'Overdue', 'Standing still']) await press(name)
    expect(screen.getByRole('button', { name: 'Overdue', pressed: true })).toBeTruthy()
    await press('Source')
    await user.click(await screen.findByRole('checkbox', { name: 'Instagram' }))
    await enterText(screen.getByRole('searchbox', { name: 'Search' }), 'zzz')
    await waitFor(() =>
      expect(world.asked.at(-1)).toMatchObject({
        members: ['me'],
        among: { search: 'zzz', filters: { sources: ['Instagram'], states: ['overdue', 'standing-still'] } },
      }),
    )
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      members: 'me',
      is: 'overdue,standing-still',
      source: 'Instagram',
      search: 'zzz',
    })
    await press('Views')
    await user.click(await screen.findByRole('menuitem', { name: 'Baner' }))
    await waitFor(() => expect(router.state.location.search).toBe('?area=Baner&search=lead'))
    expect(await screen.findByRole('button', { name: '1 more filter' })).toBeTruthy()
    expect(await cardCalled('Lead 3')).toBeTruthy()
  })
})
