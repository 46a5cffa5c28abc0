import { refusal } from '@foyer/contract/kit/refusal'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProfile } from '../../../testing/build-profile'
import { replaceText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt, renderPage } from '../../../testing/render'
import { allColumns, makeLead, serveLeads } from '../../../testing/samples/leads'
import { rights, signInAs } from '../../../testing/samples/people'
import { giveElementsHeight } from '../../../testing/screen-size'

const failing = refusal(400, 'failed', 'No')

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => makeLead({ firstName: 'Lead', lastName: `${index + 1}` }))

const table = () => screen.findByRole('table', { name: 'Leads' })
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name)
  return within(cell.closest<HTMLElement>('[role="row"]') ?? document.body)
}
const cellsOf = async (name: string) =>
  (await rowOf(name)).getAllByRole('cell').map((cell) => cell.textContent)

describe('the lead list', () => {
  it('leaves the focus where it is when it has loaded', async () => {
    serveLeads(server, () => [makeLead()])
    renderPage('/lms/')
    await table()
    expect(document.activeElement).toBe(document.body)
  })

  it('L-001 L-021 L-022 L-024 L-037 shows the leads of the server with the eighteen columns, a dash for what is not known', async () => {
    const unknown = {
      budget: undefined,
      city: undefined,
      phone: undefined,
      email: undefined,
      teamName: undefined,
    }
    serveLeads(
      server,
      () => [
        makeLead({
          followUpOn: '2020-01-05',
          followUpTime: '16:30',
          lastCallAt: '2020-01-02T06:00:00.000Z',
          expectedClosure: '2020-03-01',
          address: '14, Kasturi Road',
          area: '1,840',
          areaUnit: 'sqft',
          sourceName: 'Reel, Oct',
          historyCount: 6,
          tags: [
            { id: 't1', name: 'Premium', colour: 'Purple' },
            { id: 't2', name: 'Villa', colour: 'Green' },
          ],
        }),
        makeLead({ firstName: 'Blank', ...unknown }),
      ],
      allColumns,
    )
    renderPage('/lms/')
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      '',
      'Lead Name',
      'Last Call Status',
      'Follow up on',
      'Last Call',
      'Mobile No.',
      'E-mail',
      'City',
      'Address',
      'Budget',
      'Work Scope',
      'Area',
      'Stage',
      'Exp. Closure',
      'Assigned To',
      'Lead Source',
      'Source Name',
      'Log History',
    ])
    expect(await cellsOf('Ananya Iyer')).toEqual([
      '',
      'Ananya IyerStudio South',
      'InterestedUpdated on 01 Nov',
      '05 Jan 2020, 4:30 PM overdue',
      '02 Jan 2020',
      '98450 21763',
      'ananya.iyer@example.in',
      'Bengaluru',
      '14, Kasturi Road',
      '₹18,50,000',
      'Interior Design Services',
      '1,840 sqft',
      'Proposal SentPremium+1',
      '01 Mar 2020',
      'Kavya Menon',
      'Instagram',
      'Reel, Oct',
      '6',
    ])
    const row = await rowOf('Ananya Iyer')
    expect(row.getByRole('link', { name: '98450 21763' }).getAttribute('href')).toBe('tel:+919845021763')
    expect(row.getByRole('button', { name: '+1 Villa' }).textContent).toBe('+1')
    const cells = await cellsOf('Blank Iyer')
    expect(cells[1]).toBe('Blank Iyer')
    expect([cells[3], cells[5], cells[6], cells[7], cells[8], cells[9]]).toEqual(Array(6).fill('–'))
  })

  it('T-024 L-036 amounts follow the currency of the company', async () => {
    signInAs(server, { id: 'u2', company: { ...buildProfile().company, currencySymbol: '$' } })
    serveLeads(server, () => [makeLead()], allColumns)
    renderPage('/lms/')
    expect(await cellsOf('Ananya Iyer')).toContain('$1,850,000')
  })

  it('keeps only the rows in sight in the page, tells how many there are and loads on', async () => {
    const asked = serveLeads(server, () => many(400))
    renderPage('/lms/')
    expect((await table()).getAttribute('aria-rowcount')).toBe('401')
    expect(screen.getByText('400 leads')).toBeTruthy()
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
    await waitFor(() => expect(asked.map(({ after }) => after)).toContain('50'))
  })

  it('says so when more rows cannot be loaded, keeps those that are there and tries again', async () => {
    giveElementsHeight(4_000)
    let isBroken = true
    serveLeads(server, () => [])
    server.on(leadEndpoints.list, ({ after }) => {
      if (after && isBroken) return { refusal: failing }
      return { reply: { rows: many(10), total: 20, after: after ? undefined : 'x' } }
    })
    renderPage('/lms/')
    expect(await screen.findByText('More leads could not be loaded.')).toBeTruthy()
    expect(screen.getByText('Lead 1')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('More leads could not be loaded.')).toBeNull())
  })

  it('sorts by a column, turns the order on the second click and keeps both in the address; by what has no column through the menu', async () => {
    const asked = serveLeads(server, () => [makeLead()], allColumns)
    const { router } = renderPage('/lms/')
    await userEvent.click(within(await table()).getByRole('button', { name: 'Budget' }))
    expect(router.state.location.search).toBe('?sort=-budget')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'budget', descending: true }))
    const head = screen.getByRole('columnheader', { name: 'Budget' })
    expect(head.getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(within(head).getByRole('button', { name: 'Budget' }))
    expect(router.state.location.search).toBe('?sort=budget')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'budget', descending: false }))
    expect(document.activeElement?.textContent).toBe('Budget')
    await act(() => router.navigate(-1))
    expect(router.state.location.search).toBe('?sort=-budget')
    await userEvent.click(screen.getByRole('button', { name: 'Sort by: Budget' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Updated' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'updated', descending: true }))
    expect(screen.getByRole('button', { name: 'Sort by: Updated' })).toBeTruthy()
  })

  it('L-020 L-259 says when the leads cannot be loaded, keeps the rest of the page and tries again; searches, and says when nothing is found', async () => {
    serveLeads(server, () => [])
    server.on(leadEndpoints.list, () => ({ refusal: failing }))
    renderAt('/lms/?search=iyer')
    expect(await screen.findByText('The leads could not be loaded.')).toBeTruthy()
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search leads' })
    expect(field.value).toBe('iyer')
    const asked = serveLeads(server, ({ search }) => (search === 'nobody' ? [] : [makeLead()]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ananya Iyer')).toBeTruthy()
    await replaceText(field, 'nobody')
    expect(await screen.findByText('No results found')).toBeTruthy()
    expect(asked.at(-1)?.search).toBe('nobody')
    const clear = screen.getAllByRole('button', { name: 'Clear search' }).at(-1)
    await userEvent.click(clear as HTMLElement)
    expect(await screen.findByText('Ananya Iyer')).toBeTruthy()
    expect(field.value).toBe('')
  })
})

describe('tabs and counts', () => {
  const tabs = async () => {
    const list = await screen.findByRole('navigation', { name: 'Lists of leads' })
    await within(list).findByText('248')
    return within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  }

  it('L-003 L-012 L-013 shows All, Won and Unassigned with their counts, keeps search and order between them, and asks for each', async () => {
    const asked = serveLeads(server, () => [makeLead()])
    const { router } = renderPage('/lms/?search=iyer&sort=name')
    expect(await tabs()).toEqual([
      ['248All', '/lms/?search=iyer&sort=name'],
      ['31Won', '/leads/9?search=iyer&sort=name'],
      ['12Unassigned', '/leads/8?search=iyer&sort=name'],
    ])
    const tiles = within(screen.getByRole('region', { name: 'Counts' })).getAllByRole('button')
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Total 248',
      'Interested 64',
      'Follow up 57',
      'No Response 38',
      'Not Interested 22',
      'Unassigned 12',
      'Won 31',
    ])
    for (const [name, path, tab] of [
      [/Won/, '/leads/9', 'won'],
      [/Unassigned/, '/leads/8', 'unassigned'],
    ] as const) {
      await userEvent.click(screen.getByRole('link', { name }))
      expect(router.state.location.pathname).toBe(path)
      await waitFor(() => expect(asked.at(-1)?.tab).toBe(tab))
    }
  })

  it('L-002 goes to /lms/ from /leads/ and from a tab that does not exist', async () => {
    serveLeads(server, () => [makeLead()])
    const { address, unmount } = renderPage('/leads/')
    await table()
    expect(address()).toBe('/lms/')
    unmount()
    const other = renderPage('/leads/77')
    await table()
    expect(other.address()).toBe('/lms/')
  })

  it('L-004 shows Unassigned, as tab and tile, only to those who may assign', async () => {
    signInAs(server, { id: 'u2', rights: rights({ canAssign: false }) })
    serveLeads(server, () => [makeLead()])
    const { address } = renderPage('/leads/8')
    expect((await tabs()).map(([name]) => name)).toEqual(['248All', '31Won'])
    expect(address()).toBe('/lms/')
    const tiles = within(screen.getByRole('region', { name: 'Counts' }))
    expect(tiles.queryByRole('button', { name: /Unassigned/ })).toBeNull()
  })

  it('L-019 says when the counts cannot be loaded and tries again; the list is there all the same', async () => {
    serveLeads(server, () => [makeLead()])
    server.on(leadEndpoints.counts, () => ({ refusal: failing }))
    renderPage('/lms/')
    expect(await screen.findByText('The counts could not be loaded.')).toBeTruthy()
    expect(await screen.findByText('Ananya Iyer')).toBeTruthy()
    serveLeads(server, () => [makeLead()])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await tabs()).toHaveLength(3)
  })

  it('refuses those without the feature', async () => {
    signInAs(server, { id: 'u2', features: [] })
    const asked = serveLeads(server, () => [makeLead()])
    renderPage('/lms/')
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    expect(asked).toHaveLength(0)
  })
})
