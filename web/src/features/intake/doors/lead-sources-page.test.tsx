import type { Door, DoorSummary } from '@foyer/contract/intake/doors/model'
import { doorRefusals } from '@foyer/contract/intake/messages/lead-sources'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { rights, signInAs } from '../../../testing/samples/people'
import { setScreenWidth } from '../../../testing/screen-size'

const address = '/leads/lead-management-settings/lead-sources'
const user = userEvent.setup({ delay: null })
const idOf = (place: number) => `01990000-0000-7000-8000-00000000000${place}`

const summary = (over: Partial<DoorSummary> = {}): DoorSummary => ({
  id: idOf(1),
  kind: 'webhook',
  name: 'Website',
  state: 'on',
  duplicates: 'skip',
  today: 2,
  last30Days: 30,
  failed: 0,
  ...over,
})
const doorOf = (over: Partial<Door> = {}): Door => ({
  ...summary(),
  address: '/hooks/secret-key',
  isAsking: false,
  values: [],
  targets: [
    { target: 'fullName', label: 'Full Name' },
    { target: 'phone', label: 'Phone Number' },
  ],
  recent: [],
  failures: [],
  ...over,
})

let server: ReturnType<typeof fakeServer>
let doors: DoorSummary[]
let door: Door
beforeEach(() => {
  server = fakeServer()
  doors = [summary()]
  door = doorOf()
  server.on(doorEndpoints.doors, () => ({ reply: { data: doors } }))
  server.on(doorEndpoints.door, () => ({ reply: door }))
  server.on(doorEndpoints.editDoor, () => ({ reply: { message: 'Done as asked.' } }))
  server.on(doorEndpoints.retryDeliveries, () => ({ reply: { message: 'Taken in again.' } }))
  server.on(fieldEndpoints.sources, () => ({ reply: [] }))
  server.on(fieldEndpoints.sourceNames, () => ({ reply: [] }))
})

const open = async (at = address, heading = 'Lead Sources') => {
  signInAs(server, { isAdmin: true })
  renderPage(at)
  await screen.findByRole('heading', { name: heading })
}
const openDoor = () => open(`${address}/${idOf(1)}`, 'Website')
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const sent = () => server.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)

describe('Lead Sources', () => {
  it('lists every door with state, numbers and why it fails; those of others lead to their own pages', async () => {
    doors = [
      summary(),
      summary({ id: idOf(2), kind: 'meta', name: 'Our page', state: 'needs-login' }),
      summary({ id: idOf(3), kind: 'web-form', name: 'Enquiry form' }),
      summary({
        id: idOf(4),
        kind: 'indiamart',
        name: 'Mart',
        state: 'failing',
        message: 'IndiaMART does not accept the key.',
        failed: 3,
      }),
    ]
    await open()
    const table = await screen.findByRole('table', { name: 'Lead Sources' })
    expect(within(table).getByText('IndiaMART does not accept the key.')).toBeTruthy()
    expect(within(table).getByText('Needs login')).toBeTruthy()
    const linkOf = (name: string) => within(table).getByRole('link', { name }).getAttribute('href')
    expect([linkOf('Website'), linkOf('Our page'), linkOf('Enquiry form')]).toEqual([
      `${address}/${idOf(1)}`,
      '/leads/lead-management-settings/fb-integration',
      '/leads/lead-management-settings/web-form',
    ])
    const cells = within(within(table).getByRole('row', { name: /Website/ })).getAllByRole('cell')
    expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      'Webhook',
      'Receiving',
      'Nothing yet',
      '2',
      '30',
      '0',
    ])
  })

  it('explains itself where there are none', async () => {
    doors = []
    await open()
    expect(await screen.findByText('No leads come in by themselves yet')).toBeTruthy()
  })

  it('is only read by those who may not set it up, who are told so', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    renderPage(address)
    await screen.findByRole('table', { name: 'Lead Sources' })
    expect(screen.queryByRole('button', { name: 'Add lead source' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Website' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pause Website' })).toBeNull()
  })

  it('adds one: a portal names itself, and IndiaMART asks for its key', async () => {
    server.on(doorEndpoints.addDoor, () => ({ reply: { id: idOf(1), message: '“IndiaMART” was added.' } }))
    await open()
    await press('Add lead source')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add lead source' }))
    await user.click(dialog.getByRole('combobox', { name: 'Kind' }))
    await user.click(await screen.findByRole('option', { name: 'IndiaMART' }))
    await enterText(dialog.getByRole('textbox', { name: 'IndiaMART CRM key' }), 'key-1')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        { kind: 'indiamart', name: 'IndiaMART', source: 'IndiaMART', duplicates: 'skip', secret: 'key-1' },
      ]),
    )
    expect(await screen.findByRole('heading', { name: 'Website' })).toBeTruthy()
  })

  it('keeps what was typed when it is refused, in words', async () => {
    server.on(doorEndpoints.addDoor, () => ({ refusal: doorRefusals.taken('Site') }))
    await open()
    await press('Add lead source')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add lead source' }))
    await enterText(dialog.getByRole('textbox', { name: 'Name' }), 'Site')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('There is a lead source “Site” already.')).toBeTruthy()
  })

  it('pauses and goes on', async () => {
    doors = [summary(), summary({ id: idOf(2), name: 'Old', state: 'paused' })]
    await open()
    await press('Pause Website')
    await press('Go on Old')
    await waitFor(() =>
      expect(sent()).toEqual([
        { id: idOf(1), kind: 'pause' },
        { id: idOf(2), kind: 'resume' },
      ]),
    )
  })
})

describe('one lead source', () => {
  it('shows its address to copy', async () => {
    await openDoor()
    const field = (await screen.findByRole('textbox', { name: 'Address for enquiries' })) as HTMLInputElement
    expect(field.value).toBe(`${window.location.origin}/hooks/secret-key`)
    await press('Copy Address for enquiries')
    expect(await navigator.clipboard.readText()).toBe(field.value)
  })

  it('maps the fields of what came last by clicking them', async () => {
    door = doorOf({
      valuesFrom: '2026-04-20T06:30:00.000Z',
      values: [
        { path: 'kunde', text: 'Asha Rao', isChosen: false },
        { path: 'tel', text: '9845021763', target: 'phone', isChosen: true },
      ],
    })
    await openDoor()
    expect(await screen.findByText('Asha Rao')).toBeTruthy()
    await user.click(await screen.findByRole('combobox', { name: 'Field for kunde' }))
    await user.click(await screen.findByRole('option', { name: 'Full Name' }))
    await press('Save fields')
    await waitFor(() =>
      expect(sent()).toEqual([{ id: idOf(1), kind: 'mapping', mapping: { kunde: 'fullName' } }]),
    )
  })

  it('asks before chosen fields or a typed key are left unsaved', async () => {
    door = doorOf({
      kind: 'indiamart',
      valuesFrom: '2026-04-20T06:30:00.000Z',
      values: [{ path: 'kunde', text: 'Asha Rao', isChosen: false }],
    })
    await openDoor()
    await user.click(await screen.findByRole('combobox', { name: 'Field for kunde' }))
    await user.click(await screen.findByRole('option', { name: 'Full Name' }))
    const leave = () => user.click(screen.getByRole('link', { name: 'Tags' }))
    const stay = async () =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await leave()
    await stay()
    await press('Save fields')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await enterText(await screen.findByRole('textbox', { name: 'CRM key' }), 'key-2')
    await leave()
    await stay()
    expect((screen.getByRole('textbox', { name: 'CRM key' }) as HTMLInputElement).value).toBe('key-2')
  })

  it('takes in again what failed, one or all', async () => {
    const failed = { state: 'failed' as const, reason: 'No phone number was found.', isKept: true }
    door = doorOf({
      failed: 2,
      failures: [
        { id: idOf(5), receivedAt: '2026-04-20T06:30:00.000Z', ...failed },
        { id: idOf(6), receivedAt: '2026-04-19T06:30:00.000Z', ...failed },
      ],
    })
    await openDoor()
    const table = await screen.findByRole('table', { name: 'Failed' })
    expect(within(table).getAllByText('No phone number was found.')).toHaveLength(2)
    const [first] = within(table).getAllByRole('button', { name: /^Retry/ })
    if (first) await user.click(first)
    await press('Retry all')
    await waitFor(() => expect(sent()).toEqual([{ id: idOf(1), delivery: idOf(5) }, { id: idOf(1) }]))
  })

  it('sends a test, and shows what would have become of it', async () => {
    server.on(doorEndpoints.tryDoor, () => ({
      reply: {
        fields: [{ label: 'Full Name', text: 'Sample Person' }],
        rest: [{ path: 'leadtype', text: 'Category' }],
        problems: [],
      },
    }))
    await openDoor()
    await press('Send a test')
    const dialog = within(await screen.findByRole('dialog', { name: 'A test came in' }))
    expect(dialog.getByText('Sample Person')).toBeTruthy()
    expect(dialog.getByText('leadtype')).toBeTruthy()
  })

  it('asks before it gives out another key, and before it is deleted', async () => {
    await openDoor()
    await press('Actions for Website')
    await user.click(await screen.findByRole('menuitem', { name: 'New key' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Give this lead source a new key?' }))
    expect(sent()).toEqual([])
    await user.click(asked.getByRole('button', { name: 'New key' }))
    await waitFor(() => expect(sent()).toEqual([{ id: idOf(1), kind: 'rotate' }]))
    await press('Actions for Website')
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const deleting = within(await screen.findByRole('dialog', { name: 'Delete “Website”?' }))
    await user.click(deleting.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: 'Lead Sources' })).toBeTruthy()
    expect(sent().at(-1)).toEqual({ id: idOf(1), kind: 'delete' })
  })

  it('of IndiaMART takes the key of the firm, and never shows it', async () => {
    door = doorOf({ kind: 'indiamart', isAsking: true, fetchedUntil: '2026-04-20T06:30:00.000Z' })
    await openDoor()
    expect(await screen.findByText(/^IndiaMART is asked every 5 minutes\./)).toBeTruthy()
    await enterText(await screen.findByRole('textbox', { name: 'CRM key' }), 'key-2')
    await press('Save key')
    await press('Stop fetching')
    await waitFor(() =>
      expect(sent()).toEqual([
        { id: idOf(1), kind: 'key', secret: 'key-2' },
        { id: idOf(1), kind: 'key', secret: '' },
      ]),
    )
  })

  it('that is gone says so', async () => {
    server.on(doorEndpoints.door, () => ({ refusal: doorRefusals.unknown }))
    signInAs(server, { isAdmin: true })
    renderPage(`${address}/${idOf(1)}`)
    expect(await screen.findByText('This lead source does not exist any more.')).toBeTruthy()
  })

  it('is read on a phone too', async () => {
    setScreenWidth(390)
    door = doorOf({
      recent: [
        {
          id: idOf(5),
          receivedAt: '2026-04-20T06:30:00.000Z',
          state: 'done',
          outcome: 'created',
          leadId: idOf(7),
          isKept: true,
        },
      ],
    })
    await openDoor()
    expect((await screen.findByRole('link', { name: 'New Lead' })).getAttribute('href')).toBe(
      `/leads/lead-full-details/${idOf(7)}`,
    )
  })
})
