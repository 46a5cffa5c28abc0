import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText, replaceText } from '../../../../testing/entering'
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
import { signInAs } from '../../../../testing/samples/people'
import formStyles from '../form/lead-form.module.css?raw'

const user = userEvent.setup({ delay: null })
const path = '/user/add-lead'

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
  server.calls.filter((one) => one.path === path).map(({ body }) => body as Record<string, unknown>)
const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await replaceText(fieldCalled(label), text)
}
const press = (dialog: Dialog, name: string) => user.click(dialog.getByRole('button', { name }))
const alertIn = (dialog: Dialog) =>
  dialog
    .getAllByRole('alert')
    .map((node) => node.textContent)
    .find(Boolean)
const choose = async (label: string, option: string) => {
  await user.click(fieldCalled(label))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('a corporate lead', () => {
  const openCorporate = async (over: Partial<FormWorld> = {}) => {
    const view = await open(over)
    await user.click(view.dialog.getByRole('tab', { name: 'Corporate' }))
    return view
  }
  const company = {
    'Company Name': 'Lotus Dental',
    'First Name': 'Meera',
    'Last Name': 'Nair',
    'Designation Name': 'Owner',
    'Phone Number': '9845021763',
  }

  it('L-155 L-156 L-159 L-160 needs a company name, a whole primary contact and what is required; each type of field has its input', async () => {
    const fields = [
      makeField(1, 'Floor', 'text', { isRequired: true }),
      makeField(2, 'Rooms', 'number'),
      makeField(3, 'Office Mail', 'email'),
      makeField(4, 'Site', 'website'),
      makeField(5, 'Possession', 'date'),
      makeField(6, 'Property', 'dropdown'),
    ]
    const { dialog } = await openCorporate({ fields })
    await press(dialog, 'Add Lead')
    expect(alertIn(dialog)).toBe('Please enter company name')
    expect(dialog.getByRole('heading', { name: 'Primary Contact' })).toBeTruthy()
    for (const text of ['Please enter first name', 'Please enter last name', 'Please enter designation name'])
      expect(dialog.getByText(text)).toBeTruthy()

    await fill({ ...company, Rooms: '1.2.3', 'Office Mail': 'no', Site: 'no', Possession: '31-12-2026' })
    await choose('Property', 'Villa')
    await press(dialog, 'Add Lead')
    for (const text of [
      'Field is required',
      'Please enter a number.',
      'Please enter a valid email address.',
      'Please enter a valid web address.',
    ])
      expect(dialog.getByText(text)).toBeTruthy()
    await fill({ Floor: '3rd', Rooms: '4', 'Office Mail': 'hi@lotus.in', Site: 'lotus.in' })
    await press(dialog, 'Add Lead')
    await screen.findByText('Added Successfully')
    expect(sent()[0]).toMatchObject({
      Floor: '3rd',
      Rooms: '4',
      'Office Mail': 'hi@lotus.in',
      Site: 'lotus.in',
      Possession: '2026-12-31',
      Property: 'Villa',
    })
  })

  it('L-157 L-158 L-162 asks the company’s own fields: two in a row, except Address and Remarks, which is the last; starts with +91 and the rupee', async () => {
    const { dialog } = await openCorporate({ fields: [makeField(1, 'GST Slab', 'text', { sections: [1] })] })
    expect(dialog.getByRole('combobox', { name: /India/ })).toBeTruthy()
    expect(dialog.getByText('₹')).toBeTruthy()
    withStyles(formStyles)
    expect(rowsIn(fieldCalled('Address').closest('.grid') as Element)).toEqual([
      ['Address'],
      ['City', 'Zip/Postal Code'],
      ['Work Scope', 'Expected Budget'],
      ['Area', 'Lead Source'],
      ['Source Name', 'GST Slab'],
      ['Team'],
      ['Remarks'],
    ])
    const labels = [...document.querySelectorAll('[role="dialog"] label')].map((one) => one.textContent)
    expect(labels).toContain('GST Slab')
    expect(labels.at(-1)).toBe('Remarks')
    expect(server.calls.some(({ path }) => path === '/api/get-custom-fields-corporate')).toBe(true)
    await user.click(dialog.getByRole('tab', { name: 'Individual' }))
    expect(dialog.queryByLabelText('GST Slab')).toBeNull()
  })

  it('L-161 L-163 sends its name, type 1 and all contacts, each removable but the first', async () => {
    const { dialog } = await openCorporate()
    await fill(company)
    await press(dialog, 'Add phone number')
    await fill({ 'Phone Number 2': '9845021764' })
    const removers = () => document.querySelectorAll<HTMLElement>('[aria-label^="Remove contact"]')
    expect(removers()).toHaveLength(0)
    await press(dialog, 'Add More Contacts')
    await press(dialog, 'Add More Contacts')
    expect(removers()).toHaveLength(2)
    const enter = async (label: string, place: number, text: string) => {
      const labels = [...document.querySelectorAll('label')].filter(
        (one) => one.firstChild?.textContent === label,
      )
      await enterText(labels[place]?.control as HTMLElement, text)
    }
    await enter('First Name', 1, 'Gone')
    await enter('First Name', 2, 'Dev')
    await enter('Last Name', 2, 'Shah')
    await enter('Designation Name', 2, 'Manager')
    await enter('Phone Number', 2, '9845021772')
    await user.click(removers()[0] as HTMLElement)
    expect(removers()).toHaveLength(1)
    await press(dialog, 'Add Lead')
    await screen.findByText('Added Successfully')
    expect(sent()[0]).toMatchObject({
      type: 1,
      companyName: 'Lotus Dental',
      otherContactDetails: [
        {
          otherContactFirstName: 'Meera',
          otherContactDesginationName: 'Owner',
          otherContactPhoneNumber: ['+91 9845021763', '+91 9845021764'],
        },
        { otherContactFirstName: 'Dev', otherContactPhoneNumber: ['+91 9845021772'] },
      ],
    })
  })

  it('L-162 starts with the code and sign of the company', async () => {
    const company = {
      id: 'c2',
      name: 'Dune',
      logoUrl: undefined,
      country: 'United Arab Emirates',
      dialCode: '+971',
      currencySymbol: 'د.إ',
      timeZone: 'Asia/Dubai',
      autoAssign: false,
    }
    const { dialog } = await open({}, { company })
    expect(dialog.getByRole('combobox', { name: /United Arab Emirates/ })).toBeTruthy()
    expect(dialog.getByText('د.إ')).toBeTruthy()
  })
})
