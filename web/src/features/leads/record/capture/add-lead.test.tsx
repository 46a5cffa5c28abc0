import { refusal } from '@foyer/contract/kit/refusal'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProfile } from '../../../../testing/build-profile'
import { replaceText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { pagesAlone, renderAt } from '../../../../testing/render'
import {
  type FormWorld,
  fieldCalled,
  idOf,
  kavya,
  makeField,
  renderLeadDialogs,
  rohan,
  serveLeadForm,
  south,
} from '../../../../testing/samples/lead-form'
import { serveLeads } from '../../../../testing/samples/leads'
import { rights, signInAs } from '../../../../testing/samples/people'
import { holdCalls } from '../../../../testing/slow-calls'
import { shownFor } from '../../../../testing/toasts'
import { PasteMessage } from '../../../intake/pasted/paste-message'
import { AddLeadButton } from './add-lead-button'
import { AddLeadPlace } from './add-lead-place'

const user = userEvent.setup({ delay: null })
const paths = ['/user/add-lead', '/user/addEditLead']

let server: ReturnType<typeof fakeServer>
let saves: number
beforeEach(() => {
  server = fakeServer()
  saves = 0
  const saved = () => {
    saves += 1
    return { reply: { id: idOf(800 + saves), updatedAt: '2026-11-15T05:00:00.000Z' } }
  }
  server.on(leadCaptureEndpoints.add, saved)
  server.on(leadCaptureEndpoints.addEdit, saved)
})

const open = async (over: Partial<FormWorld> = {}, who: Parameters<typeof signInAs>[1] = {}) => {
  signInAs(server, who)
  const world = serveLeadForm(server, over)
  const view = renderLeadDialogs('/lms/?add-leads')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('button', { name: 'Cancel' })
  return { ...view, world, dialog: within(dialog) }
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog']

const sent = () =>
  server.calls.filter(({ path }) => paths.includes(path)).map(({ body }) => body as Record<string, unknown>)
const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await replaceText(fieldCalled(label), text)
}
const press = (dialog: Dialog, name: string) => user.click(dialog.getByRole('button', { name }))
const alertIn = (dialog: Dialog) =>
  dialog
    .getAllByRole('alert')
    .map((node) => node.textContent)
    .find(Boolean)
const anita = { 'First Name': 'Anita', 'Phone Number': '9845021763' }
const choose = async (label: string, option: string) => {
  await user.click(fieldCalled(label))
  await user.click(await screen.findByRole('option', { name: option }))
}
const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
const labelsOf = (fields: HTMLElement[]) =>
  fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)

describe('the dialog with tabs', () => {
  it('Use 15 C-164 who only reads can still add a lead', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    serveLeadForm(server)
    renderLeadDialogs('/lms/')
    await user.click(await screen.findByRole('button', { name: 'Add Lead' }))
    expect(await screen.findByRole('dialog', { name: 'Add Lead' })).toBeTruthy()
  })

  it('L-007 L-018 L-125 opens by the address and by Add Lead, with two tabs and two buttons', async () => {
    signInAs(server)
    serveLeadForm(server)
    const { router } = renderLeadDialogs('/lms/?sort=-budget')
    await user.click(await screen.findByRole('button', { name: 'Add Lead' }))
    expect(router.state.location.search).toBe('?sort=-budget&add-leads=')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Lead' }))
    expect((await dialog.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Individual',
      'Corporate',
    ])
    expect(dialog.getByRole('button', { name: 'Add Lead' })).toBeTruthy()
    await press(dialog, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('?sort=-budget')
  })

  it('L-126 L-127 L-128 Cancel asks when something was typed; No keeps it, Yes closes and clears', async () => {
    const { dialog } = await open()
    await fill({ 'Last Name': 'Rao' })
    await press(dialog, 'Cancel')
    const prompt = within(await screen.findByRole('dialog', { name: 'Do you want to discard the lead?' }))
    await user.click(prompt.getByRole('button', { name: 'No' }))
    expect(fieldCalled('Last Name').value).toBe('Rao')
    await press(dialog, 'Cancel')
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:lead'))).toEqual([])
  })

  it('L-131 the message keeps its words, and a second one with the name offers Open and Call', async () => {
    const { dialog, unmount } = await open()
    await fill(anita)
    await press(dialog, 'Add Lead')
    await screen.findByText('Added Successfully')
    const call = screen.getByRole('link', { name: 'Call' })
    expect(call.getAttribute('href')).toBe('tel:+919845021763')
    call.addEventListener('click', (event) => event.preventDefault())
    await user.click(call)
    expect(sessionStorage.getItem('foyer.outcomes')).toContain('"name":"Anita"')
    unmount()
    const again = await open()
    await fill(anita)
    await press(again.dialog, 'Add Lead')
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    await waitFor(() => expect(again.router.state.location.pathname).toMatch(/^\/leads\/lead-full-details\//))
  })

  it('L-129 L-130 L-131 L-134 L-154 L-260 saves once under the names of the fields, spins meanwhile, says so for two seconds and closes; no stage is sent', async () => {
    const letGo = holdCalls(leadCaptureEndpoints.add)
    const { dialog } = await open({ fields: [makeField(1, 'Floor', 'text')] })
    await fill({
      ...anita,
      City: 'new delhi',
      Address: '12 Ring Road',
      'Zip/Postal Code': '110001',
      Budget: '2250000',
      Area: '1650',
      Remarks: 'Call after six',
      Floor: '3rd',
    })
    expect(fieldCalled('Budget').value).toBe('22,50,000')
    await choose('Work Scope', 'FFE')
    const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add Lead' })
    await user.dblClick(add)
    await waitFor(() => expect(add.disabled).toBe(true))
    expect(add.querySelector('.mantine-Loader-root')).toBeTruthy()
    letGo()
    expect(await screen.findByText('Added Successfully')).toBeTruthy()
    expect(shownFor('Added Successfully')).toBe(2000)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({
      type: 0,
      'First Name': 'Anita',
      'Phone Number': '+91 9845021763',
      City: 'New delhi',
      Address: '12 Ring Road',
      'Zip/Postal Code': '110001',
      Budget: 2250000,
      Area: '1650',
      areaUnit: 'sqft',
      'Work Scope': 'FFE',
      Remarks: 'Call after six',
      Floor: '3rd',
    })
    expect(sent()[0]).not.toHaveProperty('leadStage')
    expect(localStorage.getItem('draft:lead:c1:u1:add-1')).toBeNull()
  })

  it('L-130 L-134 the list and the counts are asked for again, and the form is empty the next time', async () => {
    signInAs(server)
    serveLeadForm(server)
    serveLeads(server, () => [])
    const element = (
      <>
        <AddLeadButton />
        <AddLeadPlace paste={PasteMessage} />
        <Outlet />
      </>
    )
    renderAt('/lms/?add-leads', [{ element, children: pagesAlone }])
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('button', { name: 'Cancel' })
    const asked = (path: string) => server.calls.filter((call) => call.path === path).length
    const before = [asked('/user/newLeadsData'), asked('/user/newLeadCount')]
    await fill(anita)
    await press(dialog, 'Add Lead')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect([asked('/user/newLeadsData'), asked('/user/newLeadCount')]).toEqual(
        before.map((count) => count + 1),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Add Lead' }))
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Cancel' })
    expect(fieldCalled('First Name').value).toBe('')
  })

  it('L-036 L-126 the phone begins with the country code of the company, with India’s where none is set; Ctrl and Enter save', async () => {
    const { unmount } = await open({}, { company: { ...buildProfile().company, dialCode: '+971' } })
    await fill({ 'First Name': 'Anita', 'Phone Number': '501234567' })
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Added Successfully')
    expect(sent()[0]).toMatchObject({ 'Phone Number': '+971 501234567' })
    unmount()
    const plain = await open({}, { id: 'u2', company: { ...buildProfile().company, dialCode: '' } })
    await fill(anita)
    await press(plain.dialog, 'Add Lead')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toMatchObject({ 'Phone Number': '+91 9845021763' })
  })

  it('L-132 L-260 C-058 a refusal is shown for three seconds and everything typed stays, also after a reload or two', async () => {
    server.on(leadCaptureEndpoints.add, () => ({ refusal: refusal(409, 'no', 'The server is full.') }))
    const { dialog, unmount } = await open()
    await fill(anita)
    await press(dialog, 'Add Lead')
    expect(await screen.findByText('The server is full.')).toBeTruthy()
    expect(shownFor('The server is full.')).toBe(3000)
    expect(fieldCalled('First Name').value).toBe('Anita')
    unmount()
    // Closing a dialog that could not be loaded keeps what was typed earlier.
    server.on(fieldEndpoints.leadForm, () => ({ refusal: refusal(400, 'no', 'Not now.') }))
    const failed = renderLeadDialogs('/lms/?add-leads')
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Try again' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    failed.unmount()
    const again = await open()
    expect(again.dialog.getByText('What you typed earlier is back.')).toBeTruthy()
    expect(fieldCalled('First Name').value).toBe('Anita')
    await press(again.dialog, 'Start afresh')
    expect(fieldCalled('First Name').value).toBe('')
  })

  it('L-133 L-152 L-153 each assignee, of everybody or of a team, gets one copy; those that fail are sent again', async () => {
    const { dialog } = await open()
    await fill({ ...anita, 'Email address': 'anita@example.in' })
    await user.click(fieldCalled('Assign To'))
    expect(await offered()).toEqual(['UnAssigned', 'Kavya Menon', 'Rohan Shah'])
    await user.tab()
    await choose('Team', 'Studio South')
    await user.click(fieldCalled('Assign To'))
    await waitFor(async () => expect(await offered()).toEqual(['UnAssigned', 'Rohan Shah']))
    expect(server.calls.map(({ path }) => path)).toContain(`/team/${south.id}`)
    await user.click(screen.getByRole('option', { name: 'Rohan Shah' }))
    await press(dialog, 'Add another assignee')
    await choose('Assign To 2', 'Kavya Menon')
    // Whoever was chosen twice gets the lead once.
    await press(dialog, 'Add another assignee')
    await choose('Assign To 3', 'Rohan Shah')
    let calls = 0
    server.on(leadCaptureEndpoints.add, () => {
      calls += 1
      if (calls === 2) return { refusal: refusal(409, 'no', 'Not now.') }
      return { reply: { id: idOf(900 + calls), updatedAt: '2026-11-15T05:00:00.000Z' } }
    })
    await press(dialog, 'Add Lead')
    expect(await screen.findByText(/^Saved for Rohan Shah\./)).toBeTruthy()
    await press(dialog, 'Add Lead')
    await screen.findByText('Added Successfully')
    const copy = {
      'Assign To': kavya.id,
      'Email address': 'anita+1@example.in',
      originalEmail: 'anita@example.in',
      siblingOf: idOf(901),
    }
    expect(sent()).toMatchObject([{ 'Assign To': rohan.id, 'Email address': 'anita@example.in' }, copy, copy])
  })

  it('L-136 L-137 L-138 L-139 L-140 L-141 L-143 asks what an individual is asked, says what is missing; only further contacts can be taken away', async () => {
    const { dialog } = await open()
    expect(labelsOf(dialog.getAllByRole('textbox'))).toEqual([
      'First Name *',
      'Last Name',
      'Designation Name',
      'Email address',
      'Phone Number *',
      'Address',
      'City',
      'Zip/Postal Code',
      'Budget',
      'Area',
      'Remarks',
    ])
    for (const name of ['Work Scope', 'Team', 'Assign To', 'Unit of area', 'Lead Source', 'Source Name'])
      expect(dialog.getByRole('combobox', { name })).toBeTruthy()
    await press(dialog, 'Add phone number')
    expect(dialog.getByLabelText('Phone Number 2')).toBeTruthy()
    await press(dialog, 'Remove phone number 2')
    expect(dialog.queryByLabelText('Phone Number 2')).toBeNull()

    await press(dialog, 'Add Lead')
    expect(alertIn(dialog)).toBe('Please enter all the details')
    expect(document.activeElement).toBe(fieldCalled('First Name'))
    await fill(anita)
    expect(alertIn(dialog)).toBeUndefined()

    expect(dialog.queryByRole('button', { name: /^Remove contact/ })).toBeNull()
    await press(dialog, 'Add More Contacts')
    expect(dialog.getByPlaceholderText('Lead POC')).toBeTruthy()
    await press(dialog, 'Add Lead')
    expect(alertIn(dialog)).toBe('Please enter all the contact details')
    for (const text of [
      'Please enter first name',
      'Please enter designation name',
      'Please enter Contact Type',
    ])
      expect(dialog.getByText(text)).toBeTruthy()
    expect(sent()).toEqual([])
    await press(dialog, 'Remove contact 2')
    expect(dialog.queryByPlaceholderText('Lead POC')).toBeNull()
  })

  it('L-142 L-144 L-145 L-146 L-147 L-148 L-149 L-150 C-162 cuts and drops nothing: what is too long, and wrong phones, emails and pin codes, are told on leaving the field, and saving waits', async () => {
    const { dialog } = await open()
    await fill({
      City: 'thiruvananthapuram 695 north west',
      Budget: '123456789012',
      Area: '1234567',
      Remarks: 'x'.repeat(1100),
      Address: 'y'.repeat(1100),
      'Phone Number': 'abc98450',
      'Email address': 'anita@example',
      'Zip/Postal Code': '11a00',
    })
    expect(fieldCalled('City').value).toBe('Thiruvananthapuram 695 north west')
    expect(fieldCalled('Budget').value).toBe('1,23,45,67,89,012')
    expect(fieldCalled('Area').value).toBe('1234567')
    expect(fieldCalled('Remarks').value).toHaveLength(1100)
    expect(fieldCalled('Address').value).toHaveLength(1100)
    await user.tab()
    for (const limit of [23, 10, 6])
      expect(dialog.getByText(`Maximum length is ${limit}`), String(limit)).toBeTruthy()
    expect(dialog.getAllByText('Maximum length is 1023')).toHaveLength(2)
    expect(fieldCalled('Phone Number').value).toBe('abc98450')
    expect(await dialog.findByText('Invalid phone number')).toBeTruthy()
    expect(dialog.getByText('Invalid email address')).toBeTruthy()
    expect(fieldCalled('Zip/Postal Code').value).toBe('11a00')
    expect(await dialog.findByText('Invalid Pin Code')).toBeTruthy()
    await press(dialog, 'Add Lead')
    expect(sent()).toEqual([])
    await fill({ 'Phone Number': '1234567890123456' })
    expect(dialog.getByText('Number must be less than or equal to 15 digits.')).toBeTruthy()
    await user.clear(fieldCalled('Zip/Postal Code'))
    expect(dialog.getByText('Please enter city code')).toBeTruthy()
    await user.click(dialog.getByRole('combobox', { name: 'Unit of area' }))
    expect(await offered()).toEqual(['sqft', 'sqm', 'Sq yds'])
  })

  it('F2.6 L-148 L-149 a decimal point in a budget or an area makes no other number of it', async () => {
    const { dialog } = await open()
    await fill({ ...anita, Budget: '12,50,000.00', Area: '1250.50' })
    await press(dialog, 'Add Lead')
    await screen.findByText('Added Successfully')
    expect(sent()).toMatchObject([{ Budget: 1_250_000, Area: '1250.5' }])
  })

  it('F2.7 L-150 remarks and an address that are too long stay whole and are told', async () => {
    const { dialog } = await open()
    const long = `${'x'.repeat(1100)}END`
    await fill({ ...anita, Remarks: long, Address: long })
    await press(dialog, 'Add Lead')
    expect([fieldCalled('Remarks').value, fieldCalled('Address').value]).toEqual([long, long])
    expect(dialog.getAllByText('Maximum length is 1023')).toHaveLength(2)
    expect(sent()).toEqual([])
  })

  it('L-151 without canAssign there is neither team nor Assign To', async () => {
    const { dialog } = await open({}, { rights: rights({ canAssign: false }) })
    expect(dialog.queryByRole('combobox', { name: 'Team' })).toBeNull()
    expect(dialog.queryByRole('combobox', { name: 'Assign To' })).toBeNull()
  })
})
