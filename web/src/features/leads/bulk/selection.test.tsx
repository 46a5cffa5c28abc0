import { refusal } from '@foyer/contract/kit/refusal'
import { bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText, replaceText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { whyLocked } from '../../../testing/locked'
import { renderPage } from '../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../testing/samples/lead-detail'
import { serveLeads } from '../../../testing/samples/leads'
import { rights, signInAs } from '../../../testing/samples/people'
import { giveElementsHeight, setScreenWidth } from '../../../testing/screen-size'
import { dismissToast, toastStore } from '../../../ui/toasts/toast'

const user = userEvent.setup({ delay: null })
const undoId = leadId(900)
const rohan = { id: leadId(801), fullName: 'Rohan Shah', role: 'Designer', email: 'rohan@malhardesign.in' }
const broken = refusal(500, 'broken', 'Something went wrong on our side.')
const done = (count: number) => ({ done: count, refused: [], refusedCount: 0, undoId })

const dismissToasts = () => {
  for (const { id } of toastStore.read()) dismissToast(id)
}

let server: ReturnType<typeof fakeServer>
let leads: LeadRow[]
let asked: ReturnType<typeof serveLeads>
beforeEach(() => {
  dismissToasts()
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  leads = [1, 2, 3, 4].map((place) => leadAt(place))
  asked = serveLeads(server, () => leads)
  server.on(leadListEndpoints.undoBulk, () => ({ reply: done(1) }))
  server.on(teamEndpoints.assignable, () => ({ reply: [rohan] }))
})

const open = async (address = '/lms/') => {
  const view = renderPage(address)
  await screen.findByText('Lead 1')
  return view
}
const box = (place: number) => screen.getByLabelText(`Select Lead ${place}`)
/** The bar is loaded with the first tick. */
const tick = async (...places: number[]) => {
  for (const place of places) await user.click(box(place))
  await act(() => vi.dynamicImportSettled())
}
const bar = () => within(screen.getByLabelText('Selected leads'))
const press = (name: string) => user.click(bar().getByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sentTo = (path: string) => server.calls.filter((call) => call.path === path).map(({ body }) => body)
const bulkBody = () => sentTo('/user/leads/bulk-update')
const counts = () => server.calls.filter(({ path }) => /count/i.test(path)).length
const isBarGone = () => waitFor(() => expect(screen.queryByLabelText('Selected leads')).toBeNull())
const selected = () => bar().getByRole('status').textContent
const actions = () =>
  bar()
    .getAllByRole('button')
    .slice(1)
    .map((button) => button.textContent)

describe('the selection bar', () => {
  it('L-064 L-065 L-066 L-068 shows how many are selected and what can be done with them; ends with the list it belongs to', async () => {
    const { router } = await open()
    await tick(2)
    expect(selected()).toBe('1 selected')
    expect(actions()).toEqual([
      'Select All',
      'Assign to',
      'Move to stage',
      'Tag',
      'Follow-up',
      'Send Email',
      'Send Quotation',
      'Convert to project',
      'Edit',
      'Delete',
      'Archive',
    ])
    await tick(1)
    expect(actions()).toEqual([
      'Select All',
      'Assign to',
      'Move to stage',
      'Tag',
      'Follow-up',
      'WhatsApp',
      'Bulk Email',
      'Merge',
      'Delete',
      'Archive',
    ])
    await tick(3)
    expect(selected()).toBe('3 selected')
    expect(actions()).toEqual([
      'Select All',
      'Assign to',
      'Move to stage',
      'Tag',
      'Follow-up',
      'WhatsApp',
      'Bulk Email',
      'Delete',
      'Archive',
    ])
    await press('Clear Selection')
    await isBarGone()
    // Shift takes the range.
    await tick(1)
    fireEvent.click(box(4), { shiftKey: true })
    expect(selected()).toBe('4 selected')
    await act(() => router.navigate('/lms/?sort=name'))
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('name'))
    expect(selected()).toBe('4 selected')
    await act(() => router.navigate('/lms/?search=Lead'))
    await isBarGone()
    await tick(3)
    await press('Edit')
    await waitFor(() => expect(router.state.location.search).toBe(`?search=Lead&edit=${leadId(3)}`))
  })

  it('L-067 L-069 C-086 Select All means every lead of the list, on all pages; to delete above 100 the number must be typed', async () => {
    leads = Array.from({ length: 400 }, (_, place) => leadAt(place + 1))
    server.on(leadListEndpoints.bulk, () => ({ reply: done(399) }))
    await open('/lms/?search=Lead')
    await tick(1)
    await press('Select All')
    expect(selected()).toBe('400 selected')
    await press('Select All')
    await isBarGone()
    await tick(1)
    await press('Select All')
    await tick(2)
    expect(selected()).toBe('399 selected')
    await press('Archive')
    await isBarGone()
    const all = { filter: { type: 0, search: 'Lead' }, expected: 400 }
    expect(bulkBody()).toEqual([expect.objectContaining({ ...all, exceptIds: [leadId(2)] })])

    await tick(1)
    await press('Select All')
    await press('Delete')
    const question = await dialog('Do you want to delete the Lead?')
    const confirm = question.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
    const number = question.getByLabelText('To go on, type the number of leads: 400')
    await enterText(number, '399')
    expect(confirm.disabled).toBe(true)
    await replaceText(number, '400')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Delete Lead Successfully')).toBeTruthy()
    expect(bulkBody().at(-1)).toEqual(expect.objectContaining({ ...all, confirmCount: 400 }))
  })

  it('L-065 says who may not: without the right to edit nothing is opened or sent', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    await open()
    await tick(1)
    for (const name of ['Assign to', 'Move to stage', 'Send Email', 'Edit', 'Delete', 'Archive']) {
      await press(name)
      expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(bulkBody()).toEqual([])
  })

  it('Use 15 who only reads sees the actions grey with the reason', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    await open()
    await tick(1)
    for (const name of ['Assign to', 'Move to stage', 'Send Email', 'Edit', 'Delete', 'Archive'])
      expect(whyLocked(bar().getByRole('button', { name })), name).toBe('Access disabled by Admin')
    expect(whyLocked(bar().getByRole('button', { name: 'Select All' }))).toBe('')
  })

  it('L-257 C-090 quoting and converting have rights of their own', async () => {
    const crm = { edit: true, canAssign: true }
    signInAs(server, { rights: { crm, quotation: { edit: false }, pmt: { canCreateProject: false } } })
    await open()
    await tick(1)
    for (const name of ['Send Quotation', 'Convert to project'])
      expect(whyLocked(bar().getByRole('button', { name })), name).toBe('Access disabled by Admin')
    expect(whyLocked(bar().getByRole('button', { name: 'Send Email' }))).toBe('')
  })

  it('L-064 L-065 on a phone by a long press, or by Select', async () => {
    setScreenWidth(390)
    await open()
    await user.click(screen.getByRole('button', { name: 'Select' }))
    expect(selected()).toBe('0 selected')
    await user.click(screen.getByText('Lead 2'))
    expect(selected()).toBe('1 selected')
    await user.click(bar().getByRole('button', { name: 'More actions' }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Move to stage',
      'Tag',
      'Follow-up',
      'Send Email',
      'Send Quotation',
      'Convert to project',
      'Edit',
      'View remark',
      'Delete',
      'Archive',
    ])
    await user.keyboard('{Escape}')
    await press('Clear Selection')
    await isBarGone()
    fireEvent.pointerDown(screen.getByText('Lead 1'), { isPrimary: true, clientX: 5, clientY: 5 })
    await waitFor(() => expect(selected()).toBe('1 selected'))
  })
})

it('C-066 L-068 archives what is selected, offers Undo, and reports what was refused', async () => {
  server.on(leadListEndpoints.bulk, () => ({ reply: done(2) }))
  await open()
  await tick(1, 2)
  const before = asked.length
  await press('Archive')
  expect(await screen.findByText('Leads Archive Successfully')).toBeTruthy()
  await isBarGone()
  expect(bulkBody()).toEqual([
    expect.objectContaining({ leadIds: [leadId(1), leadId(2)], archiveStatus: true }),
  ])
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 lead is as before.')).toBeTruthy()
  expect(sentTo('/api/leads/undo-bulk')).toEqual([{ undoId }])

  // The list has changed meanwhile: the selection is kept.
  server.on(leadListEndpoints.bulk, () => ({ refusal: bulkRefusals.listChanged(5) }))
  await tick(1)
  await press('Select All')
  await press('Archive')
  expect(await screen.findByText(bulkRefusals.listChanged(5).text)).toBeTruthy()
  expect(selected()).toBe('4 selected')

  const refused = [{ id: leadId(3), name: 'Lead 3', reason: 'Already archived.' }]
  server.on(leadListEndpoints.bulk, () => ({ reply: { done: 3, refused, refusedCount: 1, undoId } }))
  await press('Archive')
  const report = await dialog('Some leads stayed as they are')
  expect(report.getByText('Done for 3 of 4 leads. These stayed as they are:')).toBeTruthy()
  expect(report.getByRole('listitem').textContent).toBe('Lead 3Already archived.')
})

it('L-069 L-074 L-075 L-077 L-078 asks before it deletes, can be tried again after a failure, and undone', async () => {
  await open()
  await tick(1)
  await press('Delete')
  const first = await dialog('Do you want to delete the Lead?')
  expect(first.getAllByRole('button').map((button) => button.textContent)).toEqual(['', 'Cancel', 'Delete'])
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bulkBody()).toEqual([])
  expect(selected()).toBe('1 selected')

  server.on(leadListEndpoints.bulk, () => ({ refusal: broken }))
  await tick(2)
  await press('Delete')
  const question = await dialog('Do you want to delete the Lead?')
  expect(question.getByText(/^2 leads will leave the lists/)).toBeTruthy()
  const confirm = question.getByRole('button', { name: 'Delete' })
  await user.click(confirm)
  expect(await question.findByText('Oops Something Went Wrong')).toBeTruthy()

  server.on(leadListEndpoints.bulk, () => {
    leads = leads.slice(2)
    return { reply: done(2) }
  })
  const counted = counts()
  // The two clicks of a double click send one call. A browser lets promises go on between them, and nothing else for sure.
  await act(async () => {
    confirm.click()
    for (let turn = 0; turn < 10; turn++) await null
    confirm.click()
  })
  expect(await screen.findByText('Delete Lead Successfully')).toBeTruthy()
  const body = expect.objectContaining({ leadIds: [leadId(1), leadId(2)] })
  expect(bulkBody()).toEqual([body, body])
  await waitFor(() => expect(screen.queryByText('Lead 1')).toBeNull())
  expect(counts()).toBeGreaterThan(counted)
  await isBarGone()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentTo('/api/leads/undo-bulk')).toEqual([{ undoId }]))
})

describe('assigning', () => {
  const assigned = () => sentTo('/user/assign-multiple-leads')
  const askWhom = async () => {
    await press('Assign to')
    return dialog('Assign Lead to')
  }

  it('L-206 L-207 L-209 L-210 L-211 one lead or several: who they are, whom they go to, and the list is read again', async () => {
    const kavya = {
      id: leadId(802),
      fullName: 'Kavya Menon',
      role: 'Designer',
      email: 'kavya@malhardesign.in',
    }
    leads = leads.map((lead) => ({ ...lead, assignee: kavya }))
    server.on(teamEndpoints.assignable, () => ({ reply: [kavya, rohan] }))
    server.on(leadListEndpoints.assignMultiple, () => ({ reply: done(1) }))
    await open('/leads/8')
    await tick(1)
    const panel = await askWhom()
    for (const text of ['Lead 1', '98450 21763', 'ananya.iyer@example.in'])
      expect(panel.getByText(text)).toBeTruthy()
    // Typing where somebody is named already looks for another.
    const field = panel.getByRole<HTMLInputElement>('combobox', { name: 'Assign To' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('Kavya Menon')
    await user.keyboard('roh{Enter}')
    leads = leads.slice(1)
    const before = [asked.length, counts()] as const
    await user.click(panel.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Assign Lead Successfully')).toBeTruthy()
    expect(assigned()).toEqual([expect.objectContaining({ leadIds: [leadId(1)], assignedTo: leadId(801) })])
    await isBarGone()
    await waitFor(() => expect(screen.queryByText('Lead 1')).toBeNull())
    expect(asked.length).toBeGreaterThan(before[0])
    expect(counts()).toBeGreaterThan(before[1])
    act(dismissToasts)

    server.on(leadListEndpoints.assignMultiple, () => ({ refusal: broken }))
    await tick(2, 3, 4)
    const modal = await askWhom()
    expect(modal.getByText('3 Leads Selected')).toBeTruthy()
    await user.click(modal.getByRole('combobox', { name: 'Assign To' }))
    await user.click(await screen.findByRole('option', { name: 'Rohan Shah' }))
    await user.click(modal.getByRole('button', { name: 'Apply' }))
    expect(await modal.findByText('Oops Something Went Wrong')).toBeTruthy()
    server.on(leadListEndpoints.assignMultiple, () => ({ reply: done(3) }))
    await user.click(modal.getByRole('button', { name: 'Apply' }))
    const told = await screen.findByText('Assign Lead Successfully')
    expect(told.nextSibling?.textContent).toBe('3 leads')
    expect(assigned()).toHaveLength(3)
    expect(assigned()[2]).toEqual(
      expect.objectContaining({ leadIds: [leadId(2), leadId(3), leadId(4)], assignedTo: leadId(801) }),
    )
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sentTo('/api/leads/undo-bulk')).toEqual([{ undoId }]))
  })

  it('L-208 without canAssign the selector is locked and says why', async () => {
    signInAs(server, { rights: rights({ canAssign: false }) })
    await open()
    await tick(1)
    const panel = await askWhom()
    expect(panel.getByText('Access Disabled by the Admin')).toBeTruthy()
    expect(panel.getByRole<HTMLInputElement>('combobox', { name: 'Assign To' }).disabled).toBe(true)
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(true)
  })
})

describe('a lead that others were merged into', () => {
  it('offers to undo that, as long as it can be', async () => {
    leads = [leadAt(1, { historyCount: 3 })]
    const [lead] = leads as [LeadRow]
    const at = '2026-11-10T05:00:00.000Z'
    const merges = [
      { id: leadId(701), name: 'Anu Iyer', at, canUndo: true },
      { id: leadId(702), name: 'Old One', at, canUndo: false },
    ]
    server.on(leadCaptureEndpoints.byId, () => ({ reply: detailOf(lead, { merges }) }))
    server.on(leadCaptureEndpoints.undoMerge, () => ({ reply: { id: lead.id, updatedAt: at } }))
    await open()
    await tick(1)
    await user.click(await bar().findByRole('button', { name: 'Undo merge with Anu Iyer' }))
    expect(await screen.findByText('The two leads are apart again.')).toBeTruthy()
    expect(sentTo('/api/leads/undo-merge')).toEqual([{ mergeId: leadId(701) }])
    await isBarGone()
  })
})
