import { accessRefusals } from '@foyer/contract/accounts/messages'
import { features } from '@foyer/contract/accounts/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { peopleRefusals, teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { drafter, makeMember, serveChoices } from '../../../testing/samples/team'
import { setScreenWidth } from '../../../testing/screen-size'
import { holdCalls } from '../../../testing/slow-calls'

let server: ReturnType<typeof fakeServer>
let owner: TeamMember
let admin: TeamMember
let sales: TeamMember
let gone: TeamMember
beforeEach(() => {
  server = fakeServer()
  owner = makeMember('Kavya Menon', 'Super Admin')
  admin = makeMember('Arjun Nair', 'Admin', { reportsTo: { id: owner.id, fullName: owner.fullName } })
  sales = makeMember('Asha Rao', 'Sales', {
    designation: drafter,
    reportsTo: { id: admin.id, fullName: admin.fullName },
    lastSignInAt: undefined,
    state: 'invited',
  })
  gone = makeMember('Zoya Khan', 'Designer', { state: 'deactivated' })
  server.on(peopleEndpoints.team, () => ({ reply: [owner, admin, sales, gone] }))
  serveChoices(server)
})
afterEach(() => vi.restoreAllMocks())

const user = userEvent.setup({ delay: null })
const asOwner = () => signInAs(server, { id: owner.id, isSuperAdmin: true, isAdmin: true })
const asAdmin = () => signInAs(server, { id: admin.id, isAdmin: true })
const open = async () => {
  renderPage('/my-profile/myprofile/accesspanel')
  await screen.findByRole('heading', { level: 1, name: 'Team Management' })
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const openMenu = async (name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
const menuItems = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
const pick = async (name: string, item: string) => {
  await openMenu(name)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const bodyOf = (path: string) => server.calls.filter((call) => call.path === path).at(-1)?.body

describe('the list', () => {
  it('shows name, email, role, designation, manager, last sign-in and state, and is searched by them', async () => {
    asOwner()
    await open()
    const cells = within(await row('Asha Rao'))
    for (const text of ['asha.rao@malhardesign.in', 'Sales', 'Drafter', 'Arjun Nair', 'Never', 'Invited'])
      expect(cells.getByText(text)).toBeTruthy()
    expect(within(await row('Kavya Menon')).getByText('You')).toBeTruthy()
    expect(screen.getByText('4 people')).toBeTruthy()
    await enterText(screen.getByRole('searchbox'), 'drafter')
    expect(await screen.findByText('1 person')).toBeTruthy()
    expect(await row('Asha Rao')).toBeTruthy()
    await enterText(screen.getByRole('searchbox'), ' nobody')
    await user.click(await screen.findByRole('button', { name: teamTexts.clearSearch }))
    expect(await screen.findByText('4 people')).toBeTruthy()
  })

  it('says when it cannot be loaded and tries again', async () => {
    asOwner()
    server.on(peopleEndpoints.team, () => ({ refusal: refusal(400, 'no', 'No') }))
    await open()
    expect(await screen.findByText(teamTexts.loadFailed)).toBeTruthy()
    server.on(peopleEndpoints.team, () => ({ reply: [owner] }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row('Kavya Menon')).toBeTruthy()
  })

  it('is two lines and a menu for each on a phone', async () => {
    setScreenWidth(390)
    asOwner()
    await open()
    const cards = await screen.findByRole('list', { name: teamTexts.table })
    expect(within(cards).getAllByRole('listitem')).toHaveLength(4)
    expect(within(cards).getByText('Sales · Drafter · asha.rao@malhardesign.in')).toBeTruthy()
    await openMenu('Asha Rao')
    expect(await menuItems()).toContain('Role and rights')
  })
})

describe('who may do what', () => {
  it('an admin sees a lock instead of the menu of a super admin; nobody resets or deactivates themselves', async () => {
    asAdmin()
    await open()
    const lock = await screen.findByRole('button', { name: /^Actions for Kavya Menon: Only a super admin/ })
    expect(lock.getAttribute('aria-disabled')).toBe('true')
    await user.click(lock)
    expect(screen.queryByRole('menuitem')).toBeNull()
    await openMenu('Arjun Nair')
    expect(await menuItems()).toEqual(['Role and rights', 'Mark absent'])
  })

  it('a member with the feature, but no admin, looks and cannot touch', async () => {
    signInAs(server, { id: sales.id })
    await open()
    expect(await row('Asha Rao')).toBeTruthy()
    expect(screen.getByText(/^Access Disabled by the Admin\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
    const invite = screen.getByRole('button', { name: 'Invite' })
    expect(invite.getAttribute('aria-disabled')).toBe('true')
    await user.click(invite)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('whoever has not even the feature is told so', async () => {
    signInAs(server, { id: sales.id, features: features.filter((name) => name !== 'accessPanel') })
    server.on(peopleEndpoints.team, () => ({ refusal: accessRefusals.notAllowed }))
    await open()
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('role and rights', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Role and rights of Asha Rao' })

  it('S6 the designation of a person stays chosen where it is offered no more', async () => {
    asOwner()
    server.on(peopleEndpoints.designations, () => ({ reply: [] }))
    await open()
    await pick('Asha Rao', 'Role and rights')
    const chosen = await within(await dialog()).findByRole<HTMLInputElement>('combobox', {
      name: 'Designation',
    })
    expect(chosen.value).toBe(drafter.name)
  })

  it('a role brings its rights, single ones can be set, all is saved together, and again before the list has been read again', async () => {
    asOwner()
    server.on(peopleEndpoints.changeMember, () => ({ reply: { message: 'ok' } }))
    await open()
    await pick('Asha Rao', 'Role and rights')
    const inside = within(await dialog())
    expect((await inside.findByLabelText<HTMLInputElement>('Assign leads')).checked).toBe(false)
    expect(inside.getByText('As the role Sales has it.')).toBeTruthy()
    await user.click(inside.getByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: 'Sales Manager' }))
    expect(inside.getByLabelText<HTMLInputElement>('Assign leads').checked).toBe(true)
    await user.click(inside.getByLabelText('Create projects'))
    expect(inside.getByText('These rights differ from the role Sales Manager.')).toBeTruthy()
    await user.click(inside.getByLabelText('Book Keeping'))
    holdCalls(peopleEndpoints.team)
    await user.click(inside.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved. It applies at once.')).toBeTruthy()
    expect(bodyOf(peopleEndpoints.changeMember.path)).toEqual({
      memberId: sales.id,
      roleName: 'Sales Manager',
      rolesAssigned: {
        crm: { edit: true, canAssign: true },
        quotation: { edit: true },
        pmt: { canCreateProject: false },
      },
      features: ['crm', 'accounts', 'quotation', 'files', 'tasks', 'mom'],
      designation: drafter.id,
      reportTo: admin.id,
      seen: {
        roleName: 'Sales',
        rolesAssigned: sales.rights,
        features: sales.features,
        designation: drafter.id,
        reportTo: admin.id,
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const first = bodyOf(peopleEndpoints.changeMember.path) as Record<string, unknown>
    const { memberId: _id, seen: _seen, ...saved } = first
    await pick('Asha Rao', 'Role and rights')
    await user.click(await screen.findByLabelText('Book Keeping'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodyOf(peopleEndpoints.changeMember.path)).not.toEqual(first))
    expect(bodyOf(peopleEndpoints.changeMember.path)).toMatchObject({ seen: saved })
  })

  it('what one does not have oneself is locked, and so is the role of super admin', async () => {
    asAdmin()
    signInAs(server, {
      id: admin.id,
      isAdmin: true,
      features: features.filter((name) => name !== 'accounts'),
      rights: {
        crm: { edit: true, canAssign: false },
        quotation: { edit: true },
        pmt: { canCreateProject: true },
      },
    })
    await open()
    await pick('Asha Rao', 'Role and rights')
    const inside = within(await dialog())
    const isLocked = async (name: string) => (await inside.findByLabelText<HTMLInputElement>(name)).disabled
    expect(await isLocked('Assign leads')).toBe(true)
    expect(await isLocked('Book Keeping')).toBe(true)
    expect(await isLocked('Create projects')).toBe(false)
    await user.click(inside.getByRole('combobox', { name: 'Role' }))
    const choice = await screen.findByRole('option', { name: 'Super Admin' })
    expect(choice.getAttribute('data-combobox-disabled')).toBe('true')
  })

  it('nobody can report to those below them; says why it was refused', async () => {
    asOwner()
    server.on(peopleEndpoints.changeMember, () => ({ refusal: peopleRefusals.lastSuperAdmin }))
    await open()
    await pick('Arjun Nair', 'Role and rights')
    const arjun = within(await screen.findByRole('dialog'))
    await user.click(await arjun.findByRole('combobox', { name: 'Reports to' }))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['Kavya Menon (Super Admin)']),
    )
    await user.keyboard('{Escape}')
    await user.click(arjun.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pick('Kavya Menon', 'Role and rights')
    const inside = within(await screen.findByRole('dialog'))
    expect(await inside.findByText('A super admin may do everything.')).toBeTruthy()
    await user.click(inside.getByRole('button', { name: 'Save' }))
    expect(await inside.findByText(peopleRefusals.lastSuperAdmin.text)).toBeTruthy()
  })
})

it('marks somebody absent at once, and asks before a password is reset', async () => {
  asOwner()
  server.on(peopleEndpoints.setAbsence, () => ({ reply: { message: 'ok' } }))
  await open()
  await pick('Asha Rao', 'Mark absent')
  expect(await screen.findByText('Asha Rao is marked absent.')).toBeTruthy()
  expect(bodyOf(peopleEndpoints.setAbsence.path)).toEqual({ memberId: sales.id, isAbsent: true })
  server.on(peopleEndpoints.resetPassword, () => ({ reply: { message: 'ok' } }))
  await pick('Arjun Nair', 'Reset password')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset the password of Arjun Nair?' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(dialog.getByRole('button', { name: 'Reset password' }))
  expect(await screen.findByText('A mail to Arjun Nair is on its way.')).toBeTruthy()
  expect(bodyOf(peopleEndpoints.resetPassword.path)).toEqual({ memberId: admin.id })
})

it('O8 C-173 sends an invitation again, corrects its address and withdraws it', async () => {
  asOwner()
  server.on(peopleEndpoints.resendInvitation, () => ({ reply: { message: 'ok' } }))
  await open()
  await pick('Asha Rao', 'Send invitation again')
  expect(await screen.findByText(`The invitation to ${sales.email} is on its way again.`)).toBeTruthy()
  expect(bodyOf(peopleEndpoints.resendInvitation.path)).toEqual({ memberId: sales.id })

  await pick('Asha Rao', 'Correct the address')
  const correct = within(await screen.findByRole('dialog', { name: 'Correct the address of Asha Rao' }))
  const box = correct.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(box.value).toBe(sales.email)
  await user.clear(box)
  await user.paste('nobody')
  await user.click(correct.getByRole('button', { name: 'Correct and send' }))
  expect(await correct.findByText('You have entered Invalid Email')).toBeTruthy()
  await user.clear(box)
  await user.paste('asha.rao@example.com')
  await user.click(correct.getByRole('button', { name: 'Correct and send' }))
  await waitFor(() =>
    expect(bodyOf(peopleEndpoints.resendInvitation.path)).toEqual({
      memberId: sales.id,
      email: 'asha.rao@example.com',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  server.on(peopleEndpoints.withdrawInvitation, () => ({ refusal: peopleRefusals.hasWork }))
  await pick('Asha Rao', 'Withdraw invitation')
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the invitation of Asha Rao?' }))
  await user.click(dialog.getByRole('button', { name: 'Withdraw invitation' }))
  expect(await dialog.findByText(peopleRefusals.hasWork.text)).toBeTruthy()
  server.on(peopleEndpoints.withdrawInvitation, () => ({ reply: { message: 'ok' } }))
  await user.click(dialog.getByRole('button', { name: 'Withdraw invitation' }))
  expect(await screen.findByText('The invitation of Asha Rao is withdrawn.')).toBeTruthy()

  await openMenu('Arjun Nair')
  expect(await menuItems()).toEqual(['Role and rights', 'Mark absent', 'Reset password', 'Deactivate'])
})

it('C-162 invites from a dialog with the same rows, which are not lost without a question', async () => {
  asOwner()
  server.on(peopleEndpoints.teamOnboard, () => ({ reply: { message: 'ok', invited: 1 } }))
  await open()
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite team members' }))
  const person = within(await dialog.findByRole('group', { name: 'Person 1' }))
  for (const [label, text] of [
    ['First Name', 'Dev'],
    ['Last Name', 'Patel'],
    ['Email', 'dev@example.com'],
  ] as const) {
    await user.click(person.getByLabelText(label))
    await user.paste(text)
  }
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(person.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'Designer' }))
  await user.click(person.getByRole('combobox', { name: 'Designation' }))
  await user.click(await screen.findByRole('option', { name: 'Drafter' }))
  await user.click(dialog.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('The invitation is on its way.')).toBeTruthy()
  expect(bodyOf(peopleEndpoints.teamOnboard.path)).toMatchObject({
    teamMembers: [{ firstName: 'Dev', email: 'dev@example.com', roleName: 'Designer', isAdmin: false }],
  })
})
