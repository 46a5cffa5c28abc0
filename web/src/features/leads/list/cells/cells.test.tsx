import { defaultNextSteps } from '@foyer/contract/leads/choices/next-steps'
import { editedColumns, isEditedColumn } from '@foyer/contract/leads/list/cell-edits'
import { arrangeColumns } from '@foyer/contract/leads/list/columns'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderPage } from '../../../../testing/render'
import { leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { rohan } from '../../../../testing/samples/lead-form'
import { rights, signInAs } from '../../../../testing/samples/people'
import { makePipeline } from '../../../../testing/samples/pipeline'
import { servePreview } from '../../../../testing/samples/preview'
import { giveElementsHeight } from '../../../../testing/screen-size'
// Loaded before the clock of a test runs.
import './cell-editing'
import './cell-keys'
import { holdCalls } from '../../../../testing/slow-calls'

const user = userEvent.setup({ delay: null })
const pipeline = makePipeline('Contacted', 'Quoted')
const stageCalled = (name: string) => pipeline.stages.find((stage) => stage.name === name)
const columns = arrangeColumns([]).map((one) => ({
  ...one,
  isVisible: one.column === 'name' || isEditedColumn(one.column),
}))
const undoId = leadId(900)

let server: ReturnType<typeof fakeServer>
let world: ReturnType<typeof servePreview>
/** What was sent by the calls that are not updates of the panel. */
let edits: unknown[]
const serve = (changes: Partial<LeadRow> = {}) => {
  const stage = stageCalled('Contacted')
  const leads = [1, 2].map((place) => leadAt(place, { ...(stage && { stage }), ...changes }))
  world = servePreview(server, leads, pipeline)
  const change = (part: Partial<LeadRow>) => {
    world.leads = world.leads.map((lead) => (lead.id === leadId(1) ? { ...lead, ...part } : lead))
    edits.push(part)
  }
  server.on(leadListEndpoints.readPreferences, () => ({ reply: { columns } }))
  server.on(leadCaptureEndpoints.edit, (edit) => {
    if (edit.kind === 'change') change(edit.change as Partial<LeadRow>)
    return { reply: { id: leadId(1), updatedAt: '2026-11-15T06:00:00.000Z' } }
  })
  server.on(leadCaptureEndpoints.addExpectedClosure, ({ expectedClosure }) => {
    change({ expectedClosure: expectedClosure ?? undefined })
    return { reply: { id: leadId(1), updatedAt: '2026-11-15T06:00:00.000Z' } }
  })
  server.on(leadListEndpoints.assignMultiple, ({ assigneeId }) => {
    change({ assignee: assigneeId === rohan.id ? rohan : undefined })
    return { reply: { done: 1, refused: [], refusedCount: 0, undoId } }
  })
}
beforeEach(() => {
  server = fakeServer()
  edits = []
  signInAs(server, { rights: rights({ canAssign: true }) })
  giveElementsHeight()
  serve()
})

const rowOf = (place: number) =>
  document.querySelector<HTMLElement>(`[data-lead="${leadId(place)}"]`) as HTMLElement
const cell = (column: string, place = 1) =>
  rowOf(place).querySelector<HTMLElement>(`[data-edit="${column}"]`) as HTMLElement
const open = async () => {
  renderPage('/lms/')
  await screen.findByText('Lead 1')
  await act(() => vi.dynamicImportSettled())
}
const isFocused = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const nothingIsOpen = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('menu')).toBeNull()
  })

describe('The keys of the cells', () => {
  it('the arrows lead from the row to its cells and back, and to the same cell of the next row', async () => {
    await open()
    await user.keyboard('j')
    await isFocused(() => rowOf(1))
    // The keys come a moment after the rows.
    await waitFor(async () => {
      await user.keyboard('{ArrowRight}')
      expect(document.activeElement).toBe(cell('callStatus'))
    })
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(cell('budget'))
    await user.keyboard('{ArrowDown}')
    await isFocused(() => cell('budget', 2))
    await user.keyboard('{ArrowDown}{ArrowUp}')
    await isFocused(() => cell('budget', 1))
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(cell('assignee'))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(rowOf(1))
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(cell('assignee'))
    await user.keyboard('k')
    expect(document.activeElement).toBe(cell('assignee'))
    await user.keyboard('j')
    await isFocused(() => rowOf(2))
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(document.activeElement).toBe(rowOf(2))
  })

  it('F2 and Enter open it, Esc leaves it as it was, and the focus is on the cell again', async () => {
    await open()
    act(() => cell('budget').focus())
    await waitFor(async () => {
      await user.keyboard('{F2}')
      expect(screen.queryByRole('dialog', { name: 'Budget of Lead 1' })).toBeTruthy()
    })
    const field = await screen.findByRole('textbox', { name: 'Budget' })
    await isFocused(() => field)
    expect(cell('budget').getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('25 lakh{Escape}')
    await nothingIsOpen()
    await isFocused(() => cell('budget'))
    await user.keyboard('{ArrowRight}{Enter}')
    expect(await screen.findByRole('menu')).toBeTruthy()
    await user.keyboard('{Escape}')
    await nothingIsOpen()
    await isFocused(() => cell('stage'))
    expect([...edits, ...world.sent]).toEqual([])
  })

  it('the row opens the preview beside its cells, and not where a cell is edited', async () => {
    await open()
    await user.click(cell('stage'))
    expect(screen.queryByRole('region', { name: /^Preview of/ })).toBeNull()
    await user.keyboard('{Escape}')
    await nothingIsOpen()
    await user.click(rowOf(1).querySelector('[data-column="history"]') as HTMLElement)
    expect(await screen.findByRole('region', { name: /^Preview of/ })).toBeTruthy()
  })
})

describe('What is saved', () => {
  it('a stage, with the version that was looked at and its Undo; the focus stays', async () => {
    await open()
    await user.click(cell('stage'))
    await user.click(await screen.findByRole('menuitem', { name: 'Quoted' }))
    await waitFor(() => expect(cell('stage').textContent).toBe('Quoted'))
    expect(world.sent).toMatchObject([
      {
        leadId: leadId(1),
        stageId: stageCalled('Quoted')?.id,
        baseUpdatedAt: '2026-11-01T05:00:00.000Z',
      },
    ])
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
    await isFocused(() => cell('stage'))
  })

  it('Won is asked about first, and takes the cell away with its stage', async () => {
    await open()
    await user.click(cell('stage'))
    await user.click(await screen.findByRole('menuitem', { name: 'Won' }))
    expect(await screen.findByText('Mark Lead 1 as Won?')).toBeTruthy()
    expect(cell('stage').textContent).toBe('Contacted')
    await user.click(screen.getByRole('button', { name: 'Mark as Won' }))
    await waitFor(() => expect(cell('stage')).toBeNull())
    expect(within(rowOf(1)).getAllByTitle('A lead that is Won stays as it is.')).toHaveLength(2)
    await isFocused(() => rowOf(1))
  })

  it('an outcome, with the follow-up that the firm offers; not interested asks why', async () => {
    await open()
    await user.click(cell('callStatus'))
    await user.click(await screen.findByRole('menuitem', { name: 'No Response' }))
    expect(await screen.findByText(/^Lead 1: No Response/)).toBeTruthy()
    expect(world.sent[0]).toMatchObject({ leadId: leadId(1), callStatus: 'no-response' })
    expect(world.sent[0]?.followUp).toBeTruthy()
    await waitFor(() => expect(cell('callStatus').textContent).toContain('No Response'))
    await user.click(cell('callStatus', 2))
    await user.click(await screen.findByRole('menuitem', { name: 'Not Interested' }))
    expect(await screen.findByRole('dialog', { name: /not interested/i })).toBeTruthy()
    expect(world.sent).toHaveLength(1)
  })

  it('ADR-281 an outcome leaves a follow-up of a later day as it is, and asks for no other', async () => {
    const ask = defaultNextSteps.map((step) =>
      step.outcome === 'interested' ? { ...step, offer: 'ask' as const } : step,
    )
    server.on(leadWorkEndpoints.nextSteps, () => ({ reply: ask }))
    serve({ followUpOn: '2126-11-20', followUpTime: '11:00', followUpKind: 'client-visit' })
    await open()
    await user.click(cell('callStatus'))
    await user.click(await screen.findByRole('menuitem', { name: 'No Response' }))
    await waitFor(() => expect(world.sent).toHaveLength(1))
    await user.click(cell('callStatus', 2))
    await user.click(await screen.findByRole('menuitem', { name: 'Interested' }))
    await waitFor(() => expect(world.sent).toHaveLength(2))
    expect(world.sent.map(({ followUp }) => followUp)).toEqual([undefined, undefined])
  })

  it('where the firm asks for the next step, so does the cell', async () => {
    server.on(leadWorkEndpoints.nextSteps, () => ({
      reply: defaultNextSteps.map((step) => ({ ...step, offer: 'ask' as const })),
    }))
    await open()
    await user.click(cell('callStatus'))
    await user.click(await screen.findByRole('menuitem', { name: 'Interested' }))
    const asked = await dialog('Interested: when is the next follow-up?')
    await user.click(within(asked).getByRole('button', { name: 'No follow-up' }))
    await waitFor(() => expect(world.sent).toHaveLength(1))
    expect(world.sent[0]).toMatchObject({ callStatus: 'interested' })
  })

  it('a follow-up', async () => {
    await open()
    act(() => cell('followUp').focus())
    await user.keyboard('{Enter}')
    const picker = await dialog('Follow-up with Lead 1')
    await isFocused(() => within(picker).getByLabelText('In words'))
    await user.keyboard('tomorrow 11{Enter}')
    await nothingIsOpen()
    expect(world.sent[0]?.followUp).toMatchObject({ time: '11:00' })
    await waitFor(() => expect(cell('followUp').textContent).toContain('11:00 AM'))
    await isFocused(() => cell('followUp'))
  })

  it('a budget by Enter, and by a press beside it; what is no amount stays with its reason', async () => {
    await open()
    await user.click(cell('budget'))
    const field = () => within(screen.getByRole('dialog')).findByRole('textbox', { name: 'Budget' })
    await screen.findByRole('dialog')
    await isFocused(() => screen.queryByRole('textbox', { name: 'Budget' }))
    await user.keyboard('much{Enter}')
    expect((await field()).getAttribute('aria-invalid')).toBe('true')
    expect(edits).toEqual([])
    await user.clear(await field())
    await user.keyboard('25 lakh{Enter}')
    await nothingIsOpen()
    expect(cell('budget').textContent).toBe('₹25,00,000')
    await isFocused(() => cell('budget'))
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await isFocused(() => screen.queryByRole('textbox', { name: 'Budget' }))
    await user.keyboard('30 lakh')
    await user.click(screen.getByText('2 leads'))
    await nothingIsOpen()
    expect(edits).toEqual([{ budget: 2_500_000 }, { budget: 3_000_000 }])
  })

  it('an expected closure; what is no day stays', async () => {
    await open()
    await user.click(cell('expectedClosure'))
    const field = within(await dialog('Expected closure of Lead 1')).getByRole('textbox')
    await isFocused(() => field)
    await user.keyboard('someday{Enter}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(edits).toEqual([])
    await user.clear(field)
    await user.keyboard('24-12-2026{Enter}')
    await nothingIsOpen()
    expect(edits).toEqual([{ expectedClosure: '2026-12-24' }])
    await waitFor(() => expect(cell('expectedClosure').textContent).toBe('24 Dec'))
    await isFocused(() => cell('expectedClosure'))
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await user.click(screen.getByText('2 leads'))
    await nothingIsOpen()
    expect(edits).toHaveLength(1)
  })

  it('an assignee, found by typing, with Undo', async () => {
    await open()
    act(() => cell('assignee').focus())
    await user.keyboard('{Enter}')
    await dialog('Who takes Lead 1?')
    await isFocused(() => screen.queryByRole('combobox', { name: 'Assign To' }))
    await user.keyboard(rohan.fullName.slice(0, 4))
    await screen.findByRole('option', { name: rohan.fullName })
    await user.keyboard('{Enter}')
    await nothingIsOpen()
    await waitFor(() => expect(cell('assignee').textContent).toBe(rohan.fullName))
    expect(edits).toEqual([{ assignee: rohan }])
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
    await isFocused(() => cell('assignee'))
  })
})

describe('One cell after another', () => {
  const budgetOf = async (place: number) => {
    await user.click(cell('budget', place))
    await dialog(`Budget of Lead ${place}`)
    await isFocused(() => screen.queryByRole('textbox', { name: 'Budget' }))
  }

  it('what is no amount is not lost by another cell, which opens once it is put right', async () => {
    await open()
    await budgetOf(1)
    await user.keyboard('much')
    await user.click(cell('expectedClosure', 2))
    const field = await screen.findByRole('textbox', { name: 'Budget' })
    expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', 'much'])
    await isFocused(() => field)
    expect(screen.queryByRole('dialog', { name: 'Expected closure of Lead 2' })).toBeNull()
    await user.keyboard('{Escape}')
    await nothingIsOpen()
    await user.click(cell('expectedClosure', 2))
    expect(await dialog('Expected closure of Lead 2')).toBeTruthy()
    expect(edits).toEqual([])
  })

  it('while one is being saved no other opens, and nothing closes it before its answer', async () => {
    await open()
    const letGo = holdCalls(leadCaptureEndpoints.edit)
    await budgetOf(1)
    await user.keyboard('25 lakh')
    await user.click(cell('budget', 2))
    await user.click(screen.getByText('2 leads'))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Budget of Lead 1' })).toBeTruthy()
    letGo()
    await nothingIsOpen()
    expect(edits).toEqual([{ budget: 2_500_000 }])
    await budgetOf(2)
  })

  it('the answer to one does not close the next', async () => {
    await open()
    const letGo = holdCalls(leadCaptureEndpoints.byId)
    await user.click(cell('expectedClosure'))
    await dialog('Expected closure of Lead 1')
    await isFocused(() => screen.queryByRole('textbox', { name: /closure/i }))
    await user.keyboard('24-12-2026{Enter}')
    await waitFor(() => expect(edits).toHaveLength(1))
    await user.keyboard('{Escape}')
    await nothingIsOpen()
    await user.click(cell('expectedClosure', 2))
    const next = await dialog('Expected closure of Lead 2')
    expect((within(next).getByRole('textbox') as HTMLInputElement).value).not.toContain('24-12-2026')
    await act(async () => letGo())
    expect(screen.getByRole('dialog', { name: 'Expected closure of Lead 2' })).toBeTruthy()
  })
})

describe('What is refused', () => {
  it('C-150 a conflict of a budget is asked about although another cell was pressed, and its dialog can be used', async () => {
    server.on(leadCaptureEndpoints.edit, () => ({
      refusal: {
        ...captureRefusals.conflict,
        details: {
          updatedAt: '2026-11-15T05:30:00.000Z',
          fields: [{ field: 'budget', label: 'Budget', yours: '25', theirs: '30' }],
        },
      },
    }))
    await open()
    await user.click(cell('budget'))
    await dialog('Budget of Lead 1')
    await isFocused(() => screen.queryByRole('textbox', { name: 'Budget' }))
    await user.keyboard('25 lakh')
    await user.click(cell('budget', 2))
    const asked = await dialog('Somebody changed this lead meanwhile')
    await user.click(within(asked).getByText('Budget'))
    expect(screen.getByRole('dialog', { name: 'Somebody changed this lead meanwhile' })).toBeTruthy()
  })

  it('C-150 what a colleague has changed meanwhile is shown beside it, and the cell is as it was', async () => {
    server.on(leadWorkEndpoints.actions, () => ({
      refusal: {
        ...captureRefusals.conflict,
        details: {
          updatedAt: '2026-11-15T05:30:00.000Z',
          fields: [{ field: 'stage', label: 'Stage', yours: 'Quoted', theirs: 'Assigned' }],
        },
      },
    }))
    await open()
    await user.click(cell('stage'))
    await user.click(await screen.findByRole('menuitem', { name: 'Quoted' }))
    expect(await dialog('Somebody changed this lead meanwhile')).toBeTruthy()
    expect(cell('stage').textContent).toBe('Contacted')
  })

  it('says why, and shows the cell as it was', async () => {
    server.on(leadListEndpoints.assignMultiple, () => ({
      refusal: captureRefusals.needsAssignee,
    }))
    await open()
    await user.click(cell('assignee'))
    await user.click(await screen.findByRole('option', { name: rohan.fullName }))
    expect(await screen.findByText(captureRefusals.needsAssignee.text)).toBeTruthy()
    await waitFor(() => expect(cell('assignee').textContent).toBe('Kavya Menon'))
  })
})

describe('What is only read', () => {
  it('every cell of those who may not edit, with the reason', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    await open()
    expect(document.querySelector('[data-edit]')).toBeNull()
    expect(within(rowOf(1)).getAllByTitle('Access disabled by Admin').length).toBe(editedColumns.length)
    await user.keyboard('j')
    await isFocused(() => rowOf(1))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(rowOf(1))
  })

  it('the assignee of those who may not assign', async () => {
    signInAs(server, { rights: rights({ canAssign: false }) })
    await open()
    expect(cell('assignee')).toBeNull()
    expect(cell('stage')).toBeTruthy()
  })

  it('L-092 stage and follow-up of a lead that nobody has', async () => {
    serve({ assignee: undefined })
    await open()
    expect(cell('stage')).toBeNull()
    expect(within(rowOf(1)).getAllByTitle('Choose an assignee first.')).toHaveLength(2)
    expect(cell('assignee').getAttribute('aria-label')).toBe('Assigned To: nothing yet')
  })
})

describe('Density', () => {
  const height = () =>
    document.querySelector<HTMLElement>('[data-lead-list]')?.style.getPropertyValue('--fy-row')
  const tops = () => [1, 2].map((place) => rowOf(place).style.top)
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('button', { name }))
    await user.keyboard('{Escape}')
  }

  it('is chosen beside the columns, and there at once the next time', async () => {
    await open()
    expect([height(), ...tops()]).toEqual(['40px', '0px', '40px'])
    await choose('Compact')
    await waitFor(() => expect([height(), ...tops()]).toEqual(['28px', '0px', '28px']))
    document.body.replaceChildren()
    const letGo = holdCalls(leadEndpoints.list)
    renderPage('/lms/')
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(document.querySelector('[data-density]')?.getAttribute('data-density')).toBe('compact')
    letGo()
  })
})
