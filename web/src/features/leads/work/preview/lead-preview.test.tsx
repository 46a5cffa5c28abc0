import { addDays, formatLegacyDate, todayIn } from '@foyer/contract/kit/dates'
import { refusal } from '@foyer/contract/kit/refusal'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { PipelineStage } from '@foyer/contract/pipeline/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { whyLocked } from '../../../../testing/locked'
import { renderPage } from '../../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { kavya } from '../../../../testing/samples/lead-form'
import { rights, signInAs } from '../../../../testing/samples/people'
import { makePipeline } from '../../../../testing/samples/pipeline'
import { renderPreview, servePreview } from '../../../../testing/samples/preview'
import { giveElementsHeight } from '../../../../testing/screen-size'
import { dismissToast, toastStore } from '../../../../ui/toasts/toast'

const pipeline = makePipeline('Contacted', 'Site Visit')
const stageCalled = (name: string) => {
  const stage = pipeline.stages.find((one) => one.name === name)
  if (!stage) throw new Error(`there is no stage ${name}`)
  return stage
}
const [unassigned, assigned, contacted, won] = ['Unassigned', 'Assigned', 'Contacted', 'Won'].map(
  stageCalled,
) as [PipelineStage, PipelineStage, PipelineStage, PipelineStage]
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
})

const asha = () => leadAt(1, { firstName: 'Asha', lastName: 'Rao', stage: assigned, statusId: 1 })
const panel = () => screen.findByRole('region', { name: /^Preview of / })
const inPanel = async () => within(await panel())
const open = async (leads = [asha()], place = 1) => {
  const world = servePreview(server, leads, pipeline)
  const view = renderPreview(leadId(place))
  const shown = await inPanel()
  await shown.findByRole('combobox', { name: 'Stage' })
  return { world, shown, ...view }
}
const choose = async (field: string, option: string) => {
  const shown = await inPanel()
  await user.click(shown.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update' })

describe('opening and closing', () => {
  it('L-028 L-029 L-080 L-081 L-083 a row opens the preview, not a Won one, which has a menu instead; closing brings the focus back, and Back opens it again', async () => {
    servePreview(server, [asha(), leadAt(2, { lastName: 'Won', stage: won })], pipeline)
    const { router } = renderPage('/lms/?sort=name')
    await user.click(await screen.findByText('Lead Won'))
    expect(router.state.location.search).toBe('?sort=name')
    expect(screen.queryByRole('link', { name: 'Lead Won' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Actions for Lead Won' }))
    const details = await screen.findByRole('menuitem', { name: 'View full details' })
    expect(details.getAttribute('href')).toBe(`/leads/lead-full-details/${leadId(2)}`)
    await user.keyboard('{Escape}')
    await user.click(screen.getByText('0', { selector: '[aria-rowindex="2"] *' }))
    const shown = await inPanel()
    expect(router.state.location.search).toBe(`?sort=name&lead=${leadId(1)}`)
    expect(shown.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual([
      'Update Status',
      'Log History',
    ])
    expect(shown.getByRole('link', { name: 'View full details' }).getAttribute('href')).toBe(
      `/leads/lead-full-details/${leadId(1)}`,
    )
    const close = async () => {
      await user.click(screen.getByRole('button', { name: 'Close Preview' }))
      await waitFor(() => expect(screen.queryByRole('region', { name: /^Preview/ })).toBeNull())
      expect(router.state.location.search).toBe('?sort=name')
    }
    await close()
    await waitFor(() => expect(document.activeElement?.getAttribute('data-lead')).toBe(leadId(1)))
    await act(() => router.navigate(1))
    expect(await panel()).toBeTruthy()
    await close()
    await user.click(screen.getByRole('link', { name: 'Asha Rao' }))
    expect(await panel()).toBeTruthy()
  })

  it('L-082 L-085 the history says when there is none; the menu edits, assigns, quotes, converts, archives and deletes', async () => {
    const { shown, router } = await open()
    await user.click(shown.getByRole('tab', { name: /Log History/ }))
    expect(await shown.findByText('There is no logs')).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Edit Lead',
      'Assign Lead to',
      'Site visit',
      'Send a Quotation',
      'Convert to project',
      'Archive',
      'Delete Lead',
    ])
    await user.click(items[0] as HTMLElement)
    expect(router.state.location.search).toBe(`?lead=${leadId(1)}&edit=${leadId(1)}`)
  })

  it('L-082 C-066 Archive puts the lead away at once, with Undo, and closes the preview', async () => {
    const { shown, router } = await open()
    const asked: unknown[] = []
    server.on(leadListEndpoints.bulk, (call) => {
      asked.push(call)
      return { reply: { done: 1, undoId: 'u1', refused: [], refusedCount: 0 } }
    })
    await user.click(shown.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
    expect(asked).toMatchObject([{ action: 'archive', selection: { ids: [leadId(1)] } }])
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('L-087 L-088 without crm edit actions and Update say so', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    const { shown, world } = await open()
    const refused = async () => {
      expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
      act(() => {
        for (const { id } of toastStore.read()) dismissToast(id)
      })
      expect(screen.queryByText('Access disabled by Admin')).toBeNull()
    }
    await user.click(shown.getByRole('button', { name: 'More actions' }))
    for (const name of ['Edit Lead', 'Assign Lead to', 'Archive', 'Delete Lead']) {
      await user.click(await screen.findByRole('menuitem', { name }))
      await refused()
    }
    await user.keyboard('{Escape}')
    await user.click(shown.getByRole('button', { name: 'Add Tag' }))
    await refused()
    await user.click(shown.getByRole('textbox', { name: 'Expected Closure' }))
    await refused()
    await user.click(update())
    expect(await screen.findByText('Access is disabled by Admin')).toBeTruthy()
    expect(world.sent).toEqual([])
    for (const name of ['Stage', 'Status', 'Meeting mode'])
      expect(shown.getByRole<HTMLInputElement>('combobox', { name }).disabled).toBe(true)
  })

  it('Use 15 who only reads is told so above the grey fields, and sees why Update, Add Tag and the menu are grey', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    const { shown } = await open()
    expect(shown.getByText('You can look at leads, not change them.')).toBeTruthy()
    expect(whyLocked(update())).toBe('Access is disabled by Admin')
    expect(whyLocked(shown.getByRole('button', { name: 'Add Tag' }))).toBe('Access disabled by Admin')
    await user.click(shown.getByRole('button', { name: 'More actions' }))
    for (const item of await screen.findAllByRole('menuitem'))
      expect(whyLocked(item), item.textContent ?? '').toBe('Access disabled by Admin')
  })

  it('Use 15 nothing is grey to whoever may edit', async () => {
    const { shown } = await open()
    expect(shown.queryByText('You can look at leads, not change them.')).toBeNull()
    expect([whyLocked(update()), whyLocked(shown.getByRole('button', { name: 'Add Tag' }))]).toEqual(['', ''])
  })

  it('a lead that is gone says so', async () => {
    servePreview(server, [], pipeline)
    server.on(leadCaptureEndpoints.byId, () => ({ refusal: captureRefusals.gone }))
    renderPreview(leadId(7))
    expect(await screen.findByText(captureRefusals.gone.text)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close Preview' }))
    await waitFor(() => expect(screen.queryByText(captureRefusals.gone.text)).toBeNull())
  })

  it('L-080 an address that names no lead is answered in words', async () => {
    servePreview(server, [], pipeline)
    const forPrograms = refusal(
      400,
      'bad-input',
      'What was asked for is not known here. Please load the page again.',
    )
    server.on(leadCaptureEndpoints.byId, () => ({ refusal: forPrograms }))
    renderPreview(leadId(7))
    expect(await screen.findByText('This lead cannot be shown')).toBeTruthy()
    expect(screen.queryByText(forPrograms.text)).toBeNull()
  })

  it('what was typed about a lead that goes meanwhile is kept, to be copied, and back in its field with the lead', async () => {
    const { shown, world } = await open()
    await enterText(shown.getByRole('textbox', { name: 'Comment' }), 'Wants oak floors')
    const { id } = asha()
    server.on(leadCaptureEndpoints.byId, () => ({ refusal: captureRefusals.gone }))
    server.tell({ name: 'changed', about: ['leads'], ids: [id] })
    expect(await screen.findByText(captureRefusals.gone.text)).toBeTruthy()
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What you had written' })
    expect([kept.value, kept.readOnly]).toEqual(['Wants oak floors', true])
    await user.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(await screen.findByText('The text is copied.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('Wants oak floors')

    server.on(leadCaptureEndpoints.byId, () => ({ reply: detailOf(asha()) }))
    server.tell({ name: 'changed', about: ['leads'], ids: [id] })
    const back = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
    expect(back.value).toBe('Wants oak floors')
    await user.click(update())
    await waitFor(() => expect(world.sent).toMatchObject([{ comment: 'Wants oak floors' }]))
  })
})

describe('what can be said', () => {
  it('L-084 L-089 L-090 L-099 a stage brings its own statuses, the first of them chosen; Update waits for a change', async () => {
    const { shown } = await open()
    const status = shown.getByRole<HTMLInputElement>('combobox', { name: 'Status' })
    const button = update()
    expect(button.disabled).toBe(true)
    const comment = shown.getByRole('textbox', { name: 'Comment' })
    await user.type(comment, ' ')
    expect(button.disabled).toBe(true)
    await user.type(comment, 'a')
    expect(button.disabled).toBe(false)
    await user.clear(comment)
    expect(button.disabled).toBe(true)
    const interested = shown.getByRole('button', { name: callStatusTexts.interested })
    await user.click(interested)
    expect(button.disabled).toBe(false)
    await user.click(interested)
    expect(button.disabled).toBe(true)

    expect(status.value).toBe('New')
    await user.click(shown.getByRole('combobox', { name: 'Stage' }))
    const stages = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(stages).toEqual(pipeline.stages.map(({ name }) => name))
    await user.click(screen.getByRole('option', { name: 'Lost' }))
    expect(status.value).toBe('Not Interested')
    await choose('Stage', 'Assigned')
    expect(status.value).toBe('New')
    for (const name of ['Follow-up date', 'Comment', 'Expected Closure'])
      expect(shown.getByRole('textbox', { name })).toBeTruthy()
    expect(shown.getByText('Tags')).toBeTruthy()
  })

  it('L-091 stage and status of a Won lead are fixed', async () => {
    const { shown } = await open([leadAt(1, { stage: won })])
    for (const name of ['Stage', 'Status'])
      expect(shown.getByRole<HTMLInputElement>('combobox', { name }).disabled).toBe(true)
  })

  it('L-092 L-093 L-094 a lead of nobody waits for an assignee', async () => {
    const { shown, world } = await open([leadAt(1, { stage: unassigned, assignee: undefined })])
    const stage = shown.getByRole<HTMLInputElement>('combobox', { name: 'Stage' })
    const day = shown.getByRole<HTMLInputElement>('textbox', { name: 'Follow-up date' })
    expect([stage.disabled, day.disabled]).toEqual([true, true])
    expect(update().disabled).toBe(true)
    await choose('Assign To', 'Kavya Menon')
    expect([stage.disabled, day.disabled]).toEqual([false, false])
    await user.click(update())
    await screen.findByText('Lead updated successfully')
    expect(world.sent).toMatchObject([{ assigneeId: kavya.id }])
  })

  it('L-095 L-096 the follow-up goes with Lost, begins today and at 10:00', async () => {
    const { shown, world } = await open([{ ...asha(), stage: contacted }])
    const time = shown.getByLabelText<HTMLInputElement>('Follow-up time')
    expect(time.value).toBe('10:00')
    await enterText(shown.getByRole('textbox', { name: 'Follow-up date' }), '01-01-2020')
    expect(await shown.findByText('The follow-up cannot be before today.')).toBeTruthy()
    await user.click(update())
    expect(world.sent).toEqual([])
    await user.click(shown.getByRole('button', { name: 'Tomorrow' }))
    await user.click(shown.getByRole('radio', { name: 'Visit' }))
    await user.click(update())
    await screen.findByText('Lead updated successfully')
    expect(world.sent).toMatchObject([{ followUp: { time: '10:00', kind: 'client-visit' } }])
    await choose('Stage', 'Lost')
    expect(shown.queryByLabelText('Follow-up time')).toBeNull()
  })

  it('F2.16 L-096 a day with two figures for its year is that day, and what is none stays', async () => {
    const { shown, world } = await open([{ ...asha(), stage: contacted, followUpOn: undefined }])
    const day = shown.getByRole<HTMLInputElement>('textbox', { name: 'Follow-up date' })
    await enterText(day, 'after Diwali')
    await user.tab()
    expect(day.value).toBe('after Diwali')
    await user.clear(day)
    await enterText(day, '20-12-31')
    await user.tab()
    expect(day.value).toBe('20-12-2031')
    await user.click(update())
    await screen.findByText('Lead updated successfully')
    expect(world.sent).toMatchObject([{ followUp: { on: '2031-12-20' } }])
  })

  it('L-100 L-114 Not Interested asks why, from the list or in own words; neither those nor the comment may be longer than they can be', async () => {
    const { shown, world } = await open()
    await user.click(shown.getByRole('button', { name: 'Not Interested' }))
    await user.click(update())
    expect(await shown.findByText('Please choose or write a reason.')).toBeTruthy()
    await choose('Reason', 'Create your Own')
    await enterText(await shown.findByRole('textbox', { name: 'Create your Own' }), 'x'.repeat(1026))
    expect(await shown.findByText("Reason can't be greater than 1025.")).toBeTruthy()
    await user.keyboard('{Backspace}')
    await enterText(shown.getByRole('textbox', { name: 'Comment' }), 'क'.repeat(1025))
    expect(await shown.findByText("Comment can't be greater than 1024.")).toBeTruthy()
    await user.click(update())
    expect(world.sent).toEqual([])
    await user.type(shown.getByRole('textbox', { name: 'Comment' }), '{Backspace}')
    await user.click(update())
    await screen.findByText('Lead updated successfully')
    expect(world.sent).toMatchObject([{ callStatus: 'not-interested' }])
    expect(world.sent[0]?.reason).toHaveLength(1025)
    expect(world.sent[0]?.comment).toHaveLength(1024)
  })
})

it('C-165 L-114 the status and the move to Lost ask why too; the reason stands in the head of the lead', async () => {
  const { shown, world } = await open()
  server.on(leadCaptureEndpoints.byId, ({ id }) => {
    const lead = world.leads.find((one) => one.id === id) ?? asha()
    return { reply: { ...detailOf(lead), reasonNotInterested: world.sent.at(-1)?.reason } }
  })
  await choose('Status', 'Not Interested')
  await user.click(update())
  expect(await shown.findByText('Please choose or write a reason.')).toBeTruthy()
  await choose('Status', 'New')
  expect(shown.queryByRole('combobox', { name: 'Reason' })).toBeNull()
  await choose('Stage', 'Lost')
  await user.click(update())
  expect(await shown.findByText('Please choose or write a reason.')).toBeTruthy()
  expect(world.sent).toEqual([])
  await choose('Reason', 'Chose another firm')
  await user.click(update())
  expect(await shown.findByText('Not interested because: Chose another firm')).toBeTruthy()
  expect(world.sent).toMatchObject([{ statusId: 5, reason: 'Chose another firm' }])
})

it('L-097 L-098 L-101 L-104 L-105 L-011 saves all of it at once, of a call unless said otherwise, then offers a task', async () => {
  const { shown, world } = await open()
  expect(shown.getByRole<HTMLInputElement>('radio', { name: 'Call', description: '' }).checked).toBe(true)
  await user.click(shown.getByRole('radio', { name: 'Virtual Meeting' }))
  await choose('Meeting mode', 'Video call')
  await enterText(shown.getByRole('textbox', { name: 'Follow-up date' }), '18-12-2031')
  await enterText(shown.getByRole('textbox', { name: 'Comment' }), 'Likes teak')
  await user.click(update())
  await screen.findByText('Lead updated successfully')
  expect(world.sent).toMatchObject([{ remarkType: 'virtual-meeting', meetingMode: 'Video call' }])
  const call = server.calls.find(({ path }) => path === leadWorkEndpoints.actions.path)
  expect(call?.body).toMatchObject({
    leadId: leadId(1),
    leadUpdates: [{ text: 'Likes teak', updateDate: '18-12-2031', updateTime: '10:00 AM' }],
  })
  expect(shown.getByText("Lead's all set! Want to add a follow-up task?")).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Create Task' }).getAttribute('href')).toBe(
    `/timeline/task-manager/all-task/task/${leadId(1)}?isLead=true`,
  )
  await user.click(shown.getByRole('button', { name: 'Dismiss' }))
  expect(shown.queryByText('Lead updated successfully')).toBeNull()
  expect(shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('')
})

it('L-098 C-069 a meeting has a mode and an outcome, of the lists of the company or in own words', async () => {
  const { shown, world } = await open()
  expect(shown.queryByRole('combobox', { name: 'Outcome of the meeting' })).toBeNull()
  await user.click(shown.getByRole('radio', { name: 'Client Visit' }))
  await choose('Outcome of the meeting', 'Wants a quotation')
  await choose('Meeting mode', 'Create your Own')
  await enterText(shown.getByRole('textbox', { name: 'Meeting mode, in own words' }), 'At their office')
  await user.click(update())
  await screen.findByText('Lead updated successfully')
  expect(world.sent).toMatchObject([{ outcome: 'Wants a quotation', meetingMode: 'At their office' }])
  expect(shown.queryByRole('textbox', { name: 'Meeting mode, in own words' })).toBeNull()
})

it('L-107 L-108 tags and expected closure are saved at once, each by its own call', async () => {
  const said: unknown[] = []
  const villa = { id: leadId(71), name: 'Villa', colour: 'Green' }
  const premium = {
    ...villa,
    id: leadId(72),
    name: 'Premium',
    colour: 'Purple' as const,
    createdBy: undefined,
  }
  const world = servePreview(server, [{ ...asha(), tags: [villa] }], pipeline)
  const reply = { id: leadId(1), updatedAt: '2026-11-02T05:00:00.000Z' }
  const hear = (what: string) => (input: object) => {
    said.push({ what, ...input })
    return { reply }
  }
  server.on(tagEndpoints.list, () => ({ reply: [{ ...premium, updatedAt: reply.updatedAt }] }))
  server.on(leadCaptureEndpoints.addTag, hear('add'))
  server.on(leadCaptureEndpoints.removeTag, hear('remove'))
  server.on(leadCaptureEndpoints.addExpectedClosure, hear('closure'))
  renderPreview(leadId(1))
  const shown = await inPanel()
  await user.click(await shown.findByRole('button', { name: /Add Tag/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Premium' }))
  await user.click(await shown.findByRole('button', { name: 'Remove the tag Villa' }))
  await enterText(shown.getByRole('textbox', { name: 'Expected Closure' }), '18-12-2031')
  await user.tab()
  await waitFor(() => expect(said).toHaveLength(3))
  expect(said).toEqual([
    { what: 'add', leadId: leadId(1), tagId: premium.id },
    { what: 'remove', leadId: leadId(1), tagId: villa.id },
    { what: 'closure', leadId: leadId(1), expectedClosure: '2031-12-18' },
  ])
  expect(world.sent).toEqual([])
})

describe('a follow-up that is due', () => {
  const due = () => [
    { ...asha(), followUpOn: '2020-01-05', followUpTime: '16:30', followUpKind: 'call' as const },
  ]
  const day = (shown: Awaited<ReturnType<typeof inPanel>>) =>
    shown.getByRole<HTMLInputElement>('textbox', { name: 'Follow-up date' })

  it('ADR-106 is seen to be done by an outcome, comes back when that is taken back, and makes room for the next one that the firm offers', async () => {
    const { shown, world } = await open(due())
    const outcome = (name: string) => user.click(shown.getByRole('button', { name }))
    const tomorrow = formatLegacyDate(addDays(todayIn('Asia/Kolkata', new Date()), 1))
    await outcome('Interested')
    expect(day(shown).value).toBe('')
    await outcome('Interested')
    expect(day(shown).value).toBe('05-01-2020')
    await outcome('No Response')
    expect(day(shown).value).toBe(tomorrow)
    expect(shown.queryByRole('button', { name: /^Next callback/ })).toBeNull()
    // There need not be one; and what the firm offers is a tap away.
    await outcome('No follow-up')
    expect(day(shown).value).toBe('')
    await user.click(shown.getByRole('button', { name: 'Next callback Tomorrow, 10:00 AM' }))
    expect(day(shown).value).toBe(tomorrow)
    await user.click(update())
    await shown.findByText('Lead updated successfully')
    expect(world.sent).toMatchObject([
      { callStatus: 'no-response', followUp: { time: '10:00', kind: 'call' } },
    ])
  })

  it('ADR-106 is done with an outcome that says no more', async () => {
    const { shown, world } = await open(due())
    await user.click(shown.getByRole('button', { name: 'Interested' }))
    await user.click(update())
    await shown.findByText('Lead updated successfully')
    expect(world.sent).toMatchObject([{ callStatus: 'interested', followUp: null }])
  })
})

describe('Undo after an outcome', () => {
  const undone = () => {
    const asked: unknown[] = []
    server.on(leadWorkEndpoints.undoCall, (input) => {
      asked.push(input)
      return { reply: { ...asha(), updatedAt: '2026-11-15T06:00:00.000Z' } }
    })
    return asked
  }

  it('C-167 ADR-107 the panel offers it for everything that the update wrote, in one message', async () => {
    const asked = undone()
    const { shown, world } = await open()
    await user.click(shown.getByRole('button', { name: 'Interested' }))
    await user.click(update())
    expect(await screen.findByText('Asha Rao: Interested')).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Meeting Scheduled' }))
    await choose('Stage', 'Contacted')
    await user.click(update())
    expect(await screen.findByText('Lead stage updated successfully')).toBeTruthy()
    expect(screen.getByText('Asha Rao: Meeting Scheduled')).toBeTruthy()
    expect(screen.queryByText('Asha Rao: Interested')).toBeNull()
    expect(shown.getByText('Lead updated successfully')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Asha Rao: the call has been taken back')).toBeTruthy()
    // What is taken back is no longer said to be updated.
    expect(shown.queryByText('Lead updated successfully')).toBeNull()
    expect(asked).toEqual([{ leadId: leadId(1), baseUpdatedAt: world.leads[0]?.updatedAt }])
    await waitFor(() =>
      expect(shown.getByRole<HTMLInputElement>('combobox', { name: 'Stage' }).value).toBe('Assigned'),
    )
  })

  it('C-167 a refusal is said, and a remark alone has no Undo', async () => {
    const { shown } = await open()
    server.on(leadWorkEndpoints.undoCall, () => ({ refusal: workRefusals.cannotUndo }))
    await user.click(shown.getByRole('button', { name: 'Interested' }))
    await user.click(update())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('This can no longer be undone.')).toBeTruthy()
    await enterText(shown.getByRole('textbox', { name: 'Comment' }), 'Sent the plans')
    await user.click(update())
    await shown.findByText('Lead updated successfully')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
