import { refusal } from '@foyer/contract/kit/refusal'
import { pipelineRefusals, ruleTexts } from '@foyer/contract/pipeline/messages'
import type { Pipeline, TransitionRule } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../../../app/addresses'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline, makeRule, servePipeline, stageId } from '../../../testing/samples/pipeline'
import { dismissToasts } from '../../../testing/toasts'

let server: ReturnType<typeof fakeServer>
let state: { pipeline: Pipeline; rules: TransitionRule[] }
beforeEach(() => {
  server = fakeServer()
  const pipeline = makePipeline('Visit', 'Proposal')
  state = { pipeline, rules: [makeRule(pipeline, ['Assigned', 'Visit'])] }
  servePipeline(server, state)
})

const user = userEvent.setup({ delay: null })
const open = async () => {
  signInAs(server)
  renderPage(addresses.settings.rules)
  await screen.findByRole('heading', { level: 2, name: 'Stage Transition Rules' })
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const path = '/user/lead-stage-transitions'
const sent = (method: string) => server.calls.filter((call) => call.path === path && call.method === method)
const failReads = () => server.on(pipelineEndpoints.rules, () => ({ refusal: refusal(400, 'no', 'No') }))
const openDialog = async (name: string) => {
  await press(name)
  const form = within(await screen.findByRole('dialog'))
  await form.findByRole('radio', { name: 'Yes' })
  return form
}
type Form = Awaited<ReturnType<typeof openDialog>>
const choose = async (form: Form, field: RegExp, option: string) => {
  await user.click(form.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const fill = async () => {
  await open()
  const form = await openDialog('Add New Rule')
  await choose(form, /^From Stage/, 'Visit')
  await choose(form, /^To Stage/, 'Proposal')
  return form
}

describe('the table', () => {
  it('S-052 S-053 S-054 has the header, the columns, the date as dd Mon yy, and two chips with +N, which lists all on focus', async () => {
    const requiredFields = ['phone', 'city', 'budget', 'area']
    state.rules.push(
      makeRule(state.pipeline, ['Assigned', 'Won'], { id: 'x', isAllowed: false, requiredFields: [] }),
      makeRule(state.pipeline, ['Visit', 'Proposal'], { id: 'y', requiredFields }),
    )
    await open()
    expect(
      screen.getByText('Specify rules applicable for moving a lead from one stage to another.'),
    ).toBeTruthy()
    const table = await screen.findByRole('table', { name: ruleTexts.table })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['From Stage', 'To Stage', 'Transition Allowed', 'Required Details', 'Last Modified', 'Action'])
    await screen.findAllByText('Contact No.')
    const [, first, second] = within(table).getAllByRole('row')
    expect(first?.textContent).toBe('AssignedVisitYesContact No.City12 Nov 26')
    expect(second?.textContent).toBe('AssignedWonNo–12 Nov 26')
    const more = screen.getByRole('button', { name: '+2 Contact No., City, Budget, Area' })
    expect(more.textContent).toBe('+2')
    expect(screen.queryByText('Budget')).toBeNull()
    act(() => more.focus())
    expect((await screen.findByRole('tooltip')).textContent).toBe('Contact No., City, Budget, Area')
  })

  it('S-003 S-004 follows the search, says when there is nothing and when it cannot be loaded', async () => {
    failReads()
    await open()
    expect(await screen.findByText(ruleTexts.loadFailed)).toBeTruthy()
    state.rules = []
    servePipeline(server, state)
    await press('Try again')
    expect(await screen.findByText(ruleTexts.empty)).toBeTruthy()
    state.rules = [makeRule(state.pipeline, ['Assigned', 'Visit'])]
    server.tell({ name: 'changed', about: ['pipeline'] })
    await screen.findByText('Contact No.')
    await enterText(screen.getByRole('searchbox'), 'proposal')
    expect(await screen.findByText(ruleTexts.noMatch)).toBeTruthy()
  })

  it('Use 15 S-055 C-008 shows Access disabled by Admin without crm edit', async () => {
    signInAs(server, {
      rights: {
        crm: { edit: false, canAssign: false },
        quotation: { edit: false },
        pmt: { canCreateProject: false },
      },
    })
    renderPage(addresses.settings.rules)
    await press('Add New Rule')
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
  })
})

describe('adding', () => {
  it('S-055 S-056 S-057 S-058 C-079 offers the fields without Lead Name and Stage; No hides them; needs stages and, with Yes, something required; the other end is not offered', async () => {
    await open()
    const form = await openDialog('Add New Rule')
    const add = () => user.click(form.getByRole('button', { name: 'Add' }))
    await add()
    expect(await screen.findByText('Please fill in mandatory fields')).toBeTruthy()
    await user.click(form.getByRole('combobox', { name: 'Required Details*' }))
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(options).toContain('Contact No.')
    expect(options).not.toContain('Lead Name')
    expect(options).not.toContain('Stage')
    await user.keyboard('{Escape}')
    await user.click(form.getByRole('radio', { name: 'No' }))
    expect(form.queryByRole('combobox', { name: 'Required Details*' })).toBeNull()
    await user.click(form.getByRole('radio', { name: 'Yes' }))
    expect(form.getByRole('combobox', { name: 'Required Details*' })).toBeTruthy()
    expect(
      form.getAllByRole('button', { name: /^(Cancel|Add)$/ }).map(({ textContent }) => textContent),
    ).toEqual(['Cancel', 'Add'])
    await choose(form, /^From Stage/, 'Visit')
    await user.click(form.getByRole('combobox', { name: /^To Stage/ }))
    const same = await screen.findByRole('option', { name: 'Visit' })
    expect(same.hasAttribute('data-combobox-disabled')).toBe(true)
    await user.click(await screen.findByRole('option', { name: 'Proposal' }))
    dismissToasts()
    await add()
    expect(await screen.findByText('Please fill in mandatory fields')).toBeTruthy()
    expect(sent('POST')).toEqual([])
  })

  it('S-056 S-059 S-061 shows the words of the server, or Failed to add stage rule; sends Contact No. as phoneNumber and says that the rule is added', async () => {
    server.on(pipelineEndpoints.addRule, () => ({
      refusal: pipelineRefusals.duplicateRule('Visit', 'Proposal'),
    }))
    const form = await fill()
    await choose(form, /^Required/, 'Contact No.')
    await user.click(form.getByRole('button', { name: 'Add' }))
    expect(
      await screen.findByText('Transition rule from Stage Visit to Stage Proposal already exists'),
    ).toBeTruthy()
    server.on(pipelineEndpoints.addRule, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
    await user.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Failed to add stage rule')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()

    server.on(pipelineEndpoints.addRule, () => ({ reply: { message: 'Stage rule added successfully' } }))
    server.calls.length = 0
    await user.dblClick(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Stage rule added successfully')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { fromStage: stageId(3), toStage: stageId(4), isTransition: true, requiredFields: ['phoneNumber'] },
    ])
  })

  it('S-061 tells a rule that was added from one that could only not be read again', async () => {
    server.on(pipelineEndpoints.addRule, () => {
      failReads()
      return { reply: { message: 'Stage rule added successfully' } }
    })
    const form = await fill()
    await user.click(form.getByRole('radio', { name: 'No' }))
    await user.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Rule added, but failed to refresh stage rules')).toBeTruthy()
  })
})

describe('editing', () => {
  const edit = async () => {
    const form = await openDialog('Edit rule from Assigned to Visit')
    const update = () => user.click(form.getByRole('button', { name: 'Update' }))
    return { form, update }
  }

  it('S-060 S-062 sends only what changed, and nothing when nothing did; says when the update failed, and when only the reading did', async () => {
    server.on(pipelineEndpoints.updateRule, () => ({ reply: { message: 'Stage rule updated successfully' } }))
    await open()
    const first = await edit()
    expect(screen.getByRole('dialog', { name: 'Edit Stage Rule' })).toBeTruthy()
    await first.update()
    expect(await screen.findByText('No changes to update')).toBeTruthy()
    expect(sent('PUT')).toEqual([])
    await choose(first.form, /^To Stage/, 'Proposal')
    await first.update()
    expect(await screen.findByText('Stage rule updated successfully')).toBeTruthy()
    expect(sent('PUT')[0]?.body).toEqual({ toStage: stageId(4) })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    server.on(pipelineEndpoints.updateRule, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
    const second = await edit()
    await user.click(second.form.getByRole('radio', { name: 'No' }))
    await second.update()
    expect(await screen.findByText('Failed to update stage rule')).toBeTruthy()
    server.on(pipelineEndpoints.updateRule, () => {
      failReads()
      return { reply: { message: 'Stage rule updated successfully' } }
    })
    await second.update()
    expect(await screen.findByText('Updated but failed to refresh stage rules')).toBeTruthy()
  })
})

describe('deleting', () => {
  const remove = async () => {
    await press('Delete rule from Assigned to Visit')
    const question = within(await screen.findByRole('dialog', { name: 'Delete Stage Rule' }))
    expect(question.getByText('This stage rule will be permanently deleted from the system.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete' }))
  }

  it('S-063 asks first, deletes softly, and Undo brings the rule back; says when it failed', async () => {
    const [rule] = state.rules
    server.on(pipelineEndpoints.updateRule, ({ kind }) => {
      state.rules = kind === 'delete' || !rule ? [] : [rule]
      return { reply: { message: 'Done' } }
    })
    await open()
    await remove()
    expect(await screen.findByText('Stage rule deleted successfully')).toBeTruthy()
    expect(await screen.findByText(ruleTexts.empty)).toBeTruthy()
    await press('Undo')
    expect(await screen.findByText('Contact No.')).toBeTruthy()
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ isDeleted: true }, { isDeleted: false }])
    server.on(pipelineEndpoints.updateRule, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
    await remove()
    expect(await screen.findByText('Failed to Delete stage rule')).toBeTruthy()
  })
})
