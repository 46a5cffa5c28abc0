import { teamRefusals } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { withStyles } from '../../testing/laid-out'
import { whyLocked } from '../../testing/locked'
import { renderPage } from '../../testing/render'
import { rights, signInAs } from '../../testing/samples/people'
import { aditya, idOf, inTeam, kavya, makeTeam, sneha } from '../../testing/samples/teams-of-people'
import textStyles from '../../ui/text/text.module.css?raw'

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

const open = async (search = '') => {
  signInAs(server)
  renderPage(address + search)
  await screen.findByRole('heading', { name: 'Manage your Team(s)' })
}
const asReader = () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  renderPage(address)
}
const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the list of teams', () => {
  it('S-029 S-030 has number, name, members, creator and day', async () => {
    teams = [makeTeam(), makeTeam({ id: idOf(9), name: 'Old', members: [], createdAt: undefined })]
    await open()
    const table = await screen.findByRole('table')
    const texts = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map((cell) => cell.textContent)
    expect(texts('columnheader')).toEqual([
      'S no.',
      'Team Name',
      'Members',
      'Created By',
      'Created On',
      'Action',
    ])
    expect(texts('cell').filter(Boolean)).toEqual([
      '1',
      'Homes West',
      '2',
      'Ira Malhotra',
      '12 Nov 26',
      '2',
      'Old',
      '0',
      'Ira Malhotra',
      '-',
    ])
  })

  it('S-032 is empty with a hint to click Create New Team', async () => {
    teams = []
    await open()
    expect(await screen.findByText('No Team(s) Created')).toBeTruthy()
    expect(screen.getByText(/Click Create New Team/)).toBeTruthy()
    expect(await button('Create New Team')).toBeTruthy()
  })

  it('S-032 S4 gives no hint to those who cannot make a team', async () => {
    teams = []
    asReader()
    expect(await screen.findByText('No Team(s) Created')).toBeTruthy()
    expect(screen.queryByText(/Click Create New Team/)).toBeNull()
  })

  it('is filtered by the search of the settings', async () => {
    await open('?search=east')
    expect(await screen.findByText('No results found')).toBeTruthy()
  })

  it('offers to try again when it could not be loaded', async () => {
    server.on(teamEndpoints.list, () => ({ refusal: teamRefusals.unknown }))
    await open()
    server.on(teamEndpoints.list, () => ({ reply: teams }))
    await user.click(await button('Try again'))
    expect(await screen.findByText('Homes West')).toBeTruthy()
  })

  it('follows what a colleague changes', async () => {
    await open()
    await screen.findByText('Homes West')
    teams = [makeTeam({ name: 'Homes South' })]
    server.tell({ name: 'changed', about: ['teams'] })
    expect(await screen.findByText('Homes South')).toBeTruthy()
  })
})

describe('without crm edit', () => {
  it('S-031 S-033 there is no Create New Team and names open nothing', async () => {
    asReader()
    await screen.findByText('Homes West')
    expect(screen.queryByRole('button', { name: 'Create New Team' })).toBeNull()
    expect(screen.queryByRole('button', { name: /View Team/ })).toBeNull()
  })

  it.each(['Edit Homes West', 'Delete Homes West'])(
    "Use 15 S-043 '%s' is grey and shows 'Access disabled by Admin'",
    async (name) => {
      asReader()
      expect(whyLocked(await button(name))).toBe('Access disabled by Admin')
      expect(screen.getByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
      await user.click(await button(name))
      expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})

describe('View Team', () => {
  const view = async () => {
    await open()
    await user.click(await button('View Team Homes West'))
    return dialogNamed('View Team')
  }

  it('S-033 S-034 shows the members numbered, with role chips, a search, Close and Edit', async () => {
    teams = [makeTeam({ members: [inTeam(kavya), inTeam(aditya, true)] })]
    const dialog = await view()
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1.Kavya MenonSales',
      '2.Aditya KulkarniDeactivatedSenior Design Consultant',
    ])
    await enterText(dialog.getByRole('searchbox'), 'adi')
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2.Aditya KulkarniDeactivatedSenior Design Consultant',
    ])
    await enterText(dialog.getByRole('searchbox'), 'zzz')
    expect(dialog.getByText('No members found')).toBeTruthy()
    const [, close] = dialog.getAllByRole('button', { name: 'Close' })
    await user.click(close as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await button('View Team Homes West'))
  })

  it('S-034 says when there is nobody', async () => {
    teams = [makeTeam({ members: [] })]
    expect((await view()).getByText('No member is available is to be shown')).toBeTruthy()
  })

  it('S-034 S-038 Edit goes on to the edit dialog, and from there back to the name', async () => {
    await user.click((await view()).getByRole('button', { name: 'Edit' }))
    const dialog = await dialogNamed('Edit Team')
    expect(((await dialog.findByLabelText(/Team Name/)) as HTMLInputElement).value).toBe('Homes West')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await button('View Team Homes West'))
  })

  it('S-042 a role chip is 70px wide, cut, and tells its whole name, and the list scrolls at 334px', async () => {
    const dialog = await view()
    withStyles(textStyles)
    const chip = dialog.getByTitle('Senior Design Consultant')
    expect(chip.style.width).toBe('70px')
    const { overflow, textOverflow, whiteSpace } = getComputedStyle(chip)
    expect([overflow, textOverflow, whiteSpace]).toEqual(['hidden', 'ellipsis', 'nowrap'])
    expect(dialog.getByRole('region').style.maxHeight).toBe('334px')
  })
})
