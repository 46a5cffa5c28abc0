import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../../../../../app/addresses'
import { fakeServer } from '../../../../../testing/fake-server'
import { renderAt } from '../../../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../../../testing/samples/lead-detail'
import { serveLeadPage } from '../../../../../testing/samples/lead-page'
import { rights, signInAs } from '../../../../../testing/samples/people'
import { LeadDetailsPage } from '../lead-details-page'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let edits: unknown[]
beforeEach(() => {
  server = fakeServer()
  edits = []
})

const open = async (canEdit = true) => {
  signInAs(
    server,
    canEdit ? {} : { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } },
  )
  let lead = detailOf(leadAt(1, { budget: 1_850_000, city: 'Pune' }), { area: '1200', areaUnit: 'sqft' })
  serveLeadPage(server, { lead })
  server.on(leadCaptureEndpoints.byId, () => ({ reply: lead }))
  server.on(leadCaptureEndpoints.edit, (edit) => {
    edits.push(edit)
    if (edit.kind === 'change')
      lead = { ...lead, ...edit.change, updatedAt: '2026-11-15T06:00:00.000Z' } as LeadDetail
    return { reply: { id: lead.id, updatedAt: lead.updatedAt } }
  })
  renderAt(addresses.leadDetails(leadId(1)), [
    { path: addresses.leadDetails(':id'), element: <LeadDetailsPage /> },
    { path: '*', element: null },
  ])
  const facts = within(await screen.findByRole('region', { name: 'Facts' }))
  const edit = async (name: RegExp, field: string) => {
    await user.click(await facts.findByRole('button', { name }))
    return facts.findByRole<HTMLInputElement>('textbox', { name: field })
  }
  return {
    facts,
    edit,
    setLead: (next: Partial<LeadDetail>) => {
      lead = { ...lead, ...next }
    },
  }
}
const changes = () => edits.map((edit) => (edit as { change: object }).change)

describe('Use 22 the facts of a lead are changed where they stand', () => {
  it('Enter saves, Esc puts back, and leaving the field saves too', async () => {
    const { facts, edit } = await open()
    const city = await edit(/^City: Pune/, 'City')
    await waitFor(() => expect(document.activeElement).toBe(city))
    await user.keyboard('Mumbai{Escape}')
    expect(await facts.findByRole('button', { name: /^City: Pune/ })).toBe(document.activeElement)
    await user.click(await facts.findByRole('button', { name: /^City: Pune/ }))
    await facts.findByRole('textbox', { name: 'City' })
    await user.keyboard('Nashik{Enter}')
    expect(await facts.findByRole('button', { name: /^City: Nashik/ })).toBeTruthy()
    const budget = await edit(/^Budget: ₹18,50,000/, 'Budget')
    await user.clear(budget)
    await user.type(budget, '20 lakh')
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(await facts.findByRole('button', { name: /^Budget: ₹20,00,000/ })).toBeTruthy()
    expect(changes()).toEqual([{ city: 'Nashik' }, { budget: 2_000_000 }])
  })

  it('what cannot be saved stays with its reason; opened and left again it sends nothing', async () => {
    const { facts, edit } = await open()
    const area = await edit(/^Area: /, 'Area')
    await user.clear(area)
    await user.type(area, 'large{Enter}')
    expect(area.value).toBe('large')
    expect(area.getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Escape}')
    await edit(/^City: Pune/, 'City')
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(await facts.findByRole('button', { name: /^City: Pune/ })).toBeTruthy()
    expect(edits).toEqual([])
  })

  it('C-150 what a colleague has changed meanwhile is shown beside it', async () => {
    const { edit, setLead } = await open()
    const theirs = '2026-11-15T05:30:00.000Z'
    server.on(leadCaptureEndpoints.edit, (sent) => {
      edits.push(sent)
      return sent.baseUpdatedAt === theirs
        ? { reply: { id: leadId(1), updatedAt: theirs } }
        : {
            refusal: {
              ...captureRefusals.conflict,
              details: {
                updatedAt: theirs,
                fields: [{ field: 'city', label: 'city', yours: 'Nashik', theirs: 'Thane' }],
              },
            },
          }
    })
    await edit(/^City: Pune/, 'City')
    setLead({ city: 'Thane', updatedAt: theirs })
    await user.keyboard('Nashik{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody changed this lead meanwhile' }))
    for (const value of ['Nashik', 'Thane']) expect(dialog.getByText(value)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save Lead' }))
    await waitFor(() =>
      expect(edits.at(-1)).toMatchObject({ baseUpdatedAt: theirs, change: { city: 'Nashik' } }),
    )
  })

  it('who only reads has them without a button', async () => {
    const { facts } = await open(false)
    expect(await facts.findByText('₹18,50,000')).toBeTruthy()
    expect(facts.queryByRole('button')).toBeNull()
  })
})
