import { features } from '@foyer/contract/accounts/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { enterText } from '../testing/entering'
import { fakeServer } from '../testing/fake-server'
import { renderAt, renderFrame, renderPage } from '../testing/render'
import { signInAs } from '../testing/samples/people'

const settings = '/leads/lead-management-settings'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(fieldEndpoints.page, () => ({ reply: { fields: [], page: 1, pageCount: 1, total: 0 } }))
})

const menu = async () => within(await screen.findByRole('navigation', { name: 'Lead settings' }))

it.each([settings, `${settings}/`])('S-001 %s leads to the statuses', async (bare) => {
  signInAs(server)
  const { address } = renderFrame(bare)
  await waitFor(() => expect(address()).toBe(`${settings}/status`))
})

it('S-002 C-067 the menu lists the subjects in their order, the current one marked', async () => {
  signInAs(server)
  renderFrame(`${settings}/custom-field`)
  const links = (await menu()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Status',
    'Stage',
    'Tags',
    'Teams',
    'Lead Assignment',
    'Stage Transition Rules',
    'Archived Leads',
    'Integration',
    'Lead Sources',
    'Web Form',
    'Custom Fields',
    'Lead Form',
    'Lists',
    'Calls and Messages',
    'Email',
    'Email Templates',
  ])
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Custom Fields'])
})

it('S-002 a page below an entry marks that entry', async () => {
  signInAs(server)
  renderFrame(`${settings}/create-new-field`)
  const entry = (await menu()).getByRole('link', { name: 'Custom Fields' })
  expect(entry.getAttribute('aria-current')).toBe('page')
  expect(document.title).toContain('Custom Fields')
})

it('S-003 back and forward go through what was opened; the search box writes into the address', async () => {
  signInAs(server)
  const { address, router } = renderPage(`${settings}/custom-field`)
  await userEvent.click(await screen.findByRole('button', { name: 'Create New Field' }))
  await waitFor(() => expect(address()).toBe(`${settings}/create-new-field`))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe(`${settings}/custom-field`))
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }))
  await waitFor(() => expect(address()).toBe(`${settings}/create-new-field`))
  await userEvent.click((await menu()).getByRole('link', { name: 'Custom Fields' }))
  await waitFor(() => expect(address()).toBe(`${settings}/custom-field`))
  await enterText(screen.getByRole('searchbox', { name: 'Search settings' }), 'vastu')
  await waitFor(() => expect(router.state.location.search).toBe('?search=vastu'))
})

it.each(['lead-assignment', 'create-new-field'])(
  'S-003 S2 has no search box at %s, where there is nothing to search',
  async (subject) => {
    signInAs(server)
    renderPage(`${settings}/${subject}`)
    expect((await menu()).getByRole('link', { name: 'Lead Assignment' })).toBeTruthy()
    expect(screen.queryByRole('searchbox', { name: 'Search settings' })).toBeNull()
  },
)

it('S-004 a subject that fails leaves menu and header where they are, and can be tried again', async () => {
  server.on(fieldEndpoints.page, () => ({ refusal: refusal(404, 'gone', 'Gone') }))
  signInAs(server)
  renderPage(`${settings}/custom-field`)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect((await menu()).getByRole('link', { name: 'Lead Form' })).toBeTruthy()
})

it('S-002 somebody without leads is told so instead', async () => {
  signInAs(server, { features: features.filter((name) => name !== 'crm') })
  renderAt(`${settings}/custom-field`)
  expect(await screen.findByRole('heading', { name: 'Access disabled by Admin' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Lead settings' })).toBeNull()
})
