import type { Profile } from '@foyer/contract/accounts/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { defaultRoles } from '@foyer/contract/people/default-roles'
import { inviteTexts, peopleRefusals } from '@foyer/contract/people/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { markedPage, markPage } from '../../api/current-page'
import { enterText, replaceText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'
import { drafter, serveChoices } from '../../testing/samples/team'
import { shownFor } from '../../testing/toasts'

let server: ReturnType<typeof fakeServer>
let owner: Profile
const serveInviting = () =>
  server.on(peopleEndpoints.teamOnboard, ({ rows }) => ({ reply: { message: 'ok', invited: rows.length } }))
beforeEach(() => {
  server = fakeServer()
  owner = signInAs(server, { isSuperAdmin: true, isAdmin: true, isOnboardingDone: false })
  serveChoices(server)
  serveInviting()
  server.on(accountEndpoints.editSteps, () => ({ reply: { message: 'ok' } }))
})

const user = userEvent.setup({ delay: null })
const people = () => screen.getAllByRole('group', { name: /^Person / })
const person = (place: number) => within(screen.getByRole('group', { name: `Person ${place}` }))
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const sent = (path: string) => server.calls.filter((call) => call.path === path)
const invitations = () => sent(peopleEndpoints.teamOnboard.path)

const open = async (address = '/team-onboard') => {
  const view = renderPage(address)
  await screen.findByRole('heading', { level: 1, name: 'Get your team on board' })
  await screen.findByRole('group', { name: 'Person 1' })
  return view
}
const choose = async (place: number, label: 'Role' | 'Designation', option: string) => {
  await user.click(person(place).getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const fill = async (place: number, email: string, role = 'Sales') => {
  await enterText(person(place).getByLabelText('First Name'), 'Asha')
  await enterText(person(place).getByLabelText('Last Name'), 'Rao')
  await enterText(person(place).getByLabelText('Email'), email)
  await choose(place, 'Role', role)
  await choose(place, 'Designation', 'Drafter')
}

it('O-042 O-043 L-260 rows start with three, can be taken away and go up to sixteen, each time with a word', async () => {
  await open()
  expect(people()).toHaveLength(3)
  await enterText(person(2).getByLabelText('First Name'), 'Bela')
  await press('Remove person 1')
  expect(people()).toHaveLength(2)
  expect(person(1).getByLabelText<HTMLInputElement>('First Name').value).toBe('Bela')
  const more = screen.getByRole('button', { name: inviteTexts.addRow })
  await user.click(more)
  expect(await screen.findByText('A new field has been added')).toBeTruthy()
  expect(document.activeElement).toBe(person(3).getByLabelText('First Name'))
  for (let count = 3; count < 16; count++) fireEvent.click(more)
  expect(screen.queryByText('Maximum limit has been reached')).toBeNull()
  await user.click(more)
  expect(await screen.findByText('Maximum limit has been reached')).toBeTruthy()
  expect(shownFor('Maximum limit has been reached')).toBe(4000)
  expect(people()).toHaveLength(16)
})

it('O-044 O-045 C-162 a name is marked above 15, and never cut; nothing filled is said', async () => {
  await open()
  await press('Invite')
  expect(await screen.findByText('Please fill at least one row')).toBeTruthy()
  expect(invitations()).toEqual([])
  const first = person(1).getByLabelText<HTMLInputElement>('First Name')
  await enterText(first, 'a'.repeat(15))
  expect(first.getAttribute('aria-invalid')).not.toBe('true')
  await enterText(first, 'a'.repeat(15))
  expect(first.value).toHaveLength(30)
  expect(first.getAttribute('aria-invalid')).toBe('true')
  expect(person(1).getByText('Maximum length is 15')).toBeTruthy()
})

it('O-046 O-047 partly filled rows are highlighted and block Invite; so do the same email twice, and the one of the admin', async () => {
  await open()
  await fill(1, 'asha@example.com')
  await enterText(person(2).getByLabelText('Email'), 'not an email')
  await press('Invite')
  expect(await person(2).findAllByText('Field is required')).toHaveLength(4)
  expect(person(2).getByText('You have entered Invalid Email')).toBeTruthy()
  expect(people().map((row) => row.hasAttribute('data-marked'))).toEqual([false, true, false])
  await waitFor(() => expect(document.activeElement).toBe(person(2).getByLabelText('First Name')))

  await user.clear(person(2).getByLabelText('Email'))
  await fill(2, 'ASHA@example.com')
  await press('Invite')
  expect((await screen.findAllByText('Team Members cannot have same Email Id')).length).toBeGreaterThan(0)
  await replaceText(person(2).getByLabelText('Email'), 'kavya@malhardesign.in')
  await press('Invite')
  const words = 'Team Members cannot have same Email Id as of Admin'
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(invitations()).toEqual([])
})

describe('choices', () => {
  const roleNames = async () => {
    await user.click(person(1).getByRole('combobox', { name: 'Role' }))
    return (await screen.findAllByRole('option')).map((option) => option.textContent)
  }

  it('O-048 O-050 the roles of the firm, without Super Admin; a designation is created by typing it, at most 30 characters', async () => {
    await open()
    expect(await roleNames()).toEqual(defaultRoles.map(({ name }) => name))
    await user.keyboard('{Escape}')
    const field = person(1).getByRole<HTMLInputElement>('combobox', { name: 'Designation' })
    await enterText(field, 'Lighting')
    await user.click(await screen.findByRole('option', { name: 'Create “Lighting”' }))
    expect(await screen.findByText('Designation “Lighting” created')).toBeTruthy()
    await waitFor(() => expect(field.value).toBe('Lighting'))
    await choose(2, 'Designation', 'Lighting')
    const third = person(3).getByRole<HTMLInputElement>('combobox', { name: 'Designation' })
    await enterText(third, 'x'.repeat(40))
    expect(third.value).toHaveLength(40)
    expect(person(3).getByText('Maximum length is 30')).toBeTruthy()
    expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull()
  })

  it('O-048 four fixed roles when opened with query parameters, also after they could not be loaded', async () => {
    server.on(peopleEndpoints.defaultRoles, () => ({ refusal: refusal(400, 'no', 'No.') }))
    renderPage('/team-onboard?from=setup')
    expect(await screen.findByText(inviteTexts.choicesFailed)).toBeTruthy()
    serveChoices(server)
    await press('Try again')
    await screen.findByRole('group', { name: 'Person 1' })
    expect(await roleNames()).toEqual(['Admin', 'Site Manager', 'Accountant', 'Purchase Manager'])
  })
})

it('O-049 Invite keeps what was typed over a reload and when it is refused; sends the rows, with isAdmin and the rights of the role, and leads home', async () => {
  const why = { ...peopleRefusals.alreadyHere('asha@example.com'), details: { email: 'asha@example.com' } }
  server.on(peopleEndpoints.teamOnboard, () => ({ refusal: why }))
  const { unmount } = await open()
  await fill(2, 'Asha@Example.com', 'Admin')
  unmount()
  const { address } = await open()
  expect(person(2).getByLabelText<HTMLInputElement>('Email').value).toBe('Asha@Example.com')
  expect(person(2).getByRole<HTMLInputElement>('combobox', { name: 'Designation' }).value).toBe('Drafter')
  await press('Invite')
  expect(await screen.findAllByText('asha@example.com is in your company already.')).toHaveLength(2)
  expect(person(2).getByLabelText<HTMLInputElement>('First Name').value).toBe('Asha')

  serveInviting()
  server.calls.length = 0
  await press('Invite')
  await waitFor(() => expect(address()).toBe('/admin/'))
  const admin = defaultRoles.find(({ name }) => name === 'Admin')
  expect(invitations()[0]?.body).toEqual({
    teamMembers: [
      {
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.com',
        roleName: 'Admin',
        designation: drafter.id,
        reportTo: owner.id,
        addedBy: owner.id,
        isAdmin: true,
        rolesAssigned: admin?.rights,
      },
    ],
  })
  expect(sent(accountEndpoints.editSteps.path)[0]?.body).toEqual({ isOnboardingDone: true })
  expect(markedPage('u1')).toBeUndefined()
  expect(await screen.findByText('The invitation is on its way.')).toBeTruthy()
  expect(shownFor('The invitation is on its way.')).toBe(4000)
})

describe('ways out', () => {
  it('O-051 L-260 Add Later marks onboarding as done and goes home; where that fails it says so for four seconds and stays', async () => {
    server.on(accountEndpoints.editSteps, () => ({ refusal: refusal(400, 'no', 'Not today.') }))
    const { address } = await open()
    await waitFor(() => expect(markedPage('u1')).toBe('team-onboard'))
    await press('Add Later')
    expect(await screen.findByText('Not today.')).toBeTruthy()
    expect(shownFor('Not today.')).toBe(4000)
    expect(address()).toBe('/team-onboard')

    server.on(accountEndpoints.editSteps, () => ({ reply: { message: 'ok' } }))
    server.calls.length = 0
    await press('Add Later')
    await waitFor(() => expect(address()).toBe('/admin/'))
    expect(sent(accountEndpoints.editSteps.path)[0]?.body).toEqual({ isOnboardingDone: true })
    expect(invitations()).toEqual([])
    expect(markedPage('u1')).toBeUndefined()
  })

  it('O-051 Go back leads to the own data', async () => {
    markPage('team-onboard', 'u1')
    const { address } = await open()
    await press('Go back')
    await waitFor(() => expect(address()).toBe('/personal-data'))
  })
})

it('is not for those who may not invite', async () => {
  signInAs(server, { id: 'u2' })
  const { address } = renderPage('/team-onboard')
  await waitFor(() => expect(address()).toBe('/admin/'))
})
