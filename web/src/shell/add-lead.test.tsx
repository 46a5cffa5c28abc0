import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProfile } from '../testing/build-profile'
import { fakeServer } from '../testing/fake-server'
import { renderFrame } from '../testing/render'
import { fieldCalled, idOf, kavya, rohan, serveLeadForm } from '../testing/samples/lead-form'
import { serveLeads } from '../testing/samples/leads'
import { rights, signInAs } from '../testing/samples/people'
import { setScreenWidth } from '../testing/screen-size'

const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  serveLeads(server, () => [])
  serveLeadForm(server)
  const reply = { id: idOf(801), updatedAt: '2026-11-15T05:00:00.000Z' }
  server.on(leadCaptureEndpoints.add, () => ({ reply }))
})

const buttons = () => screen.queryAllByRole('button', { name: 'Add Lead' })
const dialog = () => screen.findByRole('dialog', { name: 'Add Lead' })
const form = async () => {
  await within(await dialog()).findByRole('button', { name: 'Cancel' })
}

describe('Sales floor Add Lead from anywhere', () => {
  it.each([
    '/admin/',
    '/pmt/',
    '/timeline/my-task/',
    '/leads/lead-management-settings/tags',
    '/lms/',
    '/leads/analytics',
  ])('Use 1 is on %s exactly once, on a desk and at the foot of a phone', async (address) => {
    signInAs(server)
    const { unmount } = renderFrame(address)
    await waitFor(() => expect(buttons()).toHaveLength(1))
    unmount()
    setScreenWidth(390)
    renderFrame(address)
    await waitFor(() => expect(buttons()).toHaveLength(1))
    expect(screen.getByRole('navigation', { name: 'Main' }).contains(buttons()[0] as HTMLElement)).toBe(true)
  })

  it('Use 1 by one key, name, number and Enter, and one is where one was', async () => {
    signInAs(server, { id: kavya.id, fullName: kavya.fullName })
    const { router } = renderFrame('/pmt/?status=active')
    await screen.findByRole('button', { name: 'Add Lead' })
    await user.keyboard('c')
    await form()
    await waitFor(() => expect(document.activeElement).toBe(fieldCalled('First Name')))
    await user.keyboard('Anita')
    fieldCalled('Phone Number').focus()
    await user.keyboard('9845021763{Enter}')
    await screen.findByText('Added Successfully')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location).toMatchObject({ pathname: '/pmt/', search: '?status=active' })
    const sent = server.calls.find(({ path }) => path === '/user/add-lead')?.body
    // C-164: to oneself, unless somebody else is chosen.
    expect(sent).toMatchObject({ 'First Name': 'Anita', 'Assign To': kavya.id })
    const chat = screen.getByRole('link', { name: 'WhatsApp' })
    expect(chat.getAttribute('href')).toBe('https://wa.me/919845021763')
    chat.addEventListener('click', (event) => event.preventDefault())
    await user.click(chat)
    await waitFor(() =>
      expect(server.calls.some(({ body }) => JSON.stringify(body)?.includes('whatsapp'))).toBe(true),
    )
    expect(sessionStorage.getItem('foyer.outcomes')).toContain('"channel":"whatsapp"')
  })

  it('Use 1 by one key, a name with the number behind it, and Enter', async () => {
    signInAs(server, { id: kavya.id, fullName: kavya.fullName })
    renderFrame('/admin/')
    await screen.findByRole('button', { name: 'Add Lead' })
    await user.keyboard('c')
    await form()
    await waitFor(() => expect(document.activeElement).toBe(fieldCalled('First Name')))
    await user.keyboard('Anita Deshpande-Rao 98450 21763')
    await user.tab()
    expect(fieldCalled('Phone Number').value).toBe('9845021763')
    expect(fieldCalled('Last Name').value).toBe('Deshpande-Rao')
    expect(screen.getByText('The number is in Phone Number.')).toBeTruthy()
    await user.clear(fieldCalled('Phone Number'))
    await user.clear(fieldCalled('First Name'))
    await user.type(fieldCalled('First Name'), 'Anita 98450 21764')
    await user.keyboard('{Enter}')
    await screen.findByText('Added Successfully')
    const asked = server.calls.filter(({ path }) => path.startsWith(leadCaptureEndpoints.duplicates.path))
    expect(String(asked.at(-1)?.query)).toContain('9845021764')
    const sent = server.calls.find(({ path }) => path === '/user/add-lead')?.body
    expect(sent).toMatchObject({ 'First Name': 'Anita', 'Last Name': 'Deshpande-Rao' })
    expect(JSON.stringify(sent)).toContain('+91 9845021764')
  })

  it('Use 1 the key writes a letter where one types, Esc closes, and what was typed is back', async () => {
    signInAs(server)
    const { router } = renderFrame('/lms/')
    const search = await screen.findByRole('searchbox')
    await user.type(search, 'c')
    expect(screen.queryByRole('dialog')).toBeNull()
    search.blur()
    await user.keyboard('c')
    await form()
    await user.type(fieldCalled('Last Name'), 'Rao')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(buttons()[0] as HTMLElement)
    await form()
    expect(fieldCalled('Last Name').value).toBe('Rao')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('Use 4 C-164 whoever assigns is chosen already and first, nobody comes next', async () => {
    signInAs(server, { id: rohan.id, fullName: rohan.fullName })
    renderFrame('/admin/?add-leads')
    await form()
    expect(fieldCalled('Assign To').value).toBe('Rohan Shah (me)')
    await user.click(fieldCalled('Assign To'))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered).toEqual(['Rohan Shah (me)', 'UnAssigned', 'Kavya Menon'])
    await user.keyboard('{Escape}')
    // Chosen beforehand is nothing typed.
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('Use 4 C-164 with automatic assignment it is left to the turn, and said so', async () => {
    const company = { ...buildProfile().company, autoAssign: true }
    signInAs(server, { id: rohan.id, fullName: rohan.fullName, company })
    renderFrame('/admin/?add-leads')
    await form()
    expect(fieldCalled('Assign To').value).toBe('UnAssigned')
    expect(screen.getByText('It goes to the next in turn.')).toBeTruthy()
  })

  it('Use 15 is for everybody with leads, and for nobody else', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    server.on(teamEndpoints.assignable, () => ({ reply: [] }))
    const { unmount } = renderFrame('/admin/')
    await waitFor(() => expect(buttons()).toHaveLength(1))
    unmount()
    signInAs(server, { id: 'u2', features: [] })
    renderFrame('/admin/?add-leads')
    await screen.findByRole('navigation', { name: 'Main' })
    await user.keyboard('c')
    expect([buttons().length, screen.queryByRole('dialog')]).toEqual([0, null])
  })
})
