import { refusal } from '@foyer/contract/kit/refusal'
import { composeTexts } from '@foyer/contract/lead-mail/letters/messages-compose'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { MailSlot } from '../../../shell/mail-slot'
import { enterText, writeInto } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { type FakeUpload, fakeUploads } from '../../../testing/fake-uploads'
import { renderAt } from '../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../testing/samples/lead-detail'
import { serveLetters, someTemplates } from '../../../testing/samples/letters'
import { signInAs } from '../../../testing/samples/people'
import { askToMail, type MailRequest, sendPreparedMail } from '../../leads/work/mail/mail-requests'
import './lead-letter-dialog'
import '../../../ui/rich-text/rich-text-editor'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let uploads: FakeUpload[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T04:00:00Z') })
  server = fakeServer()
  uploads = fakeUploads()
  signInAs(server)
})

const id = leadId(1)
type LeadRequest = Extract<MailRequest, { kind: 'lead' }>

async function ask(request: Partial<LeadRequest> = {}) {
  act(() => askToMail({ kind: 'lead', leadId: id, name: 'Lead 1', ...request }))
  return screen.findByRole('dialog', { name: 'Send a email to Lead 1' })
}

async function open(request: Partial<LeadRequest> = {}, lead: Partial<LeadDetail> = {}) {
  const world = serveLetters(server, detailOf(leadAt(1), lead))
  renderAt('/', [{ path: '/', element: <MailSlot>Page</MailSlot> }])
  const dialog = await ask(request)
  await within(dialog).findByRole('textbox', { name: 'Message' })
  return world
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const tab = (name: string) => screen.getByRole('tab', { name })
const template = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Template' })
const isHeldUp = () => button('Send Mail').disabled

async function write(subject = 'Your flat', words = 'Hello') {
  await enterText(field('Subject'), subject)
  await writeInto(field('Message'), words)
}
async function choose(name: string) {
  await user.click(template())
  await user.click(await screen.findByRole('option', { name }))
}

it('L-231 L-232 L-236 the mail to a lead: tabs without New, template, To with its address, Subject, text, Attach Files', async () => {
  await open()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Interested',
    'Follow Up',
    'Not Interested',
    'No Response',
    'Meeting Scheduled',
  ])
  expect(tab('Interested').getAttribute('aria-selected')).toBe('true')
  expect(screen.getByText('ananya.iyer@example.in')).toBeTruthy()
  for (const name of ['Attach Files', 'Cancel', 'Send Mail']) expect(button(name)).toBeTruthy()
  await user.click(button(composeTexts.remove('ananya.iyer@example.in')))
  expect(screen.queryByText('ananya.iyer@example.in')).toBeNull()
})

it('the list of templates covers the fields only when it is asked for, not as soon as the dialog opens in it', async () => {
  await open()
  act(() => template().focus())
  expect(screen.queryByRole('option')).toBeNull()
  await user.click(template())
  expect(await screen.findByRole('option', { name: 'Callback' })).toBeTruthy()
})

it('L-233 L-235 choosing a template fills subject and text with the values of the lead', async () => {
  await open()
  await user.click(template())
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect([...offered].sort()).toEqual(['Another time', 'Callback', 'Follow up', 'Thank you'])
  await user.click(screen.getByRole('option', { name: 'Callback' }))
  await waitFor(() => expect(field('Subject').value).toBe('Callback for Lead'))
  expect(field('Message').textContent).toBe('Dear Lead, callback.')
  // Words of one's own are replaced only after asking.
  await writeInto(field('Message'), ' And me.')
  await choose('Thank you')
  const question = within(await screen.findByRole('dialog', { name: composeTexts.replaceTitle }))
  expect(field('Subject').value).toBe('Callback for Lead')
  await user.click(question.getByRole('button', { name: composeTexts.replace }))
  await waitFor(() => expect(field('Subject').value).toBe('Thank you for Lead'))
})

it('L-119 the tab chooses the template of its status, and leaves alone what somebody wrote', async () => {
  await open()
  await user.click(tab('No Response'))
  await waitFor(() => expect(field('Subject').value).toBe('Callback for Lead'))
  await user.click(tab('Meeting Scheduled'))
  await waitFor(() => expect(field('Subject').value).toBe('Thank you for Lead'))
  await user.click(tab('Not Interested'))
  await waitFor(() => expect(field('Subject').value).toBe('Another time for Lead'))
  await enterText(field('Subject'), '!')
  await user.click(tab('Follow Up'))
  expect(field('Subject').value).toBe('Another time for Lead!')
})

it('L-119 a tab that is chosen while the templates are still on their way gets its template when they are there', async () => {
  let arrive = () => {}
  const onTheirWay = new Promise<void>((done) => {
    arrive = done
  })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (String(asked[0]).includes(templateEndpoints.templates.path)) await onTheirWay
    return answer(...asked)
  })
  await open()
  await user.click(tab('No Response'))
  await user.click(tab('Meeting Scheduled'))
  expect(field('Subject').value).toBe('')
  arrive()
  await waitFor(() => expect(field('Subject').value).toBe('Thank you for Lead'))
})

it('L-234 says that there is no template', async () => {
  const world = serveLetters(server, detailOf(leadAt(1)))
  world.templates = []
  renderAt('/', [{ path: '/', element: <MailSlot>Page</MailSlot> }])
  await ask()
  await waitFor(() => expect(template().placeholder).toBe('No Template'))
  await user.click(template())
  expect(await screen.findByText('No Option Available')).toBeTruthy()
})

it('L-238 C-047 what is no address stays as it was typed, is said, and is not added', async () => {
  await open()
  await enterText(field('To'), 'ravi@studio')
  await user.keyboard('{Enter}')
  expect(screen.getByText('I expect an e-mail, darling!')).toBeTruthy()
  expect(field('To').value).toBe('ravi@studio')
  await enterText(field('To'), '.in')
  expect(screen.queryByText('I expect an e-mail, darling!')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByText('ravi@studio.in')).toBeTruthy()
  expect(field('To').value).toBe('')
})

it('L-239 Send is locked while something is missing, typed or under way', async () => {
  const { letters } = await open()
  expect(isHeldUp()).toBe(true)
  await enterText(field('Subject'), 'Your flat')
  expect(isHeldUp()).toBe(true)
  await writeInto(field('Message'), 'Hello')
  expect(isHeldUp()).toBe(false)
  await enterText(field('To'), 'ravi')
  expect(isHeldUp()).toBe(true)
  await user.keyboard('{Enter}')
  expect(isHeldUp()).toBe(true)
  await user.clear(field('To'))
  expect(isHeldUp()).toBe(false)
  await user.dblClick(button('Send Mail'))
  await screen.findByRole('dialog', { name: 'Want to update the call status?' })
  expect(letters).toHaveLength(1)
})

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const answer = (place: number, name: string) =>
  act(async () => uploads[place]?.answer(200, { locations: [`/files/c1/${name}`] }))

it('L-240 L-241 files are attached one after the other and can be removed; they travel as filename and path', async () => {
  const { letters } = await open()
  await write()
  const chooser = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!chooser) throw new Error('nowhere to choose a file')
  await user.upload(chooser, [file('Plan.pdf'), file('Offer.pdf')])
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(isHeldUp()).toBe(true)
  await answer(0, 'plan')
  await waitFor(() => expect(uploads).toHaveLength(2))
  await answer(1, 'offer')
  await waitFor(() => expect(isHeldUp()).toBe(false))
  await user.click(button('Remove Plan.pdf'))
  await user.click(button('Send Mail'))
  await waitFor(() => expect(letters).toHaveLength(1))
  expect(letters[0]).toMatchObject({
    leadId: id,
    to: ['ananya.iyer@example.in'],
    subject: 'Your flat',
    html: '<p>Hello</p>',
    attachments: [{ filename: 'Offer.pdf', path: '/files/c1/offer' }],
    sendAt: undefined,
  })
})

it('L-239 a mail does not leave without a file that could not be attached', async () => {
  await open()
  await write()
  const chooser = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!chooser) throw new Error('nowhere to choose a file')
  await user.upload(chooser, file('Plan.pdf'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  await act(async () => uploads[0]?.answer(413, { message: 'Too large', code: 'too-large' }))
  expect(await screen.findByText(composeTexts.fileFailed)).toBeTruthy()
  expect(isHeldUp()).toBe(true)
  await user.click(button('Remove Plan.pdf'))
  expect(screen.queryByText(composeTexts.fileFailed)).toBeNull()
  expect(isHeldUp()).toBe(false)
})

it('L-243 L-244 Yes records the status of the tab: Mail Sent successfully and Status updated', async () => {
  const { page, letters } = await open()
  await user.click(tab('No Response'))
  await waitFor(() => expect(field('Subject').value).toBe('Callback for Lead'))
  fireEvent.keyDown(field('Message'), { key: 'Enter', ctrlKey: true })
  const question = within(await screen.findByRole('dialog', { name: 'Want to update the call status?' }))
  expect(letters).toMatchObject([{ templateId: someTemplates[1]?.id }])
  await user.click(question.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Mail Sent successfully and Status updated')).toBeTruthy()
  expect(page.actions).toMatchObject([{ leadId: id, callStatus: 'no-response', isEmailSent: true }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('L-242 L-245 Cancel records that a mail was sent, and keeps the status', async () => {
  const { page } = await open()
  await write()
  await user.click(button('Send Mail'))
  const question = within(await screen.findByRole('dialog', { name: 'Want to update the call status?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Mail Sent successfully')).toBeTruthy()
  expect(page.actions).toMatchObject([{ leadId: id, isEmailSent: true }])
  expect(page.actions[0]?.callStatus).toBeUndefined()
})

it('L-247 a mail that is sent later leaves at a time of the company', async () => {
  const { letters } = await open()
  await write()
  await user.click(screen.getByRole('switch', { name: 'Send later' }))
  const day = field('Date')
  await user.clear(day)
  await enterText(day, '16-11-2026')
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:30' } })
  expect(screen.getByText(/Leaves on .*16 Nov.*9:30 AM.*Asia\/Kolkata/)).toBeTruthy()
  await user.click(button('Schedule'))
  expect(await screen.findByText(/The mail leaves on .*16 Nov/)).toBeTruthy()
  expect(letters).toMatchObject([{ sendAt: '2026-11-16T04:00:00.000Z' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('L-247 what is offered first is still to come: after that hour it is tomorrow', async () => {
  vi.setSystemTime(new Date('2026-11-15T05:00:00Z'))
  await open()
  await user.click(screen.getByRole('switch', { name: 'Send later' }))
  expect(screen.getByText(/Leaves on 16 Nov 2026, 10:00 AM/)).toBeTruthy()
})

it('L-247 a time that has passed is said, and nothing is sent', async () => {
  const { letters } = await open()
  await write()
  await user.click(screen.getByRole('switch', { name: 'Send later' }))
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:00' } })
  await user.click(button('Schedule'))
  expect(await screen.findByText(composeTexts.past)).toBeTruthy()
  expect(letters).toEqual([])
})

it('what was written is kept when the dialog is closed or the sending fails, until it is discarded', async () => {
  await open()
  server.on(letterEndpoints.sendLetter, () => ({ refusal: refusal(429, 'too-many-mails', 'Please wait.') }))
  await write()
  await user.click(button('Send Mail'))
  expect(await screen.findByText('Please wait.')).toBeTruthy()
  expect(field('Message').textContent).toBe('Hello')
  await user.click(button('Cancel'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await ask()
  expect(await screen.findByText(composeTexts.draftBack)).toBeTruthy()
  expect(field('Subject').value).toBe('Your flat')
  await waitFor(() => expect(field('Message').textContent).toBe('Hello'))
  await user.click(button(composeTexts.startAfresh))
  await user.click(await screen.findByRole('button', { name: composeTexts.discardIt }))
  await waitFor(() => expect(field('Subject').value).toBe(''))
  expect(screen.queryByText(composeTexts.draftBack)).toBeNull()
})

it('L-123 a mail that was prepared leaves with the update: You have successfully sent the email', async () => {
  const { letters } = await open({ status: 'no-response', isPrepared: true })
  await waitFor(() => expect(field('Subject').value).toBe('Callback for Lead'))
  expect(screen.queryAllByRole('tab')).toEqual([])
  await user.click(button('Save'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(letters).toEqual([])
  expect(sendPreparedMail(id)).toBe(true)
  expect(await screen.findByText('You have successfully sent the email')).toBeTruthy()
  expect(letters).toMatchObject([{ leadId: id, subject: 'Callback for Lead' }])
  expect(sendPreparedMail(id)).toBe(false)
})

it('a prepared mail that cannot be sent is still there to be sent', async () => {
  await open({ status: 'meeting', isPrepared: true })
  await waitFor(() => expect(field('Subject').value).toBe('Thank you for Lead'))
  await user.click(button('Save'))
  server.on(letterEndpoints.sendLetter, () => ({ refusal: refusal(429, 'too-many-mails', 'Please wait.') }))
  act(() => void sendPreparedMail(id))
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Send a email to Lead 1' })
  await waitFor(() => expect(field('Subject').value).toBe('Thank you for Lead'))
})
