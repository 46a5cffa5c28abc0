import type { CustomField } from '@foyer/contract/fields/model'
import { fieldsOfEveryLead, leadFieldOf } from '@foyer/contract/fields/requirable-fields'
import { refusal } from '@foyer/contract/kit/refusal'
import type { ArchivedLead } from '@foyer/contract/leads/list/archived'
import type { LeadRow } from '@foyer/contract/leads/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { withStyles } from '../../../../testing/laid-out'
import { renderPage } from '../../../../testing/render'
import { leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { rights, signInAs } from '../../../../testing/samples/people'
import { setScreenWidth } from '../../../../testing/screen-size'
import { dismissToast, toastStore } from '../../../../ui/toasts/toast'
import tableStyles from './archive.module.css?raw'
import { formatCell } from './archived-cells'

const address = '/leads/lead-management-settings/archived-leads'
const user = userEvent.setup()
const archivedAt = '2026-11-10T05:00:00.000Z'
const resting = (place: number, changes: Partial<LeadRow> = {}, customValues = {}): ArchivedLead => ({
  ...leadAt(place, changes),
  archivedAt,
  customValues,
})
const birthday: CustomField = {
  id: leadId(501),
  name: 'Move-in date',
  sections: [0],
  type: 'date',
  isRequired: false,
  options: [],
  isDefault: false,
}
const report = (done: number) => ({ done, refused: [], refusedCount: 0, undoId: leadId(900) })

let server: ReturnType<typeof fakeServer>
let leads: ArchivedLead[]
beforeEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
  server = fakeServer()
  signInAs(server)
  leads = [resting(1), resting(2), resting(3)]
  server.on(fieldEndpoints.list, () => ({ reply: [...fieldsOfEveryLead, leadFieldOf(birthday)] }))
  server.on(leadListEndpoints.archived, ({ page, limit, search }) => {
    const found = leads.filter(({ lastName }) => !search || lastName === search)
    const pageCount = Math.max(1, Math.ceil(found.length / limit))
    return {
      reply: { rows: found.slice((page - 1) * limit, page * limit), page, pageCount, total: found.length },
    }
  })
})

const open = async (query = '') => {
  renderPage(address + query)
  await screen.findByText('Lead 1')
}
const tick = (place: number) => user.click(screen.getByLabelText(`Select Lead ${place}`))
const bar = () => within(screen.getByLabelText('Selected leads'))
const press = (name: string) => user.click(bar().getByRole('button', { name }))
const sent = () => server.calls.filter(({ method }) => method === 'PATCH')

describe('archived leads', () => {
  it('S-044 S-050 has heading, subheading and the visible fields behind a checkbox', async () => {
    leads = [resting(1, { followUpOn: '2026-11-09', city: undefined }, { [birthday.id]: '2027-02-01' })]
    await open()
    expect(screen.getByRole('heading', { name: 'Archived Leads' })).toBeTruthy()
    expect(screen.getByText(/^Leads that are no longer worked on/)).toBeTruthy()
    const table = screen.getByRole('table')
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      '',
      ...fieldsOfEveryLead.filter(({ isVisible }) => isVisible).map(({ label }) => label),
      'Move-in date',
    ])
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toContain('09 Nov 2026')
    expect(cells.at(-1)).toBe('01 Feb 2027')
    expect(cells[heads.findIndex((head) => head.textContent === 'City')]).toBe('-')
    expect(screen.getByRole('link', { name: 'ananya.iyer@example.in' }).getAttribute('href')).toBe(
      'mailto:ananya.iyer@example.in',
    )
  })

  it('S-044 S-050 keeps the checkbox in sight while the rest scrolls, and shows a Boolean in its cell', async () => {
    withStyles(tableStyles)
    const vastu = { ...leadFieldOf(birthday), key: leadId(502), label: 'Vastu', dataType: 'boolean' as const }
    server.on(fieldEndpoints.list, () => ({ reply: [...fieldsOfEveryLead, vastu] }))
    leads = [resting(1, {}, { [vastu.key]: 'true' }), resting(2, {}, { [vastu.key]: 'false' }), resting(3)]
    await open()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    for (const row of rows) {
      const [pinned, next] = row.children
      expect(getComputedStyle(pinned as Element).position).toBe('sticky')
      expect(getComputedStyle(next as Element).position).not.toBe('sticky')
    }
    const last = rows.slice(1).map((row) => row.lastElementChild?.textContent)
    expect(last).toEqual(['Yes', 'No', '-'])
  })

  it('S-050 shows Booleans as Yes, No or a dash', () => {
    expect(['true', 'false', '', 'perhaps'].map((value) => formatCell('boolean', value))).toEqual([
      'Yes',
      'No',
      '-',
      '-',
    ])
    expect(formatCell('date', 'soon')).toBe('soon')
  })

  it("S-045 S-046 S-047 S-051 has a pager of 100 a page with the text 'page of total'; selects all of it, over its pages, and brings it back", async () => {
    leads = Array.from({ length: 101 }, (_, place) => resting(place + 1))
    server.on(leadListEndpoints.bulk, () => {
      leads = [resting(1)]
      return { reply: report(100) }
    })
    await open()
    expect(screen.getByText('1 of 2')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Lead 101')).toBeTruthy()
    expect(screen.getByText('2 of 2')).toBeTruthy()
    await tick(101)
    expect(bar().getByRole('status').textContent).toBe('1 Selected')
    expect(
      bar()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['', 'Select All', 'Unarchive', 'Delete'])
    await press('Select All')
    await tick(101)
    expect(bar().getByRole('status').textContent).toBe('100 Selected')
    await press('Unarchive')
    expect(await screen.findByText('Leads Unarchive Successfully')).toBeTruthy()
    expect(sent()).toEqual([
      expect.objectContaining({
        body: expect.objectContaining({
          archiveFilter: {},
          expected: 101,
          exceptIds: [leadId(101)],
          archiveStatus: false,
        }),
      }),
    ])
    await waitFor(() => expect(screen.queryByLabelText('Selected leads')).toBeNull())
    expect(await screen.findByText('1 lead')).toBeTruthy()
  })

  it('S-047 S-048 S-049 C-020 one lead leads to its details, is brought back, or deleted after asking; says when that failed', async () => {
    server.on(leadListEndpoints.bulk, () => ({ reply: report(1) }))
    await open()
    const link = screen.getByRole('link', { name: 'Lead 1' })
    expect(link.getAttribute('href')).toBe(`/leads/lead-full-details/${leadId(1)}`)
    await tick(2)
    await press('Unarchive')
    expect(await screen.findByText('Lead Unarchive Successfully')).toBeTruthy()
    expect(sent()[0]?.body).toMatchObject({ leadIds: [leadId(2)], archiveStatus: false })
    await waitFor(() => expect(screen.queryByLabelText('Selected leads')).toBeNull())

    server.on(leadListEndpoints.bulk, () => ({ refusal: refusal(500, 'broken', 'No') }))
    await tick(1)
    await press('Delete')
    const question = within(await screen.findByRole('dialog', { name: 'Delete Archive Lead' }))
    expect(question.getByText('The Archived Lead will be permanently deleted from the system.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByText('Failed to delete Lead')).toBeTruthy()
    server.on(leadListEndpoints.bulk, () => ({ reply: report(1) }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Archive lead(s) deleted successfully')).toBeTruthy()
    expect(sent().at(-1)?.query.get('action')).toBe('delete')
  })

  it('C-008 without the right to edit says so and does nothing', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    await open()
    await tick(1)
    await press('Unarchive')
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('S-044 is empty, finds nothing, or could not be loaded, and says so', async () => {
    leads = []
    const { router } = renderPage(address)
    expect(await screen.findByText('No archived leads')).toBeTruthy()
    leads = [resting(1)]
    await act(() => router.navigate(`${address}?search=77`))
    expect(await screen.findByText('No results found')).toBeTruthy()
    server.on(leadListEndpoints.archived, () => ({ refusal: refusal(400, 'no', 'No') }))
    await act(() => router.navigate(`${address}?search=78`))
    server.tell({ name: 'changed', about: ['leads'] })
    await waitFor(() => expect(screen.queryByText('No results found')).toBeNull())
    expect(await screen.findByText('The archived leads could not be loaded.')).toBeTruthy()
  })

  it('S-002 S-044 on a phone: rows with a checkbox, and the entry of the menu', async () => {
    setScreenWidth(390)
    await open()
    expect(screen.getByRole('link', { name: 'Archived Leads' }).getAttribute('aria-current')).toBe('page')
    await tick(3)
    expect(bar().getByRole('status').textContent).toBe('1 Selected')
  })
})
