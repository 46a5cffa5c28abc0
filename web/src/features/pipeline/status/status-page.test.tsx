import { refusal } from '@foyer/contract/kit/refusal'
import { pipelineRefusals, statusTexts } from '@foyer/contract/pipeline/messages'
import type { Pipeline } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../../../app/addresses'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline, servePipeline, stageId } from '../../../testing/samples/pipeline'
import { setScreenWidth } from '../../../testing/screen-size'
import { dismissToasts } from '../../../testing/toasts'

let server: ReturnType<typeof fakeServer>
let state: { pipeline: Pipeline }
beforeEach(() => {
  server = fakeServer()
  state = { pipeline: makePipeline('Visit', 'Proposal') }
  servePipeline(server, state)
})

const user = userEvent.setup({ delay: null })
const open = async (search = '') => {
  const view = renderPage(addresses.settings.status + search)
  await screen.findByRole('heading', { level: 2, name: 'Status' })
  return view
}
const asEditor = () => signInAs(server)
const asReader = () =>
  signInAs(server, {
    rights: {
      crm: { edit: false, canAssign: false },
      quotation: { edit: false },
      pmt: { canCreateProject: false },
    },
  })
const row = (name: RegExp) => screen.findByRole('row', { name })
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const bodyOf = (path: string) => server.calls.filter((call) => call.path === path).at(-1)?.body
const dialog = () => screen.findByRole('dialog')
/** Statuses for the stage Visit, which has none. */
const withStatuses = (count: number) => {
  const visit = state.pipeline.stages[2]
  if (visit)
    visit.statuses = Array.from({ length: count }, (_, index) => ({ id: 8 + index, name: `Step ${index}` }))
}

describe('the table', () => {
  it('S-006 S-007 has twelve statuses a page, each with its stage', async () => {
    withStatuses(6)
    asEditor()
    await open()
    expect(within(await row(/^Follow Up/)).getByText('Assigned')).toBeTruthy()
    expect(screen.getAllByRole('row')).toHaveLength(13)
    expect(screen.getByText('1 of 2')).toBeTruthy()
    await press('Next')
    expect(within(await row(/^Sign Up/)).getByText('Won')).toBeTruthy()
    expect(screen.getAllByRole('row')).toHaveLength(4)
  })

  it('S-003 S-004 S-006 says when it cannot be loaded and tries again; follows the search box of the settings', async () => {
    server.on(pipelineEndpoints.statuses, () => ({ refusal: refusal(400, 'no', 'No') }))
    asEditor()
    await open()
    expect(await screen.findByText(statusTexts.loadFailed)).toBeTruthy()
    servePipeline(server, state)
    await press('Try again')
    expect(await row(/^Meeting/)).toBeTruthy()
    await enterText(screen.getByRole('searchbox'), 'meet')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await enterText(screen.getByRole('searchbox'), 'nothing')
    expect(await screen.findByText(statusTexts.noMatch)).toBeTruthy()
  })

  it('S-011 does not offer to delete 2, 3, 4 and 6; is read again when a colleague changes something', async () => {
    asEditor()
    await open()
    await row(/^Meeting/)
    const locked = [
      'Follow Up of Assigned',
      'Interested of Assigned',
      'No Response of Assigned',
      'Sign Up of Won',
    ]
    for (const name of locked) {
      const button = screen.getByRole('button', { name: `Delete ${name}` })
      expect([name, button.getAttribute('aria-disabled')]).toEqual([name, 'true'])
      await user.click(button)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    const free = screen.getByRole('button', { name: 'Delete Meeting of Assigned' })
    expect(free.getAttribute('aria-disabled')).toBe('false')
    withStatuses(1)
    server.tell({ name: 'changed', about: ['pipeline'] })
    expect(await row(/^Step 0/)).toBeTruthy()
  })

  it('Use 15 S-013 shows Access disabled by Admin on add, edit and delete without crm edit', async () => {
    asReader()
    await open()
    for (const name of [statusTexts.add, 'Edit Meeting of Assigned', 'Delete Meeting of Assigned']) {
      await press(name)
      expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
      expect(screen.queryByRole('dialog')).toBeNull()
      dismissToasts()
    }
    expect(screen.getByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
  })

  it('S-006 is two lines and a menu for each status on a phone', async () => {
    setScreenWidth(390)
    asEditor()
    await open()
    const list = await screen.findByRole('list', { name: statusTexts.table })
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5)
    await press('Actions for Meeting of Assigned')
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Edit',
      'Delete',
    ])
  })
})

describe('adding', () => {
  const add = async () => {
    asEditor()
    await open()
    await press(statusTexts.add)
    return within(await dialog())
  }

  it('S-008 needs a stage and a name, keeps them when the server refuses, then says that it is added', async () => {
    server.on(pipelineEndpoints.addStatus, () => ({
      refusal: pipelineRefusals.statusTaken('Step 0', 'Visit'),
    }))
    const form = await add()
    await user.click(await form.findByRole('button', { name: 'Add' }))
    expect(await form.findAllByText('Field is required')).toHaveLength(2)
    await user.click(form.getByRole('combobox', { name: /^Stage/ }))
    await user.click(await screen.findByRole('option', { name: 'Visit' }))
    await enterText(form.getByRole('textbox', { name: /^Status Name/ }), 'Step 0')
    await user.click(form.getByRole('button', { name: 'Add' }))
    expect(await form.findByText('The stage “Visit” has a status “Step 0” already.')).toBeTruthy()
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Status Name/ }).value).toBe('Step 0')

    server.on(pipelineEndpoints.addStatus, () => {
      withStatuses(1)
      return { reply: { message: 'Status added successfully!' } }
    })
    server.calls.length = 0
    await user.dblClick(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Status added successfully!')).toBeTruthy()
    expect(bodyOf('/user/add-lead-status')).toEqual({ stageId: stageId(3), statusName: 'Step 0' })
    expect(server.calls.filter(({ path }) => path === '/user/add-lead-status')).toHaveLength(1)
    expect(await row(/^Step 0/)).toBeTruthy()
  })

  it('S-009 does not offer a stage that has eight', async () => {
    withStatuses(8)
    const form = await add()
    await user.click(await form.findByRole('combobox', { name: /^Stage/ }))
    const full = await screen.findByRole('option', { name: /^Visit/ })
    expect(full.textContent).toBe('Visit (8 of 8 statuses)')
    expect(full.hasAttribute('data-combobox-disabled')).toBe(true)
    expect(
      (await screen.findByRole('option', { name: 'Proposal' })).hasAttribute('data-combobox-disabled'),
    ).toBe(false)
  })
})

describe('editing', () => {
  const edit = async () => {
    asEditor()
    await open()
    await press('Edit Meeting of Assigned')
    const form = within(await dialog())
    const name = await form.findByRole<HTMLInputElement>('textbox', { name: /^Status Name/ })
    return { form, name }
  }

  it('S-010 renames and moves to another stage', async () => {
    server.on(pipelineEndpoints.editStatus, () => ({ reply: { message: 'Status edited successfully!' } }))
    const { form, name } = await edit()
    expect(name.value).toBe('Meeting')
    await user.clear(name)
    await enterText(name, 'Met')
    await user.click(form.getByRole('combobox', { name: /^Stage/ }))
    await user.click(await screen.findByRole('option', { name: 'Visit' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Status edited successfully!')).toBeTruthy()
    expect(bodyOf('/user/edit-lead-status')).toEqual({
      oldStatusId: 7,
      oldStageId: stageId(2),
      newStageId: stageId(3),
      newStatus: 'Met',
      isMoveConfirmed: false,
    })
  })

  it('S-010 C-130 warns before a status that leads use moves', async () => {
    server.on(pipelineEndpoints.editStatus, ({ isMoveConfirmed }) =>
      isMoveConfirmed
        ? { reply: { message: 'Status edited successfully!' } }
        : { refusal: pipelineRefusals.moveInUse('Meeting', 3) },
    )
    const { form } = await edit()
    await user.click(form.getByRole('combobox', { name: /^Stage/ }))
    await user.click(await screen.findByRole('option', { name: 'Visit' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    const warning = within(await screen.findByRole('dialog', { name: statusTexts.moveTitle }))
    expect(warning.getByText(/^3 leads have the status “Meeting”/)).toBeTruthy()
    await user.click(warning.getByRole('button', { name: statusTexts.moveConfirm }))
    expect(await screen.findByText('Status edited successfully!')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('deleting', () => {
  it('S-012 C-040 asks first, says why a status in use stays, and removes another', async () => {
    server.on(pipelineEndpoints.deleteStatus, () => ({ refusal: pipelineRefusals.statusInUse(1) }))
    asEditor()
    await open()
    await press('Delete Meeting of Assigned')
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
    expect(
      await screen.findByText('1 lead has this status. Please give it another one before deleting.'),
    ).toBeTruthy()
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await row(/^Meeting/)).toBeTruthy()

    server.on(pipelineEndpoints.deleteStatus, ({ statusId }) => {
      const assigned = state.pipeline.stages[1]
      if (assigned) assigned.statuses = assigned.statuses.filter(({ id }) => id !== statusId)
      return { reply: { message: 'Status deleted successfully!' } }
    })
    await press('Delete Meeting of Assigned')
    const question = within(await dialog())
    expect(question.getByText('The status “Meeting” will be removed from the stage “Assigned”.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Status deleted successfully!')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Meeting/ })).toBeNull())
    expect(bodyOf('/user/delete-status')).toEqual({ statusId: 7, stageId: stageId(2) })
  })
})
