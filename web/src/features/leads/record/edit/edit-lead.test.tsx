import { refusal } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadConflict, LeadDetail, LeadEdit } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import {
  fieldCalled,
  idOf,
  kavya,
  makeField,
  renderLeadDialogs,
  serveLeadForm,
} from '../../../../testing/samples/lead-form'
import { makeLead } from '../../../../testing/samples/leads'
import { rights, signInAs } from '../../../../testing/samples/people'
import { shownFor } from '../../../../testing/toasts'

const user = userEvent.setup({ delay: null })
const leadId = idOf(50)

const makeDetail = (over: Partial<LeadDetail> = {}): LeadDetail => ({
  ...makeLead({ id: leadId, assignee: undefined, teamName: undefined }),
  contacts: [
    {
      firstName: 'Ananya',
      lastName: 'Iyer',
      designation: undefined,
      type: undefined,
      email: 'ananya.iyer@example.in',
      phones: ['+91 9845021763'],
    },
  ],
  remarks: undefined,
  customValues: [],
  team: undefined,
  createdBy: undefined,
  originalEmail: undefined,
  hasQuotation: false,
  wantsNoEmailPrompt: false,
  archivedAt: undefined,
  history: [],
  siblings: [],
  merges: [],
  ...over,
})

let server: ReturnType<typeof fakeServer>
let lead: LeadDetail
let edits: LeadEdit[]
beforeEach(() => {
  server = fakeServer()
  lead = makeDetail()
  edits = []
  server.on(leadCaptureEndpoints.byId, () => ({ reply: lead }))
  server.on(leadCaptureEndpoints.edit, (edit) => {
    edits.push(edit)
    return { reply: { id: leadId, updatedAt: '2026-11-15T06:00:00.000Z' } }
  })
})

const open = async (
  who: Parameters<typeof signInAs>[1] = {},
  over: Parameters<typeof serveLeadForm>[1] = {},
) => {
  signInAs(server, who)
  serveLeadForm(server, over)
  const view = renderLeadDialogs(`/lms/?edit=${leadId}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lead' }))
  await dialog.findByText('Save Lead')
  return { ...view, dialog }
}
const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await replaceText(fieldCalled(label), text)
  await user.tab()
}
const press = (name: string) => user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map((node) => node.textContent)
    .find(Boolean)

describe('Edit Lead', () => {
  it('L-189 L-190 C-158 L-192 L-205 opens filled in, with the country of the phone; Cancel asks only when something was changed', async () => {
    const { dialog, unmount } = await open()
    expect(fieldCalled('First Name').value).toBe('Ananya')
    expect(fieldCalled('Phone Number').value).toBe('9845021763')
    expect(fieldCalled('Budget').value).toBe('18,50,000')
    expect(fieldCalled('City').value).toBe('Bengaluru')
    expect(fieldCalled('Assign To')).toBeTruthy()
    expect(dialog.getByRole('combobox', { name: /: India$/ })).toBeTruthy()
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    unmount()
    await open({ rights: rights({ canAssign: false }) })
    expect(() => fieldCalled('Assign To')).toThrow('0 fields')
    await fill({ City: 'Mysuru' })
    await press('Cancel')
    expect(await screen.findByRole('dialog', { name: 'Do you want to discard the lead ?' })).toBeTruthy()
    await press('Yes')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(edits).toEqual([])
  })

  it('says in words that its address names no lead', async () => {
    signInAs(server)
    serveLeadForm(server)
    server.on(leadCaptureEndpoints.byId, () => ({
      refusal: refusal(400, 'bad-input', 'What was asked for is not known here. Please load the page again.'),
    }))
    renderLeadDialogs(`/lms/?edit=${leadId}`)
    expect(await screen.findByText('This lead cannot be shown')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('L-191 L-193 L-195 L-196 L-197 L-198 says what is wrong, and that all details are needed', async () => {
    await open()
    await fill({ 'First Name': 'Abcdefghijklmnopqrstuvwxyz' })
    expect(fieldCalled('First Name').value).toHaveLength(26)
    expect(screen.getByText('Limit of 24 characters is reached')).toBeTruthy()
    await fill({
      'First Name': '',
      'Phone Number': '9845',
      'Email address': 'ana nya(@example',
      City: 'Bengaluru 560 001 and very far beyond',
      'Zip/Postal Code': '56000',
      Budget: '12345678901',
      Area: '12345678901',
    })
    expect(await screen.findByText('Please enter first name')).toBeTruthy()
    expect(screen.getByText('Number must be greater than 5')).toBeTruthy()
    expect(fieldCalled('Email address').value).toBe('ana nya(@example')
    await user.type(fieldCalled('Email address'), ' (')
    expect(fieldCalled('Email address').value).toBe('ana nya(@example')
    expect(await screen.findByText('Invalid email address')).toBeTruthy()
    expect(await screen.findByText('Invalid Pin Code')).toBeTruthy()
    expect(fieldCalled('City').value).toBe('Bengaluru 560 001 and very far beyond')
    expect(screen.getByText('Maximum length is 23')).toBeTruthy()
    expect(fieldCalled('Budget').value.replaceAll(',', '')).toHaveLength(11)
    expect(fieldCalled('Area').value).toHaveLength(11)
    expect(screen.getAllByText('Maximum length is 9')).toHaveLength(2)
    await press('Save Lead')
    expect(alertText()).toBe('Please enter all the details')
    await fill({ 'Phone Number': '1234567890123456', 'Zip/Postal Code': '' })
    expect(screen.getByText(/^Number must be less {1,2}than 15 Digits$/)).toBeTruthy()
    expect(screen.getByText('Please enter city code')).toBeTruthy()
    expect(edits).toEqual([])
  })

  it('L-194 L-203 C-091 asks about a changed phone, and not about the stored one; sends only what was changed, phones with their code', async () => {
    await open({}, { duplicates: [{ kind: 'hidden', match: 'phone', owner: undefined }] })
    await fill({ 'Phone Number': '9845021999', City: 'mysuru' })
    expect(await screen.findByText('Already handled by a colleague')).toBeTruthy()
    const asked = server.calls.filter(({ path }) => path === '/api/leads/duplicates')
    expect(asked.map(({ query }) => [query.get('phones'), query.get('except')])).toEqual([
      ['+91 9845021999', leadId],
    ])
    await press('Save Lead')
    expect(await screen.findByText('Lead Edited Successfully')).toBeTruthy()
    expect(edits).toEqual([
      {
        kind: 'change',
        id: leadId,
        baseUpdatedAt: lead.updatedAt,
        change: { phone: '+91 9845021999', city: 'Mysuru' },
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('L-204 L-260 C-058 a refusal is shown for three seconds, the form stays open and what was typed is kept, also after a reload or two', async () => {
    server.on(leadCaptureEndpoints.edit, () => ({ refusal: refusal(400, 'no', 'Not on a Sunday.') }))
    const { unmount } = await open()
    await fill({ City: 'Mysuru' })
    await press('Save Lead')
    expect(await screen.findByText('Not on a Sunday.')).toBeTruthy()
    expect(shownFor('Not on a Sunday.')).toBe(3000)
    expect(fieldCalled('City').value).toBe('Mysuru')
    unmount()
    // Closing while the lead cannot be read keeps what was typed earlier.
    server.on(leadCaptureEndpoints.byId, () => ({ refusal: refusal(429, 'no', 'Not now.') }))
    const failed = renderLeadDialogs(`/lms/?edit=${leadId}`)
    await within(await screen.findByRole('dialog', { name: 'Edit Lead' })).findByRole('button', {
      name: 'Try again',
    })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    failed.unmount()
    server.on(leadCaptureEndpoints.byId, () => ({ reply: lead }))
    await open()
    expect(fieldCalled('City').value).toBe('Mysuru')
    expect(screen.getByText('What you typed earlier is back.')).toBeTruthy()
  })

  it('L-189 without crm edit nothing can be edited', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    serveLeadForm(server)
    renderLeadDialogs(`/lms/?edit=${leadId}`)
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
  })

  it('L-199 C-163 shows the time beside the day of the follow-up, and keeps it when the day is moved', async () => {
    lead = makeDetail({ assignee: kavya, followUpOn: '2031-12-17', followUpTime: '16:30' })
    await open()
    const [time] = screen.getAllByLabelText<HTMLInputElement>('Follow-up time')
    expect(time?.value).toBe('16:30')
    await fill({ 'Follow-up date': '18-12-31' })
    await user.tab()
    expect(fieldCalled('Follow-up date').value).toBe('18-12-2031')
    expect(time?.value).toBe('16:30')
    await press('Save Lead')
    await screen.findByText('Lead Edited Successfully')
    expect(edits).toMatchObject([{ change: { followUpOn: '2031-12-18' } }])
    expect(edits).not.toMatchObject([{ change: { followUpTime: expect.anything() } }])
  })

  it('C-162 C-163 a time that was taken away is asked for: without one the follow-up would keep it silently', async () => {
    lead = makeDetail({ assignee: kavya, followUpOn: '2031-12-17', followUpTime: '16:30' })
    await open()
    const [time] = screen.getAllByLabelText<HTMLInputElement>('Follow-up time')
    if (time) fireEvent.change(time, { target: { value: '' } })
    await press('Save Lead')
    expect(await screen.findByText('Please enter a valid time.')).toBeTruthy()
    expect(edits).toEqual([])
    if (time) fireEvent.change(time, { target: { value: '11:15' } })
    await press('Save Lead')
    await screen.findByText('Lead Edited Successfully')
    expect(edits).toMatchObject([{ change: { followUpTime: '11:15' } }])
  })

  it('C-162 a follow-up that is no date stays as it was typed, and saving waits', async () => {
    lead = makeDetail({ assignee: kavya, followUpOn: '2031-12-17' })
    await open()
    await fill({ 'Follow-up date': 'after Diwali' })
    await press('Save Lead')
    expect(fieldCalled('Follow-up date').value).toBe('after Diwali')
    expect(screen.getByText('Please enter a date, such as 31-12-2026.')).toBeTruthy()
    expect(edits).toEqual([])
  })

  it('L-156 C-156 a corporate lead asks for last name and designation of its contacts, and for no Contact Type', async () => {
    lead = makeDetail({ type: 'corporate', companyName: 'Lotus Dental' })
    await open()
    await fill({ 'Last Name': '', 'Designation Name': 'Owner' })
    await press('Save Lead')
    expect(await screen.findByText('Please enter last name')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add More Contacts' }))
    await press('Save Lead')
    expect(screen.queryByText('Please enter Contact Type')).toBeNull()
    expect(edits).toEqual([])
  })

  it('L-199 C-156 follows the type of the lead: company, contacts and custom fields; the follow-up cannot be set before today', async () => {
    const floor = makeField(1, 'Floor', 'text')
    lead = makeDetail({
      type: 'corporate',
      companyName: 'Lotus Dental',
      customValues: [{ fieldId: floor.id, label: 'Floor', type: 'text', value: '2nd' }],
      assignee: kavya,
    })
    await open({}, { fields: [floor] })
    expect(fieldCalled('Floor').value).toBe('2nd')
    await fill({
      'Company Name': 'Lotus Care',
      Floor: '3rd',
      'Designation Name': 'Owner',
      'Follow-up date': '01-01-2020',
    })
    await press('Save Lead')
    expect(await screen.findByText('The follow-up cannot be before today.')).toBeTruthy()
    expect(edits).toEqual([])
    await fill({ 'Follow-up date': '18-12-2031' })
    await press('Save Lead')
    await screen.findByText('Lead Edited Successfully')
    expect(edits).toMatchObject([
      {
        change: {
          companyName: 'Lotus Care',
          customValues: { [floor.id]: '3rd' },
          contacts: [{ firstName: 'Ananya', designation: 'Owner', phones: ['+91 9845021763'] }],
          followUpOn: '2031-12-18',
        },
      },
    ])
  })
})

describe('somebody else was quicker', () => {
  const theirs = '2026-11-15T05:30:00.000Z'
  const conflict: LeadConflict = {
    updatedAt: theirs,
    fields: [
      { field: 'city', label: 'city', yours: 'Mysuru', theirs: 'Hubballi' },
      { field: 'budget', label: 'budget', yours: '₹20,00,000', theirs: '₹19,00,000' },
    ],
  }
  const meanwhile = { name: 'Somebody changed this lead meanwhile' }
  const refuseOlder = () =>
    server.on(leadCaptureEndpoints.edit, (edit) => {
      edits.push(edit)
      if (edit.baseUpdatedAt !== theirs)
        return { refusal: { ...captureRefusals.conflict, details: { ...conflict } } }
      return { reply: { id: leadId, updatedAt: '2026-11-15T06:00:00.000Z' } }
    })
  const collide = async () => {
    refuseOlder()
    await open()
    await fill({ City: 'Mysuru', Budget: '2000000' })
    lead = makeDetail({ city: 'Hubballi', budget: 1_900_000, address: 'Their street', updatedAt: theirs })
    await press('Save Lead')
    return within(await screen.findByRole('dialog', meanwhile))
  }

  it('C-150 L-204 shows both values field by field; going back leaves the form, what is chosen is saved on top', async () => {
    const first = await collide()
    await user.click(first.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(screen.queryByRole('dialog', meanwhile)).toBeNull())
    expect(fieldCalled('City').value).toBe('Mysuru')
    await press('Save Lead')
    const dialog = within(await screen.findByRole('dialog', meanwhile))
    for (const value of ['Mysuru', 'Hubballi', '₹20,00,000', '₹19,00,000'])
      expect(dialog.getByText(value)).toBeTruthy()
    await user.click(
      within(dialog.getByRole('group', { name: 'city' })).getByRole('radio', { name: 'Take theirs' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Save Lead' }))
    await screen.findByText('Lead Edited Successfully')
    expect(edits.at(-1)).toMatchObject({ baseUpdatedAt: theirs, change: { budget: 2_000_000 } })
    expect(Object.keys((edits.at(-1) as { change: object }).change)).toEqual(['budget'])
  })

  it('C-150 asks only about what both have changed', async () => {
    const both = { updatedAt: theirs, fields: [...conflict.fields] }
    both.fields.push({ field: 'address', label: 'address', yours: 'My road', theirs: 'Old road' })
    server.on(leadCaptureEndpoints.edit, () => ({
      refusal: { ...captureRefusals.conflict, details: { ...both } },
    }))
    await open()
    await fill({ City: 'Mysuru', Budget: '2000000', Address: 'My road' })
    lead = makeDetail({ city: 'Hubballi', updatedAt: theirs })
    await press('Save Lead')
    const dialog = within(await screen.findByRole('dialog', meanwhile))
    expect(dialog.getByRole('group', { name: 'city' })).toBeTruthy()
    for (const name of ['budget', 'address']) expect(dialog.queryByRole('group', { name })).toBeNull()
  })

  it('C-150 what a colleague did to other fields asks nothing: both changes stay', async () => {
    refuseOlder()
    await open()
    await fill({ City: 'Mysuru', Budget: '2000000' })
    lead = makeDetail({ address: 'Their street', updatedAt: theirs })
    await press('Save Lead')
    expect(await screen.findByText('Lead Edited Successfully')).toBeTruthy()
    expect(edits.at(-1)).toMatchObject({ baseUpdatedAt: theirs })
    expect((edits.at(-1) as { change: object }).change).toEqual({ city: 'Mysuru', budget: 2_000_000 })
  })

  it('C-150 taking all of theirs sends nothing more', async () => {
    const dialog = await collide()
    await user.click(dialog.getByRole('button', { name: 'Take all of theirs' }))
    await user.click(dialog.getByRole('button', { name: 'Save Lead' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(edits).toHaveLength(1)
  })
})
