import { refusal } from '@foyer/contract/kit/refusal'
import { readListAddress } from '@foyer/contract/leads/list/address'
import { peopleRefusals } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { rights, signInAs } from '../../../testing/samples/people'
import { makeMember } from '../../../testing/samples/team'

let server: ReturnType<typeof fakeServer>
let view: ReturnType<typeof renderPage>
let owner: TeamMember
let sales: TeamMember
let gone: TeamMember
beforeEach(() => {
  server = fakeServer()
  owner = makeMember('Kavya Menon', 'Super Admin')
  sales = makeMember('Asha Rao', 'Sales')
  gone = makeMember('Zoya Khan', 'Designer', { state: 'deactivated' })
  server.on(peopleEndpoints.team, () => ({ reply: [owner, sales, gone] }))
})

const user = userEvent.setup({ delay: null })
const asOwner = () => signInAs(server, { id: owner.id, isSuperAdmin: true, isAdmin: true })
const open = () => {
  view = renderPage('/my-profile/myprofile/accesspanel')
}
const openMenu = async (name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
const menuItems = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
const pick = async (name: string, item: string) => {
  await openMenu(name)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
/** Whose leads a link shows. */
const assigneesIn = (link: HTMLElement) =>
  readListAddress(new URL(link.getAttribute('href') ?? '', 'http://foyer.test').searchParams).filters
    .assignees
const bodyOf = (path: string) => server.calls.filter((call) => call.path === path).at(-1)?.body

it('a deactivated person can only be reactivated, and leads that they still have are offered to others', async () => {
  asOwner()
  server.on(peopleEndpoints.reactivate, () => {
    gone = { ...gone, openLeads: 2 }
    return { reply: { message: 'ok' } }
  })
  open()
  await openMenu('Zoya Khan')
  expect(await menuItems()).toEqual(['Reactivate'])
  await user.click(screen.getByRole('menuitem', { name: 'Reactivate' }))
  expect(await screen.findByText('Zoya Khan can sign in again.')).toBeTruthy()
  expect(bodyOf(peopleEndpoints.reactivate.path)).toEqual({ memberId: gone.id })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await openMenu('Zoya Khan')
  await waitFor(async () => expect(await menuItems()).toEqual(['Reactivate', 'Reassign leads']))
  expect(assigneesIn(screen.getByRole('menuitem', { name: 'Reassign leads' }))).toEqual([gone.id])
})

it('deactivating, with the leads that stay behind and the way to them', async () => {
  asOwner()
  server.on(peopleEndpoints.openLeads, () => ({ reply: { openLeads: 7 } }))
  server.on(peopleEndpoints.deactivate, () => ({ reply: { message: 'ok', openLeads: 7 } }))
  open()
  await pick('Asha Rao', 'Deactivate')
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Asha Rao?' }))
  expect(await dialog.findByText(/They have 7 open leads/)).toBeTruthy()
  expect(assigneesIn(dialog.getByRole('link', { name: 'Open the lead list' }))).toEqual([sales.id])
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
  expect(
    await screen.findByText('Asha Rao is deactivated and signed out. 7 open leads wait for somebody else.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reassign leads' }))
  await waitFor(() =>
    expect(view.router.state.location).toMatchObject({ pathname: '/lms/', search: `?assignee=${sales.id}` }),
  )
})

it('whoever may not assign leads is offered none', async () => {
  signInAs(server, { id: owner.id, isSuperAdmin: true, isAdmin: true, rights: rights({ canAssign: false }) })
  gone.openLeads = 2
  open()
  await openMenu('Zoya Khan')
  expect(await menuItems()).toEqual(['Reactivate'])
})

it('deactivating tells a refusal in the dialog, and offers nothing where there are no leads', async () => {
  asOwner()
  server.on(peopleEndpoints.openLeads, () => ({ refusal: refusal(400, 'no', 'No') }))
  server.on(peopleEndpoints.deactivate, () => ({ refusal: peopleRefusals.unknownMember }))
  open()
  await pick('Asha Rao', 'Deactivate')
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Asha Rao?' }))
  const again = await dialog.findByRole('button', { name: 'Try again' })
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
  expect(await dialog.findByText(peopleRefusals.unknownMember.text)).toBeTruthy()

  server.on(peopleEndpoints.openLeads, () => ({ reply: { openLeads: 0 } }))
  server.on(peopleEndpoints.deactivate, () => ({ reply: { message: 'ok', openLeads: 0 } }))
  await user.click(again)
  expect(await dialog.findByText('They have no open leads.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('Asha Rao is deactivated and signed out.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reassign leads' })).toBeNull()
})
