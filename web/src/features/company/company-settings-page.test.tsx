import { accessRefusals } from '@foyer/contract/accounts/messages'
import type { CompanyEdit, CompanySettings } from '@foyer/contract/company/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { buildProfile } from '../../testing/build-profile'
import { fakeServer } from '../../testing/fake-server'
import { renderAt, renderPage } from '../../testing/render'
import { noPapers } from '../../testing/samples/company'
import { signInAs } from '../../testing/samples/people'

const here = '/my-profile/myprofile/CompanySetting/CompanyProfile'
const malhar: CompanySettings = {
  id: 'c1',
  name: 'Malhar Design',
  ...noPapers,
  address: '14 Prabhat Road',
  city: 'Sector 5',
  postalCode: '411004',
  gstNumber: '',
  countryCode: 'IN',
  country: 'India',
  dialCode: '+91',
  currency: 'INR',
  currencySymbol: '₹',
  timeZone: 'Asia/Kolkata',
  place: { latitude: 18.51, longitude: 73.83, location: 'Prabhat Road, Pune' },
  logoUrl: undefined,
  projectId: undefined,
  autoAssign: false,
  extra: {},
}

let server: ReturnType<typeof fakeServer>
let edits: CompanyEdit[]
const serveEdits = () =>
  server.on(companyEndpoints.editSettings, (edit) => {
    edits.push(edit)
    return { reply: { message: 'saved' } }
  })
beforeEach(() => {
  server = fakeServer()
  edits = []
  server.on(companyEndpoints.settings, () => ({ reply: malhar }))
  serveEdits()
})

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

it('an admin changes what they like and can take it back; a refusal keeps it; only what was changed is sent, and an old value is not refused', async () => {
  signInAs(server, { isAdmin: true })
  renderPage(here)
  const change = async (text: string) => fireEvent.change(await field('Address'), { target: { value: text } })
  await change('x')
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect((await field('Address')).value).toBe('14 Prabhat Road')
  expect(save().disabled).toBe(true)

  await change('15 Prabhat Road')
  server.on(companyEndpoints.editSettings, () => ({ refusal: refusal(500, 'broken', 'Not today.') }))
  await userEvent.click(save())
  expect(await screen.findByText('Not today.')).toBeTruthy()
  expect((await field('Address')).value).toBe('15 Prabhat Road')

  serveEdits()
  await userEvent.click(save())
  expect(await screen.findByText('Company settings saved')).toBeTruthy()
  expect(edits).toEqual([{ kind: 'settings', change: { address: '15 Prabhat Road' } }])
  await waitFor(() => expect(save().disabled).toBe(true))
})

it('T-005 whoever leaves with changes is asked first; what is saved shows at once in the shell', async () => {
  signInAs(server, { isAdmin: true })
  const { address } = renderAt(here)
  fireEvent.change(await field('Company Name'), { target: { value: 'Osari Studio' } })
  await userEvent.click(screen.getByRole('link', { name: 'Leads' }))
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  expect(address()).toBe(here)
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const company = { ...buildProfile().company, name: 'Osari Studio', logoUrl: '/files/new-logo' }
  server.on(accountEndpoints.profile, () => ({ reply: buildProfile({ isAdmin: true, company }) }))
  await userEvent.click(save())
  await waitFor(() =>
    expect(document.querySelector('header img')?.getAttribute('src')).toBe('/files/new-logo'),
  )
})

it('somebody who may look but not change sees a lock and no fields', async () => {
  signInAs(server)
  renderPage(here)
  expect(await screen.findByText('Access Disabled by the Admin')).toBeTruthy()
  expect(screen.getByText('14 Prabhat Road')).toBeTruthy()
  expect(screen.getByText('INR (₹)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull()
})

it('somebody without the feature is told so', async () => {
  signInAs(server, { features: ['crm'] })
  server.on(companyEndpoints.settings, () => ({ refusal: accessRefusals.notAllowed }))
  renderPage(here)
  expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
})

it('C-150 says when the settings could not be loaded, and recovers; whoever comes back sees what a colleague has changed meanwhile', async () => {
  signInAs(server, { isAdmin: true })
  server.on(companyEndpoints.settings, () => ({ refusal: refusal(400, 'broken', 'Not today.') }))
  const { router } = renderPage(here)
  expect(await screen.findByText('The company settings could not be loaded.')).toBeTruthy()
  server.on(companyEndpoints.settings, () => ({ reply: malhar }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await field('Company Name')).value).toBe('Malhar Design')
  await act(() => router.navigate('/my-profile/attendance/todays/'))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Company Name' })).toBeNull())
  server.on(companyEndpoints.settings, () => ({ reply: { ...malhar, name: 'Osari Studio' } }))
  await act(() => router.navigate(here))
  expect((await field('Company Name')).value).toBe('Osari Studio')
})

it('O3 says phone, email, bank details and signature of the firm, and what is wrong with them', async () => {
  signInAs(server, { isAdmin: true })
  renderPage(here)
  const fill = async (name: string, text: string) =>
    fireEvent.change(await field(name), { target: { value: text } })
  await fill('Phone', 'call me')
  await fill('Email', 'studio')
  await fill('IFSC', 'hdfc123')
  await fill('UPI ID', 'malhar')
  await fill('GST/VAT number', '27AAPFU')
  expect(screen.getByText(/A GST number has 15 signs/)).toBeTruthy()
  await userEvent.click(save())
  for (const wrong of ['Phone', 'Email', 'IFSC', 'UPI ID'])
    expect(await screen.findByText(`You have entered Invalid ${wrong}`)).toBeTruthy()
  expect(edits).toEqual([])

  await fill('Phone', '+91 20 2567 0000')
  await fill('Email', 'studio@malhardesign.in')
  await fill('IFSC', 'hdfc0000123')
  await fill('UPI ID', 'malhar@hdfcbank')
  await fill('GST/VAT number', '27AAPFU0939F1ZV')
  expect(screen.queryByText(/A GST number has 15 signs/)).toBeNull()
  await fill('Account number', '5020 0012 345678')
  await fill('Name and title under the signature', 'Kavya Menon, Principal')
  await userEvent.click(save())
  await waitFor(() =>
    expect(edits).toEqual([
      {
        kind: 'settings',
        change: {
          gstNumber: '27AAPFU0939F1ZV',
          email: 'studio@malhardesign.in',
          contact: '+91 20 2567 0000',
          bankAccountNumber: '50200012345678',
          bankCode: 'HDFC0000123',
          upiId: 'malhar@hdfcbank',
          signatory: 'Kavya Menon, Principal',
        },
      },
    ]),
  )
})
