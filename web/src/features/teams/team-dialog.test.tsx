import { teamRefusals } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'
import { aditya, idOf, inTeam, kavya, makeTeam, person, sneha } from '../../testing/samples/teams-of-people'

const address = '/leads/lead-management-settings/teams'
const user = userEvent.setup()

let server: ReturnType<typeof fakeServer>
let teams: Team[]
beforeEach(() => {
  server = fakeServer()
  teams = [makeTeam()]
  server.on(teamEndpoints.list, () => ({ reply: teams }))
  server.on(teamEndpoints.available, () => ({ reply: [aditya, kavya, sneha] }))
})

const open = async () => {
  signInAs(server)
  renderPage(address)
  await screen.findByRole('heading', { name: 'Manage your Team(s)' })
}
const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
type InDialog = Awaited<ReturnType<typeof dialogNamed>>
const listOf = (dialog: InDialog, name: string) => within(dialog.getByRole('region', { name }))
const box = (dialog: InDialog, name: string) => dialog.getByRole('checkbox', { name }) as HTMLInputElement
const sent = () => server.calls.filter(({ method }) => method !== 'GET')

describe('creating a team', () => {
  const create = async () => {
    await open()
    await screen.findByText('Homes West')
    await user.click(await button('Create New Team'))
    const dialog = await dialogNamed('Create New Team')
    await dialog.findByRole('checkbox', { name: 'Select All' })
    return dialog
  }

  it('S-035 S-039 S-040 asks for the name and the members; a refusal floats above, with its reason in the dialog and everything kept; then says that the team is created', async () => {
    server.on(teamEndpoints.create, () => ({ refusal: teamRefusals.taken('Villas') }))
    const dialog = await create()
    const save = dialog.getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(dialog.getByText('Please fill the Team Name')).toBeTruthy()
    expect(dialog.getByText('Please select the Team Members.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(/Team Name/))
    await enterText(dialog.getByLabelText(/Team Name/), 'Villas')
    expect(dialog.queryByText('Please fill the Team Name')).toBeNull()
    await user.click(save)
    expect(sent()).toEqual([])

    await user.click(box(dialog, 'Sneha Patil'))
    await user.click(box(dialog, 'Kavya Menon'))
    expect(listOf(dialog, 'Assigned Team Member').getAllByRole('listitem')).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Remove Kavya Menon' }))
    expect(box(dialog, 'Kavya Menon').checked).toBe(false)
    await user.click(save)
    expect(await screen.findByText('Error creating team')).toBeTruthy()
    expect(dialog.getByText('There is a team “Villas” already.')).toBeTruthy()
    expect(box(dialog, 'Sneha Patil').checked).toBe(true)

    server.on(teamEndpoints.create, () => ({ reply: { message: 'ok' } }))
    server.calls.length = 0
    await user.dblClick(save)
    expect(await screen.findByText('Team created successfully')).toBeTruthy()
    expect(sent().map(({ body }) => body)).toEqual([{ name: 'Villas', members: [sneha.id] }])
  })

  it('S-035 S-036 S-037 Select All follows what is chosen, with a state in between; both lists can be searched and say when nobody is there', async () => {
    const dialog = await create()
    const assigned = listOf(dialog, 'Assigned Team Member')
    expect(assigned.getByText('No Member has been added Yet')).toBeTruthy()
    const all = box(dialog, 'Select All')
    expect([all.checked, all.indeterminate]).toEqual([false, false])
    await user.click(box(dialog, 'Kavya Menon'))
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await user.click(all)
    expect([all.checked, all.indeterminate]).toEqual([true, false])
    expect(assigned.getAllByRole('listitem')).toHaveLength(3)
    await user.click(box(dialog, 'Sneha Patil'))
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await user.click(all)
    await user.click(all)
    expect(assigned.getByText('No Member has been added Yet')).toBeTruthy()

    await enterText(dialog.getByRole('searchbox', { name: 'Search available members' }), 'sales')
    expect(listOf(dialog, 'Available Team Member').getAllByRole('checkbox')).toHaveLength(3)
    await user.click(box(dialog, 'Kavya Menon'))
    await enterText(dialog.getByRole('searchbox', { name: 'Search available members' }), 'zzz')
    expect(listOf(dialog, 'Available Team Member').getByText('No matching members found')).toBeTruthy()
    await user.type(dialog.getByRole('searchbox', { name: 'Search assigned members' }), 'zzz{Enter}')
    expect(assigned.getByText('No matching members found')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('offers to try again when nobody could be loaded', async () => {
    server.on(teamEndpoints.available, () => ({ refusal: teamRefusals.unknown }))
    await open()
    await user.click(await button('Create New Team'))
    const dialog = await dialogNamed('Create New Team')
    server.on(teamEndpoints.available, () => ({ reply: [kavya] }))
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('checkbox', { name: 'Kavya Menon' })).toBeTruthy()
  })
})

describe('editing and deleting a team', () => {
  const edit = async () => {
    await open()
    await user.click(await button('Edit Homes West'))
    const dialog = await dialogNamed('Edit Team')
    await dialog.findByRole('checkbox', { name: 'Select All' })
    return dialog
  }

  it('S-038 S-040 is prefilled, and sends what was seen', async () => {
    teams = [makeTeam({ members: [inTeam(kavya), inTeam(person(7, 'Gone Person'), true)] })]
    server.on(teamEndpoints.update, () => ({ reply: { message: 'ok' } }))
    const dialog = await edit()
    expect((dialog.getByLabelText(/Team Name/) as HTMLInputElement).value).toBe('Homes West')
    expect(box(dialog, 'Kavya Menon').checked).toBe(true)
    expect(dialog.queryByRole('checkbox', { name: 'Gone Person' })).toBeNull()
    expect(listOf(dialog, 'Assigned Team Member').getByText('Gone Person')).toBeTruthy()
    await user.click(box(dialog, 'Sneha Patil'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Team updated successfully')).toBeTruthy()
    expect(sent()).toMatchObject([
      {
        method: 'PUT',
        path: `/team/${idOf(8)}`,
        body: {
          name: 'Homes West',
          members: [kavya.id, idOf(7), sneha.id],
          updatedAt: '2026-11-12T05:00:00.000Z',
        },
      },
    ])
  })

  it('S-040 tells when somebody else was quicker', async () => {
    server.on(teamEndpoints.update, () => ({ refusal: teamRefusals.changed }))
    const dialog = await edit()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Error updating team')).toBeTruthy()
    expect(dialog.getByText(/Somebody has changed this team meanwhile/)).toBeTruthy()
  })

  it('S-041 C-041 deleting is asked first, says so, and can be undone', async () => {
    server.on(teamEndpoints.remove, () => ({ reply: { message: 'ok' } }))
    server.on(teamEndpoints.update, () => ({ reply: { message: 'ok' } }))
    await open()
    await user.click(await button('Delete Homes West'))
    const dialog = await dialogNamed('Delete Team')
    expect(
      dialog.getByText(
        'This Team will be permanently deleted from the system. Are you sure you want to proceed?',
      ),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Team deleted successfully')).toBeTruthy()
    await user.click(await button('Undo'))
    expect(await screen.findByText('The team “Homes West” is back.')).toBeTruthy()
    expect(sent().map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', undefined],
      ['PUT', { isDeleted: false }],
    ])
  })
})
