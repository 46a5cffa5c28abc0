import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { defaultLocation, placeLimits } from '@foyer/contract/places/limits'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import type { NewClient, ProjectChange, WholeProject } from '@foyer/contract/projects/conversion/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addresses } from '../../../../app/addresses'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { signInAs } from '../../../../testing/samples/people'
import { makeSheet } from '../../../../testing/samples/projects'
import { shownFor } from '../../../../testing/toasts'
import { WizardPage } from './wizard-page'

interface Picker {
  opensAt?: { latitude: number }
  onChange: (place: { latitude: number; longitude: number; location: string }) => void
}

// The map has tests of its own.
vi.mock('../../../places/map-picker', () => ({
  MapPicker: ({ opensAt, onChange }: Picker) => (
    <button
      type="button"
      onClick={() => onChange({ latitude: 18.56, longitude: 73.77, location: 'Baner, Pune' })}
    >
      {`map at ${opensAt?.latitude ?? 'the usual place'}`}
    </button>
  ),
}))

const user = userEvent.setup()
const ids = {
  admin: '01990000-0000-7000-8000-0000000000a1',
  member: '01990000-0000-7000-8000-0000000000a2',
  client: '01990000-0000-7000-8000-0000000000c1',
  project: '01990000-0000-7000-8000-0000000000d1',
}
const people = [
  { id: ids.admin, name: 'Ira Malhotra', email: 'ira@example.in' },
  { id: ids.member, name: 'Kavya Menon', email: 'kavya@example.in' },
]
const iyer = (changes: Partial<LeadDetail> = {}) =>
  detailOf(
    leadAt(1, {
      firstName: 'Anita',
      lastName: 'Iyer',
      email: 'anita@example.in',
      phone: '+91 9845021763',
      city: 'Pune',
      budget: 1850000,
    }),
    { assignee: { id: ids.member, fullName: 'Kavya Menon', email: 'kavya@example.in' }, ...changes },
  )

let server: ReturnType<typeof fakeServer>
let done: string[]
let clients: NewClient[]
let saved: WholeProject[]
let edits: ProjectChange[]

beforeEach(() => {
  localStorage.clear()
  server = fakeServer()
  done = []
  clients = []
  saved = []
  edits = []
})

afterEach(() => vi.useRealTimers())

function serve(lead: LeadDetail = iyer(), { isKnownClient = false } = {}) {
  server.on(leadCaptureEndpoints.byId, () => ({ reply: lead }))
  server.on(peopleEndpoints.admins, () => ({
    reply: [{ id: ids.admin, fullName: 'Ira Malhotra', email: 'ira@example.in' }],
  }))
  server.on(teamEndpoints.colleagues, () => ({ reply: people }))
  server.on(placeEndpoints.search, () => ({
    reply: { places: [{ name: 'Pune', label: 'Pune, Maharashtra, India', latitude: 18.5, longitude: 73.8 }] },
  }))
  server.on(projectEndpoints.addClient, (client) => {
    done.push('client')
    clients.push(client)
    return { reply: { id: ids.client, name: 'Anita Iyer', isKnownClient } }
  })
  server.on(projectEndpoints.saveAll, (project) => {
    done.push('project')
    saved.push(project)
    return { reply: { id: ids.project, message: 'saved' } }
  })
  server.on(projectEndpoints.edit, (change) => {
    done.push('edit')
    edits.push(change)
    return { reply: { id: change.id } }
  })
  server.on(projectEndpoints.linkLead, () => {
    done.push('link')
    return { reply: { message: 'linked' } }
  })
  server.on(leadCaptureEndpoints.edit, ({ kind, id }) => {
    done.push(kind)
    return { reply: { id, updatedAt: '2026-11-18T06:00:00.000Z' } }
  })
  server.on(projectEndpoints.inviteClient, () => {
    done.push('invite')
    return { reply: { message: 'sent' } }
  })
  server.on(projectEndpoints.removePlace, () => {
    done.push('remove place')
    return { reply: { message: 'removed' } }
  })
}

function Switch() {
  const search = new URLSearchParams(window.location.search)
  return <WizardPage leadId={search.get('leadId') ?? leadId(1)} />
}

const show = async (who: Parameters<typeof signInAs>[1] = {}) => {
  signInAs(server, who)
  const view = renderAt(addresses.convertLead(leadId(1)), [
    { path: addresses.projects, element: <Switch /> },
    { path: '*', element: null },
  ])
  return view
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const toTeam = async () => {
  await screen.findByRole('heading', { name: 'Create Project' })
  await press('Next')
  await screen.findByRole('heading', { name: 'Set Location' })
  await press('Next')
  await screen.findByRole('heading', { name: 'Add Team' })
}
const chooseAdmin = async () => {
  await user.click(screen.getByPlaceholderText('Select an Admin'))
  await user.click(await screen.findByRole('option', { name: 'Ira Malhotra' }))
}

it('W-001 W-002 W-003 W-004 W-005 begins with what the lead knows, and says what is missing', async () => {
  serve()
  await show()
  expect(await screen.findByRole('heading', { name: 'Create Project' })).toBeTruthy()
  expect(field(/First name/).value).toBe('Anita')
  expect(field(/Email/).value).toBe('anita@example.in')
  expect(field(/Project name/).value).toBe('Anita Iyer')
  expect(field(/City/).value).toBe('Pune')
  expect(screen.getByRole('radio', { name: 'Individual' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Send email invite to client' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Expected budget/ })).toBeNull()
  await press('Add Additional Details')
  expect(field(/Expected budget/).value).toBe('18,50,000')
  await press('Hide Additional Details')
  expect(screen.queryByRole('textbox', { name: /Expected budget/ })).toBeNull()
  await user.clear(field(/Last name/))
  await press('Next')
  expect(await screen.findByText('Fill all the details correctly')).toBeTruthy()
  expect(field(/Last name/)).toBe(document.activeElement)
})

it('W-011 W-014 W-015 W-016 W-017 W-019 W-020 W-022 three steps, then client, project, link, Won, invitation and /pmt/', async () => {
  serve()
  const { router } = await show()
  await screen.findByRole('heading', { name: 'Create Project' })
  await user.click(screen.getByRole('checkbox', { name: 'Send email invite to client' }))
  await press('Next')
  expect(screen.getByText('The selected location will be used to mark geo attendance')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'map at 18.5' }))
  await press('Previous')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /invite/ }).checked).toBe(true)
  await toTeam()

  expect(screen.getByText('Total added team members:').textContent).toBe('Total added team members: 1')
  await press('Remove Kavya Menon')
  await press('Finish')
  expect((await screen.findAllByText('Please select Project admin')).length).toBeGreaterThan(0)
  await chooseAdmin()
  // Whoever leads it is not one of its members.
  expect(screen.queryByRole('button', { name: 'Add Ira Malhotra' })).toBeNull()
  await press('Finish')
  expect(await screen.findByText('Please select Team members')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search Team Member' }), 'kav')
  await press('Add Kavya Menon')
  await press('Finish')
  expect(await screen.findByText('Project Created Successfully')).toBeTruthy()
  expect(shownFor('Project Created Successfully')).toBe(2000)
  expect(done).toEqual(['client', 'project', 'link', 'convert', 'invite'])
  expect(clients[0]).toMatchObject({ leadId: leadId(1), name: 'Anita Iyer', email: 'anita@example.in' })
  expect(saved[0]).toMatchObject({
    leadId: leadId(1),
    clientId: ids.client,
    name: 'Anita Iyer',
    isConfirmed: true,
    isFromLead: true,
    latitude: 18.56,
    adminId: ids.admin,
    memberIds: [ids.member],
    value: 1850000,
  })
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('W-001 W-003 W-008 W-009 W-010 a corporate client with all additional details is sent as it was typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00.000Z') })
  serve()
  await show()
  await screen.findByRole('heading', { name: 'Create Project' })
  expect(screen.queryByRole('textbox', { name: /Company name/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Corporate' }))
  await press('Next')
  expect(await screen.findByText('Fill all the details correctly')).toBeTruthy()
  expect(field(/Company name/)).toBe(document.activeElement)
  await press('Add Additional Details')
  for (const [name, text] of [
    [/Company name/, 'Iyer Textiles'],
    [/^Area/, '2400'],
    [/Work scope/, 'Turnkey'],
    [/Expected start/, '01-12-2026'],
    [/Expected end/, '30-06-2027'],
    [/Bill to/, 'Accounts, Iyer Textiles'],
    [/Billing address/, '7 Law College Road'],
    [/Landmark/, 'Near the bridge'],
    [/Billing city/, 'Pune'],
    [/GST registration number/, '27aapfu0939f1zv'],
    [/Note/, 'Keys with the guard'],
  ] as const) {
    await user.clear(field(name))
    await user.paste(text)
  }
  await toTeam()
  await chooseAdmin()
  await press('Finish')
  await screen.findByText('Project Created Successfully')
  expect(clients[0]).toMatchObject({
    type: 'corporate',
    companyName: 'Iyer Textiles',
    country: 'India',
    billTo: 'Accounts, Iyer Textiles',
    billingAddress: '7 Law College Road',
    billingLandmark: 'Near the bridge',
    billingCity: 'Pune',
    gstNumber: '27AAPFU0939F1ZV',
  })
  expect(saved[0]).toMatchObject({
    area: '2400',
    areaUnit: 'sqft',
    workScope: 'Turnkey',
    value: 1850000,
    startOn: '2026-12-01',
    endOn: '2027-06-30',
    note: 'Keys with the guard',
  })
  // W-022: nobody is invited who was not to be.
  expect(done).toEqual(['client', 'project', 'link', 'convert'])
})

it('W-024 Previous goes back one step, and what was typed is still there', async () => {
  serve()
  await show()
  await screen.findByRole('heading', { name: 'Create Project' })
  await user.type(field(/Project name/), ' home')
  await toTeam()
  await chooseAdmin()
  await press('Previous')
  await screen.findByRole('heading', { name: 'Set Location' })
  await press('Previous')
  await screen.findByRole('heading', { name: 'Create Project' })
  expect(field(/Project name/).value).toBe('Anita Iyer home')
  await toTeam()
  expect(screen.getByPlaceholderText<HTMLInputElement>('Select an Admin').value).toBe('Ira Malhotra')
})

it('W-013 without a city the map starts near 28.70, 77.22 at zoom 15', async () => {
  serve(iyer({ city: undefined }))
  await show()
  await screen.findByRole('heading', { name: 'Create Project' })
  await press('Next')
  expect(await screen.findByRole('button', { name: 'map at the usual place' })).toBeTruthy()
  expect([defaultLocation.latitude, defaultLocation.longitude, placeLimits.mapZoom]).toEqual([
    28.7, 77.22, 15,
  ])
})

it('W-018 the draft behind a quotation is edited and confirmed', async () => {
  serve(iyer({ projectId: ids.project }))
  server.on(projectEndpoints.byId, () => ({
    reply: makeSheet({ id: ids.project, name: 'Iyer Villa', leadId: leadId(1) }),
  }))
  await show()
  await screen.findByRole('heading', { name: 'Create Project' })
  expect(field(/Project name/).value).toBe('Iyer Villa')
  await toTeam()
  await chooseAdmin()
  await press('Finish')
  await screen.findByText('Project Created Successfully')
  expect(done).toEqual(['edit', 'link', 'convert'])
  expect(edits[0]).toMatchObject({ id: ids.project, isConfirmed: true, name: 'Iyer Villa' })
})

it('W-021 a client of the same email is asked about; a taken name and a colleague are said at their field', async () => {
  serve(iyer(), { isKnownClient: true })
  await show()
  await toTeam()
  await chooseAdmin()
  await press('Finish')
  const question = await screen.findByRole('dialog', { name: 'Client already exist' })
  expect(done).toEqual(['client'])
  server.on(projectEndpoints.saveAll, () => ({ refusal: projectRefusals.nameTaken }))
  await user.click(within(question).getByRole('button', { name: 'Use this client' }))
  expect(await screen.findByText('Project Name already exists')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Create Project' })).toBeTruthy()
  expect(field(/Project name/)).toBe(document.activeElement)
  server.on(projectEndpoints.addClient, () => ({ refusal: projectRefusals.staffCannotBeClient }))
  await toTeam()
  await press('Finish')
  expect(await screen.findByText("User can't be client")).toBeTruthy()
})

it('C-118 Finish can be pressed again after a step has failed, and nothing that was typed is lost by a reload', async () => {
  serve()
  server.on(projectEndpoints.linkLead, () => ({
    refusal: { status: 503, code: 'busy', text: 'Please try again.' },
  }))
  const { unmount } = await show()
  await screen.findByRole('heading', { name: 'Create Project' })
  await user.clear(field(/Project name/))
  await user.type(field(/Project name/), 'Villa')
  await toTeam()
  await chooseAdmin()
  await press('Finish')
  expect(await screen.findByText('Please try again.')).toBeTruthy()
  unmount()
  serve()
  await show()
  await screen.findByRole('heading', { name: 'Create Project' })
  expect(field(/Project name/).value).toBe('Villa')
  expect(screen.getByText(/What you entered before is here again/)).toBeTruthy()
  await toTeam()
  await press('Finish')
  await screen.findByText('Project Created Successfully')
  expect(saved.map(({ leadId: of, name }) => [of, name])).toEqual([
    [leadId(1), 'Villa'],
    [leadId(1), 'Villa'],
  ])
})

it('C-118 the client that an earlier Finish has made is no question; one who has changed since is', async () => {
  serve()
  server.on(projectEndpoints.saveAll, () => ({
    refusal: { status: 503, code: 'busy', text: 'Please try again.' },
  }))
  await show()
  await toTeam()
  await chooseAdmin()
  await press('Finish')
  expect(await screen.findByText('Please try again.')).toBeTruthy()
  server.on(projectEndpoints.addClient, () => ({
    reply: { id: ids.client, name: 'Anita Iyer', isKnownClient: true },
  }))
  await press('Finish')
  await waitFor(() => expect(server.calls.filter(({ path }) => path.includes('save-all')).length).toBe(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByText('Please try again.')
  await press('Previous')
  await press('Previous')
  await user.type(field(/Last name/), 's')
  await toTeam()
  await press('Finish')
  expect(await screen.findByRole('dialog', { name: 'Client already exist' })).toBeTruthy()
})

it('W-023 C-119 asks before it discards; at the last step the location of the draft goes too', async () => {
  serve(iyer({ projectId: ids.project }))
  server.on(projectEndpoints.byId, () => ({ reply: makeSheet({ id: ids.project, leadId: leadId(1) }) }))
  const { address } = await show()
  await screen.findByRole('heading', { name: 'Create Project' })
  await press('Cancel')
  const question = await screen.findByRole('dialog', { name: 'Do you want to discard the project?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await toTeam()
  await press('Discard')
  const again = await screen.findByRole('dialog', { name: 'Do you want to discard the project?' })
  await user.click(within(again).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(address()).toBe(addresses.leadDetails(leadId(1))))
  expect(done).toEqual(['remove place'])
})

it('C-090 without the right to create projects it is closed; a converted lead leads to its project', async () => {
  serve()
  const { unmount } = await show({
    rights: {
      crm: { edit: true, canAssign: true },
      quotation: { edit: true },
      pmt: { canCreateProject: false },
    },
  })
  expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
  unmount()
  serve(iyer({ isConverted: true, projectId: ids.project }))
  await show()
  const link = await screen.findByRole('link', { name: 'Open the project' })
  expect(link.getAttribute('href')).toBe(addresses.project(ids.project))
})
