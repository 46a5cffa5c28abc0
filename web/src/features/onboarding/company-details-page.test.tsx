import type { Profile } from '@foyer/contract/accounts/model'
import type { FirstWeek } from '@foyer/contract/company/first-week'
import { newFirmName } from '@foyer/contract/company/messages'
import type { CompanyEdit, CompanySettings } from '@foyer/contract/company/model'
import type { StarterPack } from '@foyer/contract/company/starter-packs'
import { refusal } from '@foyer/contract/kit/refusal'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { onboardingEndpoints } from '@foyer/contract/wire/onboarding'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { noPapers } from '../../testing/samples/company'
import { signInAs } from '../../testing/samples/people'
import { shownFor } from '../../testing/toasts'

vi.mock('../places/map-picker', () => ({
  MapPicker: ({ value, onChange }: { value?: { location: string }; onChange: (place: object) => void }) => (
    <button
      type="button"
      onClick={() => onChange({ latitude: 18.51, longitude: 73.83, location: 'Prabhat Road, Pune' })}
    >
      {`Map at ${value?.location ?? 'nothing chosen'}`}
    </button>
  ),
}))

const ids = {
  client: '019a1f3e-0000-7000-8000-0000000000e1',
  project: '019a1f3e-0000-7000-8000-0000000000d1',
  owner: '019a1f3e-0000-7000-8000-0000000000a1',
}
const fresh: CompanySettings = {
  id: 'c1',
  name: newFirmName,
  ...noPapers,
  address: '',
  city: '',
  postalCode: '',
  gstNumber: '',
  countryCode: 'IN',
  country: 'India',
  dialCode: '+91',
  currency: 'INR',
  currencySymbol: '₹',
  timeZone: 'Asia/Kolkata',
  place: undefined,
  logoUrl: undefined,
  projectId: undefined,
  autoAssign: false,
  extra: {},
}

const pune = { latitude: 18.52, longitude: 73.85, name: 'Pune', label: 'Pune, Maharashtra, India' }

let server: ReturnType<typeof fakeServer>
let done: string[]
let edits: CompanyEdit[]

function serve(settings: CompanySettings = fresh) {
  server.on(companyEndpoints.settings, () => ({ reply: settings }))
  server.on(companyEndpoints.editSettings, (edit) => {
    done.push(`company ${edit.kind}`)
    edits.push(edit)
    return { reply: { message: 'saved' } }
  })
  server.on(projectEndpoints.addClient, ({ isCompanyItself, email }) => {
    done.push(`client ${isCompanyItself} ${email}`)
    return { reply: { id: ids.client, name: 'Malhar', isKnownClient: false } }
  })
  server.on(projectEndpoints.add, ({ clientId, name, isCompanyOwn }) => {
    done.push(`project ${clientId === ids.client} ${name} ${isCompanyOwn}`)
    return { reply: { id: ids.project } }
  })
  server.on(projectEndpoints.addMembers, ({ projectId, adminId, memberIds }) => {
    done.push(`members ${projectId === ids.project} ${adminId === ids.owner} ${memberIds.length}`)
    return { reply: { message: 'added' } }
  })
  server.on(placeEndpoints.search, ({ text }) => ({
    reply: { places: text === 'Pune' ? [pune] : [] },
  }))
  server.on(accountEndpoints.editSteps, ({ endsOnboarding }) => {
    done.push(`onboarding ${endsOnboarding}`)
    return { reply: { message: 'saved' } }
  })
}

const owner: Partial<Profile> = { id: ids.owner, isSuperAdmin: true, isAdmin: true, isOnboardingDone: false }

beforeEach(() => {
  server = fakeServer()
  done = []
  edits = []
  serve()
})

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))

async function fillIn() {
  await type('Company Name', 'malhar Design')
  await type('Address', '14 Prabhat Road')
  await type('City', 'Pune')
  await type('GST/VAT number', '27aapfu 0939f1zv')
  await userEvent.click(screen.getByRole('button', { name: 'Choose on the map' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Map at Pune, Maharashtra, India' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use this location' }))
}

describe('the map of the company step', () => {
  const openMap = async (city: string) => {
    signInAs(server, owner)
    renderPage('/company-details')
    await type('City', city)
    await userEvent.click(screen.getByRole('button', { name: 'Choose on the map' }))
    return screen.findByRole('button', { name: /^Map at/ })
  }
  const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this location' })

  it('O-038 opens in Delhi while no city is typed, and Delhi can be meant', async () => {
    expect((await openMap('')).textContent).toBe('Map at Delhi, India')
    await userEvent.click(use())
    expect(await screen.findByText('Delhi, India')).toBeTruthy()
  })

  it('O-038 O2 opens in the city that was typed', async () => {
    expect((await openMap('Pune')).textContent).toBe('Map at Pune, Maharashtra, India')
    await userEvent.click(use())
    expect(await screen.findByText('Pune, Maharashtra, India')).toBeTruthy()
  })

  it('O-038 O2 takes nothing for granted in a place that the map does not know', async () => {
    const map = await openMap('Koregaon')
    expect(map.textContent).toBe('Map at nothing chosen')
    expect(screen.getByText(/^Koregaon is not on the map here/)).toBeTruthy()
    expect(use().disabled).toBe(true)
    await userEvent.click(map)
    await userEvent.click(use())
    expect(await screen.findByText('Prabhat Road, Pune')).toBeTruthy()
  })
})

describe('starter packs at the company step', () => {
  it('O5 are ticked, can be left out, and only what the firm has not taken is offered and sent', async () => {
    signInAs(server, owner)
    let sent: StarterPack[] = []
    const week: FirstWeek = { isHidden: false, done: [], packs: ['sources'] }
    server.on(companyEndpoints.firstWeek, () => ({ reply: week }))
    server.on(onboardingEndpoints.takePacks, ({ packs }) => {
      sent = packs
      return { reply: { message: 'added', taken: packs } }
    })
    renderPage('/company-details')
    await fillIn()
    const tick = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name })
    expect(tick('Sources of leads')).toBeNull()
    expect(tick('Two rules between stages')?.checked).toBe(true)
    expect(screen.getByText('Enquiry, Site Visit, Concept, Proposal, Negotiation')).toBeTruthy()
    await userEvent.click(tick('Stages of a design project') as HTMLElement)
    // Rules stand between those stages.
    expect(tick('Two rules between stages')).toMatchObject({ checked: false, disabled: true })
    await next()
    await waitFor(() => expect(sent).toEqual(['designations', 'tags']))
  })
})

describe('the company step', () => {
  it('says when it could not be loaded, and recovers', async () => {
    signInAs(server, owner)
    server.on(companyEndpoints.settings, () => ({ refusal: refusal(400, 'broken', 'Not today.') }))
    renderPage('/company-details')
    expect(await screen.findByText('This step could not be loaded.')).toBeTruthy()
    serve()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await field('Company Name')).toBeTruthy()
  })

  it('O-034 O-035 O-036 O-037 O-038 says what is missing, keeps text that is wrong and says so, and has the currency of the country, also the time zone where there is one only', async () => {
    signInAs(server, owner)
    renderPage('/company-details')
    await screen.findByRole('heading', { level: 1, name: 'Your company' })
    expect((await field('Company Name')).value).toBe('')
    await next()
    expect(screen.getAllByText('Field is required')).toHaveLength(3)
    expect(screen.getByText('Please choose the location on the map')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Company Name' })),
    )

    const country = screen.getByRole<HTMLInputElement>('combobox', { name: /^Country/ })
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: /^Time zone/ })
    expect(screen.getByText('INR (₹)')).toBeTruthy()
    expect(zone.value).toBe('Kolkata (Asia)')
    const choose = async (name: string) => {
      await userEvent.click(country)
      fireEvent.change(country, { target: { value: name } })
      await userEvent.keyboard('{Enter}')
    }
    await choose('Emirates')
    expect(screen.getByText('AED (د.إ)')).toBeTruthy()
    expect(zone.value).toBe('Dubai (Asia)')
    await choose('United States')
    expect(zone.value).toBe('')
    await next()
    expect(screen.getAllByText('Field is required')).toHaveLength(4)

    await type('Company Name', 'm'.repeat(80))
    expect((await field('Company Name')).value).toBe(`M${'m'.repeat(79)}`)
    expect(screen.getByText('Max character limit has been reached')).toBeTruthy()
    await type('Pin Code', '41a10-04')
    expect((await field('Pin Code')).value).toBe('41a10-04')
    await type('GST/VAT number', '27aapfu 0939f1zv-')
    expect((await field('GST/VAT number')).value).toBe('27AAPFU0939F1ZV-')
    await type('City', 'Sector 5')
    await next()
    expect(document.activeElement).toBe(await field('Company Name'))
    for (const what of ['City', 'Pin Code'])
      expect(await screen.findByText(`You have entered Invalid ${what}`)).toBeTruthy()
    expect(done).toEqual([])
  })

  it('O-032 O-040 O-041 Next saves, makes the own project, marks onboarding done and goes to /personal-data; whoever comes back finds what they have saved', async () => {
    signInAs(server, owner)
    server.on(companyEndpoints.settings, () => {
      const saved = edits.find((edit) => edit.kind === 'settings')
      return { reply: { ...fresh, ...saved?.change } as CompanySettings }
    })
    const { address } = renderPage('/company-details')
    await fillIn()
    await next()
    await waitFor(() => expect(address()).toBe('/personal-data'))
    expect(done).toEqual([
      'company settings',
      'client true kavya@malhardesign.in',
      'project true Malhar Design true',
      'company project',
      'members true true 1',
      'onboarding true',
    ])
    expect(edits[0]).toEqual({
      kind: 'settings',
      change: {
        name: 'Malhar Design',
        address: '14 Prabhat Road',
        city: 'Pune',
        gstNumber: '27AAPFU0939F1ZV',
        place: { latitude: 18.51, longitude: 73.83, location: 'Prabhat Road, Pune' },
      },
    })
    expect(localStorage.getItem(`draft:company-details:${ids.owner}`)).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
    expect((await field('Company Name')).value).toBe('Malhar Design')
    expect((await field('City')).value).toBe('Pune')
  })

  it('O-041 with the edit flag no project is made', async () => {
    signInAs(server, owner)
    const { address } = renderPage('/company-details?edit=true')
    await fillIn()
    await next()
    await waitFor(() => expect(address()).toBe('/personal-data'))
    expect(done).toEqual(['company settings', 'onboarding true'])
  })

  it('O-041 a reload or a failure on the way loses nothing, and the step can be taken again', async () => {
    signInAs(server, owner)
    server.on(projectEndpoints.add, () => ({ refusal: refusal(500, 'broken', 'Something went wrong.') }))
    const { unmount } = renderPage('/company-details')
    await fillIn()
    unmount()
    const { address } = renderPage('/company-details')
    expect((await field('Company Name')).value).toBe('Malhar Design')
    expect((await field('City')).value).toBe('Pune')
    await next()
    expect(await screen.findByText('Something went wrong.')).toBeTruthy()
    expect((await field('Company Name')).value).toBe('Malhar Design')
    expect(address()).toBe('/company-details')
    expect(done).not.toContain('onboarding true')
    serve()
    await next()
    await waitFor(() => expect(address()).toBe('/personal-data'))
    expect(done.at(-1)).toBe('onboarding true')
  })

  it('O-039 L-260 Skip marks onboarding done and goes to the admin app; where that fails it says so for four seconds and stays', async () => {
    signInAs(server, owner)
    server.on(accountEndpoints.editSteps, () => ({ refusal: refusal(500, 'broken', 'Not today.') }))
    const { address } = renderPage('/company-details')
    const skip = await screen.findByRole('button', { name: 'Skip' })
    await userEvent.click(skip)
    expect(await screen.findByText('Not today.')).toBeTruthy()
    expect(shownFor('Not today.')).toBe(4000)
    expect(address()).toBe('/company-details')
    serve()
    await userEvent.click(skip)
    await waitFor(() => expect(address()).toBe('/admin/'))
    expect(done).toEqual(['onboarding true'])
    expect(localStorage.getItem('currentPage')).toBeNull()
  })

  it('C-007 is not for an invited person', async () => {
    signInAs(server, { isOnboardingDone: false })
    const { address } = renderPage('/company-details')
    await waitFor(() => expect(address()).toBe('/personal-details'))
  })
})
