import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { searchEndpoints } from '@foyer/contract/wire/search/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderFrame } from '../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../testing/samples/lead-detail'
import { serveLeadPage } from '../../../testing/samples/lead-page'
import { serveLeads } from '../../../testing/samples/leads'
import { rights, signInAs } from '../../../testing/samples/people'

const user = userEvent.setup({ delay: null })
const address = `/leads/lead-full-details/${leadId(1)}`
let server: ReturnType<typeof fakeServer>
let page: ReturnType<typeof serveLeadPage>

const serve = (changes: Parameters<typeof leadAt>[1] = {}, more: Parameters<typeof detailOf>[1] = {}) => {
  const lead = leadAt(1, changes)
  page = serveLeadPage(server, { lead: detailOf(lead, more) })
  const found = { id: lead.id, name: leadName(lead), stage: lead.stage, isMine: false }
  server.on(searchEndpoints.find, ({ words }) => ({
    reply: {
      leads: words.startsWith('lea') ? [found] : [],
      people: [],
      projects: [],
      quotations: [],
    },
  }))
  server.on(searchEndpoints.opened, () => ({ reply: { leads: [], projects: [], quotations: [] } }))
}
beforeEach(() => {
  server = fakeServer()
  serveLeads(server, () => [])
  serve()
})

const open = async (
  at = '/admin/',
  who: Parameters<typeof signInAs>[1] = { rights: rights({ canAssign: true }) },
) => {
  const me = signInAs(server, who)
  renderFrame(at)
  await screen.findByRole('button', { name: 'Search' })
  await user.keyboard('/')
  return { me, field: await field(/^Search leads/) }
}
// By what they say: their names as a screen reader computes them take a second each time in a list this long.
const shown = () => [...document.querySelectorAll('[role="option"]')]
const options = () => shown().map((option) => option.firstChild?.textContent ?? '')
const option = (name: string) =>
  waitFor(() => {
    const found = shown().find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
    )
    if (!found) throw new Error(`no ${name} among ${options().join(', ')}`)
    return found
  })
const field = (label: RegExp | string) => screen.findByLabelText(label, { selector: 'input' })
/** The actions of the lead that was found. */
const openActions = async (who?: Parameters<typeof signInAs>[1]) => {
  const { me, field: search } = await open('/admin/', who)
  await user.type(search, 'lead')
  await option('Lead 1')
  await user.keyboard('{ArrowRight}')
  const own = await field('What to do with Lead 1')
  await option('Open the lead')
  return { me, field: own }
}

describe('Sales floor search: what can be done with a lead', () => {
  it('Sales floor search says a follow-up in words before Enter makes it, on the lead that is open', async () => {
    const { field: search } = await open(address)
    expect(await option('Follow-up …')).toBeTruthy()
    await user.type(search, 'fu tomorrow 11')
    const first = await option('Follow-up Tomorrow, 11:00 AM')
    expect(first.getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(screen.getByText('1 found')).toBeTruthy())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(page.actions).toHaveLength(1))
    expect(page.actions[0]?.followUp).toMatchObject({ time: '11:00' })
    expect(await screen.findByText('Lead 1: follow-up tomorrow, 11:00 AM')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    expect(screen.queryByLabelText(/^Search leads/)).toBeNull()
  })

  it('Sales floor search goes with → to the actions of a lead that was found and with ← back, each done the usual way', async () => {
    const { field: own } = await openActions()
    expect((await option('Call')).getAttribute('href')).toMatch(/^tel:/)
    await user.keyboard('{ArrowLeft}')
    expect(await field(/^Search leads/)).toBeTruthy()
    await user.type(screen.getByRole('combobox'), 'lead')
    await user.click(await option('What can be done with Lead 1'))
    await option('Outcome: Interested')
    await user.type(screen.getByRole('combobox'), 'interested')
    expect(options()).toEqual(['Outcome: Interested', 'Outcome: Not Interested'])
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Lead 1: Interested')).toBeTruthy()
    expect(page.actions[0]).toMatchObject({ leadId: leadId(1), callStatus: 'interested' })
    expect(own.isConnected).toBe(false)
  })

  it('Sales floor search moves a lead, and asks what a move asks everywhere', async () => {
    await openActions()
    await user.keyboard('move to won')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Mark Lead 1 as Won?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mark as Won' }))
    await waitFor(() => expect(page.actions).toHaveLength(1))
    expect(page.actions[0]?.stageId).toBe(page.pipeline.stages.find(({ kind }) => kind === 'won')?.id)
  })

  it('Sales floor search writes a remark', async () => {
    await openActions()
    await user.keyboard('add rem{Enter}')
    const own = screen.getByRole('combobox') as HTMLInputElement
    expect(own.value).toBe('remark ')
    await user.type(own, 'Wants teak')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Remark added')).toBeTruthy()
    expect(page.actions[0]).toMatchObject({ leadId: leadId(1), comment: 'Wants teak' })
  })

  it('Sales floor search gives a lead to oneself, with Undo', async () => {
    const given: unknown[] = []
    server.on(leadListEndpoints.assignMultiple, (asked) => {
      given.push(asked)
      return { reply: { done: 1, refused: [], refusedCount: 0, undoId: leadId(9) } as unknown as BulkReport }
    })
    const { me } = await openActions({ id: leadId(77), rights: rights({ canAssign: true }) })
    await user.click(await option('Assign to me'))
    await waitFor(() => expect(given).toEqual([{ selection: { ids: [leadId(1)] }, assigneeId: me.id }]))
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('Sales floor search offers only what the person may do with this lead', async () => {
    await openActions({ rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    const list = within(screen.getByRole('listbox'))
    expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Contact',
      'More',
    ])
    expect(options().at(-1)).toBe('Open the lead')
  })

  it('Sales floor search writes to a lead in the archive without asking how it went', async () => {
    serve({}, { archivedAt: '2026-11-01T10:00:00.000Z' })
    await openActions()
    expect(options()).toContain('WhatsApp')
    expect(options().filter((name) => /^(Outcome|Move|Follow-up|Add)/.test(name))).toEqual([])
    await user.click(await option('WhatsApp'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(server.calls.filter(({ path }) => path === leadWorkEndpoints.contacted.path)).toEqual([])
    expect(sessionStorage.getItem('foyer.outcomes') ?? '[]').toBe('[]')
  })

  it('Sales floor search leaves a lead that is Won as it is', async () => {
    serve({ stage: { id: 's-6', name: 'Won', kind: 'won', sequence: 6, statuses: [] } })
    await openActions()
    expect(options().filter((name) => /^(Outcome|Move)|Assign/.test(name ?? ''))).toEqual([])
    expect(options()).toContain('Follow-up …')
  })
})
