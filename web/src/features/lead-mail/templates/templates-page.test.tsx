import { templateRefusals } from '@foyer/contract/lead-mail/templates/messages'
import type { EmailTemplate } from '@foyer/contract/lead-mail/templates/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderFrame, renderPage } from '../../../testing/render'
import { rights, signInAs } from '../../../testing/samples/people'
import { setScreenWidth } from '../../../testing/screen-size'

const address = '/leads/lead-management-settings/email-templates'
const user = userEvent.setup({ delay: null })
const { templates, editTemplate } = templateEndpoints

const idOf = (place: number) => `01990000-0000-7000-8000-00000000000${place}`
const template = (place: number, type: EmailTemplate['type'], name: string): EmailTemplate => ({
  id: idOf(place),
  type,
  name,
  subject: `${name} for {{firstName}}`,
  html: '<p>Dear {{firstName}}</p>',
  updatedAt: '2026-11-18T05:00:00.000Z',
})

let server: ReturnType<typeof fakeServer>
let all: EmailTemplate[]
beforeEach(() => {
  server = fakeServer()
  all = [template(1, 1, 'Welcome'), template(2, 1, 'Proposal'), template(3, 6, 'Visit')]
  server.on(templates, () => ({ reply: all }))
  server.on(editTemplate, () => ({ reply: { message: 'Done.' } }))
  server.on(fieldEndpoints.list, () => ({ reply: [] }))
})

const open = async (search = '') => {
  signInAs(server, { isAdmin: true })
  const view = renderPage(address + search)
  await screen.findByRole('heading', { name: 'Email Templates' })
  return view
}
const namesOf = async (kind: string) => {
  const table = await screen.findByRole('table', { name: kind })
  return within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

describe('C-068 the page Email Templates', () => {
  it('S-002 C-067 is the last entry of the menu', async () => {
    signInAs(server, { isAdmin: true })
    renderFrame(address)
    const menu = await screen.findByRole('navigation', { name: 'Lead settings' })
    const last = within(menu).getAllByRole('link').at(-1)
    expect([last?.textContent, last?.getAttribute('href')]).toEqual(['Email Templates', address])
  })

  it('shows the templates by the calls for which they are offered, with placeholders in words', async () => {
    await open()
    expect(await namesOf('Follow-up and others')).toEqual(['Welcome', 'Proposal'])
    expect(await namesOf('Meeting')).toEqual(['Visit'])
    const none = screen.getByRole('region', { name: 'Not Interested' })
    expect(within(none).getByText('No template of this kind yet.')).toBeTruthy()
    expect(screen.getByText('Welcome for [First Name]')).toBeTruthy()
  })

  it('S-003 is filtered by name and subject, and says when nothing matches', async () => {
    const { unmount } = await open('?search=visit')
    expect(await namesOf('Meeting')).toEqual(['Visit'])
    expect(screen.queryByRole('table', { name: 'Follow-up and others' })).toBeNull()
    unmount()
    await open('?search=zzz')
    expect(await screen.findByText('No template of that name or subject')).toBeTruthy()
  })

  it('says what is missing: nothing yet, or that it could not be loaded', async () => {
    all = []
    await open()
    expect(await screen.findByText('There are no email templates yet')).toBeTruthy()
  })

  it('offers to try again when it could not be loaded', async () => {
    server.on(templates, () => ({ refusal: templateRefusals.unknown }))
    await open()
    server.on(templates, () => ({ reply: all }))
    await press('Try again')
    expect(await namesOf('Meeting')).toEqual(['Visit'])
  })

  it('deletes after asking, and brings back with Undo', async () => {
    await open()
    await press('Delete Visit')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/no longer offered/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await press('Undo')
    await screen.findByText('The template “Visit” is back.')
    const sent = server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    expect(sent).toEqual([
      { id: idOf(3), isDeleted: true },
      { id: idOf(3), isDeleted: false },
    ])
  })

  it('opens a template, a copy of it, or an empty one of a kind', async () => {
    const view = await open()
    await press('Duplicate Visit')
    await waitFor(() => expect(view.router.state.location.search).toBe(`?from=${idOf(3)}`))
    expect(view.address()).toBe(`${address}/new`)
  })

  it('C-008 who only reads looks at each, and is told why nothing else works', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    renderPage(address)
    expect(await screen.findByText(/you can look at these settings, not change them/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Show Visit' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete Visit' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Add Template' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('on a phone each template is a card with a menu', async () => {
    setScreenWidth(390)
    await open()
    await press('Actions for Visit')
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeTruthy()
  })
})
