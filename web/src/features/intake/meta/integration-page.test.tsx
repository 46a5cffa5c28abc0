import { integrationMessages, metaRefusals, metaTexts } from '@foyer/contract/intake/messages/meta'
import { metaLimits } from '@foyer/contract/intake/meta/limits'
import { loginAddress } from '@foyer/contract/intake/meta/login'
import type {
  FailedMetaLead,
  IntegrationStatus,
  MetaOverview,
  MetaPage,
} from '@foyer/contract/intake/meta/model'
import { metaEndpoints } from '@foyer/contract/wire/intake/meta/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { whyLocked } from '../../../testing/locked'
import { renderFrame, renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { setScreenWidth } from '../../../testing/screen-size'
import { leavePage } from './leave-page'

const address = '/leads/lead-management-settings/fb-integration'
const user = userEvent.setup({ delay: null })
const idOf = (place: number) => `01990000-0000-7000-8000-00000000000${place}`

const page = (over: Partial<MetaPage> = {}): MetaPage => ({
  id: idOf(1),
  pageId: '100',
  name: 'Studio Page',
  state: 'on',
  message: undefined,
  lastReceivedAt: '2026-04-16T07:00:00.000Z',
  fetchedUntil: undefined,
  today: 2,
  last30Days: 31,
  failed: 0,
  ...over,
})
const account = {
  userName: 'Asha of Meta',
  connectedBy: 'Meera Iyer',
  connectedAt: '2026-04-16T06:00:00.000Z',
  expiresAt: undefined,
}

let server: ReturnType<typeof fakeServer>
let status: IntegrationStatus
let overview: MetaOverview
let failed: FailedMetaLead[]
beforeEach(() => {
  server = fakeServer()
  status = { state: 'ready', message: integrationMessages.ready }
  overview = { login: undefined, pages: [] }
  failed = []
  server.on(metaEndpoints.metaStatus, () => ({ reply: status }))
  server.on(metaEndpoints.metaOverview, () => ({ reply: overview }))
  server.on(metaEndpoints.metaFailed, () => ({ reply: { leads: failed } }))
  vi.restoreAllMocks()
})

const open = async (search = '', isAdmin = true) => {
  const profile = signInAs(server, { isAdmin, isSuperAdmin: false })
  const view = renderPage(address + search)
  await screen.findByRole('heading', { name: 'Integration' })
  return { profile, ...view }
}
const connected = () => {
  status = { state: 'connected', message: integrationMessages.connected('Asha of Meta', 1) }
  overview = { login: account, pages: [page()] }
}
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => user.click(await button(name))
const sent = (path: string) => server.calls.filter((call) => call.path === path && call.method !== 'GET')

describe('the login of Meta', () => {
  it('S-065 goes to Meta and asks for exactly the eight permissions', async () => {
    const going = vi.spyOn(leavePage, 'to').mockImplementation(() => {})
    const dialog = {
      dialog: 'https://meta.example/dialog',
      appId: '7',
      returnTo: 'https://a.example/',
      state: 's',
    }
    server.on(metaEndpoints.metaLogin, () => ({ reply: { address: loginAddress(dialog) } }))
    await open()
    await press('Login with Meta')
    await waitFor(() => expect(going).toHaveBeenCalledTimes(1))
    const asked = new URL(going.mock.calls[0]?.[0] ?? '').searchParams.get('scope')
    expect(asked?.split(',')).toEqual([
      'public_profile',
      'email',
      'leads_retrieval',
      'pages_show_list',
      'pages_read_engagement',
      'pages_manage_ads',
      'pages_manage_metadata',
      'business_management',
    ])
    expect(metaLimits.scopes).toHaveLength(8)
  })

  it('S-066 shows what the server says under the button', async () => {
    status.message = 'The server says this.'
    await open()
    const login = await button('Login with Meta')
    const words = await screen.findByText('The server says this.')
    expect(login.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('S-067 cannot be pressed where the integration is disabled', async () => {
    status = { state: 'disabled', message: integrationMessages.disabled }
    await open()
    expect(((await button('Login with Meta')) as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText(/META_APP_ID/)).toBeTruthy()
  })

  it('S-068 posts {userId, cId, name, fb_access_token} when it comes back, and says so', async () => {
    server.on(metaEndpoints.metaConnect, () => {
      connected()
      return { reply: { message: 'Meta Integration Successful' } }
    })
    const { profile, router } = await open('?code=AQB-code&state=a.b.c')
    expect(await screen.findByText('Meta Integration Successful')).toBeTruthy()
    expect(sent('/api/add-company-page').map(({ body }) => body)).toEqual([
      {
        userId: profile.id,
        cId: profile.company.id,
        name: profile.fullName,
        fb_access_token: 'AQB-code',
        state: 'a.b.c',
      },
    ])
    expect(router.state.location.search).toBe('')
    expect(await screen.findByText(/^Logged in as Asha of Meta/)).toBeTruthy()
  })

  it('S-068 says why it was refused', async () => {
    server.on(metaEndpoints.metaConnect, () => ({ refusal: metaRefusals.stateGone }))
    await open('?code=old&state=a.b.c')
    expect(await screen.findByText(metaRefusals.stateGone.text)).toBeTruthy()
  })

  it('S-069 only logs a login status that is not known', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { router } = await open('?error=access_denied&error_reason=user_denied&state=a.b.c')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(logged).toHaveBeenCalledWith('Unknown login status', 'access_denied, user_denied')
    expect(sent('/api/add-company-page')).toEqual([])
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
    logged.mockRestore()
  })

  it('C-147 is locked for who is no admin, with the reason; pages are seen', async () => {
    connected()
    await open('', false)
    expect(whyLocked(await button('Login again'))).toBe(metaTexts.adminsOnly)
    await press('Logout')
    expect(await screen.findByText(metaTexts.adminsOnly)).toBeTruthy()
    expect(await screen.findByRole('table', { name: 'Pages' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add pages' })).toBeNull()
    expect(server.calls.filter(({ path }) => path === '/api/meta/failed')).toEqual([])
  })

  it('ends after a question', async () => {
    connected()
    server.on(metaEndpoints.metaDisconnect, () => {
      overview = { login: undefined, pages: [] }
      status = { state: 'ready', message: integrationMessages.ready }
      return { reply: { message: 'Logged out of Meta.' } }
    })
    await open()
    await press('Logout')
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out of Meta?' }))
    await user.click(dialog.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Logged out of Meta.')).toBeTruthy()
    expect(await button('Login with Meta')).toBeTruthy()
  })

  it('says when it could not be loaded, and tries again', async () => {
    server.on(metaEndpoints.metaStatus, () => ({ refusal: { status: 500, code: 'x', text: 'x' } }))
    await open()
    expect((await screen.findAllByText(metaTexts.loadFailed)).length).toBeGreaterThan(0)
  })
})

describe('pages', () => {
  it('are listed with state, last received and counts; one that needs a login says why', async () => {
    connected()
    overview.pages.push(
      page({
        id: idOf(2),
        name: 'Old Page',
        state: 'needs-login',
        message: 'Please log in again.',
        failed: 3,
      }),
    )
    await open()
    const rows = within(await screen.findByRole('table', { name: 'Pages' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Studio Page',
      'Old PagePlease log in again.',
    ])
    expect(within(rows[2] as HTMLElement).getByText('Needs login')).toBeTruthy()
  })

  it('of the account are added one by one', async () => {
    connected()
    const account = [
      { pageId: '100', name: 'Studio Page', isSubscribed: true },
      { pageId: '200', name: 'Kitchens', isSubscribed: false },
    ]
    server.on(metaEndpoints.metaPages, () => ({ reply: { pages: account } }))
    server.on(metaEndpoints.metaSubscribe, () => {
      account.splice(1, 1, { pageId: '200', name: 'Kitchens', isSubscribed: true })
      return { reply: { message: 'Leads of “Kitchens” are received from now on.' } }
    })
    await open()
    await press('Add pages')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pages of the account' }))
    await user.click(await dialog.findByRole('button', { name: /^Receive leads/ }))
    expect(await screen.findByText('Leads of “Kitchens” are received from now on.')).toBeTruthy()
    expect(sent('/api/meta/pages').map(({ body }) => body)).toEqual([{ pageId: '200' }])
    await waitFor(() => expect(dialog.getAllByText('Received')).toHaveLength(2))
  })

  it('have their forms mapped: the guess is shown, another field is saved', async () => {
    connected()
    server.on(metaEndpoints.metaForms, () => ({
      reply: {
        forms: [
          {
            formId: '500',
            name: 'Modular kitchens',
            questions: [
              { key: 'full_name', label: 'Full name', type: 'FULL_NAME' },
              { key: 'when', label: 'When do you want to start?', type: 'CUSTOM' },
            ],
            mapping: {},
          },
          { formId: '501', name: 'Wardrobes', questions: [], mapping: {} },
        ],
        targets: [
          { target: 'fullName' as const, label: 'Full Name' },
          { target: 'remarks' as const, label: 'Remarks' },
          { target: 'city' as const, label: 'City' },
        ],
      },
    }))
    server.on(metaEndpoints.metaSaveForm, () => ({ reply: { message: 'Saved.' } }))
    await open()
    await press('Fields Studio Page')
    const dialog = within(await screen.findByRole('dialog', { name: 'Fields of “Studio Page”' }))
    const field = (name: string) => dialog.findByRole('combobox', { name }) as Promise<HTMLInputElement>
    expect((await field('Full name')).value).toBe('Full Name')
    const when = await field('When do you want to start?')
    expect(when.value).toBe('Remarks')
    await user.click(when)
    expect((await field('Form')).disabled).toBe(false)
    await user.click(await screen.findByRole('option', { name: 'Nowhere' }))
    expect((await field('Form')).disabled).toBe(true)
    expect(dialog.getByText('Save this form before you choose another one.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(sent('/api/meta/forms').map(({ body }) => body)).toEqual([
      { id: idOf(1), formId: '500', mapping: { full_name: 'fullName', when: 'none' } },
    ])
  })

  it('are fetched now, and given up after a question', async () => {
    connected()
    server.on(metaEndpoints.metaFetch, () => ({ reply: { message: 'Leads are being fetched.' } }))
    server.on(metaEndpoints.metaUnsubscribe, () => ({ reply: { message: 'No longer received.' } }))
    await open()
    await press('Fetch now Studio Page')
    expect(await screen.findByText('Leads are being fetched.')).toBeTruthy()
    await press('Stop receiving Studio Page')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Stop receiving' }))
    expect(await screen.findByText('No longer received.')).toBeTruthy()
  })

  it('are cards on a phone', async () => {
    connected()
    setScreenWidth(390)
    await open()
    expect(await screen.findByText('Studio Page')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

it('C-114 failed leads are shown with their reason, and tried again', async () => {
  connected()
  failed = [
    {
      id: idOf(3),
      page: 'Studio Page',
      leadId: '700',
      receivedAt: '2026-04-16T07:00:00.000Z',
      reason: 'Gone.',
    },
    {
      id: idOf(4),
      page: 'Studio Page',
      leadId: '701',
      receivedAt: '2026-04-16T07:00:00.000Z',
      reason: 'Busy.',
    },
  ]
  server.on(metaEndpoints.metaRetry, ({ ids }) => {
    failed = failed.filter(({ id }) => !ids.includes(id))
    return { reply: { message: 'The lead is tried again.' } }
  })
  await open()
  const table = within(await screen.findByRole('table', { name: 'Failed leads' }))
  expect(table.getByText('Gone.')).toBeTruthy()
  await user.click(table.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement)
  expect(await screen.findByText('The lead is tried again.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Gone.')).toBeNull())
  await press('Retry all')
  await waitFor(() => expect(screen.queryByText('Failed leads')).toBeNull())
  expect(sent('/api/meta/failed/retry').map(({ body }) => body)).toEqual([
    { ids: [idOf(3)] },
    { ids: [idOf(4)] },
  ])
})

it('the menu of settings has Integration after Archived Leads', async () => {
  signInAs(server, { isAdmin: true })
  renderFrame(address)
  const menu = within(await screen.findByRole('navigation', { name: 'Lead settings' }))
  const names = menu.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names[names.indexOf('Archived Leads') + 1]).toBe('Integration')
})
