import type { ChoicesEdit, LeadChoice } from '@foyer/contract/leads/choices/model'
import { defaultChoices, workRefusals } from '@foyer/contract/leads/messages/work'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { rights, signInAs } from '../../../testing/samples/people'
import { someChoices } from '../../../testing/samples/work'
// Loaded before the clock of a test runs.
import './choices-page'

const address = '/leads/lead-management-settings/calls-and-messages'
const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let stored: LeadChoice[]
let saved: ChoicesEdit[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T04:00:00Z') })
  server = fakeServer()
  signInAs(server)
  stored = someChoices
  saved = []
  server.on(leadWorkEndpoints.choices, () => ({ reply: stored }))
  server.on(leadWorkEndpoints.saveChoices, (edit) => {
    saved.push(edit)
    const made = edit.choices.map(({ id, label, text }, place) => ({
      id: id ?? `new-${place}`,
      kind: edit.kind,
      label,
      text,
    }))
    stored = [...stored.filter(({ kind }) => kind !== edit.kind), ...made]
    return { reply: stored }
  })
})

const list = async (name: string) => within(await screen.findByRole('form', { name }))
const labelsOf = (form: Awaited<ReturnType<typeof list>>) =>
  form.getAllByRole<HTMLInputElement>('textbox', { name: /^(Entry|Name)/ }).map(({ value }) => value)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('Calls and Messages', () => {
  it('C-166 lets a firm choose the older panel, and go back', async () => {
    const sent: unknown[] = []
    server.on(companyEndpoints.editSettings, (edit) => {
      sent.push(edit)
      return { reply: { message: 'ok' } }
    })
    renderPage(address)
    const name = 'Update leads with buttons instead of stages'
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name })
    expect(box.checked).toBe(false)
    await user.click(box)
    expect(await screen.findByText('Leads are now updated with buttons.')).toBeTruthy()
    expect(sent).toEqual([{ kind: 'panel', hasOlderPanel: true }])
  })

  it('shows the four lists as everybody begins with them; puts places into a message by buttons, and shows how it will read', async () => {
    renderPage(address)
    expect(labelsOf(await list('Reasons for Not Interested'))[0]).toBe('Budget does not fit')
    expect(labelsOf(await list('Meeting modes'))).toEqual([
      'Phone call',
      'Video call',
      'At our studio',
      'At the site',
    ])
    expect(labelsOf(await list('Outcomes'))).toHaveLength(6)
    const messages = await list('WhatsApp messages')
    expect(labelsOf(messages)).toEqual(['Introduction', 'Follow-up', 'Missed call'])
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()

    const text = messages.getByLabelText<HTMLTextAreaElement>('Text of message 1')
    type(text, 'Dear ,')
    text.setSelectionRange(5, 5)
    await user.click(messages.getByRole('button', { name: 'Insert Lead Name into message 1' }))
    expect(text.value).toBe('Dear {{leadName}},')
    expect(messages.getByText('Dear Ananya Iyer,')).toBeTruthy()
    await user.click(messages.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved[0]?.choices[0]).toMatchObject({ text: 'Dear {{leadName}},' }))
  })

  it('adds, renames, moves and deletes, says what is wrong with an entry, and saves the list as a whole', async () => {
    renderPage(address)
    const modes = await list('Meeting modes')
    type(modes.getByLabelText('Entry 2'), 'phone CALL')
    type(modes.getByLabelText('Entry 3'), ' ')
    await user.click(modes.getByRole('button', { name: 'Save' }))
    expect(modes.getByText('This name is there already.')).toBeTruthy()
    expect(modes.getByText('Please enter a name of at most 60 characters.')).toBeTruthy()
    expect(document.activeElement).toBe(modes.getByLabelText('Entry 2'))
    expect(saved).toEqual([])

    type(modes.getByLabelText('Entry 2'), 'Video call')
    type(modes.getByLabelText('Entry 3'), 'At our studio')
    type(modes.getByLabelText('Entry 1'), 'Telephone')
    await user.click(modes.getByRole('button', { name: 'Move entry 2 down' }))
    await user.click(modes.getByRole('button', { name: 'Delete entry 4' }))
    await user.click(modes.getByRole('button', { name: 'Add meeting mode' }))
    expect(document.activeElement).toBe(modes.getByLabelText('Entry 4'))
    await user.paste('At a fair')
    await user.click(modes.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved successfully')).toBeTruthy()
    expect(saved).toMatchObject([
      {
        kind: 'meeting-mode',
        choices: [
          { id: 'meeting-mode-1', label: 'Telephone' },
          { id: 'meeting-mode-3', label: 'At our studio' },
          { id: 'meeting-mode-2', label: 'Video call' },
          { label: 'At a fair' },
        ],
        seen: defaultChoices['meeting-mode'].map(({ label }) => ({ label })),
      },
    ])
    expect(modes.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('begins again with the usual entries when an empty list is saved', async () => {
    renderPage(address)
    const modes = await list('Meeting modes')
    for (let left = 4; left > 0; left -= 1)
      await user.click(modes.getByRole('button', { name: 'Delete entry 1' }))
    expect(modes.getByText(/^The list is empty\./)).toBeTruthy()
    await user.click(modes.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(labelsOf(modes)).toHaveLength(4))
    expect(saved[0]?.choices.map(({ label }) => label)).toEqual(
      defaultChoices['meeting-mode'].map(({ label }) => label),
    )
  })

  it('tells two people who change a list at once', async () => {
    renderPage(address)
    const modes = await list('Meeting modes')
    type(modes.getByLabelText('Entry 1'), 'Mine')
    stored = someChoices.map((choice) =>
      choice.id === 'meeting-mode-2' ? { ...choice, label: 'Theirs' } : choice,
    )
    server.tell({ name: 'changed', about: ['choices'] })
    expect(
      await modes.findByText('A colleague has changed this list while you were changing it.'),
    ).toBeTruthy()
    server.on(leadWorkEndpoints.saveChoices, () => ({ refusal: workRefusals.choicesChanged }))
    await user.click(modes.getByRole('button', { name: 'Save' }))
    expect(await modes.findByText(workRefusals.choicesChanged.text)).toBeTruthy()
    expect(labelsOf(modes)[0]).toBe('Mine')
    await user.click(modes.getByRole('button', { name: 'Show the new list' }))
    expect(labelsOf(modes).slice(0, 2)).toEqual(['Phone call', 'Theirs'])
    expect(modes.queryByText(workRefusals.choicesChanged.text)).toBeNull()
  })

  it('Use 15 C-008 without the right to edit nothing can be typed, and why is said above', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    renderPage(address)
    const modes = await list('Meeting modes')
    expect(screen.getByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
    await user.type(modes.getByLabelText('Entry 1'), 'Telephone')
    expect(labelsOf(modes)[0]).not.toContain('Telephone')
    expect(modes.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(modes.getByLabelText('Entry 1').matches(':disabled')).toBe(true)
    expect(saved).toEqual([])
  })

  it('finds lists and entries by the search of the settings, and can be tried again', async () => {
    server.goOffline()
    const { router } = renderPage(`${address}?search=studio`)
    server.comeBack()
    expect(await list('Meeting modes')).toBeTruthy()
    expect(screen.queryByRole('form', { name: 'Outcomes' })).toBeNull()
    await act(() => router.navigate(`${address}?search=nothing-like-it`))
    expect(await screen.findByText('No list or entry of that name')).toBeTruthy()
  })
})
