import type { Profile } from '@foyer/contract/accounts/model'
import type { PersonalChange } from '@foyer/contract/accounts/personal-details'
import { refusal } from '@foyer/contract/kit/refusal'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderAt, renderPage } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'

let server: ReturnType<typeof fakeServer>
let saved: PersonalChange[]
let isDone: boolean

function serveSaving() {
  server.on(accountEndpoints.editPersonal, (change) => {
    saved.push(change)
    return { reply: { message: 'saved' } }
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T04:00:00Z') })
  server = fakeServer()
  saved = []
  isDone = false
  serveSaving()
  server.on(accountEndpoints.editSteps, ({ endsOnboarding }) => {
    isDone = endsOnboarding
    return { reply: { message: 'saved' } }
  })
  server.on(companyEndpoints.settings, () => ({ refusal: refusal(400, 'x', 'x') }))
})

const invited: Partial<Profile> = { isOnboardingDone: false, firstName: 'Kavya', lastName: '' }
const owner: Partial<Profile> = { ...invited, isSuperAdmin: true }
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))

describe('personal details', () => {
  it('O-025 to O-031 C-024 ask for name and phone, with the country code of the company, keep what is wrong and say so; the email is read-only', async () => {
    signInAs(server, { ...invited, firstName: '', email: 'kavya' })
    renderPage('/personal-details')
    expect((await field('Email')).readOnly).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country code: India' }).value).toBe('+91')
    await next()
    expect(await screen.findByText('Invalid Email')).toBeTruthy()
    expect(screen.getAllByText('Field is required')).toHaveLength(3)
    await type('First Name', 'kavya')
    expect((await field('First Name')).value).toBe('Kavya')
    await type('Last Name', 'm'.repeat(30))
    expect((await field('Last Name')).value).toBe(`M${'m'.repeat(29)}`)
    expect(screen.getByText('Max character limit has been reached')).toBeTruthy()
    await type('Phone number', '98450 21a63')
    expect((await field('Phone number')).value).toBe('98450 21a63')
    await type('City', 'Sector 5')
    await type('Pin Code', '41100')
    await type('Date of birth', '16-11-2026')
    await next()
    for (const text of [
      'You have entered Invalid Phone number',
      'You have entered Invalid City',
      'Minimum length is 6',
      'The date of birth cannot be after today',
    ])
      expect(await screen.findByText(text), text).toBeTruthy()
    expect(saved).toEqual([])
    await type('Pin Code', '4110041')
    expect((await field('Pin Code')).value).toBe('4110041')
    expect(screen.getByText('Maximum length is 6')).toBeTruthy()
  })

  it('O-033 a failure keeps what was typed, and a reload too; Next saves, marks onboarding done and goes to the admin home', async () => {
    signInAs(server, invited)
    server.on(accountEndpoints.editPersonal, () => ({ refusal: refusal(500, 'broken', 'Not today.') }))
    const { unmount } = renderPage('/personal-details')
    await type('Last Name', 'menon')
    await type('Phone number', '9845021763')
    await type('Date of birth', '29/02/1988')
    await next()
    expect(await screen.findByText('Not today.')).toBeTruthy()
    expect(isDone).toBe(false)
    unmount()
    serveSaving()
    const { address } = renderPage('/personal-details')
    expect((await field('Last Name')).value).toBe('Menon')
    expect((await field('Phone number')).value).toBe('9845021763')
    await next()
    await waitFor(() => expect(address()).toBe('/admin/'))
    expect(saved).toEqual([
      {
        firstName: 'Kavya',
        lastName: 'Menon',
        phone: { dialCode: '91', national: '9845021763' },
        address: '',
        city: '',
        postalCode: '',
        dateOfBirth: '1988-02-29',
      },
    ])
    expect(isDone).toBe(true)
    expect(localStorage.getItem('currentPage')).toBeNull()
  })

  it('O-032 the one who sets the firm up goes back to the company or on to the team', async () => {
    signInAs(server, { ...owner, lastName: 'Menon', phone: '+91 9845021763' })
    const { address, router } = renderPage('/personal-data')
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(address()).toBe('/company-details'))
    await screen.findByRole('heading', { name: 'Your company' })
    localStorage.setItem('currentPage', 'personal-data:u1')
    await act(() => router.navigate('/personal-data'))
    await field('First Name')
    await next()
    await waitFor(() => expect(address()).toBe('/team-onboard'))
    expect(isDone).toBe(false)
  })
})

describe('O-024 the current-page marker', () => {
  it('brings somebody back to the unfinished page; a logout takes it and what was typed along', async () => {
    signInAs(server, invited)
    const { address, router } = renderPage('/personal-details')
    await field('First Name')
    await waitFor(() => expect(localStorage.getItem('currentPage')).toBe('personal-details:u1'))
    await act(() => router.navigate('/lms/'))
    await waitFor(() => expect(address()).toBe('/personal-details'))
    await type('Last Name', 'Menon')
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(Object.keys(localStorage).filter((key) => /draft|currentPage|token/.test(key))).toEqual([])
  })

  it('C-116 does not concern whoever signs in next', async () => {
    localStorage.setItem('currentPage', 'personal-details:somebody-else')
    signInAs(server)
    const { address } = renderAt('/tools/')
    await screen.findByRole('navigation')
    expect(address()).toBe('/tools/')
  })

  it('does not hold somebody who has been through and comes back to look', async () => {
    signInAs(server, { isOnboardingDone: true })
    renderPage('/personal-details')
    await field('First Name')
    expect(localStorage.getItem('currentPage')).toBeNull()
  })
})
