import { defaultTemplate } from '@foyer/contract/fields/defaults'
import { leadFields } from '@foyer/contract/fields/lead-fields'
import type { Duplicate } from '@foyer/contract/leads/duplicates/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { rowsIn, withStyles } from '../../../../testing/laid-out'
import {
  type FormWorld,
  fieldCalled,
  idOf,
  makeField,
  renderLeadDialogs,
  serveLeadForm,
} from '../../../../testing/samples/lead-form'
import { rights, signInAs } from '../../../../testing/samples/people'
import { shownFor } from '../../../../testing/toasts'
import formStyles from '../form/lead-form.module.css?raw'

const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  const reply = { id: idOf(801), updatedAt: '2026-11-15T05:00:00.000Z' }
  server.on(leadCaptureEndpoints.add, () => ({ reply }))
  server.on(leadCaptureEndpoints.addEdit, () => ({ reply }))
})

const open = async (over: Partial<FormWorld> = {}, who: Parameters<typeof signInAs>[1] = {}) => {
  signInAs(server, who)
  serveLeadForm(server, over)
  const view = renderLeadDialogs('/lms/?add-leads')
  const node = await screen.findByRole('dialog')
  const dialog = within(node)
  await dialog.findByText('Cancel')
  return { ...view, dialog, node }
}

const sent = (path = '/user/addEditLead') =>
  server.calls.filter((one) => one.path === path && one.method === 'POST').map(({ body }) => body)
const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await replaceText(fieldCalled(label), text)
}
/** Of the dialog on top: the page below has an Add Lead too. */
const press = (name: string) => user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map((node) => node.textContent)
    .find(Boolean)
const labelOf = (label: string) => fieldCalled(label).labels?.[0]?.textContent

describe('the configurable form', () => {
  const whole = { 'First Name': 'Anita', 'Last Name': 'Rao', 'Contact Number': '9845021763' }
  const openTemplate = (change: Partial<FormWorld['template']> = {}, fields: FormWorld['fields'] = []) =>
    open({ generation: 2, template: { ...defaultTemplate(), ...change }, fields })

  it('L-164 L-165 L-166 is called Add New Lead; mandatory fields have an asterisk, fields with choices are lists; asks in its own words before it is left', async () => {
    await openTemplate({ city: { isMandatory: true, choices: ['Pune', 'Mumbai'] } })
    expect(screen.getByRole('dialog', { name: 'Add New Lead' })).toBeTruthy()
    expect(labelOf('First Name')).toMatch(/\*$/)
    expect(labelOf('Address')).toBe('Address')
    expect(fieldCalled('City').getAttribute('role')).toBe('combobox')
    await user.click(fieldCalled('City'))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pune', 'Mumbai'])
    expect(fieldCalled('Postal Code').getAttribute('role')).toBeNull()
    await fill({ 'First Name': 'Anita' })
    await press('Cancel')
    expect(await screen.findByRole('dialog', { name: 'Do you want to discard the lead ?' })).toBeTruthy()
  })

  it('L-167 the company’s own fields follow in pairs, under a heading', async () => {
    const { dialog } = await openTemplate({}, [
      makeField(1, 'Floor', 'text'),
      makeField(2, 'Rooms', 'number'),
      makeField(3, 'Possession', 'date'),
      makeField(4, 'Property', 'dropdown'),
      makeField(5, 'Site', 'website'),
    ])
    withStyles(formStyles)
    const section = fieldCalled('Floor').closest('section') as HTMLElement
    expect(within(section).getByRole('heading').textContent).toBe('Additional Details')
    expect(dialog.getByRole('heading', { name: 'Additional Details' })).toBeTruthy()
    expect(rowsIn(section.querySelector('.grid') as Element)).toEqual([
      ['Floor', 'Rooms'],
      ['Possession', 'Property'],
      ['Site'],
    ])
  })

  it('L-168 L-170 each empty mandatory field has its alert, in the order of the form', async () => {
    const all = Object.fromEntries(
      Object.keys(defaultTemplate()).map((key) => [key, { isMandatory: true, choices: [] }]),
    )
    await openTemplate(all)
    await press('Add Lead')
    expect(alertText()).toBe(leadFields.firstName.asked)
    expect(screen.getByText('Please enter first name')).toBeTruthy()
    expect(screen.getByText('Please enter last name')).toBeTruthy()
    await fill(whole)
    await press('Add Lead')
    expect(alertText()).toBe(leadFields.email.asked)
    expect(screen.getByText(leadFields.assignee.asked)).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('L-169 L-171 L-172 L-173 L-174 L-175 C-162 says where its limits are passed, and cuts nothing', async () => {
    await openTemplate()
    await fill({
      'First Name': 'Abcdefghijklmnopqrstuvwxyz1',
      City: 'abcdefghijklmnopqrstuvwxyz',
      'Contact Number': '98450217631234',
      Email: `${'a'.repeat(70)}@example.in`,
      'Postal Code': '1100019',
      Budget: '12345678901',
      Area: '1234567',
    })
    expect(fieldCalled('First Name').value).toBe('Abcdefghijklmnopqrstuvwxyz1')
    expect(screen.getByText('Limit of 24 characters is reached')).toBeTruthy()
    expect(fieldCalled('City').value).toHaveLength(26)
    expect(fieldCalled('Contact Number').value).toBe('98450217631234')
    expect(fieldCalled('Email').value).toHaveLength(81)
    expect(fieldCalled('Postal Code').value).toBe('1100019')
    expect(fieldCalled('Budget').value.replaceAll(',', '')).toBe('12345678901')
    expect(fieldCalled('Area').value).toBe('1234567')
    await user.tab()
    for (const limit of [23, 10, 6])
      expect(await screen.findByText(`Maximum length is ${limit}`), String(limit)).toBeTruthy()
    expect(screen.getByText('Please enter valid number')).toBeTruthy()
    expect(screen.getByText('Invalid Pin Code')).toBeTruthy()
    await press('Add Lead')
    expect(sent()).toEqual([])
    await fill({ 'Contact Number': '98450', 'Postal Code': '110' })
    await user.tab()
    expect(await screen.findByText('Please enter valid number')).toBeTruthy()
    expect(screen.getByText('Invalid email address')).toBeTruthy()
    expect(await screen.findByText('Invalid Pin Code')).toBeTruthy()
  })

  it('L-131 L-176 L-177 L-260 says so for two seconds, sends no blanks, and which form asked', async () => {
    await openTemplate()
    await fill({ ...whole, Address: '   ' })
    await press('Add Lead')
    expect(await screen.findByText('Lead Created Successfully')).toBeTruthy()
    expect(shownFor('Lead Created Successfully')).toBe(2000)
    const [body] = sent() as Record<string, unknown>[]
    expect(body).toMatchObject({ firstName: 'Anita', phoneNumber: '+91 9845021763', templateId: idOf(2) })
    expect(body).not.toHaveProperty('address')
    expect(body).not.toHaveProperty('city')
  })
})

it.each([
  [2, '09820012345'],
  [2, '919820012345'],
  [3, '09820012345'],
  [3, '919820012345'],
] as const)(
  'F1.1 L-172 L-181 form %s reads the pasted number %s as the one it is',
  async (generation, pasted) => {
    await open({ generation })
    await user.click(fieldCalled('Contact Number'))
    await user.paste(pasted)
    await user.tab()
    expect(fieldCalled('Contact Number').value).toBe('9820012345')
  },
)

describe('the short form', () => {
  const openShort = () => open({ generation: 3 })

  it('L-172 L-178 C-161 C-162 takes any text as location, names with their signs and numbers as they are copied, and shows how a budget is read', async () => {
    await openShort()
    await fill({
      'Client Name': "Mary-Ann D'Souza",
      Email: 'mary@example.in',
      'Contact Number': '09820012345',
      Location: 'Flat 9, Baner, Pune 411045',
      Budget: '12.5 lakh',
    })
    expect(fieldCalled('Contact Number').value).toBe('9820012345')
    expect(screen.getByText('₹12.5 Lac')).toBeTruthy()
    for (const [label, option] of [
      ['Lead Source', 'Instagram'],
      ['Source Name', 'Reel'],
    ] as const) {
      await user.click(fieldCalled(label))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await press('Add Client')
    await screen.findByText('Lead Created Successfully')
    expect(sent()).toMatchObject([
      {
        firstName: 'Mary-Ann',
        lastName: "D'Souza",
        phoneNumber: '+91 9820012345',
        address: 'Flat 9, Baner, Pune 411045',
        budget: 1250000,
      },
    ])
  })

  it('F2.8 L-178 a location is any text', async () => {
    await openShort()
    await fill({ Location: 'Flat 9, Baner, Pune 411045' })
    await user.tab()
    expect(fieldCalled('Location').value).toBe('Flat 9, Baner, Pune 411045')
  })

  it('L-178 L-179 L-180 L-181 L-182 L-183 has nine fields, says what is missing and what is wrong, and saves', async () => {
    const { dialog } = await openShort()
    const names = [
      'Client Name',
      'Email',
      'Location',
      'Contact Number',
      'Budget',
      'Work Type',
      'Lead Source',
      'Source Name',
      'Assign To',
    ]
    for (const name of names) expect(fieldCalled(name)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Add Client' })).toBeTruthy()
    await press('Add Client')
    for (const text of ['Name is Required', 'Email is Required', 'Phone Number should be Valid'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Not Allowed Empty String')).toHaveLength(2)
    await fill({ 'Client Name': 'A', Email: 'anita@', 'Contact Number': 'x98-45' })
    expect(screen.getAllByText('Please enter a valid name').length).toBeGreaterThan(0)
    expect(screen.getByText('Enter valid email address')).toBeTruthy()
    expect(fieldCalled('Contact Number').value).toBe('x98-45')
    await user.type(fieldCalled('Contact Number'), 'abc!')
    expect(fieldCalled('Contact Number').value).toBe('x98-45')

    await fill({
      'Client Name': 'Anita Devi Rao',
      Email: 'anita@example.in',
      'Contact Number': '9845021763',
      Location: 'pune',
      Budget: '1234567890123',
    })
    // At most 12 characters with its commas.
    expect(fieldCalled('Budget').value).toBe('12,34,56,78,90,123')
    expect(await screen.findByText('Maximum length is 9')).toBeTruthy()
    await fill({ Budget: '123456789' })
    expect(fieldCalled('Budget').value).toBe('12,34,56,789')
    for (const [label, option] of [
      ['Lead Source', 'Instagram'],
      ['Source Name', 'Reel'],
    ] as const) {
      await user.click(fieldCalled(label))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await press('Add Client')
    await screen.findByText('Lead Created Successfully')
    expect(sent()).toMatchObject([
      {
        firstName: 'Anita',
        lastName: 'Devi Rao',
        city: 'Pune',
        budget: 123456789,
        leadSource: 'Instagram',
        sourceName: 'Reel',
      },
    ])
  })
})

describe('lists that grow', () => {
  const add = async (label: string, text: string) => {
    await replaceText(fieldCalled(label), text)
    await user.keyboard('{Enter}')
  }

  it('L-184 L-186 L-187 L-188 what is typed and picked is added, chosen, and offered again', async () => {
    await open()
    await user.click(fieldCalled('Work Scope'))
    const presets = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(presets).toEqual([
      'Full Design services',
      'Architecture Design Services',
      'Interior Design Services',
      'Landscape Service',
      'FFE',
      'Renovation of the house',
      'Styling of house',
    ])
    for (const [label, said] of [
      ['Lead Source', 'New Lead Source Added'],
      ['Source Name', 'New Source Name Added'],
      ['Work Scope', 'New Work Scope Added'],
    ] as const) {
      await add(label, 'Expo 2026')
      expect(await screen.findByText(said)).toBeTruthy()
      await waitFor(() => expect(fieldCalled(label).value).toBe('Expo 2026'))
      await user.tab()
      await user.click(fieldCalled(label))
      expect(await screen.findByRole('option', { name: 'Expo 2026' })).toBeTruthy()
    }
  })

  it('L-184 L-187 blanks are nothing to add; one that is there is taken when it was typed to the end', async () => {
    await open()
    await add('Lead Source', '   ')
    expect(screen.queryByRole('option', { name: /^Add “/ })).toBeNull()
    await replaceText(fieldCalled('Lead Source'), 'instagram')
    await user.tab()
    await waitFor(() => expect(fieldCalled('Lead Source').value).toBe('Instagram'))
    expect(sent('/user/save-lead-source')).toEqual([])
  })

  it('L-185 without crm edit a source cannot be added, a work scope can', async () => {
    const reader = { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } }
    await open({}, { rights: reader })
    await add('Lead Source', 'Expo')
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    expect(sent('/user/save-lead-source')).toEqual([])
    await add('Work Scope', 'Facade')
    expect(await screen.findByText('New Work Scope Added')).toBeTruthy()
  })
})

describe('a lead that is there already', () => {
  const known: Duplicate = {
    kind: 'visible',
    leadId: idOf(60),
    name: 'Anita Rao',
    match: 'phone',
    owner: 'Kavya Menon',
    stage: 'Proposal Sent',
    createdAt: '2026-11-01T05:00:00.000Z',
  }

  it('C-091 is named while the phone is typed; saving waits for Create anyway', async () => {
    await open({ duplicates: [known] })
    await fill({ 'First Name': 'Anita', 'Phone Number': '9845021763' })
    expect(await screen.findByText('Anita Rao, with Kavya Menon, in Proposal Sent')).toBeTruthy()
    const asked = server.calls.filter(({ path }) => path === '/api/leads/duplicates')
    expect(asked.map(({ query }) => query.get('phones'))).toEqual(['+91 9845021763'])
    await press('Add Lead')
    expect(sent('/user/add-lead')).toEqual([])
    await press('Create anyway')
    expect(await screen.findByText('Added Successfully')).toBeTruthy()
  })

  it('C-091 is also looked for when somebody sends the form before the pause that it is looked for in', async () => {
    await open({ duplicates: [known] })
    await fill({ 'First Name': 'Anita', 'Phone Number': '9845021763' })
    await user.keyboard('{Control>}{Enter}{/Control}')
    const notice = await screen.findByText('Anita Rao, with Kavya Menon, in Proposal Sent')
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true))
    expect(sent('/user/add-lead')).toEqual([])
    await press('Create anyway')
    expect(await screen.findByText('Added Successfully')).toBeTruthy()
  })

  it('C-091 Open leads to it, and what was typed is kept', async () => {
    const { router } = await open({ duplicates: [known] })
    await fill({ 'First Name': 'Anita', 'Phone Number': '9845021763' })
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/leads/lead-full-details/${idOf(60)}`))
    expect(localStorage.getItem('draft:lead:c1:u1:add-1')).toContain('Anita')
  })

  it('C-179 in the archive it is named too, and Bring back leads to it', async () => {
    const report = { done: 1, refused: [], refusedCount: 0, undoId: undefined }
    server.on(leadListEndpoints.bulk, () => ({ reply: report }))
    const { router } = await open({ duplicates: [{ ...known, isArchived: true }] })
    await fill({ 'First Name': 'Anita', 'Phone Number': '9845021763' })
    expect(await screen.findByText('Anita Rao, with Kavya Menon, in the archive')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
    await press('Bring back')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/leads/lead-full-details/${idOf(60)}`))
    const call = server.calls.find(({ path }) => path === leadListEndpoints.bulk.path)
    expect(call?.body).toMatchObject({ leadIds: [idOf(60)] })
  })

  it('C-091 of one that may not be seen only its owner is named, who can be notified; of another one too', async () => {
    server.on(leadCaptureEndpoints.notifyOwner, () => ({ reply: { message: 'ok' } }))
    await open({ duplicates: [{ kind: 'hidden', match: 'email', owner: 'Rohan Shah' }] })
    await fill({ 'Email address': 'anita@example.in' })
    expect(await screen.findByText('Already handled by Rohan Shah')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
    await press('Notify owner')
    expect(await screen.findByText('The owner has been notified.')).toBeTruthy()
    await fill({ 'Email address': 'anil@example.in' })
    await user.click(await screen.findByRole('button', { name: 'Notify owner' }))
    await waitFor(() =>
      expect(sent('/api/leads/notify-owner')).toEqual([
        { emails: 'anita@example.in' },
        { emails: 'anil@example.in' },
      ]),
    )
  })
})
