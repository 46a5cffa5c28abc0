import { refusal } from '@foyer/contract/kit/refusal'
import { pipelineRefusals, stageTexts } from '@foyer/contract/pipeline/messages'
import type { Pipeline } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline, pipelineId, servePipeline, stageId } from '../../../testing/samples/pipeline'
import { setScreenWidth } from '../../../testing/screen-size'
import { dismissToasts } from '../../../testing/toasts'
import { EditPipelineButton } from './edit-pipeline-button'

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
const board = [
  {
    path: '/board',
    element: (
      <main>
        <EditPipelineButton />
      </main>
    ),
  },
  { path: '/elsewhere', element: <p>Elsewhere</p> },
]
const withoutEdit = {
  rights: {
    crm: { edit: false, canAssign: false },
    quotation: { edit: false },
    pmt: { canCreateProject: false },
  },
}
const show = (address = '/board') => {
  signInAs(server)
  return renderAt(address, board)
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Pipeline' }))
const isOpen = () => screen.queryByRole('dialog', { name: 'Edit Pipeline' }) !== null
const opener = () => screen.findByRole('button', { name: 'Edit Pipeline' })
const open = async () => {
  const view = show()
  await user.click(await opener())
  await screen.findByRole('list', { name: 'Stages' })
  return view
}
const button = (name: string) => dialog().getByRole('button', { name })
const press = (name: string) => user.click(button(name))
const nameOf = (place: number) =>
  dialog().getByRole<HTMLInputElement>('textbox', { name: `Name of stage ${place}` })
const rows = () => within(dialog().getByRole('list', { name: 'Stages' })).getAllByRole('listitem')
const names = () =>
  rows().map(
    (row) => within(row).queryByRole<HTMLInputElement>('textbox')?.value ?? row.firstChild?.textContent,
  )
const toasts = () => within(screen.getByRole('alert'))
const calls = (path: string) => server.calls.filter((call) => call.path === path)
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const usual = ['Unassigned', 'Assigned', 'Contacted', 'Visit', 'Won', 'Lost']

describe('the dialog', () => {
  it('P-039 lists the stages with colour strips, names to edit, their buttons, Add New Stage, Cancel and Submit; it is in the address, and the focus returns to the button', async () => {
    const view = await open()
    expect(view.router.state.location.search).toBe('?edit-pipeline=')
    expect(names()).toEqual(usual)
    expect(rows().map((row) => row.getAttribute('data-colour'))).toEqual(['1', '2', '3', '4', '5', '6'])
    for (const name of [
      'Move up Visit',
      'Move down Visit',
      'Delete Visit',
      'Add New Stage',
      'Cancel',
      'Submit',
    ])
      expect(button(name)).toBeTruthy()
    expect(nameOf(3).value).toBe('Contacted')
    await press('Cancel')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(view.router.state.location.search).toBe('')
    expect(document.activeElement).toBe(await opener())
  })

  it('P-039 opens by its address, says when the stages cannot be loaded, and leaves what else is there when it closes', async () => {
    server.on(pipelineEndpoints.get, () => ({ refusal: refusal(400, 'no', 'No') }))
    const view = show('/board?members=one&edit-pipeline')
    expect(await screen.findByText(stageTexts.loadFailed)).toBeTruthy()
    servePipeline(server, state)
    await press('Try again')
    await screen.findByRole('list', { name: 'Stages' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(view.router.state.location.search).toBe('?members=one')
    expect(document.activeElement).toBe(await opener())
  })

  it('P-039 is used by keyboard alone, from opening to Submit', async () => {
    show()
    ;(await opener()).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('list', { name: 'Stages' })
    button('Add New Stage').focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(nameOf(5))
    await user.keyboard('Sent')
    await user.tab()
    expect(document.activeElement).toBe(button('Move up Sent'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(button('Move up Sent'))
    expect(screen.getByText('Sent is now at place 4')).toBeTruthy()
    nameOf(4).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Pipeline edited Successfully')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit Pipeline'))
  })

  it('P-039 P-050 fills the screen of a phone; Submit with nothing changed closes it and says nothing', async () => {
    setScreenWidth(360)
    await open()
    expect(screen.getByRole('dialog').closest('[data-full-screen]')).not.toBeNull()
    expect(names()).toEqual(usual)
    await press('Submit')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(calls('/user/edit-pipeline')).toEqual([])
    expect(screen.queryByText('Pipeline edited Successfully')).toBeNull()
  })
})

describe('without crm edit', () => {
  it('P-040 is locked and says so to the mouse, the keyboard, the finger and the screen reader', async () => {
    signInAs(server, withoutEdit)
    renderAt('/board', board)
    const locked = await opener()
    await waitFor(() => expect(locked.getAttribute('aria-description')).toBe('Access Disabled by the Admin'))
    expect(locked.getAttribute('aria-disabled')).toBe('true')
    expect(locked.querySelector('.tabler-icon-lock')).not.toBeNull()
    await user.tab()
    expect(document.activeElement).toBe(locked)
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'Access Disabled by the Admin')
    await user.click(locked)
    expect(await toasts().findByText('Access Disabled by the Admin')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('P-040 shows no stage by the address either', async () => {
    signInAs(server, withoutEdit)
    renderAt('/board?edit-pipeline', board)
    const locked = within(await screen.findByRole('dialog', { name: 'Edit Pipeline' }))
    expect(locked.getByText('Access Disabled by the Admin')).toBeTruthy()
    expect(locked.queryByRole('button', { name: 'Submit' })).toBeNull()
  })
})

describe('stages', () => {
  it('P-041 P-042 P-043 C-013 C-082 of the product are not renamed, moved or deleted, nor passed by others; the others are no second Won by invisible characters and blanks around the name, forty characters at most, and not blank', async () => {
    await open()
    expect(dialog().getAllByRole('textbox')).toHaveLength(2)
    const refused = async (name: string, text: string) => {
      fireEvent.click(button(name))
      expect(await toasts().findByText(text), name).toBeTruthy()
      dismissToasts()
    }
    for (const move of ['up Won', 'down Unassigned', 'up Lost', 'down Assigned', 'down Visit'])
      await refused(`Move ${move}`, 'Default stages cannot be moved')
    for (const stage of ['Won', 'Unassigned', 'Lost', 'Assigned'])
      await refused(`Delete ${stage}`, 'Default stages cannot be deleted')
    expect(names()).toEqual(usual)

    await user.clear(nameOf(3))
    await user.paste(' \u200bW\u200bon\u2060 ')
    await press('Submit')
    expect(await screen.findByText('There is a stage with this name already.')).toBeTruthy()
    expect(document.activeElement).toBe(nameOf(3))
    await user.clear(nameOf(3))
    await user.paste('x'.repeat(45))
    expect(nameOf(3).value).toBe('x'.repeat(45))
    await press('Submit')
    expect(await screen.findByText('Maximum length is 40')).toBeTruthy()
    await user.clear(nameOf(3))
    await press('Submit')
    expect(await screen.findByText('Please give the stage a name.')).toBeTruthy()
    expect(isOpen()).toBe(true)
    expect(calls('/user/edit-pipeline')).toEqual([])
  })

  it('P-044 are twenty at most; Add New Stage is greyed then, with the reason', async () => {
    state.pipeline = makePipeline(...Array.from({ length: 16 }, (_, index) => `Step ${index}`))
    await open()
    expect(rows()).toHaveLength(20)
    const add = button('Add New Stage')
    expect(add.getAttribute('aria-disabled')).toBe('true')
    await user.hover(add)
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'maximum limit : 20 pipelines')
    await user.click(add)
    expect(rows()).toHaveLength(20)
  })

  it('P-045 P-046 P-049 are added before Won, swap with their neighbours, and are numbered from 1; what was never saved is taken out at once', async () => {
    await open()
    const addSent = async () => {
      await press('Add New Stage')
      await user.paste('Sent')
    }
    await addSent()
    await press('Delete Sent')
    expect(names()).toEqual(usual)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(calls('/user/edit-pipeline')).toEqual([])
    await addSent()
    expect(names()).toEqual(['Unassigned', 'Assigned', 'Contacted', 'Visit', 'Sent', 'Won', 'Lost'])
    await press('Move up Sent')
    await press('Move down Contacted')
    expect(names().slice(2, 5)).toEqual(['Sent', 'Contacted', 'Visit'])
    await press('Move up Visit')
    await press('Submit')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(calls('/user/edit-pipeline').at(-1)?.body).toMatchObject({
      stages: [
        { id: stageId(4), sequence: 4 },
        { id: stageId(3), sequence: 5 },
      ],
    })
    expect(calls('/user/add-lead-stage').at(-1)?.body).toEqual([{ stageName: 'Sent', sequence: 3 }])
  })
})

describe('deleting', () => {
  const confirm = async () =>
    user.click(
      within(await screen.findByRole('dialog', { name: 'Delete Stage' })).getByRole('button', {
        name: 'Delete',
      }),
    )

  it('P-047 P-048 P-050 asks the server how many leads are in the stage, also where one came a moment before; Escape closes the question only; an empty one is deleted at once, and Undo brings it back', async () => {
    server.on(pipelineEndpoints.edit, () => ({ refusal: pipelineRefusals.stageInUse(1) }))
    await open()
    await press('Delete Visit')
    await screen.findByRole('dialog', { name: 'Delete Stage' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete Stage' })).toBeNull())
    expect(names()).toEqual(usual)
    const visit = state.pipeline.stages[3]
    if (visit) visit.leads = 3
    await press('Delete Visit')
    expect(
      await screen.findByText(
        'This stage is currently assigned to 3 lead(s). Please move the lead(s) to a different stage before deleting.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Delete Stage' })).toBeNull()
    if (visit) visit.leads = 0
    await press('Delete Visit')
    await confirm()
    expect(await screen.findByText(/^This stage is currently assigned to 1 lead\(s\)/)).toBeTruthy()
    expect(names()).toEqual(usual)
    dismissToasts()

    server.on(pipelineEndpoints.edit, ({ deletedIds }) => {
      state.pipeline = makePipeline(...(deletedIds.length > 0 ? ['Contacted'] : ['Contacted', 'Visit']))
      return { reply: { message: 'Done' } }
    })
    await press('Delete Visit')
    await confirm()
    expect(await screen.findByText('Stage Deleted Successfully')).toBeTruthy()
    expect(names()).not.toContain('Visit')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toContain('Visit'))
    await press('Delete Visit')
    await confirm()
    await waitFor(() => expect(names()).not.toContain('Visit'))
    await press('Submit')
    expect(await screen.findByText('Pipeline edited Successfully')).toBeTruthy()
  })
})

describe('Submit', () => {
  it('P-050 P-051 C-015 says why it failed and keeps what was typed; then saves once, says Pipeline edited Successfully and nothing else, and closes', async () => {
    server.on(pipelineEndpoints.edit, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
    const view = await open()
    await enterText(nameOf(4), ' planned')
    await press('Submit')
    expect(await screen.findByText('Failed to save pipeline')).toBeTruthy()
    await waitFor(() => expect(button('Submit').getAttribute('aria-busy')).toBe('false'))
    expect(nameOf(4).value).toBe('Visit planned')
    server.on(pipelineEndpoints.edit, () => ({ refusal: pipelineRefusals.stageChanged('Site Visit') }))
    await press('Submit')
    expect(await screen.findByText(/called “Site Visit” by now/)).toBeTruthy()
    await waitFor(() => expect(button('Submit').getAttribute('aria-busy')).toBe('false'))
    server.on(pipelineEndpoints.edit, () => ({ reply: { message: 'Pipeline stage edited successfully' } }))
    server.calls.length = 0
    await user.dblClick(button('Submit'))
    expect(await screen.findByText('Pipeline edited Successfully')).toBeTruthy()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(screen.queryByText(/^Pipeline stage/)).toBeNull()
    expect(calls('/user/edit-pipeline').map(({ body }) => body)).toEqual([
      {
        pipelineId,
        stages: [{ id: stageId(4), stageName: 'Visit planned', oldStageName: 'Visit' }],
        deletedIds: [],
        restoredIds: [],
      },
    ])
    expect(view.router.state.location.search).toBe('')
    expect(document.activeElement).toBe(await opener())
  })
})

describe('Cancel', () => {
  it('P-052 asks nothing where nothing was changed, or was changed back; else it discards, after asking, and going elsewhere asks too', async () => {
    const view = await open()
    await user.type(nameOf(4), '!{Backspace}')
    await press('Cancel')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(screen.queryByRole('dialog')).toBeNull()

    await user.click(await opener())
    await screen.findByRole('list', { name: 'Stages' })
    await enterText(nameOf(4), ' planned')
    await press('Cancel')
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    expect(nameOf(4).value).toBe('Visit planned')
    await press('Cancel')
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(calls('/user/edit-pipeline')).toEqual([])

    await user.click(await opener())
    await screen.findByRole('list', { name: 'Stages' })
    expect(names()).toEqual(usual)
    await enterText(nameOf(4), ' planned')
    await user.keyboard('{Escape}')
    await question()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull())
    expect(nameOf(4).value).toBe('Visit planned')
    await act(() => view.router.navigate('/elsewhere'))
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Elsewhere')).toBeTruthy()
  })
})
