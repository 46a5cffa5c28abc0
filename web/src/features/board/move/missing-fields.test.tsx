import { refusal } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadPatch } from '@foyer/contract/leads/work/forms'
import type { MissingField } from '@foyer/contract/leads/work/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { makeCard, serveBoard } from '../../../testing/samples/board'
import { leadId } from '../../../testing/samples/lead-detail'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline } from '../../../testing/samples/pipeline'
import { someChoices } from '../../../testing/samples/work'
import { BoardPage } from '../board-page'

const pipeline = makePipeline('Contacted', 'Site Visit')
const stage = (name: string) => pipeline.stages.find((one) => one.name === name)?.id ?? ''
const user = userEvent.setup({ delay: null })

const asked: MissingField[] = [
  { key: 'budget', label: 'Budget', type: 'number', options: [] },
  { key: 'expectedClosure', label: 'Exp. Closure', type: 'date', options: [] },
  { key: 'postalCode', label: 'Pin Code', type: 'text', options: [] },
  {
    key: 'workScope',
    label: 'Work Scope',
    type: 'choice',
    options: [
      { value: 'Interior', label: 'Interior Design Services' },
      { value: 'Styling', label: 'Styling of house' },
    ],
  },
]

let server: ReturnType<typeof fakeServer>
let missing: MissingField[]
beforeEach(() => {
  missing = asked
  server = fakeServer()
  signInAs(server)
})

const moveOn = async () => {
  const card = within(await screen.findByRole('article', { name: 'Lead 1' }))
  await user.click(card.getByRole('button', { name: 'Actions for Lead 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Site Visit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stage Transition Error' }))
  return { dialog, add: () => user.click(dialog.getByRole('button', { name: 'Add' })) }
}
/** A rule that is content once `isContent` is. */
const ask = async (isContent: (patch: LeadPatch) => boolean = () => false) => {
  const world = serveBoard(server, pipeline, [
    makeCard(1, { stageId: stage('Contacted') }),
    makeCard(2, { stageId: stage('Site Visit') }),
  ])
  server.on(leadWorkEndpoints.patch, (patch) => {
    world.patched.push(patch)
    if (!isContent(patch)) return { reply: { lead: world.rowOf(patch.leadId), missing } }
    world.cards = world.cards.map((card) => ({ ...card, stageId: stage('Site Visit') }))
    return { reply: { lead: world.rowOf(patch.leadId), missing: [] } }
  })
  renderAt('/leads/pipeline', [{ path: '*', element: <BoardPage /> }])
  return { world, ...(await moveOn()) }
}
const expectIn = (name: string) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('region', { name })).getByRole('article', { name: 'Lead 1' }),
    ).toBeTruthy(),
  )
const lastBody = () =>
  server.calls.findLast(({ method }) => method === 'PATCH')?.body as Record<string, unknown>

describe('a move that lacks fields', () => {
  it('P-023 P-028 P-029 P-034 P-038 says so, puts the card back and asks for each of them; Cancel leaves the lead in its stage', async () => {
    const { dialog, add, world } = await ask()
    const said = await screen.findByText('Failed to updated lead stage, fill in mandatory fields')
    // Nothing has failed yet: it is said calmly, and not as an alarm.
    expect(said.closest('[role="alert"]')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Budget' })))
    await expectIn('Contacted')
    expect(dialog.getByText('Following parameters to be updated for stage transition :')).toBeTruthy()
    for (const label of ['Budget', 'Exp. Closure', 'Pin Code'])
      expect(dialog.getByRole('textbox', { name: label })).toBeTruthy()
    expect(dialog.getByRole('combobox', { name: 'Work Scope' })).toBeTruthy()
    await add()
    expect(await dialog.findByText('Please fill at least one field to continue.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectIn('Contacted')
    expect(world.patched).toHaveLength(1)
  })

  it('P-033 a source, a source name and a tag can be added where the list is empty', async () => {
    missing = [
      { key: 'source', label: 'Lead Source', type: 'choice', options: [] },
      { key: 'tags', label: 'Tags', type: 'choices', options: [] },
    ]
    server.on(fieldEndpoints.sources, () => ({ reply: [] }))
    server.on(fieldEndpoints.addSource, ({ name }) => ({ reply: { message: 'Added', name } }))
    const tag = {
      id: leadId(9),
      name: 'Villa',
      colour: 'Brown' as const,
      createdBy: undefined,
      updatedAt: '',
    }
    server.on(tagEndpoints.save, () => ({ reply: { message: 'Tag added', tags: [tag] } }))
    const { dialog, world, add } = await ask(({ change }) => change.source === 'Walk-in')
    await user.type(dialog.getByRole('combobox', { name: 'Lead Source' }), 'Walk-in')
    await user.click(await screen.findByRole('option', { name: 'Add “Walk-in”' }))
    await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'Villa')
    await user.click(await screen.findByRole('option', { name: 'Add “Villa”' }))
    expect(await screen.findByText('Tag added')).toBeTruthy()
    await add()
    await expectIn('Site Visit')
    expect(world.patched.at(-1)?.change).toMatchObject({ source: 'Walk-in', tagIds: [tag.id] })
  })

  it('P-030 a number takes digits only, and the keys that move and delete', async () => {
    const { dialog } = await ask()
    const budget = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Budget' })
    await user.type(budget, '-1e2.5a{Backspace}7{ArrowLeft}{Delete}3')
    expect(budget.value).toBe('123')
    await user.tab()
    expect(document.activeElement).not.toBe(budget)
  })

  it('P-031 P-032 P-033 P-036 C-081 sends a date as an ISO string, the postal code as pinCode, and the value of a choice; partly filled it says both, and the card stays', async () => {
    const { dialog, world, add } = await ask()
    const day = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Exp. Closure' })
    expect(day.placeholder).toBe('DD/MM/YYYY')
    await user.type(day, '18/12/2026')
    await enterText(dialog.getByRole('textbox', { name: 'Pin Code' }), '560048')
    expect(day.value).toBe('18/12/2026')
    await user.click(dialog.getByRole('combobox', { name: 'Work Scope' }))
    await user.click(await screen.findByRole('option', { name: 'Styling of house' }))
    await add()
    await waitFor(() => expect(world.patched).toHaveLength(2))
    expect(world.patched[1]?.change).toEqual({
      expectedClosure: '2026-12-18',
      postalCode: '560048',
      workScope: 'Styling',
    })
    expect(lastBody()).toEqual({
      leadId: leadId(1),
      leadStage: stage('Site Visit'),
      afterLeadId: null,
      baseUpdatedAt: makeCard(1).updatedAt,
      pinCode: '560048',
      expClosureDate: '2026-12-18',
      requirements: 'Styling',
    })
    expect(await screen.findByText('Fields updated successfully')).toBeTruthy()
    expect(screen.getByText('Some fields may still be missing.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectIn('Contacted')
  })

  it('P-035 with everything filled the move is completed', async () => {
    const { dialog, world, add } = await ask(({ change }) => change.budget === 500)
    await enterText(dialog.getByRole('textbox', { name: 'Budget' }), '500')
    await add()
    expect(await screen.findByText('Lead stage updated successfully')).toBeTruthy()
    await expectIn('Site Visit')
    expect(world.patched[1]).toMatchObject({
      leadId: leadId(1),
      stageId: stage('Site Visit'),
      change: { budget: 500 },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('P-037 C-150 a failure leaves the dialog with what was typed; what is wrong is said beside it; where a colleague was quicker the question is over', async () => {
    const { dialog, add } = await ask()
    const pin = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Pin Code' })
    await enterText(pin, '56')
    server.on(leadWorkEndpoints.patch, () => ({ refusal: refusal(500, 'failed', 'Broken') }))
    await add()
    expect(await screen.findByText('Failed to update fields.')).toBeTruthy()
    expect(pin.value).toBe('56')

    const fields = [{ field: 'postalCode', text: 'Invalid Pin Code' }]
    server.on(leadWorkEndpoints.patch, () => ({
      refusal: { ...captureRefusals.refused('Please enter all the details'), details: { fields } },
    }))
    await add()
    expect(await dialog.findByText('Invalid Pin Code')).toBeTruthy()
    expect(pin.value).toBe('56')
    await user.type(pin, '0')
    expect(dialog.queryByText('Invalid Pin Code')).toBeNull()

    server.on(leadWorkEndpoints.patch, () => ({ refusal: captureRefusals.conflict }))
    await add()
    expect(await screen.findByText(captureRefusals.conflict.text)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectIn('Contacted')
  })

  it('C-165 L-114 Not Interested asks why here too, and both are sent together', async () => {
    missing = [
      {
        key: 'callStatus',
        label: 'Call Status',
        type: 'choice',
        options: [
          { value: 'interested', label: 'Interested' },
          { value: 'not-interested', label: 'Not Interested' },
        ],
      },
    ]
    server.on(leadWorkEndpoints.choices, () => ({ reply: someChoices }))
    const { dialog, world, add } = await ask(({ change }) => change.callStatus === 'not-interested')
    const choose = async (field: string, option: string) => {
      await user.click(dialog.getByRole('combobox', { name: field }))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await choose('Call Status', 'Interested')
    expect(dialog.queryByRole('combobox', { name: 'Reason' })).toBeNull()
    await choose('Call Status', 'Not Interested')
    await add()
    expect(await dialog.findByText('Please choose or write a reason.')).toBeTruthy()
    expect(world.patched).toHaveLength(1)
    await choose('Reason', 'Chose another firm')
    await add()
    await expectIn('Site Visit')
    expect(world.patched[1]).toMatchObject({
      reason: 'Chose another firm',
      change: { callStatus: 'not-interested' },
    })
  })
})
