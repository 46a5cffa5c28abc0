import { accessRefusals } from '@foyer/contract/accounts/messages'
import type { Presence, TeamDayRow } from '@foyer/contract/analytics/team-day'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { TeamDayPage } from './team-day-page'

const idOf = (number: number) => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`
const none = {
  calls: 0,
  connected: 0,
  interested: 0,
  followUp: 0,
  noResponse: 0,
  notInterested: 0,
  repeated: 0,
}
const rowOf = (
  number: number | undefined,
  fullName: string,
  { presence = 'here', ...more }: Partial<TeamDayRow> & { presence?: Presence } = {},
): TeamDayRow => ({
  person: number === undefined ? undefined : { id: idOf(number), fullName, presence },
  overdue: 0,
  untouched: 0,
  still: 0,
  calls: none,
  response: { leads: 0, answered: 0, averageMinutes: undefined },
  ...more,
})
const kavya = rowOf(1, 'Kavya Menon', {
  overdue: 12,
  calls: { ...none, calls: 9, connected: 5, interested: 3, noResponse: 4 },
  response: { leads: 3, answered: 2, averageMinutes: 35 },
})
const rohan = rowOf(2, 'Rohan Shah', { untouched: 20, presence: 'absent' })
const nobody = rowOf(undefined, '', { untouched: 4 })

let server: ReturnType<typeof fakeServer>
const serve = (rows: TeamDayRow[]) => server.on(beyondEndpoints.teamDay, () => ({ reply: { rows } }))
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  serve([kavya, rohan, nobody])
  server.on(teamEndpoints.assignable, () => ({
    reply: [
      { id: idOf(1), fullName: 'Kavya Menon', email: 'k@x.test', role: 'Sales' },
      { id: idOf(2), fullName: 'Rohan Shah', email: 'r@x.test', role: 'Sales' },
    ],
  }))
})

const show = () =>
  renderAt('/admin/team', [
    { path: '/admin/team', element: <TeamDayPage /> },
    { path: '*', element: null },
  ])
const firstCells = async () =>
  within(await screen.findByRole('table', { name: 'Team today' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

describe('Sales floor: Team today', () => {
  it('says for each person what waits and what was done today, who is absent, and all together; each number leads to its list', async () => {
    show()
    expect(await firstCells()).toEqual(['Kavya Menon', 'Rohan ShahAbsent', 'Unassigned', 'Together'])
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('12 leads, overdue: Kavya Menon')).toBe(`/lms/?is=overdue&assignee=${idOf(1)}`)
    expect(link('20 leads, untouched: Rohan Shah')).toBe(`/lms/?is=untouched&assignee=${idOf(2)}`)
    expect(link('4 leads, untouched: Unassigned')).toBe('/lms/?is=untouched&assignee=none')
    expect(link('24 leads, untouched: Together')).toBe(
      `/lms/?is=untouched&assignee=${idOf(1)},${idOf(2)},none`,
    )
    expect(link('2 of 3 new leads contacted: Kavya Menon')).toContain('answered')
    const came = new URLSearchParams(link('3 new leads: Kavya Menon')?.split('?')[1])
    expect(came.get('assignee')).toBe(idOf(1))
    expect(came.get('createdFrom')).toBe(came.get('createdTo'))
    expect(screen.getAllByText('35 min')).toHaveLength(2)
  })

  it('is sorted by each column, what nobody has and the sum stay at the end', async () => {
    show()
    await firstCells()
    await userEvent.click(screen.getByRole('button', { name: 'Untouched' }))
    expect((await firstCells())[0]).toBe('Rohan ShahAbsent')
    await userEvent.click(screen.getByRole('button', { name: /^Untouched/ }))
    expect(await firstCells()).toEqual(['Kavya Menon', 'Rohan ShahAbsent', 'Unassigned', 'Together'])
  })

  it("opens exactly today's calls of that person", async () => {
    server.on(beyondEndpoints.entries, () => ({ reply: { total: 4, entries: [], after: undefined } }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: '4 No Response: Kavya Menon' }))
    expect(await screen.findByText('4 calls')).toBeTruthy()
    const asked = server.calls.find(({ path }) => path === beyondEndpoints.entries.path)
    expect(asked?.body).toEqual({ figure: 'no-response', userIds: [idOf(1)] })
  })

  it('gives all or some of the overdue leads to others, and shows what stayed', async () => {
    server.on(myDayEndpoints.overdueLeads, () => ({
      reply: {
        total: 2,
        leads: [
          { id: idOf(11), name: 'Asha Rao', dueOn: '2026-06-01' },
          { id: idOf(12), name: 'Meera Das', dueOn: '2026-06-02' },
        ],
      },
    }))
    server.on(leadListEndpoints.bulk, () => ({
      reply: {
        done: 0,
        refused: [
          { id: idOf(12), name: 'Meera Das', reason: 'No longer overdue.' },
          { id: idOf(13), name: 'Other', reason: 'No longer overdue.' },
        ],
        refusedCount: 2,
        undoId: undefined,
      },
    }))
    show()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Give overdue leads to others Kavya Menon' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Give overdue leads: Kavya Menon' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Asha Rao' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Give 1 lead' }))
    expect(await dialog.findByText('Please choose who gets them.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('combobox', { name: 'Give to' }))
    // Whoever has them is not offered.
    expect(screen.queryByRole('option', { name: 'Kavya Menon' })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: 'Rohan Shah' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Give 1 lead' }))
    expect(await screen.findAllByText('No longer overdue.')).toHaveLength(2)
    const sent = server.calls.find(({ path }) => path === leadListEndpoints.bulk.path)
    expect(sent?.query.get('action')).toBe('give')
    expect(sent?.body).toMatchObject({ leadIds: [idOf(12)], assignedFrom: idOf(1), assignedToAll: [idOf(2)] })
    await userEvent.click(screen.getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('invites colleagues in a firm of one, says that it failed, and is refused in the usual words', async () => {
    serve([rowOf(1, 'Kavya Menon'), rowOf(undefined, '')])
    const { unmount } = show()
    expect(await screen.findByRole('link', { name: 'Invite people' })).toBeTruthy()
    unmount()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(beyondEndpoints.teamDay, () => ({ refusal: accessRefusals.notAllowed }))
    show()
    expect(await screen.findByText(accessRefusals.notAllowed.text)).toBeTruthy()
    log.mockRestore()
  })
})
