import { refusal } from '@foyer/contract/kit/refusal'
import { chatsOf } from '@foyer/contract/leads/bulk/chats'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadChatEndpoints } from '@foyer/contract/wire/leads/bulk/chat-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '../../../../api/session'
import { replaceText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { whyLocked } from '../../../../testing/locked'
import { renderPage } from '../../../../testing/render'
import { leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { serveLeads } from '../../../../testing/samples/leads'
import { rights, signInAs } from '../../../../testing/samples/people'
import { serveWork } from '../../../../testing/samples/work'
import { giveElementsHeight } from '../../../../testing/screen-size'
import { setSingleKeys } from '../../../accounts/single-keys'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let leads: LeadRow[]
const opened = vi.fn()

beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  opened.mockReset()
  vi.stubGlobal('open', opened)
  leads = [1, 2, 3].map((place) => leadAt(place, { phone: `+91 984502170${place}` }))
  leads.push(leadAt(4, { phone: undefined }))
  serveLeads(server, () => leads)
  serveWork(server)
  server.on(leadChatEndpoints.chats, ({ selection }) => ({
    reply: chatsOf('ids' in selection ? selection.ids : leads.map(({ id }) => id), leads),
  }))
})

const chosen = () => within(screen.getByRole('dialog', { name: /^WhatsApp to/ }))
const named = async (name: string) => within(await screen.findByRole('dialog', { name }))
const logged = () =>
  server.calls.filter(({ path }) => path === leadWorkEndpoints.contacted.path).map(({ body }) => body)
const chatOf = (place: number, text: string) =>
  `https://wa.me/91984502170${place}?text=${encodeURIComponent(text)}`
const written = () => opened.mock.calls.map(([address]) => address)
const log = (place: number) => expect.objectContaining({ leadId: leadId(place), channel: 'whatsapp' })
const bar = () => within(screen.getByLabelText('Selected leads'))
const press = (name: string) => user.click(chosen().getByRole('button', { name }))

async function tick(...places: number[]) {
  for (const place of places) await user.click(screen.getByLabelText(`Select Lead ${place}`))
  await act(() => vi.dynamicImportSettled())
}
async function choose(...places: number[]) {
  const view = renderPage('/lms/')
  await screen.findByText('Lead 1')
  await tick(...places)
  await user.click(bar().getByRole('button', { name: 'WhatsApp' }))
  await screen.findByRole('dialog', { name: /^WhatsApp to|^You have not/ })
  return view
}
async function begin(text: string, ...places: number[]) {
  const view = await choose(...places)
  await replaceText(await chosen().findByRole('textbox', { name: 'Message' }), text)
  await user.click(chosen().getByRole('button', { name: /^Begin with/ }))
  await chosen().findByText(/^1 of/)
  return view
}

describe('Sales floor: WhatsApp to many leads, one after another', () => {
  it('says first who is left out and how the first message reads, then opens and logs chat by chat', async () => {
    await choose(1, 2, 4)
    const dialog = await named('WhatsApp to 3 leads')
    expect(await dialog.findByText('One lead has no valid phone number:')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Lead 4' })).toBeTruthy()
    const area = dialog.getByRole('textbox', { name: 'Message' })
    await replaceText(area, '')
    await user.click(dialog.getByRole('button', { name: 'Begin with 2 leads' }))
    expect(await dialog.findByText('Please choose a message, or write one.')).toBeTruthy()
    fireEvent.change(area, { target: { value: 'Namaste {{firstName}} {{leadName}}' } })
    expect(await dialog.findByText('Namaste Lead Lead 1')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Begin with 2 leads' }))
    expect(await chosen().findByText('1 of 2')).toBeTruthy()
    expect(screen.queryByLabelText('Selected leads')).toBeNull()
    expect(chosen().getByText('98450 21701')).toBeTruthy()
    await press('Open WhatsApp')
    expect(await chosen().findByText('2 of 2')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Open WhatsApp')
    await replaceText(chosen().getByRole('textbox', { name: 'Message to this lead' }), 'As we said')
    await press('Open WhatsApp')
    expect(written()).toEqual([chatOf(1, 'Namaste Lead Lead 1'), chatOf(2, 'As we said')])
    expect(await chosen().findByText('WhatsApp: summary')).toBeTruthy()
    expect(chosen().getByText('1: no valid phone number')).toBeTruthy()
    await waitFor(() => expect(logged()).toEqual([log(1), log(2)]))
    // How it went is not asked in between.
    fireEvent(window, new Event('focus'))
    expect(screen.queryByRole('dialog', { name: /^How did/ })).toBeNull()
    await user.click(chosen().getByRole('button', { name: 'Set a follow-up for these' }))
    expect(await screen.findByRole('dialog', { name: 'Follow-up of 2 leads' })).toBeTruthy()
    expect(localStorage.length).toBeGreaterThan(0)
    expect(Object.keys(localStorage).filter((key) => key.includes('chats'))).toEqual([])
  })

  it('goes by keys; single ones only for those who want them; a held Enter opens one chat', async () => {
    await begin('Hi', 1, 2, 3)
    const open = chosen().getByRole('button', { name: 'Open WhatsApp' })
    expect(document.activeElement).toBe(open)
    await user.keyboard('{Enter}')
    await chosen().findByText('2 of 3')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat: true })
    expect(written()).toHaveLength(1)
    act(() => setSingleKeys(false))
    await user.keyboard('s')
    expect(chosen().getByText('2 of 3')).toBeTruthy()
    act(() => setSingleKeys(true))
    await user.keyboard('s')
    await chosen().findByText('3 of 3')
    // Typed, it is a letter.
    await user.type(chosen().getByRole('textbox', { name: 'Message to this lead' }), 's')
    expect(chosen().getByText('3 of 3')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('WhatsApp: 1 of 3 left')).toBeTruthy()
  })

  it('a double click opens one chat', async () => {
    await begin('Hi', 1, 2)
    await user.dblClick(chosen().getByRole('button', { name: 'Open WhatsApp' }))
    expect(written()).toEqual([chatOf(1, 'Hi')])
  })

  it('goes back without writing again; what was skipped can still be opened', async () => {
    await begin('Hi', 1, 2, 3)
    await press('Open WhatsApp')
    await press('Skip')
    await press('Back')
    expect(await chosen().findByText('Skipped before.')).toBeTruthy()
    await press('Back')
    expect(chosen().getByText(/It is not written to twice/)).toBeTruthy()
    expect(chosen().queryByRole('button', { name: 'Open WhatsApp' })).toBeNull()
    await press('Next')
    expect(chosen().getByText('3 of 3')).toBeTruthy()
    await press('Back')
    await press('Open WhatsApp')
    expect(written()).toEqual([chatOf(1, 'Hi'), chatOf(2, 'Hi')])
    await press('Finish')
    expect(await chosen().findByText('Not reached')).toBeTruthy()
    await press('Go on')
    expect(chosen().getByText('3 of 3')).toBeTruthy()
    await waitFor(() => expect(logged()).toEqual([log(1), log(2)]))
  })

  it('is there again after a reload with what was typed; who is gone meanwhile is left out', async () => {
    const { unmount } = await begin('Hi {{firstName}}', 1, 2, 3)
    await press('Open WhatsApp')
    await replaceText(chosen().getByRole('textbox', { name: 'Message to this lead' }), 'Own words')
    unmount()
    renderPage('/lms/')
    expect(await screen.findByText('WhatsApp: 2 of 3 left')).toBeTruthy()
    leads = leads.filter(({ id }) => id !== leadId(3))
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('2 of 2')).toBeTruthy()
    await press('Open WhatsApp')
    expect(written()).toEqual([chatOf(1, 'Hi Lead'), chatOf(2, 'Own words')])
    expect(await chosen().findByText('1: no longer there for you')).toBeTruthy()
    await press('Done')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(/left$/)).toBeNull()
  })

  it('nobody is written to twice with two tabs open', async () => {
    await begin('Hi', 1, 2)
    const key = Object.keys(localStorage).find((one) => one.startsWith('draft:chats:')) ?? ''
    // The other tab was quicker, and this one has not heard of it yet.
    const run = JSON.parse(localStorage.getItem(key) ?? '')
    run.entries[0].state = 'opened'
    localStorage.setItem(key, JSON.stringify(run))
    await press('Open WhatsApp')
    expect(written()).toEqual([])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    expect(await chosen().findByText('2 of 2')).toBeTruthy()
    await press('Open WhatsApp')
    expect(written()).toEqual([chatOf(2, 'Hi')])
    await waitFor(() => expect(logged()).toEqual([log(2)]))
  })

  it('can be thrown away and taken back; asks before another one is begun; goes with a logout', async () => {
    await begin('Hi', 1, 2)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Throw away' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('WhatsApp: 2 of 2 left')).toBeTruthy()
    await tick(2, 3)
    await user.click(bar().getByRole('button', { name: 'WhatsApp' }))
    const asked = await named('You have not finished the messages before')
    await user.click(asked.getByRole('button', { name: 'Throw away and begin' }))
    expect(await chosen().findByRole('button', { name: 'Begin with 2 leads' })).toBeTruthy()
    await replaceText(chosen().getByRole('textbox', { name: 'Message' }), 'Kept until it is begun')
    const own = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:chats:'))
    expect(own()).toHaveLength(1)
    act(() => endSession({ byChoice: true }))
    expect(own()).toEqual([])
  })

  it('keeps what was written when another message is looked at, and when the dialog is closed', async () => {
    await choose(1, 2)
    await replaceText(await chosen().findByRole('textbox', { name: 'Message' }), 'My own')
    await user.keyboard('{Escape}')
    await user.click(bar().getByRole('button', { name: 'WhatsApp' }))
    expect(await screen.findByDisplayValue('My own')).toBeTruthy()
    await user.click(chosen().getByRole('combobox', { name: 'Message of your firm' }))
    await user.click(await screen.findByRole('option', { name: 'Own words' }))
    expect(chosen().queryByDisplayValue('My own')).toBeNull()
  })

  it('says in words why nobody can be written to, and what the server refuses', async () => {
    leads = leads.map((lead) => ({ ...lead, phone: undefined }))
    await choose(1, 2)
    expect(await chosen().findByText('None of these leads can be written to')).toBeTruthy()
    await user.keyboard('{Escape}')
    const words = 'At most 200 leads can be written to one after another. Please choose fewer.'
    server.on(leadChatEndpoints.chats, () => ({ refusal: refusal(400, 'too-many-chats', words) }))
    await user.click(bar().getByRole('button', { name: 'WhatsApp' }))
    expect(await chosen().findByText(words)).toBeTruthy()
  })

  it('is locked for those who only read', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    renderPage('/lms/')
    await screen.findByText('Lead 1')
    await tick(1, 2)
    expect(whyLocked(bar().getByRole('button', { name: 'WhatsApp' }))).toBe('Access disabled by Admin')
  })
})
