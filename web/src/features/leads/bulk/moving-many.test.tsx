import { refusal } from '@foyer/contract/kit/refusal'
import { bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { leadAt, leadId } from '../../../testing/samples/lead-detail'
import { serveLeads } from '../../../testing/samples/leads'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline } from '../../../testing/samples/pipeline'
import { serveWork } from '../../../testing/samples/work'
import { giveElementsHeight, setScreenWidth } from '../../../testing/screen-size'

const user = userEvent.setup({ delay: null })
const undoId = leadId(900)
const pipeline = makePipeline('Contacted', 'Quoted')
const stageCalled = (name: string) => pipeline.stages.find((stage) => stage.name === name)?.id
const done = (count: number) => ({ done: count, refused: [], refusedCount: 0, undoId })

let server: ReturnType<typeof fakeServer>
let asked: ReturnType<typeof serveLeads>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  const leads = [1, 2, 3].map((place) => leadAt(place))
  asked = serveLeads(server, () => leads)
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
async function moveTo(stage: string) {
  await user.click(bar().getByRole('button', { name: 'Move to stage' }))
  await user.click(await screen.findByRole('menuitem', { name: stage }))
}

describe('Move to stage', () => {
  it('C-177 L-066 moves what is selected to the stage that is chosen, and offers Undo', async () => {
    await select(1, 2)
    const before = asked.length
    await user.click(bar().getByRole('button', { name: 'Move to stage' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Assigned', 'Contacted', 'Quoted', 'Won', 'Lost'])
    await user.click(screen.getByRole('menuitem', { name: 'Quoted' }))
    expect(await screen.findByText('2 leads moved to Quoted')).toBeTruthy()
    await isBarGone()
    const userId = expect.any(String)
    expect(moves()).toEqual([
      ['stage', { leadIds: [leadId(1), leadId(2)], leadStage: stageCalled('Quoted'), userId }],
    ])
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 leads are as before.')).toBeTruthy()
    expect(sentTo('/api/leads/undo-bulk').map(({ body }) => body)).toEqual([{ undoId }])
  })

  it('C-177 all that match move without being named; a list that changed keeps the selection', async () => {
    server.on(leadListEndpoints.bulk, () => ({ refusal: bulkRefusals.listChanged(5) }))
    await select(1)
    await user.click(bar().getByRole('button', { name: 'Select All' }))
    await moveTo('Contacted')
    expect(await screen.findByText(bulkRefusals.listChanged(5).text)).toBeTruthy()
    expect(moves()).toEqual([['stage', expect.objectContaining({ filter: { type: 0 }, expected: 3 })]])
    expect(bar().getByRole('status').textContent).toBe('3 selected')
  })

  it('C-177 lists what stayed, each with its reason', async () => {
    const refused = [
      { id: leadId(1), name: 'Lead 1', reason: captureRefusals.needsAssignee.text },
      { id: leadId(2), name: 'Lead 2', reason: bulkReasons.moveNeeds(['Budget', 'City']) },
      { id: leadId(3), name: 'Lead 3', reason: captureRefusals.moveRefused('Assigned', 'Quoted').text },
    ]
    server.on(leadListEndpoints.bulk, () => ({
      reply: { done: 0, refused, refusedCount: 3, undoId: undefined },
    }))
    await select(1, 2, 3)
    await moveTo('Quoted')
    const report = await dialog('Some leads stayed as they are')
    expect(report.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      "Lead 1Can't change the stage of unassigned lead without an assignee",
      'Lead 2Please fill in first: Budget, City.',
      'Lead 3A lead cannot move from Assigned to Quoted.',
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('C-177 is used with the keyboard alone', async () => {
    await select(1, 2)
    act(() => bar().getByRole('button', { name: 'Move to stage' }).focus())
    await user.keyboard('{Enter}')
    const assigned = await screen.findByRole('menuitem', { name: 'Assigned' })
    await waitFor(() => expect(document.activeElement).toBe(assigned))
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(await screen.findByText('2 leads moved to Quoted')).toBeTruthy()
  })

  it('C-177 on a phone the stages come in place of the actions', async () => {
    setScreenWidth(390)
    renderPage('/lms/')
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    await user.click(screen.getByText('Lead 1'))
    await user.click(screen.getByText('Lead 2'))
    await act(() => vi.dynamicImportSettled())
    await user.click(bar().getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to stage' }))
    const quoted = await screen.findByRole('menuitem', { name: 'Quoted' })
    expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Assigned' })),
    )
    await user.click(quoted)
    expect(await screen.findByText('2 leads moved to Quoted')).toBeTruthy()
    await isBarGone()
  })

  it('says when the stages could not be loaded, and tries again', async () => {
    server.on(pipelineEndpoints.get, () => ({ refusal: refusal(400, 'no', 'No') }))
    await select(1)
    await user.click(bar().getByRole('button', { name: 'Move to stage' }))
    expect(await screen.findByText('The stages could not be loaded.')).toBeTruthy()
    server.on(pipelineEndpoints.get, () => ({ reply: pipeline }))
    await user.click(screen.getByRole('menuitem', { name: 'Try again' }))
    expect(await screen.findByRole('menuitem', { name: 'Quoted' })).toBeTruthy()
  })
})

describe('to Won', () => {
  it('C-074 C-177 is asked once for all, in the words for one lead', async () => {
    await select(1, 2)
    await moveTo('Won')
    const question = await dialog('Mark 2 leads as Won?')
    expect(question.getByText('Their stage and status are fixed from then on.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(moves()).toEqual([])
    expect(bar().getByRole('status').textContent).toBe('2 selected')

    await moveTo('Won')
    const again = await dialog('Mark 2 leads as Won?')
    await user.click(again.getByRole('button', { name: 'Mark as Won' }))
    expect(await screen.findByText('2 leads moved to Won')).toBeTruthy()
    expect(moves()).toEqual([['stage', expect.objectContaining({ leadStage: stageCalled('Won') })]])
    await isBarGone()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('C-177 one lead is named; a failure is told, and the selection stays', async () => {
    server.on(leadListEndpoints.bulk, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
    await select(1)
    await moveTo('Won')
    const question = await dialog('Mark Lead 1 as Won?')
    expect(question.getByText('Its stage and status are fixed from then on.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Mark as Won' }))
    expect(await screen.findByText('Failed to update lead stage')).toBeTruthy()
    expect(bar().getByRole('status').textContent).toBe('1 selected')
  })
})

describe('to Lost', () => {
  it('C-165 C-177 asks for one reason for all, of the list or in own words', async () => {
    await select(1, 2)
    await moveTo('Lost')
    const question = await dialog('Move 2 leads to Lost?')
    expect(question.getByText('The reason is kept with each of them.')).toBeTruthy()
    await user.click(question.getByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByRole('option', { name: 'Create your Own' }))
    const words = question.getByRole('textbox', { name: 'Create your Own' })
    await enterText(words, 'x'.repeat(1026))
    await user.click(question.getByRole('button', { name: 'Move' }))
    expect(await question.findByText("Reason can't be greater than 1025.")).toBeTruthy()
    await user.clear(words)
    await enterText(words, ' Moved abroad ')
    server.on(leadListEndpoints.bulk, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
    await user.click(question.getByRole('button', { name: 'Move' }))
    expect(await question.findByText('Failed to update lead stage')).toBeTruthy()
    server.on(leadListEndpoints.bulk, () => ({ reply: done(2) }))
    await user.click(question.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('2 leads moved to Lost')).toBeTruthy()
    const sent = { leadStage: stageCalled('Lost'), reasonForNotInterested: 'Moved abroad' }
    expect(moves().at(-1)).toEqual(['stage', expect.objectContaining(sent)])
    await isBarGone()
  })

  it('C-177 of many a reason may stay away', async () => {
    await select(1)
    await moveTo('Lost')
    const question = await dialog('Move Lead 1 to Lost?')
    await user.click(question.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('2 leads moved to Lost')).toBeTruthy()
    expect(moves()).toEqual([['stage', expect.not.objectContaining({ reasonForNotInterested: '' })]])
  })
})
