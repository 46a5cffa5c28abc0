import { refusal } from '@foyer/contract/kit/refusal'
import type { Found, FoundLead, Opened } from '@foyer/contract/search/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { searchEndpoints } from '@foyer/contract/wire/search/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { endSession } from '../../api/session'
import { fakeServer } from '../../testing/fake-server'
import { renderFrame } from '../../testing/render'
import { serveLeads } from '../../testing/samples/leads'
import { signInAs } from '../../testing/samples/people'
import { holdCalls } from '../../testing/slow-calls'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
const idOf = (last: string) => `01990000-0000-7000-8000-0000000000${last}`
const meera: FoundLead = {
  id: idOf('a1'),
  name: 'Meera Rao',
  phone: '+91 9845021763',
  stage: { name: 'Proposal Sent', kind: 'open' },
  isMine: true,
}
const villa = {
  id: idOf('b1'),
  name: 'Villa Rao',
  clientName: 'Suresh Rao',
  stage: 'design' as const,
  isDraft: false,
}
const quotation = {
  id: idOf('c1'),
  projectId: villa.id,
  title: 'Kitchen Rao',
  number: 'QT/26/042',
  clientName: 'Suresh Rao',
  projectName: 'Villa Rao',
  state: 'sent' as const,
}
const nothing: Found = { leads: [], people: [], projects: [], quotations: [] }
let found: Found
let opened: Opened[]

beforeEach(() => {
  server = fakeServer()
  serveLeads(server, () => [])
  found = { ...nothing, leads: [meera], projects: [villa], quotations: [quotation] }
  opened = []
  server.on(searchEndpoints.find, () => ({ reply: found }))
  server.on(searchEndpoints.opened, (asked) => {
    opened.push(asked)
    // The project is gone.
    return { reply: { leads: [{ ...meera, name: 'Meera Rao-Iyer' }], projects: [], quotations: [] } }
  })
  signInAs(server)
})

const begin = async (address = '/admin/', keys = '{Control>}k{/Control}') => {
  const page = renderFrame(address)
  await screen.findByRole('button', { name: 'Search' })
  await user.keyboard(keys)
  return { ...page, field: await screen.findByRole('combobox', { name: /^Search leads/ }) }
}
const group = (name: string) => screen.queryByRole('group', { name })
const names = (inGroup?: string) =>
  (inGroup ? within(group(inGroup) ?? document.createElement('div')) : screen)
    .queryAllByRole('option')
    .map((option) => option.firstChild?.textContent)
    .filter(Boolean)

describe('the search of everything', () => {
  it('C-129 opens by / and Ctrl+K, offers actions and pages first, finds by one call, and Enter opens', async () => {
    const { field, address } = await begin('/admin/', '/')
    expect((field as HTMLInputElement).value).toBe('')
    expect(names('Pages')).toContain('Projects')
    expect(names('Actions')).toContain('Add Lead')
    await user.type(field, 'rao')
    await waitFor(() => expect(names()).toEqual(['Meera Rao', 'Villa Rao', 'Kitchen Rao']))
    const asked = server.calls.filter(({ path }) => path === searchEndpoints.find.path)
    expect(asked).toHaveLength(1)
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe(`/pmt/project/${villa.id}`))
    expect(screen.queryByRole('combobox', { name: /^Search leads/ })).toBeNull()
  })

  it('waits with Enter for what was asked last, and says how much was found', async () => {
    const { field, address } = await begin()
    await user.type(field, 'me')
    await waitFor(() => expect(names('Leads')).toEqual(['Meera Rao']))
    found = { ...nothing, leads: [{ ...meera, id: idOf('a2'), name: 'Mehul Shah' }] }
    await user.type(field, 'hul{Enter}')
    await waitFor(() => expect(address()).toBe(`/leads/lead-full-details/${idOf('a2')}`))
  })

  it('does what was chosen with the arrows, wherever it then stands, and nothing where it is gone', async () => {
    const { field, address } = await begin()
    const asha = { ...meera, id: idOf('a3'), name: 'Asha Rao' }
    const chooseVillaWhile = async (typed: string, answer: Found) => {
      await user.clear(field)
      found = { ...nothing, leads: [meera], projects: [villa] }
      await user.type(field, typed)
      await waitFor(() => expect(names()).toEqual(['Meera Rao', 'Villa Rao']))
      const letGo = holdCalls(searchEndpoints.find)
      found = answer
      await user.type(field, 'o{ArrowDown}')
      letGo()
      await waitFor(() => expect(names('Leads')).toEqual(answer.leads.map(({ name }) => name)))
      await user.keyboard('{Enter}')
    }
    await chooseVillaWhile('ra', { ...nothing, leads: [asha, meera] })
    expect(address()).toBe('/admin/')
    await chooseVillaWhile('ao', { ...nothing, leads: [asha, meera], projects: [villa] })
    await waitFor(() => expect(address()).toBe(`/pmt/project/${villa.id}`))
  })

  it('says when nothing could be searched, tries again, and says when nothing fits', async () => {
    const { field } = await begin()
    server.on(searchEndpoints.find, () => ({ refusal: refusal(400, 'failed', 'No') }))
    await user.type(field, 'zzz')
    expect(await screen.findByText('Not everything could be searched.')).toBeTruthy()
    // Nobody knows that then.
    expect(screen.queryByText('Nothing found')).toBeNull()
    server.on(searchEndpoints.find, () => ({ reply: nothing }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    expect(screen.getByText('0 found')).toBeTruthy()
  })

  it('Sales floor search puts what was opened last first, as it is called now, and forgets it with the session', async () => {
    const { router, field } = await begin(`/pmt/project/${villa.id}`)
    expect(names('Opened lately')).toEqual([])
    await user.type(field, '{Escape}')
    await act(() => router.navigate(`/leads/lead-full-details/${meera.id}`))
    await act(() => router.navigate('/admin/'))
    await user.keyboard('/')
    await waitFor(() => expect(names('Opened lately')).toEqual(['Meera Rao-Iyer']))
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Meera Rao-Iyer')
    expect(opened.at(-1)?.leads).toEqual([meera.id])
    // Only which it was stands on the device, and what is gone no longer.
    const kept = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('opened:'))
    await waitFor(() => expect(kept()[0]?.[1]).toBe(JSON.stringify([{ kind: 'leads', id: meera.id }])))
    act(() => endSession({ byChoice: true }))
    expect(kept()).toEqual([])
  })

  it('Sales floor search opens saved views, and offers nobody what they may not do', async () => {
    server.on(leadListEndpoints.listViews, () => ({
      reply: [
        {
          id: idOf('d1'),
          name: 'Big in Pune',
          isShared: false,
          isMine: true,
          ownerName: 'Kavya',
          query: 'search=Pune&tab=unassigned',
          isDefault: false,
          count: 3,
        },
      ],
    }))
    const { field, router } = await begin()
    found = nothing
    await user.type(field, 'pune')
    await waitFor(() => expect(names()).toEqual(['Open Big in Pune']))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/leads/8'))
    expect(router.state.location.search).toBe('?search=Pune')
    expect(router.state.location.state).toEqual({ viewId: idOf('d1') })
  })

  it('Sales floor search of somebody without leads has no action about them', async () => {
    signInAs(server, {
      features: [],
      rights: {
        crm: { edit: false, canAssign: false },
        quotation: { edit: false },
        pmt: { canCreateProject: false },
      },
    })
    await begin()
    expect(names('Actions')).not.toContain('Add Lead')
    expect(names('Actions')).not.toContain('New project')
    expect(names('Pages')).not.toContain('Analytics')
  })
})
