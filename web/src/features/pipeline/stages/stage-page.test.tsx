import { refusal } from '@foyer/contract/kit/refusal'
import { pipelineRefusals, stageTexts } from '@foyer/contract/pipeline/messages'
import type { Pipeline } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addresses } from '../../../app/addresses'
import { enterText, replaceText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline, pipelineId, servePipeline, stageId } from '../../../testing/samples/pipeline'
import { dismissToasts } from '../../../testing/toasts'

let server: ReturnType<typeof fakeServer>
let state: { pipeline: Pipeline }
beforeEach(() => {
  server = fakeServer()
  state = { pipeline: makePipeline('Contacted', 'Visit') }
  servePipeline(server, state)
  server.on(pipelineEndpoints.edit, () => ({ reply: { message: 'Pipeline stage edited successfully' } }))
  server.on(pipelineEndpoints.addStages, () => ({ reply: { message: stageTexts.stageAdded, stages: [] } }))
})

const user = userEvent.setup({ delay: null })
const open = async () => {
  signInAs(server)
  renderPage(addresses.settings.stage)
  await screen.findByText('Unassigned')
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => user.click(button(name))
/** The same words are in the hint of a button. */
const toasts = () => within(screen.getByRole('alert'))
const edit = async () => {
  await open()
  await press('Edit')
}
const rows = () => within(screen.getByRole('list', { name: 'Stages' })).getAllByRole('listitem')
const names = () =>
  rows().map(
    (row) =>
      within(row).queryByRole<HTMLInputElement>('textbox', { name: /^Name of stage/ })?.value ??
      row.firstChild?.textContent,
  )
const calls = (path: string) => server.calls.filter((call) => call.path === path)
const usual = ['Unassigned', 'Assigned', 'Contacted', 'Visit', 'Won', 'Lost']
const bodyOf = (path: string) => calls(path).at(-1)?.body

describe('the list', () => {
  it('S-014 shows the stages in order, each with a strip of one of nine colours, and the days until a lead stands still', async () => {
    state.pipeline = makePipeline(...Array.from({ length: 8 }, (_, index) => `Step ${index}`))
    const [, assigned, first] = state.pipeline.stages
    if (assigned) assigned.staleAfterDays = 1
    if (first) first.staleAfterDays = 14
    await open()
    expect(names()).toEqual([
      'Unassigned',
      'Assigned',
      ...Array.from({ length: 8 }, (_, index) => `Step ${index}`),
      'Won',
      'Lost',
    ])
    const colours = rows().map((row) => row.getAttribute('data-colour'))
    expect(colours).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '1', '2', '3'])
    expect(within(rows()[1] as HTMLElement).getByText('Stands still after 1 day')).toBeTruthy()
    expect(within(rows()[2] as HTMLElement).getByText('Stands still after 14 days')).toBeTruthy()
    expect(screen.getAllByText(/^Stands still/)).toHaveLength(2)
  })

  it('S-003 S2 has no search box while all stages are edited together, and has it again afterwards', async () => {
    await open()
    const box = () => screen.queryByRole('searchbox', { name: 'Search settings' })
    expect(box()).toBeTruthy()
    await press('Edit')
    expect(box()).toBeNull()
    await press('Cancel')
    expect(box()).toBeTruthy()
    await press('Edit')
    await user.click(screen.getByRole('link', { name: 'Tags' }))
    await screen.findByRole('link', { name: 'Tags', current: 'page' })
    expect(box()).toBeTruthy()
  })

  it('S-004 says when it cannot be loaded and tries again', async () => {
    server.on(pipelineEndpoints.get, () => ({ refusal: refusal(400, 'no', 'No') }))
    signInAs(server)
    renderPage(addresses.settings.stage)
    expect(await screen.findByText(stageTexts.loadFailed)).toBeTruthy()
    servePipeline(server, state)
    await press('Try again')
    expect(await screen.findByText('Visit')).toBeTruthy()
  })

  it('Use 15 S-019 C-008 shows Access disabled by Admin on Edit without crm edit', async () => {
    signInAs(server, {
      rights: {
        crm: { edit: false, canAssign: false },
        quotation: { edit: false },
        pmt: { canCreateProject: false },
      },
    })
    renderPage(addresses.settings.stage)
    await screen.findByText('Visit')
    await press('Edit')
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
    expect(screen.getByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
  })
})

describe('edit mode', () => {
  it('S-015 S-016 adds before Won and is ready to type; moves swap neighbours, the focus goes along; Cancel restores the list', async () => {
    await edit()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    await press('Add New Stage')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of stage 5' }))
    await user.keyboard('Sent')
    await press('Move up Sent')
    expect(names()).toEqual(['Unassigned', 'Assigned', 'Contacted', 'Sent', 'Visit', 'Won', 'Lost'])
    expect(document.activeElement).toBe(button('Move up Sent'))
    expect(screen.getByText('Sent is now at place 4')).toBeTruthy()
    await press('Move down Contacted')
    expect(names().slice(2, 5)).toEqual(['Sent', 'Contacted', 'Visit'])
    // One that was never saved goes without a question.
    await press('Delete Sent')
    expect(names()).toEqual(usual)
    expect(screen.queryByRole('dialog')).toBeNull()
    await enterText(screen.getByRole('textbox', { name: 'Name of stage 3' }), ' again')
    await press('Move up Visit')
    await press('Add New Stage')
    expect(names()).toEqual(['Unassigned', 'Assigned', 'Visit', 'Contacted again', '', 'Won', 'Lost'])
    expect(button('Save Changes')).toBeTruthy()
    await press('Cancel')
    expect(names()).toEqual(usual)
    expect(button('Edit')).toBeTruthy()
    expect(calls('/user/edit-pipeline')).toEqual([])
  })

  it('S-019 C-013 does not let default stages be renamed, moved or deleted; takes forty characters of a name, and no blank or second name', async () => {
    await edit()
    expect(screen.getAllByRole('textbox', { name: /^Name of stage/ })).toHaveLength(2)
    for (const name of ['Move up Won', 'Move down Assigned', 'Move up Contacted', 'Move down Visit']) {
      fireEvent.click(button(name))
      expect(await toasts().findByText('Default stages cannot be moved'), name).toBeTruthy()
      dismissToasts()
    }
    await press('Delete Lost')
    expect(await toasts().findByText('Default stages cannot be deleted')).toBeTruthy()
    expect(names()).toEqual(usual)
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of stage 3' })
    await user.clear(name)
    await user.paste('x'.repeat(45))
    expect(name.value).toBe('x'.repeat(45))
    expect(await screen.findByText('Maximum length is 40')).toBeTruthy()
    await user.clear(name)
    await press('Save Changes')
    expect(await screen.findByText('Please give the stage a name.')).toBeTruthy()
    await enterText(name, ' VISIT')
    expect(await screen.findByText('There is a stage with this name already.')).toBeTruthy()
    expect(calls('/user/edit-pipeline')).toEqual([])
  })

  it('S-019 greys Add New Stage at twenty stages and says why', async () => {
    state.pipeline = makePipeline(...Array.from({ length: 15 }, (_, index) => `Step ${index}`))
    await edit()
    await press('Add New Stage')
    expect(rows()).toHaveLength(20)
    const add = button('Add New Stage')
    expect(add.getAttribute('aria-disabled')).toBe('true')
    await user.hover(add)
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'maximum limit : 20 pipelines')
    await user.click(add)
    expect(rows()).toHaveLength(20)
  })
})

describe('days until a lead stands still', () => {
  const days = (stage: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Stands still after (days in ${stage})` })

  it('S-015 S-019 are edited for all stages but Won and Lost, and are 1 to 365; what is wrong is said at the field, which gets the focus', async () => {
    const visit = state.pipeline.stages[3]
    if (visit) visit.staleAfterDays = 9
    await edit()
    expect(screen.getAllByRole('textbox', { name: /^Stands still after/ })).toHaveLength(4)
    await enterText(days('Contacted'), '0')
    await press('Save Changes')
    expect(document.activeElement).toBe(days('Contacted'))
    expect(days('Contacted').getAttribute('aria-invalid')).toBe('true')
    const { id } = screen.getByText('Please give 1 to 365 days, or nothing.')
    expect(days('Contacted').getAttribute('aria-describedby')).toContain(id)
    expect(calls('/user/edit-pipeline')).toEqual([])
    await user.clear(days('Contacted'))
    await enterText(days('Assigned'), '3 days')
    await press('Save Changes')
    expect(days('Assigned').value).toBe('3 days')
    expect(screen.getByText('Please give 1 to 365 days, or nothing.')).toBeTruthy()
    expect(calls('/user/edit-pipeline')).toEqual([])
    await replaceText(days('Assigned'), '3')
    await user.clear(days('Visit'))
    await press('Add New Stage')
    await user.paste('Sent')
    await enterText(days('Sent'), '7')
    await press('Save Changes')
    expect(await screen.findByText('Pipeline stage edited successfully')).toBeTruthy()
    expect(bodyOf('/user/edit-pipeline')).toMatchObject({
      stages: [
        { id: stageId(2), staleAfterDays: 3 },
        { id: stageId(4), staleAfterDays: null },
      ],
    })
    expect(bodyOf('/user/add-lead-stage')).toEqual([{ stageName: 'Sent', sequence: 5, staleAfterDays: 7 }])
  })
})

describe('saving', () => {
  /** From here on time passes only when the test says so. */
  const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('S-018 S-020 shows the spinner for 500 ms, ends edit mode 500 ms later and reads the stages again', async () => {
    await edit()
    await enterText(screen.getByRole('textbox', { name: 'Name of stage 4' }), ' planned')
    await press('Add New Stage')
    await user.paste('Sent')
    stopTheClock()
    fireEvent.click(button('Save Changes'))
    await pass(0)
    expect(button('Save Changes').getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button('Save Changes'))
    await pass(499)
    expect(button('Save Changes').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('Pipeline stage added successfully')).toBeNull()
    await pass(1)
    expect(screen.getByText('Pipeline stage added successfully')).toBeTruthy()
    expect(screen.getByText('Pipeline stage edited successfully')).toBeTruthy()
    expect(bodyOf('/user/edit-pipeline')).toEqual({
      pipelineId,
      stages: [{ id: stageId(4), stageName: 'Visit planned', oldStageName: 'Visit' }],
      deletedIds: [],
      restoredIds: [],
    })
    expect(bodyOf('/user/add-lead-stage')).toEqual([{ stageName: 'Sent', sequence: 5 }])
    expect(calls('/user/add-lead-stage')).toHaveLength(1)
    const reads = calls('/user/get-pipeline').length
    state.pipeline = makePipeline('Contacted', 'Visit planned', 'Sent')
    await pass(499)
    expect(button('Save Changes')).toBeTruthy()
    expect(calls('/user/get-pipeline')).toHaveLength(reads)
    await pass(1)
    expect(button('Edit')).toBeTruthy()
    expect(names()).toEqual(['Unassigned', 'Assigned', 'Contacted', 'Visit planned', 'Sent', 'Won', 'Lost'])
    await pass(50)
    expect(calls('/user/get-pipeline').length).toBeGreaterThan(reads)
  })

  it('S-020 keeps the draft when it fails, and says so; sends only what is left to do when another try follows a half success', async () => {
    server.on(pipelineEndpoints.edit, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
    await edit()
    await press('Move up Visit')
    await press('Save Changes')
    expect(await screen.findByText('Failed to save pipeline')).toBeTruthy()
    await waitFor(() => expect(button('Save Changes').getAttribute('aria-busy')).toBe('false'))
    expect(names().slice(2, 4)).toEqual(['Visit', 'Contacted'])
    server.on(pipelineEndpoints.edit, () => ({ refusal: pipelineRefusals.stageChanged('Site Visit') }))
    await press('Save Changes')
    expect(await screen.findByText(/called “Site Visit” by now/)).toBeTruthy()
    await waitFor(() => expect(button('Save Changes').getAttribute('aria-busy')).toBe('false'))

    server.on(pipelineEndpoints.edit, () => ({ reply: { message: 'Pipeline stage edited successfully' } }))
    server.on(pipelineEndpoints.addStages, () => ({ refusal: pipelineRefusals.tooManyStages }))
    server.calls.length = 0
    await enterText(screen.getByRole('textbox', { name: 'Name of stage 3' }), ' planned')
    await press('Add New Stage')
    await user.paste('Sent')
    await press('Save Changes')
    expect(await screen.findByText('maximum limit : 20 pipelines')).toBeTruthy()
    await waitFor(() => expect(button('Save Changes').getAttribute('aria-busy')).toBe('false'))
    await press('Save Changes')
    await waitFor(() => expect(calls('/user/add-lead-stage')).toHaveLength(2))
    expect(calls('/user/edit-pipeline')).toHaveLength(1)
  })
})

describe('deleting', () => {
  const question = () => screen.findByRole('dialog', { name: 'Delete Stage' })

  it('S-017 S-019 says how many leads are in the stage, asked of the server before and when it is deleted; asks first, deletes the confirmed stage at once, and Undo brings it back; Save Changes says that one was deleted', async () => {
    server.on(pipelineEndpoints.edit, () => ({ refusal: pipelineRefusals.stageInUse(2) }))
    await edit()
    const visit = state.pipeline.stages[3]
    if (visit) visit.leads = 3
    await press('Delete Visit')
    expect(
      await screen.findByText(
        'This stage is currently assigned to 3 lead(s). Please move the lead(s) to a different stage before deleting.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    if (visit) visit.leads = 0
    await press('Delete Visit')
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/^This stage is currently assigned to 2 lead\(s\)/)).toBeTruthy()
    expect(names()).toContain('Visit')
    dismissToasts()

    server.on(pipelineEndpoints.edit, ({ deletedIds }) => {
      state.pipeline = makePipeline(...(deletedIds.length > 0 ? ['Contacted'] : ['Contacted', 'Visit']))
      return { reply: { message: 'Done' } }
    })
    await press('Delete Visit')
    const dialog = within(await question())
    expect(dialog.getByText('This Stage will be permanently deleted from the system.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Stage Deleted Successfully')).toBeTruthy()
    expect(bodyOf('/user/edit-pipeline')).toMatchObject({ deletedIds: [stageId(4)], stages: [] })
    expect(names()).toEqual(['Unassigned', 'Assigned', 'Contacted', 'Won', 'Lost'])
    await press('Undo')
    await waitFor(() => expect(bodyOf('/user/edit-pipeline')).toMatchObject({ restoredIds: [stageId(4)] }))
    await waitFor(() => expect(names()).toContain('Visit'))
    await press('Delete Visit')
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).not.toContain('Visit'))
    await press('Save Changes')
    expect(await screen.findByText('Pipeline stage deleted successfully')).toBeTruthy()
  })
})
