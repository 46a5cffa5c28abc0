import { refusal } from '@foyer/contract/kit/refusal'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderFrame } from '../../testing/render'
import { makeLead, serveLeads } from '../../testing/samples/leads'
import { signInAs } from '../../testing/samples/people'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
const villa = {
  id: '01990000-0000-7000-8000-0000000000b1',
  name: 'Villa Rao',
  clientName: 'Suresh Rao',
  stage: 'design' as const,
  isDraft: false,
}
const lead = makeLead({ firstName: 'Meera', lastName: 'Rao' })
beforeEach(() => {
  server = fakeServer()
  serveLeads(server, () => [lead])
  server.on(projectRecordEndpoints.search, () => ({ reply: [villa] }))
  signInAs(server)
})

const begin = async () => {
  const page = renderFrame('/admin/')
  await screen.findByRole('button', { name: 'Search' })
  await user.keyboard('{Control>}k{/Control}')
  return { ...page, field: await screen.findByRole('combobox', { name: /^Search leads/ }) }
}
const names = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent)

describe('the search of everything', () => {
  it('C-129 opens by Ctrl+K, offers the pages first, finds leads and projects, and Enter opens one', async () => {
    const { field, address } = await begin()
    expect(names()).toContain('Projects')
    await user.type(field, 'rao')
    await waitFor(() => expect(names()).toEqual(['Meera Rao', 'Villa Rao']))
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe(`/pmt/project/${villa.id}`))
    expect(screen.queryByRole('combobox', { name: /^Search leads/ })).toBeNull()
  })

  it('waits with Enter for what was asked last', async () => {
    const { field, address } = await begin()
    // Among the pages there is a first one at once; Enter means what the words find.
    await user.type(field, 'me{Enter}')
    await waitFor(() => expect(address()).toBe(`/leads/lead-full-details/${lead.id}`))
  })

  it('says when a part could not be searched, and when nothing fits', async () => {
    const { field } = await begin()
    server.on(projectRecordEndpoints.search, () => ({ refusal: refusal(400, 'failed', 'No') }))
    serveLeads(server, () => [])
    await user.type(field, 'zzz')
    expect(await screen.findByText('Not everything could be searched.')).toBeTruthy()
    // Nobody knows that then.
    expect(screen.queryByText('Nothing found')).toBeNull()
    server.on(projectRecordEndpoints.search, () => ({ reply: [] }))
    await user.type(field, 'z')
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    expect(screen.queryByText('Not everything could be searched.')).toBeNull()
  })
})
