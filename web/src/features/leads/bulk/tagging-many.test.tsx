import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { leadAt, leadId } from '../../../testing/samples/lead-detail'
import { serveLeads } from '../../../testing/samples/leads'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline } from '../../../testing/samples/pipeline'
import { serveWork } from '../../../testing/samples/work'
import { giveElementsHeight } from '../../../testing/screen-size'

const user = userEvent.setup({ delay: null })
const undoId = leadId(900)
const pipeline = makePipeline('Contacted', 'Quoted')
const _stageCalled = (name: string) => pipeline.stages.find((stage) => stage.name === name)?.id
const done = (count: number) => ({ done: count, refused: [], refusedCount: 0, undoId })

let server: ReturnType<typeof fakeServer>
let _asked: ReturnType<typeof serveLeads>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  const leads = [1, 2, 3].map((place) => leadAt(place))
  _asked = serveLeads(server, () => leads)
  serveWork(server)
  server.on(pipelineEndpoints.get, () => ({ reply: pipeline }))
  server.on(leadListEndpoints.bulk, () => ({ reply: done(2) }))
  server.on(leadListEndpoints.undoBulk, () => ({ reply: done(2) }))
})

const bar = () => within(screen.getByLabelText('Selected leads'))
const isBarGone = () => waitFor(() => expect(screen.queryByLabelText('Selected leads')).toBeNull())
const sentTo = (path: string) => server.calls.filter((call) => call.path === path)
const moves = () => sentTo('/user/leads/bulk-update').map(({ query, body }) => [query.get('action'), body])
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function select(...places: number[]) {
  renderPage('/lms/')
  await screen.findByText('Lead 1')
  for (const place of places) await user.click(screen.getByLabelText(`Select Lead ${place}`))
  await act(() => vi.dynamicImportSettled())
}

const hot = {
  id: '01930000-0000-7000-8000-000000000071',
  name: 'Hot',
  colour: 'Red',
  createdBy: undefined,
  updatedAt: '2026-11-01T00:00:00Z',
} as const
const cold = {
  id: '01930000-0000-7000-8000-000000000072',
  name: 'Cold',
  colour: 'Blue',
  createdBy: undefined,
  updatedAt: '2026-11-01T00:00:00Z',
} as const

describe('Sales floor: tags and follow-ups of what is selected', () => {
  it('puts tags on and takes others off, and offers Undo', async () => {
    server.on(tagEndpoints.list, () => ({ reply: [hot, cold] }))
    await select(1, 2)
    await user.click(bar().getByRole('button', { name: 'Tag' }))
    const tags = await dialog('Tag 2 leads')
    await user.click(tags.getByRole('button', { name: 'Save' }))
    expect(await tags.findByText('Please choose at least one tag.')).toBeTruthy()
    await user.click(tags.getByRole('combobox', { name: 'Add' }))
    await user.click(await screen.findByRole('option', { name: 'Hot' }))
    await user.click(tags.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Tags saved')).toBeTruthy()
    await isBarGone()
    const leadIds = [leadId(1), leadId(2)]
    const userId = expect.any(String)
    expect(moves()).toEqual([['tags', { leadIds, tagsToAdd: [hot.id], tagsToRemove: [], userId }]])
  })

  it('sets the follow-up of all, one after another, and says when the last one is', async () => {
    await select(1, 2)
    await user.click(bar().getByRole('button', { name: 'Follow-up' }))
    const set = await dialog('Follow-up of 2 leads')
    await user.click(set.getByRole('checkbox', { name: 'One after another instead of all at once' }))
    expect(await set.findByText('From 10:00 AM to 10:06 AM')).toBeTruthy()
    await user.click(set.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Follow-ups saved')).toBeTruthy()
    expect(moves()).toMatchObject([['follow-up', { updateTime: '10:00 AM', followUpType: 0, perHour: 10 }]])
  })
})
