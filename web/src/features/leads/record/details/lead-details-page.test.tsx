import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { absentLeadTexts, detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { panelTexts } from '@foyer/contract/leads/messages/preview'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addresses } from '../../../../app/addresses'
import { enterText, replaceText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { whyLocked } from '../../../../testing/locked'
import { renderAt, renderPage } from '../../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { serveLeadPage } from '../../../../testing/samples/lead-page'
import { changeReplies } from '../../../../testing/samples/older-replies'
import { rights, signInAs } from '../../../../testing/samples/people'
import { makePipeline } from '../../../../testing/samples/pipeline'
import { giveElementsHeight } from '../../../../testing/screen-size'
import { LeadDetailsPage } from './lead-details-page'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  giveElementsHeight()
})

const address = `/leads/lead-full-details/${leadId(1)}`
const [unassigned, assigned, siteVisit, , won] = makePipeline('Site Visit', 'Proposal Sent').stages
const statuses = [
  { id: 21, name: 'To be visited' },
  { id: 22, name: 'Visited' },
]
const inSiteVisit = { ...siteVisit, statuses } as LeadDetail['stage']

/** Without the list that it is left for, which takes long to be drawn. */
const renderAlone = (at: string) =>
  renderAt(at, [
    { path: addresses.leadDetails(':id'), element: <LeadDetailsPage /> },
    { path: '*', element: null },
  ])

const open = async (
  changes: Partial<LeadDetail> = {},
  more: Partial<Parameters<typeof serveLeadPage>[1]> = {},
  draw: (address: string) => ReturnType<typeof renderPage> = renderPage,
) => {
  signInAs(server)
  const lead = detailOf(leadAt(1, { stage: inSiteVisit, statusId: 21 }), changes)
  const page = serveLeadPage(server, { lead, ...more })
  page.pipeline.stages[2] = { ...inSiteVisit, leads: 0 }
  const view = draw(address)
  await screen.findByRole('heading', { level: 1 })
  return { ...page, page, ...view }
}

const pick = async (label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const shownIn = (label: string) => (screen.getByRole('combobox', { name: label }) as HTMLInputElement).value

describe('the head', () => {
  it('D-001 D-009 D-012 has a way back, the name and a menu, in which Edit Lead opens the form here', async () => {
    const { router } = await open({ area: 'large' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lead 1')
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
    expect(screen.getByText('No remarks available')).toBeTruthy()
    // Only an area with a figure in it is shown.
    const more = within(screen.getByRole('region', { name: 'Additional Details' }))
    expect((await more.findByText('Area')).parentElement?.textContent).toBe('Area–')
    await user.click(screen.getByRole('button', { name: panelTexts.more }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit Lead',
      'Assign Lead to',
      'Site visit',
      'Send a Quotation',
      'Convert to project',
      'Archive',
      'Delete Lead',
    ])
    await user.click(items[0] as HTMLElement)
    expect(router.state.location.search).toBe(`?edit=${leadId(1)}`)
    expect(await screen.findByRole('dialog', { name: 'Edit Lead' })).toBeTruthy()
  })

  it('D-019 Convert to project goes to /pmt/ with the lead', async () => {
    const { router } = await open({})
    await user.click(screen.getByRole('button', { name: panelTexts.more }))
    await user.click(await screen.findByRole('menuitem', { name: 'Convert to project' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pmt/'))
    expect(router.state.location.search).toBe(`?leadId=${leadId(1)}`)
  })

  it('D-002 goes back to where one came from, or to the list', async () => {
    const { router } = await open({}, {}, renderAlone)
    const back = async () => {
      await user.click(await screen.findByRole('button', { name: 'Back' }))
      await waitFor(() => expect(router.state.location.pathname).not.toBe(address))
    }
    await back()
    expect(router.state.location.pathname).toBe('/lms/')
    await act(() => router.navigate('/leads/9?search=rao'))
    await act(() => router.navigate(address))
    await back()
    expect(router.state.location.search).toBe('?search=rao')
    // The lead that a merged one led to, if nothing came before it.
    await act(() => router.navigate(address))
    await act(() => router.navigate(address, { replace: true }))
    vi.spyOn(window.history, 'state', 'get').mockReturnValueOnce({ idx: 0 })
    await back()
    expect(router.state.location.pathname).toBe('/lms/')
  })

  it('D-020 Delete Lead says when it failed; then it says so, offers Undo, and leaves the page', async () => {
    const { address: at } = await open({}, {}, renderAlone)
    const asked: unknown[] = []
    server.on(leadListEndpoints.bulk, () => ({ refusal: { status: 500, code: 'x', text: '' } }))
    await user.click(screen.getByRole('button', { name: panelTexts.more }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Lead' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByText('Oops Something Went Wrong')).toBeTruthy()
    expect(at()).toBe(address)
    server.on(leadListEndpoints.bulk, (input) => {
      asked.push(input)
      return { reply: { done: 1, refused: [], refusedCount: 0, undoId: leadId(7) } }
    })
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Delete Lead Successfully')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    await waitFor(() => expect(at()).toBe('/lms/'))
    expect(asked).toMatchObject([{ action: 'delete', selection: { ids: [leadId(1)] } }])
  })
})

describe('stage and status', () => {
  it('C-165 L-114 a move to Lost asks why before it is made; the reason stands on the page', async () => {
    const { actions, page } = await open()
    await pick('Stage', 'Lost')
    const question = within(await screen.findByRole('dialog', { name: 'Why is Lead 1 not interested?' }))
    await user.click(question.getByRole('button', { name: 'Save' }))
    expect(await question.findByText('Please choose or write a reason.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect([actions, shownIn('Stage')]).toEqual([[], 'Site Visit'])
    await pick('Stage', 'Lost')
    const again = within(await screen.findByRole('dialog'))
    await pick('Reason', 'Chose another firm')
    page.lead = { ...page.lead, reasonNotInterested: 'Chose another firm' }
    await user.click(again.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not interested because: Chose another firm')).toBeTruthy()
    expect(actions).toMatchObject([{ reason: 'Chose another firm' }])
  })

  it('D-003 C-074 a chosen stage or status is saved at once, and can be taken back; asks before Won', async () => {
    const { actions, page } = await open()
    expect(shownIn('Status')).toBe('To be visited')
    await pick('Status', 'Visited')
    await waitFor(() => expect(shownIn('Status')).toBe('Visited'))
    expect(actions).toMatchObject([{ statusId: 22, stageId: undefined }])

    expect(shownIn('Stage')).toBe('Site Visit')
    await pick('Stage', 'Proposal Sent')
    await waitFor(() => expect(shownIn('Stage')).toBe('Proposal Sent'))
    const to = page.pipeline.stages.find(({ name }) => name === 'Proposal Sent')?.id
    expect(actions[1]).toMatchObject({ leadId: leadId(1), stageId: to, statusId: undefined })
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()

    // A colleague changes it.
    page.lead = { ...page.lead, stage: assigned as LeadDetail['stage'], statusId: undefined }
    server.tell({ name: 'changed', about: ['leads'], ids: [leadId(1)] })
    await waitFor(() => expect(shownIn('Stage')).toBe('Assigned'))

    await pick('Stage', 'Won')
    await user.click(await screen.findByRole('button', { name: 'Mark as Won' }))
    await waitFor(() => expect(actions[2]).toMatchObject({ stageId: won?.id }))
  })

  it('D-004 a Won lead is fixed; an admin can reopen it with a reason', async () => {
    signInAs(server, { isAdmin: true })
    const lead = detailOf(leadAt(1, { stage: won as LeadDetail['stage'] }))
    serveLeadPage(server, { lead })
    const asked: unknown[] = []
    server.on(leadWorkEndpoints.reopen, (input) => {
      asked.push(input)
      return { reply: { ...lead, stage: inSiteVisit } }
    })
    renderPage(address)
    const stage = await screen.findByRole('combobox', { name: 'Stage' })
    expect((stage as HTMLInputElement).disabled).toBe(true)
    expect((screen.getByRole('combobox', { name: 'Status' }) as HTMLInputElement).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: panelTexts.more }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }))
    await enterText(await screen.findByRole('textbox', { name: 'Reason' }), 'Client changed plans')
    await user.click(screen.getByRole('button', { name: 'Reopen' }))
    await waitFor(() => expect(asked).toEqual([{ leadId: leadId(1), reason: 'Client changed plans' }]))
  })

  it('D-005 D-022 without an assignee neither can be changed, and one can be given; a corporate lead is called by its company', async () => {
    await open({
      type: 'corporate',
      companyName: 'Brigade Towers',
      assignee: undefined,
      stage: unassigned as LeadDetail['stage'],
      statusId: undefined,
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brigade Towers')
    expect(screen.getByText('Corporate · Lead 1')).toBeTruthy()
    expect((screen.getByRole('combobox', { name: 'Stage' }) as HTMLInputElement).disabled).toBe(true)
    expect((screen.getByRole('combobox', { name: 'Status' }) as HTMLInputElement).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Assign Lead to' }))
    expect(await screen.findByRole('dialog', { name: 'Assign Lead to' })).toBeTruthy()
  })

  it.each([
    ['without a type', 'Brigade Towers', 'Brigade Towers', /"type":0,/],
    ['of type 0', 'Brigade Towers', 'Lead 1', /never/],
    ['without a type', undefined, 'Lead 1', /"type":0,/],
  ])('D-022 a lead %s, with the company %s, is called %s', async (_what, companyName, name, leftOut) => {
    changeReplies('/api/get-lead-by-id', (text) => text.replace(leftOut, ''))
    await open({ companyName }, {}, renderAlone)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
  })
})

it('D-006 D-007 L-107 L-108 a day of closure is saved once it is picked or typed and left, and what is no day stays with a message; tags are put on and taken off', async () => {
  const vastu = { id: leadId(31), name: 'Vastu', colour: 'Yellow' as const }
  const villa = { id: leadId(32), name: 'Villa', colour: 'Green' as const }
  await open({ expectedClosure: '2026-12-18', tags: [vastu] })
  const asked: unknown[] = []
  const hear =
    (what: string) => (input: { leadId: string; tagId?: string; expectedClosure?: string | null }) => {
      asked.push([what, input.leadId, input.tagId ?? input.expectedClosure])
      return { reply: { id: leadId(1), updatedAt: '2026-11-15T05:00:00.000Z' } }
    }
  server.on(leadCaptureEndpoints.addExpectedClosure, hear('closure'))
  server.on(leadCaptureEndpoints.addTag, hear('add'))
  server.on(leadCaptureEndpoints.removeTag, hear('remove'))
  const field = screen.getByRole('textbox', { name: 'Expected Closure' })
  expect((field as HTMLInputElement).value).toBe('18-12-2026')
  await replaceText(field, '24-12-26')
  expect(asked).toEqual([])
  await user.tab()
  await waitFor(() => expect(asked).toEqual([['closure', leadId(1), '2026-12-24']]))
  await replaceText(field, 'next week')
  await user.tab()
  expect(screen.getByText('Please enter a date, such as 31-12-2026.')).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('next week')
  expect(asked).toHaveLength(1)

  const known = { createdBy: undefined, updatedAt: '2026-11-01T05:00:00.000Z' }
  server.on(tagEndpoints.list, () => ({ reply: [vastu, villa].map((tag) => ({ ...tag, ...known })) }))
  server.tell({ name: 'changed', about: ['tags'] })
  await user.click(await screen.findByRole('button', { name: 'Add Tag' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Villa' }))
  await waitFor(() => expect(asked.at(-1)).toEqual(['add', leadId(1), villa.id]))
  await user.click(screen.getByRole('button', { name: detailsPageTexts.removeTag('Vastu') }))
  await waitFor(() => expect(asked.at(-1)).toEqual(['remove', leadId(1), vastu.id]))
})

describe('what is known', () => {
  it('D-008 D-009 D-013 D-017 shows phone, email, address and the time of a follow-up, and hands that to the calendar', async () => {
    await open({
      address: 'B-1204, Whitefield',
      city: 'Bengaluru',
      postalCode: '560048',
      followUpOn: '2031-11-20',
      followUpTime: '09:05',
    })
    expect(screen.getByRole('link', { name: '98450 21763' }).getAttribute('href')).toBe('tel:+919845021763')
    expect(screen.getByRole('link', { name: 'ananya.iyer@example.in' })).toBeTruthy()
    expect(screen.getByText('B-1204, Whitefield, Bengaluru 560048')).toBeTruthy()
    expect(screen.getByText('20 Nov 2031, 9:05 AM')).toBeTruthy()
    expect(await screen.findByText('Sales Pipeline')).toBeTruthy()
    const log = screen.getByRole('region', { name: 'Log History' })
    expect(await within(log).findByText('No logs to show')).toBeTruthy()

    const files: Blob[] = []
    const names: string[] = []
    URL.createObjectURL = (file) => {
      files.push(file as Blob)
      return 'blob:follow-up'
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await user.click(screen.getByRole('button', { name: detailsPageTexts.toCalendar }))
    expect(names).toEqual(['Follow-up Lead 1.ics'])
    expect(await files[0]?.text()).toContain('DTSTART:20311120T033500Z')
  })

  it('D-010 D-011 D-012 eight facts and the company’s own, everybody else, and remarks', async () => {
    const contact = {
      firstName: 'Sanjana',
      lastName: 'Bhat',
      designation: 'Principal',
      type: 'Architect',
      email: 'sanjana@bhatrao.in',
      phones: ['+91 9902041166'],
    }
    await open(
      {
        area: '1,840',
        areaUnit: 'sqft',
        sourceName: 'Reel, Oct',
        lastCallAt: '2026-11-10T05:12:00.000Z',
        customValues: [{ fieldId: 'f1', label: 'Possession', type: 'date', value: '2027-01-15' }],
        remarks: 'Prefers natural finishes',
      },
      { details: { contacts: [contact] } },
    )
    expect(screen.getByText('Prefers natural finishes')).toBeTruthy()
    const facts = within(screen.getByRole('region', { name: 'Additional Details' }))
    await facts.findByText('Budget')
    expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Budget',
      'Area',
      'Work Scope',
      'Source Name',
      'Lead Source',
      'Assigned To',
      'Last Call',
      'Call Outcome',
      'Possession',
    ])
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₹18,50,000',
      '1,840 sqft',
      'Interior Design Services',
      'Reel, Oct',
      'Instagram',
      'Kavya Menon',
      expect.stringContaining('10:42 AM'),
      'Interested',
      '15 Jan 2027',
    ])
    await user.click(screen.getByRole('button', { name: 'Additional Details' }))
    expect(facts.queryByText('Budget')).toBeNull()

    const others = within(screen.getByRole('region', { name: 'Other Contact details' }))
    const [head, row] = (await others.findAllByRole('row')).map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    )
    expect(head).toEqual(['Contact Type', 'Name', 'Designation', 'Phone number', 'Email address'])
    expect(row).toEqual(['Architect', 'Sanjana Bhat', 'Principal', '99020 41166', 'sanjana@bhatrao.in'])
    await user.click(screen.getByRole('button', { name: 'Other Contact details' }))
    expect(others.queryByRole('table')).toBeNull()
  })

  it('takes a remark with its kind and empties the box; asks before one that is not saved is left', async () => {
    const { actions, address: at } = await open()
    const box = screen.getByRole('textbox', { name: detailsPageTexts.remarkBox })
    await enterText(box, 'Liked the teak palette')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    const prompt = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(prompt.getByRole('button', { name: 'Cancel' }))
    expect(at()).toBe(address)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('radio', { name: 'Client Visit' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''))
    expect(actions).toMatchObject([{ comment: 'Liked the teak palette', remarkType: 'client-visit' }])
  })

  it('takes how a call went, its words and the next step in one update; Not Interested asks why', async () => {
    const { actions } = await open({ followUpOn: undefined, followUpTime: undefined })
    await enterText(screen.getByRole('textbox', { name: detailsPageTexts.remarkBox }), 'Rang twice')
    await user.click(screen.getByRole('button', { name: 'No Response' }))
    await replaceText(screen.getByRole('textbox', { name: 'Follow-up date' }), '05-01-2031')
    await replaceText(screen.getByLabelText('Follow-up time'), '16:30')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(actions).toHaveLength(1))
    expect(actions[0]).toMatchObject({
      callStatus: 'no-response',
      comment: 'Rang twice',
      followUp: { on: '2031-01-05', time: '16:30' },
    })
    await user.click(await screen.findByRole('button', { name: 'Not Interested' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please choose or write a reason.')).toBeTruthy()
    expect(actions).toHaveLength(1)
  })

  it('links to the same enquiry with somebody else, and takes a merged lead out again', async () => {
    await open({
      siblings: [{ id: leadId(2), name: 'Lead 2', assignee: 'Arjun Nair' }],
      merges: [{ id: leadId(9), name: 'Lead 3', at: '2026-11-10T05:12:00.000Z', canUndo: true }],
    })
    expect(screen.getByRole('link', { name: 'Lead 2' }).getAttribute('href')).toBe(
      `/leads/lead-full-details/${leadId(2)}`,
    )
    const asked: unknown[] = []
    server.on(leadCaptureEndpoints.undoMerge, (input) => {
      asked.push(input)
      return { reply: { id: leadId(1), updatedAt: '2026-11-15T05:00:00.000Z' } }
    })
    await user.click(screen.getByRole('button', { name: detailsPageTexts.undoMergeOf('Lead 3') }))
    await waitFor(() => expect(asked).toEqual([{ mergeId: leadId(9) }]))
  })
})

it('D-021 those who may not edit are told so', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  const { actions, pipeline } = serveLeadPage(server, { lead: detailOf(leadAt(1, { stage: inSiteVisit })) })
  pipeline.stages[2] = { ...inSiteVisit, leads: 0 }
  renderPage(address)
  await screen.findByRole('heading', { level: 1 })
  const told = async () => {
    const text = await screen.findByText('Access disabled by Admin')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(text.isConnected).toBe(false))
  }
  for (const label of ['Stage', 'Status']) {
    await user.click(screen.getByRole('combobox', { name: label }))
    await told()
  }
  await user.click(screen.getByRole('textbox', { name: 'Expected Closure' }))
  await told()
  expect(screen.queryByRole('option')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add Tag' }))
  await told()
  for (const item of ['Edit Lead', 'Assign Lead to', 'Delete Lead']) {
    await user.click(screen.getByRole('button', { name: panelTexts.more }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    await told()
  }
  expect(actions).toEqual([])
})

describe('a lead that cannot be shown', () => {
  const refused = (details?: Record<string, unknown>) => {
    signInAs(server)
    serveLeadPage(server, { lead: detailOf(leadAt(1)) })
    let isBack = false
    server.on(leadCaptureEndpoints.byId, () =>
      isBack
        ? { reply: detailOf(leadAt(1)) }
        : { refusal: { ...captureRefusals.gone, ...(details && { details }) } },
    )
    server.on(leadCaptureEndpoints.edit, () => {
      isBack = true
      return { reply: { id: leadId(1), updatedAt: '2026-11-15T05:00:00.000Z' } }
    })
    return renderPage(address)
  }

  it('D-023 an unknown one, with the way to the list', async () => {
    refused()
    expect(await screen.findByRole('heading', { name: absentLeadTexts.unknown })).toBeTruthy()
    expect(screen.getByRole('link', { name: absentLeadTexts.allLeads }).getAttribute('href')).toBe('/lms/')
  })

  it('D-023 a deleted one can be brought back by an admin', async () => {
    refused({ isDeleted: true })
    await user.click(await screen.findByRole('button', { name: absentLeadTexts.restore }))
    expect(await screen.findByRole('heading', { name: 'Lead 1' })).toBeTruthy()
  })

  it('D-023 a merged one leads to the one that stayed', async () => {
    refused({ mergedInto: leadId(4) })
    const link = await screen.findByRole('link', { name: absentLeadTexts.openKept })
    expect(link.getAttribute('href')).toBe(`/leads/lead-full-details/${leadId(4)}`)
  })

  it('D-023 one that goes while it is looked at; the words of somebody who writes about it stay, and come back with the lead', async () => {
    const { page } = await open()
    server.on(leadCaptureEndpoints.byId, () => ({ refusal: captureRefusals.gone }))
    server.tell({ name: 'changed', about: ['leads'], ids: [page.lead.id] })
    expect(await screen.findByRole('heading', { name: absentLeadTexts.unknown })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'What you had written' })).toBeNull()
    server.on(leadCaptureEndpoints.byId, () => ({ reply: page.lead }))
    server.tell({ name: 'changed', about: ['leads'], ids: [page.lead.id] })
    await screen.findByRole('heading', { name: 'Lead 1' })

    await enterText(screen.getByRole('textbox', { name: detailsPageTexts.remarkBox }), 'Wants oak floors')
    server.on(leadCaptureEndpoints.byId, () => ({
      refusal: { ...captureRefusals.gone, details: { isDeleted: true } },
    }))
    server.tell({ name: 'changed', about: ['leads'], ids: [page.lead.id] })
    expect(await screen.findByRole('heading', { name: absentLeadTexts.deleted })).toBeTruthy()
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What you had written' })
    expect(kept.value).toBe('Wants oak floors')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    await user.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(await screen.findByText(/^The text could not be copied/)).toBeTruthy()
    expect(kept.selectionEnd).toBe('Wants oak floors'.length)

    server.on(leadCaptureEndpoints.edit, () => {
      server.on(leadCaptureEndpoints.byId, () => ({ reply: page.lead }))
      return { reply: { id: page.lead.id, updatedAt: '2026-11-15T05:00:00.000Z' } }
    })
    await user.click(screen.getByRole('button', { name: absentLeadTexts.restore }))
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: detailsPageTexts.remarkBox })
    expect(box.value).toBe('Wants oak floors')
  })
})

it('Use 15 who only reads is told so on top; remark, tags and menu are grey with the reason', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  serveLeadPage(server, { lead: detailOf(leadAt(1, { stage: inSiteVisit })) })
  renderPage(address)
  await screen.findByRole('heading', { level: 1 })
  expect(await screen.findByText('You can look at leads, not change them.')).toBeTruthy()
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: detailsPageTexts.remarkBox })
  expect(box.disabled).toBe(true)
  for (const name of ['Add Tag', 'Save'])
    expect(whyLocked(screen.getByRole('button', { name })), name).toBe('Access disabled by Admin')
  for (const name of ['Stage', 'Status'])
    expect(screen.getByRole('combobox', { name }).getAttribute('aria-description')).toBe(
      'Access disabled by Admin',
    )
  await user.click(screen.getByRole('button', { name: panelTexts.more }))
  for (const item of await screen.findAllByRole('menuitem'))
    expect(whyLocked(item), item.textContent ?? '').toBe('Access disabled by Admin')
})
