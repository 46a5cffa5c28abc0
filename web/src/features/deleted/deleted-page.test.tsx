import type { DeletedThing } from '@foyer/contract/deleted/model'
import { deletedEndpoints } from '@foyer/contract/wire/deleted'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'

const address = '/leads/lead-management-settings/recently-deleted'
const leadId = '01990000-0000-7000-8000-000000000001'

let server: ReturnType<typeof fakeServer>
let things: DeletedThing[]
beforeEach(() => {
  server = fakeServer()
  const deletedAt = new Date(Date.now() - 86_400_000).toISOString()
  things = [
    { kind: 'lead', id: leadId, name: 'Asha Rao', deletedAt, deletedBy: 'Ira Malhotra' },
    { kind: 'stage', id: leadId, name: 'Site Visit', deletedAt, deletedBy: undefined },
  ]
  server.on(deletedEndpoints.list, ({ search }) => ({
    reply: { things: things.filter(({ name }) => name.includes(search ?? '')) },
  }))
})
const asAdmin = () => signInAs(server, { isAdmin: true, isSuperAdmin: false })
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)

it('C-041 an admin sees what was deleted and brings a lead back', async () => {
  asAdmin()
  server.on(leadCaptureEndpoints.edit, () => {
    things = things.slice(1)
    return { reply: { id: leadId, updatedAt: '2026-11-10T05:00:00.000Z' } }
  })
  renderPage(address)
  expect((await rows()).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Asha RaoLead.*29 days left.*Ira Malhotra/),
    expect.stringMatching(/^Site VisitStage/),
  ])
  await userEvent.dblClick(screen.getByRole('button', { name: 'Restore Asha Rao' }))
  await screen.findByText('Asha Rao is back.')
  expect(await rows()).toHaveLength(1)
  expect(server.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})

it('C-041 C-046 S3 says why something cannot come back, and that nothing matches', async () => {
  asAdmin()
  server.on(leadCaptureEndpoints.edit, () => ({
    refusal: { status: 409, code: 'not-restorable', text: 'This lead cannot be brought back.' },
  }))
  renderPage(address)
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Restore Asha Rao' }))
  await screen.findByText('This lead cannot be brought back.')
  await enterText(screen.getByRole('searchbox'), 'nobody')
  await screen.findByText('No results found')
})

it('C-041 is not in the menu of those who do not run the firm, and its address says so', async () => {
  signInAs(server, { isAdmin: false, isSuperAdmin: false })
  renderPage(address)
  await screen.findByText('Only admins can bring back what was deleted.')
  expect(screen.queryByRole('link', { name: 'Recently Deleted' })).toBeNull()
})
