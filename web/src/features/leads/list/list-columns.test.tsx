import { refusal } from '@foyer/contract/kit/refusal'
import { arrangeColumns } from '@foyer/contract/leads/list/columns'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import type { PreferencesChange } from '@foyer/contract/wire/leads/list/preferences'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { allColumns, makeLead, serveLeads } from '../../../testing/samples/leads'
import { changeReplies } from '../../../testing/samples/older-replies'
import { signInAs } from '../../../testing/samples/people'
import { giveElementsHeight } from '../../../testing/screen-size'

let server: ReturnType<typeof fakeServer>
let saved: PreferencesChange[]
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  saved = []
  server.on(leadListEndpoints.savePreferences, (change) => {
    saved.push(change)
    return { reply: { columns: arrangeColumns([]) } }
  })
})

const heads = () =>
  screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label') ?? head.textContent)
const button = (name: string) => within(screen.getByRole('table')).getByRole('button', { name })
const listed = () => screen.findByText('Ananya Iyer')
const optionsOf = async (column: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Options for ${column}` }))
  return within(await screen.findByRole('dialog'))
}

describe('the columns', () => {
  it('L-026 L-027 C-044 can be hidden, all but four, and that is kept for the person', async () => {
    serveLeads(server, () => [makeLead()], allColumns)
    renderPage('/lms/')
    await listed()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    const menu = within(await screen.findByRole('dialog'))
    expect(menu.getByText('Show/Hide Columns')).toBeTruthy()
    const boxes = menu.getAllByRole<HTMLInputElement>('checkbox')
    const names = boxes.map((box) => box.labels?.[0]?.textContent)
    expect(names).toEqual([
      'Lead Name',
      'Address',
      'Mobile No.',
      'Email address',
      'City',
      'Budget',
      'Work Scope',
      'Area',
      'Stage',
      'Last Call Status',
      'Last Call',
      'Follow up',
      'Exp. Closure',
      'Assigned To',
      'Lead Source',
      'Source Name',
    ])
    expect(names.filter((_, place) => boxes[place]?.disabled)).toEqual([
      'Lead Name',
      'Mobile No.',
      'Email address',
      'Stage',
    ])
    await userEvent.click(menu.getByRole('checkbox', { name: 'Address' }))
    await userEvent.click(menu.getByRole('checkbox', { name: 'City' }))
    await waitFor(() => expect(heads()).not.toContain('Address'))
    const hidden = () => saved.at(-1)?.columns?.filter((one) => !one.isVisible)
    await waitFor(() => expect(hidden()?.map((one) => one.column)).toEqual(['city', 'address']))
    await userEvent.click(menu.getByRole('button', { name: 'Reset columns' }))
    await waitFor(() => expect(heads()).toContain('City'))
    expect(heads()).not.toContain('Address')
  })

  it('L-021 L-026 all are shown at first but Address, so that Budget is in sight; it can be brought back', async () => {
    serveLeads(server, () => [makeLead()], arrangeColumns([]))
    renderPage('/lms/')
    await listed()
    expect(heads()).toHaveLength(17)
    expect(heads()).not.toContain('Address')
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByLabelText('Address'))
    await waitFor(() => expect(heads().slice(7, 10)).toEqual(['City', 'Address', 'Budget']))
  })

  it('are moved by the keyboard alone or by dragging, but never before the name, and made wider; what cannot be saved is undone', async () => {
    serveLeads(server, () => [makeLead()], allColumns)
    renderPage('/lms/')
    await listed()
    const options = await optionsOf('City')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sort ascending'))
    act(() => options.getByRole('button', { name: 'Move left' }).focus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heads().slice(6, 8)).toEqual(['City', 'E-mail']))
    await userEvent.click(options.getByRole('button', { name: 'Wider' }))
    await waitFor(() => expect(saved.at(-1)?.columns?.find((one) => one.column === 'city')?.width).toBe(128))
    await userEvent.keyboard('{Escape}')
    const first = await optionsOf('Lead Name')
    expect(first.getByRole<HTMLButtonElement>('button', { name: 'Move right' }).disabled).toBe(true)
    expect(first.queryByRole('button', { name: 'Hide column' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const carried = new Map<string, string>()
    const dataTransfer = {
      setData: (kind: string, text: string) => carried.set(kind, text),
      getData: (kind: string) => carried.get(kind) ?? '',
      get types() {
        return [...carried.keys()]
      },
    }
    const drag = (from: string, to: string) => {
      const head = screen.getByRole('columnheader', { name: to })
      fireEvent.dragStart(button(from), { dataTransfer })
      fireEvent.dragOver(head, { dataTransfer })
      fireEvent.drop(head, { dataTransfer })
    }
    drag('Budget', 'Last Call Status')
    await waitFor(() => expect(heads().slice(1, 4)).toEqual(['Lead Name', 'Budget', 'Last Call Status']))
    drag('City', 'Lead Name')
    expect(heads()[1]).toBe('Lead Name')

    server.on(leadListEndpoints.savePreferences, () => ({ refusal: refusal(400, 'no', 'Not now') }))
    await userEvent.click((await optionsOf('City')).getByRole('button', { name: 'Hide column' }))
    await waitFor(() => expect(heads()).not.toContain('City'))
    expect(await screen.findByText('Not now')).toBeTruthy()
    await waitFor(() => expect(heads()).toContain('City'))
  })

  it('come as the person left them', async () => {
    serveLeads(server, () => [makeLead()], allColumns)
    const columns = arrangeColumns([
      { column: 'budget', width: 200 },
      { column: 'name' },
      { column: 'city', isVisible: false },
    ])
    server.on(leadListEndpoints.readPreferences, () => ({ reply: { columns } }))
    renderPage('/lms/')
    await listed()
    expect(heads().slice(1, 4)).toEqual(['Lead Name', 'Budget', 'Last Call Status'])
    expect(heads()).not.toContain('City')
    expect(screen.getByRole('table').style.getPropertyValue('--columns')).toContain('200px')
  })

  it('L-026 cannot be changed before it is known how the person left them', async () => {
    serveLeads(server, () => [makeLead()], allColumns)
    server.on(leadListEndpoints.readPreferences, () => ({ refusal: refusal(500, 'broken', 'Not now') }))
    renderPage('/lms/')
    const menu = await screen.findByRole<HTMLButtonElement>('button', { name: 'Columns' })
    expect(menu.disabled).toBe(true)
    const columns = arrangeColumns([{ column: 'name' }, { column: 'city', isVisible: false }])
    server.on(leadListEndpoints.readPreferences, () => ({ reply: { columns } }))
    await listed()
    await userEvent.click(menu)
    await userEvent.click(within(await screen.findByRole('dialog')).getByLabelText('Budget'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const hidden = saved[0]?.columns?.filter(({ isVisible }) => !isVisible).map(({ column }) => column)
    expect(hidden?.toSorted()).toEqual(['address', 'budget', 'city'])
  })

  it('L-024 L-031 L-032 L-038 L-040 show times of twelve hours, areas with a figure, the company, New Lead, and the other tags on focus', async () => {
    // A time of the day that is none is left out of a follow-up.
    const shown = {
      '21:30': '05 Jan 2020 overdue',
      soon: '05 Jan 2020 overdue',
      '9:05 PM': '05 Jan 2020, 9:05 PM overdue',
      '09:05 AM': '05 Jan 2020, 9:05 AM overdue',
    }
    const sent = Object.keys(shown)
    const leads = sent.map((_, place) =>
      makeLead({ firstName: `N${place}`, followUpOn: '2020-01-05', followUpTime: `09:0${place}` }),
    )
    const tags = ['Premium', 'Villa', 'Vastu'].map((name) => ({ id: name, name, colour: 'Green' }))
    serveLeads(
      server,
      () => [
        ...leads,
        makeLead({ callStatus: 'new', area: 'large', tags }),
        makeLead({ type: 'corporate', companyName: 'Lotus Dental Care LLP', area: '900', areaUnit: 'sqm' }),
      ],
      allColumns,
    )
    changeReplies('/user/newLeadsData', (text) =>
      text.replace(/"9:0(\d) AM"/g, (_, place) => `"${sent[Number(place)]}"`),
    )
    renderPage('/lms/')
    const cellsOf = (text: string) =>
      screen.getByText(text).closest('[role=row]')?.querySelectorAll('[role=cell]')
    await listed()
    const followUps = leads.map(({ firstName }) => cellsOf(`${firstName} Iyer`)?.[3]?.textContent)
    expect(followUps).toEqual(Object.values(shown))
    const cells = cellsOf('Ananya Iyer')
    expect(cells?.[2]?.textContent).toBe('New Lead')
    expect(cells?.[11]?.textContent).toBe('–')
    const company = cellsOf('Lotus Dental Care LLP')
    const texts = [...(company ?? [])].map(({ textContent }) => textContent)
    expect(texts).toContain('900 sqm')
    expect(texts).toContain('ananya.iyer@example.in')
    expect(texts[2]).toMatch(/^InterestedUpdated on \S/)
    act(() => screen.getByRole('button', { name: '+2 Villa, Vastu' }).focus())
    expect(await screen.findByRole('tooltip')).toBeTruthy()
  })

  it('C-087 a column is not sorted by where too many leads match, and says so', async () => {
    const { leadEndpoints } = await import('@foyer/contract/wire/leads/endpoints')
    const asked = serveLeads(server, () => [], allColumns)
    server.on(leadEndpoints.list, () => ({ reply: { rows: [makeLead()], total: 10_001, after: undefined } }))
    renderPage('/lms/')
    await listed()
    await userEvent.click(screen.getByRole('button', { name: 'City' }))
    expect(await screen.findByText(/^Lists of more than 10,000 leads cannot be sorted/)).toBeTruthy()
    expect(asked).toHaveLength(0)
  })
})
