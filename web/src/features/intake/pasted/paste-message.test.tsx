import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import {
  type FormWorld,
  fieldCalled,
  idOf,
  renderLeadDialogs,
  serveLeadForm,
} from '../../../testing/samples/lead-form'
import { signInAs } from '../../../testing/samples/people'

const user = userEvent.setup({ delay: null })
const message =
  'Hi, this is Anita Rao.\nLooking for 3bhk full interior in Baner, Pune. 1450 sqft, budget 25L. Saw you on Instagram\n98450 21763 / 98450 11111\nanita@example.in'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  const reply = { id: idOf(801), updatedAt: '2026-11-15T05:00:00.000Z' }
  server.on(leadCaptureEndpoints.add, () => ({ reply }))
  server.on(leadCaptureEndpoints.addEdit, () => ({ reply }))
})

const open = async (over: Partial<FormWorld> = {}) => {
  signInAs(server)
  serveLeadForm(server, over)
  renderLeadDialogs('/lms/?add-leads')
  await user.click(await screen.findByRole('button', { name: 'Paste a message' }))
}
const paste = (field: HTMLElement, text: string) => {
  field.focus()
  return user.paste(text)
}
const pasteMessage = (text = message) => paste(screen.getByLabelText('Message'), text)
const sent = () =>
  server.calls
    .filter(({ path, method }) => path === '/user/add-lead' && method === 'POST')
    .map(({ body }) => body)
const isMarked = (label: string) => fieldCalled(label).hasAttribute('data-to-check')

describe('Sales floor Paste a message', () => {
  it('fills the fields in for checking, keeps the whole text, and saves', async () => {
    await open()
    await pasteMessage()
    expect(await screen.findByText(/^11 fields are filled in from the message\./)).toBeTruthy()
    const values = [
      'First Name',
      'Last Name',
      'Email address',
      'City',
      'Budget',
      'Area',
      'Work Scope',
      'Lead Source',
    ]
    expect(values.map((label) => fieldCalled(label).value)).toEqual([
      'Anita',
      'Rao',
      'anita@example.in',
      'Pune',
      '25,00,000',
      '1450',
      'Interior Design Services',
      'Instagram',
    ])
    expect(fieldCalled('Phone Number').value).toBe('9845021763')
    expect(fieldCalled('Phone Number 2').value).toBe('9845011111')
    expect(fieldCalled('Remarks').value).toBe(message)
    // Marked until it was looked at.
    expect([isMarked('City'), isMarked('Phone Number'), isMarked('Designation Name')]).toEqual([
      true,
      true,
      false,
    ])
    expect(fieldCalled('City').getAttribute('aria-description')).toBe('From the message, to be checked')
    fireEvent.focus(fieldCalled('City'))
    fireEvent.blur(fieldCalled('City'))
    expect(isMarked('City')).toBe(false)
    await replaceText(fieldCalled('Budget'), '22 lakh')
    expect(isMarked('Budget')).toBe(false)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Added Successfully')
    expect(sent()).toMatchObject([
      { 'First Name': 'Anita', Budget: 2_200_000, City: 'Pune', Remarks: message },
    ])
  })

  it('never overwrites what was typed without asking, and can be taken back', async () => {
    await open()
    await replaceText(fieldCalled('Budget'), '30 lakh')
    await pasteMessage()
    expect(await screen.findByText('Budget: 30 lakh. In the message: 2500000')).toBeTruthy()
    expect(fieldCalled('Budget').value).toBe('30 lakh')
    await user.click(screen.getByRole('button', { name: 'Take those of the message' }))
    expect(fieldCalled('Budget').value).toBe('25,00,000')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect([
      fieldCalled('Budget').value,
      fieldCalled('First Name').value,
      fieldCalled('Remarks').value,
    ]).toEqual(['30 lakh', '', ''])
  })

  it('is offered where a message is pasted into the first field, which can have it too', async () => {
    signInAs(server)
    serveLeadForm(server)
    renderLeadDialogs('/lms/?add-leads')
    await screen.findByRole('button', { name: 'Paste a message' })
    await replaceText(fieldCalled('First Name'), 'Dr ')
    await paste(fieldCalled('First Name'), 'Anita\nRao')
    expect(screen.getByText(/^This looks like a message/)).toBeTruthy()
    expect(fieldCalled('First Name').value).toBe('Dr ')
    await user.click(screen.getByRole('button', { name: 'Keep it in the field' }))
    expect(fieldCalled('First Name').value).toBe('Dr Anita Rao')
    await replaceText(fieldCalled('First Name'), '')
    await paste(fieldCalled('First Name'), message)
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
    expect(fieldCalled('First Name').value).toBe('Anita')
    // A name is a name.
    await paste(fieldCalled('Last Name'), 'Rao\nKulkarni')
    expect(screen.queryByText(/^This looks like a message/)).toBeNull()
  })

  it('is taken into a box that is open and empty, and left to the field where something else stands there', async () => {
    await open()
    await paste(fieldCalled('First Name'), 'Anita\nRao')
    expect(fieldCalled('Message').value).toBe('Anita\nRao')
    expect(fieldCalled('First Name').value).toBe('')
    await user.type(fieldCalled('Message'), ', Pune')
    await paste(fieldCalled('First Name'), 'Meera Nair 98450 21763')
    expect([fieldCalled('Message').value, fieldCalled('First Name').value]).toEqual([
      'Anita\nRao, Pune',
      'Meera Nair 98450 21763',
    ])
  })

  it('reads the clipboard where the browser lets it, asks to paste where not, and loses nothing typed', async () => {
    await open()
    await replaceText(fieldCalled('First Name'), 'Anita')
    await replaceText(fieldCalled('Phone Number'), '9845021763')
    const readText = vi.spyOn(navigator.clipboard, 'readText').mockRejectedValueOnce(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'From the clipboard' }))
    expect(await screen.findByText(/Please paste the text here\.$/)).toBeTruthy()
    await user.type(screen.getByLabelText('Message'), 'Anita 9845021763')
    // The form waits for it, and so does closing.
    await user.click(screen.getAllByRole('button', { name: 'Add Lead' }).at(-1) as HTMLElement)
    expect(document.activeElement).toBe(screen.getByLabelText('Message'))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'No' }))
    await replaceText(screen.getByLabelText('Message'), '')
    readText.mockResolvedValueOnce(message)
    await user.click(screen.getByRole('button', { name: 'From the clipboard' }))
    await waitFor(() => expect(fieldCalled('City').value).toBe('Pune'))
    expect(sent()).toEqual([])
  })

  it('duplicates are shown right after it', async () => {
    await open({ duplicates: [{ kind: 'hidden', match: 'phone', owner: 'Rohan Shah' }] })
    await pasteMessage('Anita 9845021763')
    expect(await screen.findByText('Already handled by Rohan Shah')).toBeTruthy()
  })

  it('a form without remarks shows them then; what nothing can be read in is kept there', async () => {
    await open({ generation: 3 })
    await pasteMessage()
    await waitFor(() => expect(fieldCalled('Client Name').value).toBe('Anita Rao'))
    expect([fieldCalled('Location').value, fieldCalled('Remarks').value]).toEqual(['Baner, Pune', message])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: 'Paste a message' }))
    await pasteMessage('please call back')
    expect(await screen.findByText(/^Nothing could be read/)).toBeTruthy()
    expect(fieldCalled('Remarks').value).toBe('please call back')
  })

  it('a visiting card opens the tab of firms', async () => {
    await open()
    await pasteMessage('Anita Rao\nDirector\nZenith Foods Pvt Ltd\n98450 21763')
    const tab = await screen.findByRole('tab', { name: 'Corporate', selected: true })
    expect(tab).toBeTruthy()
    expect(within(screen.getByRole('dialog')).getByDisplayValue('Zenith Foods Pvt Ltd')).toBeTruthy()
  })
})
