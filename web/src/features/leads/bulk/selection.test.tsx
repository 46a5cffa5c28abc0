import { refusal } from '@foyer/contract/kit/refusal'
import { bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/capture-endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { detailOf, leadAt, leadId } from '../../../testing/lead-detail'
import { serveLeads } from '../../../testing/leads'
import { rights, signInAs } from '../../../testing/people'
import { renderPage } from '../../../testing/render'
import { giveElementsHeight, setScreenWidth } from '../../../testing/screen-size'
import { dismissToast, toastStore } from '../../../ui/toast'

const user = userEvent.setup()
const undoId = leadId(900)
const broken = refusal(500, 'broken', 'Something went wrong on our side.')
const done = (count: number) => ({ done: count, refused: [], refusedCount: 0, undoId })

let server: ReturnType<typeof fakeServer>
let leads: LeadRow[]
let asked: ReturnType<typeof serveLeads>
beforeEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  leads = [1, 2, 3, 4].map((place) => leadAt(place))
  asked = serveLeads(server, () => leads)
  server.on(leadListEndpoints.undoBulk, () => ({ reply: done(1) }))
  server.on(teamEndpoints.assignable, () => ({
    reply: [{ id: leadId(801), fullName: 'Rohan Shah', role: 'Designer', email: 'rohan@malhardesign.in' }],
  }))
})

const open = async (address = '/lms/') => {
  const view = renderPage(address)
  await screen.findByText('Lead 1')
  return view
}
const box = (place: number) => screen.getByLabelText(`Select Lead ${place}`)
const tick = (...places: number[]) =>
  places.reduce((before, place) => before.then(() => user.click(box(place))), Promise.resolve())
const bar = () => within(screen.getByLabelText('Selected leads'))
const press = (name: string) => user.click(bar().getByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sentTo = (path: string) => server.calls.filter((call) => call.path === path).map(({ body }) => body)
const bulkBody = () => sentTo('/user/leads/bulk-update')
const isBarGone = () => waitFor(() => expect(screen.queryByLabelText('Selected leads')).toBeNull())
const actions = () =>
  bar()
    .getAllByRole('button')
    .slice(1)
    .map((button) => button.textContent)

describe('the selection bar', () => {
  it('L-064 L-065 shows how many are selected, and what can be done with one', async () => {
    await open()
    await tick(2)
    expect(bar().getByRole('status').textContent).toBe('1 selected')
    expect(actions()).toEqual(['Select All', 'Assign to', 'Edit', 'Delete', 'Archive'])
    await press('Clear Selection')
    await isBarGone()
  })

  it('L-066 offers what can be done with several, and Merge for exactly two', async () => {
    await open()
    await tick(1, 2)
    expect(actions()).toEqual(['Select All', 'Assign to', 'Merge', 'Delete', 'Archive'])
    await tick(3)
    expect(bar().getByRole('status').textContent).toBe('3 selected')
    expect(actions()).toEqual(['Select All', 'Assign to', 'Delete', 'Archive'])
  })

  it('L-064 Shift takes the range', async () => {
    await open()
    await tick(1)
    fireEvent.click(box(4), { shiftKey: true })
    expect(bar().getByRole('status').textContent).toBe('4 selected')
  })

  it('L-067 Select All means every lead of the list, on all pages, and clears on a second press', async () => {
    leads = Array.from({ length: 400 }, (_, place) => leadAt(place + 1))
    server.on(leadListEndpoints.bulk, () => ({ reply: done(399) }))
    await open('/lms/?search=Lead')
    await tick(1)
    await press('Select All')
    expect(bar().getByRole('status').textContent).toBe('400 selected')
    await press('Select All')
    await isBarGone()
    await tick(1)
    await press('Select All')
    await tick(2)
    expect(bar().getByRole('status').textContent).toBe('399 selected')
    await press('Archive')
    await isBarGone()
    expect(bulkBody()).toEqual([
      expect.objectContaining({ filter: { type: 0, search: 'Lead' }, expected: 400, exceptIds: [leadId(2)] }),
    ])
  })

  it('L-068 ends with the list it belongs to, and not with its order', async () => {
    const { router } = await open()
    await tick(1, 2)
    await act(() => router.navigate('/lms/?sort=name'))
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('name'))
    expect(bar().getByRole('status').textContent).toBe('2 selected')
    await act(() => router.navigate('/lms/?search=Lead'))
    await isBarGone()
  })

  it('L-065 Edit opens the lead by its address', async () => {
    const { router } = await open()
    await tick(3)
    await press('Edit')
    await waitFor(() => expect(router.state.location.search).toBe(`?edit=${leadId(3)}`))
  })

  it('L-065 says who may not: without the right to edit nothing is opened or sent', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    await open()
    await tick(1)
    for (const name of ['Assign to', 'Edit', 'Delete', 'Archive']) {
      await press(name)
      expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bulkBody()).toEqual([])
  })

  it('L-064 L-065 on a phone by a long press, or by Select', async () => {
    setScreenWidth(390)
    await open()
    await user.click(screen.getByRole('button', { name: 'Select' }))
    expect(bar().getByRole('status').textContent).toBe('0 selected')
    await user.click(screen.getByText('Lead 2'))
    expect(bar().getByRole('status').textContent).toBe('1 selected')
    await user.click(bar().getByRole('button', { name: 'More actions' }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Edit',
      'View remark',
      'Delete',
      'Archive',
    ])
    await user.keyboard('{Escape}')
    await press('Clear Selection')
    await isBarGone()
    fireEvent.pointerDown(screen.getByText('Lead 1'), { isPrimary: true, clientX: 5, clientY: 5 })
    await waitFor(() => expect(bar().getByRole('status').textContent).toBe('1 selected'))
  })
})

describe('archiving', () => {
  it('C-066 L-068 archives what is selected, says so and offers Undo', async () => {
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
  })

  it('reports what was refused, and why', async () => {
    server.on(leadListEndpoints.bulk, () => ({
      reply: {
        done: 2,
        refused: [{ id: leadId(3), name: 'Lead 3', reason: 'Already archived.' }],
        refusedCount: 1,
        undoId,
      },
    }))
    await open()
    await tick(1, 2, 3)
    await press('Archive')
    const report = await dialog('Some leads stayed as they are')
    expect(report.getByText('Done for 2 of 3 leads. These stayed as they are:')).toBeTruthy()
    expect(report.getByRole('listitem').textContent).toBe('Lead 3Already archived.')
  })

  it('keeps the selection and says why when the list has changed meanwhile', async () => {
    server.on(leadListEndpoints.bulk, () => ({ refusal: bulkRefusals.listChanged(5) }))
    await open()
    await tick(1)
    await press('Select All')
    await press('Archive')
    expect(await screen.findByText(bulkRefusals.listChanged(5).text)).toBeTruthy()
    expect(bar().getByRole('status').textContent).toBe('4 selected')
  })
})

describe('deleting', () => {
  it('L-074 L-075 asks first; Cancel leaves the lead untouched', async () => {
    await open()
    await tick(1)
    await press('Delete')
    const question = await dialog('Do you want to delete the Lead?')
    expect(question.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '',
      'Cancel',
      'Delete',
    ])
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bulkBody()).toEqual([])
    expect(bar().getByRole('status').textContent).toBe('1 selected')
  })

  it('L-069 L-077 deletes each that is selected, reads list and counts anew, and can be undone', async () => {
    server.on(leadListEndpoints.bulk, () => {
      leads = leads.slice(2)
      return { reply: done(2) }
    })
    await open()
    await tick(1, 2)
    await press('Delete')
    const question = await dialog('Do you want to delete the Lead?')
    expect(question.getByText(/^2 leads will leave the lists/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Delete Lead Successfully')).toBeTruthy()
    expect(bulkBody()).toEqual([expect.objectContaining({ leadIds: [leadId(1), leadId(2)] })])
    await waitFor(() => expect(screen.queryByText('Lead 1')).toBeNull())
    await isBarGone()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sentTo('/api/leads/undo-bulk')).toEqual([{ undoId }]))
  })

  it('L-069 the two clicks of a double click send one call', async () => {
    server.on(leadListEndpoints.bulk, () => ({ reply: done(1) }))
    await open()
    await tick(1)
    await press('Delete')
    const question = await dialog('Do you want to delete the Lead?')
    const confirm = question.getByRole('button', { name: 'Delete' })
    // A browser lets promises go on between two clicks, and nothing else for sure.
    await act(async () => {
      confirm.click()
      for (let turn = 0; turn < 10; turn++) await null
      confirm.click()
    })
    expect(await screen.findByText('Delete Lead Successfully')).toBeTruthy()
    expect(bulkBody()).toHaveLength(1)
  })

  it('L-078 says when it failed, and can be tried again', async () => {
    server.on(leadListEndpoints.bulk, () => ({ refusal: broken }))
    await open()
    await tick(1)
    await press('Delete')
    const question = await dialog('Do you want to delete the Lead?')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByText('Oops Something Went Wrong')).toBeTruthy()
    server.on(leadListEndpoints.bulk, () => ({ reply: done(1) }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Delete Lead Successfully')).toBeTruthy()
  })

  it('L-069 C-086 above 100 the number must be typed', async () => {
    leads = Array.from({ length: 101 }, (_, place) => leadAt(place + 1))
    server.on(leadListEndpoints.bulk, () => ({ reply: done(101) }))
    await open()
    await tick(1)
    await press('Select All')
    await press('Delete')
    const question = await dialog('Do you want to delete the Lead?')
    const confirm = question.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
    const number = question.getByLabelText('To go on, type the number of leads: 101')
    await enterText(number, '100')
    expect(confirm.disabled).toBe(true)
    await user.clear(number)
    await user.type(number, '101{Enter}')
    expect(await screen.findByText('Delete Lead Successfully')).toBeTruthy()
    expect(bulkBody()).toEqual([
      expect.objectContaining({ filter: { type: 0 }, expected: 101, confirmCount: 101 }),
    ])
  })
})

describe('assigning', () => {
  const choose = async (panel: Awaited<ReturnType<typeof dialog>>) => {
    await user.click(panel.getByRole('combobox', { name: 'Assign To' }))
    await user.click(await screen.findByRole('option', { name: 'Rohan Shah' }))
  }

  it('L-206 L-207 L-209 L-211 one lead: its name, phone and email, Update, and the list is read anew', async () => {
    server.on(leadListEndpoints.assignMultiple, () => ({ reply: done(1) }))
    await open('/leads/8')
    await tick(1)
    const before = asked.length
    await press('Assign to')
    const panel = await dialog('Assign Lead to')
    for (const text of ['Lead 1', '98450 21763', 'ananya.iyer@example.in'])
      expect(panel.getByText(text)).toBeTruthy()
    await choose(panel)
    leads = leads.slice(1)
    await user.click(panel.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Assign Lead Successfully')).toBeTruthy()
    expect(sentTo('/user/assign-multiple-leads')).toEqual([
      expect.objectContaining({ leadIds: [leadId(1)], assignedTo: leadId(801) }),
    ])
    await isBarGone()
    await waitFor(() => expect(screen.queryByText('Lead 1')).toBeNull())
    expect(asked.length).toBeGreaterThan(before)
    expect(server.calls.filter(({ path }) => /count/i.test(path)).length).toBeGreaterThan(1)
  })

  it('L-206 L-207 L-210 several leads: how many, Apply, and one call for all of them', async () => {
    server.on(leadListEndpoints.assignMultiple, () => ({ reply: done(3) }))
    await open()
    await tick(1, 2, 3)
    await press('Assign to')
    const modal = await dialog('Assign Lead to')
    expect(modal.getByText('3 Leads Selected')).toBeTruthy()
    await choose(modal)
    await user.click(modal.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('Assign Lead Successfully')).toBeTruthy()
    expect(sentTo('/user/assign-multiple-leads')).toEqual([
      expect.objectContaining({ leadIds: [leadId(1), leadId(2), leadId(3)], assignedTo: leadId(801) }),
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sentTo('/api/leads/undo-bulk')).toEqual([{ undoId }]))
  })

  it('L-207 typing where somebody is named already looks for another', async () => {
    leads = [
      leadAt(1, { assignee: { id: leadId(802), fullName: 'Kavya Menon', email: 'kavya@malhardesign.in' } }),
    ]
    server.on(leadListEndpoints.assignMultiple, () => ({ reply: done(1) }))
    await open()
    await tick(1)
    await press('Assign to')
    const panel = await dialog('Assign Lead to')
    const field = panel.getByRole('combobox', { name: 'Assign To' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('roh{Enter}')
    await user.click(panel.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(sentTo('/user/assign-multiple-leads')).toMatchObject([{ assignedTo: leadId(801) }]),
    )
  })

  it('L-209 says when it failed', async () => {
    server.on(leadListEndpoints.assignMultiple, () => ({ refusal: broken }))
    await open()
    await tick(1, 2)
    await press('Assign to')
    const modal = await dialog('Assign Lead to')
    await choose(modal)
    await user.click(modal.getByRole('button', { name: 'Apply' }))
    expect(await modal.findByText('Oops Something Went Wrong')).toBeTruthy()
  })

  it('L-208 without canAssign the selector is locked and says why', async () => {
    signInAs(server, { rights: rights({ canAssign: false }) })
    await open()
    await tick(1)
    await press('Assign to')
    const panel = await dialog('Assign Lead to')
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
