import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { MailSlot } from '../../../shell/mail-slot'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../testing/samples/lead-detail'
import { serveLetters } from '../../../testing/samples/letters'
import { signInAs } from '../../../testing/samples/people'
import { askToMail } from '../../leads/work/mail/mail-requests'
import './reference-mail-sheet'
import './lead-letter-dialog'
import '../../../ui/rich-text/rich-text-editor'

const user = userEvent.setup({ delay: null })
const id = leadId(1)
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  signInAs(server)
})

function open(status: 'no-response' | 'meeting', lead: Partial<LeadDetail> = {}) {
  const world = serveLetters(server, detailOf(leadAt(1), lead))
  renderAt('/', [{ path: '/', element: <MailSlot>Page</MailSlot> }])
  act(() => askToMail({ kind: 'lead', leadId: id, name: 'Lead 1', status, afterStatus: true }))
  return world
}
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Want to send a reference email?' }))
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' })

it('L-117 L-121 L-242 after an update it is asked whether a mail is wanted; Yes opens the thank-you mail', async () => {
  const { page, letters } = open('meeting')
  await user.click((await question()).getByRole('button', { name: 'Yes' }))
  const field = await subject()
  await waitFor(() => expect(field.value).toBe('Thank you for Lead'))
  await user.click(screen.getByRole('button', { name: 'Send Mail' }))
  expect(await screen.findByText('You have successfully sent mail')).toBeTruthy()
  // The status has just been recorded: it is not asked for again.
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(letters).toHaveLength(1)
  expect(page.actions).toEqual([])
})

it('L-116 after No Response it is the callback mail', async () => {
  open('no-response')
  await user.click((await question()).getByRole('button', { name: 'Yes' }))
  const field = await subject()
  await waitFor(() => expect(field.value).toBe('Callback for Lead'))
})

it.each(['No', 'Yes'])("L-122 Don't Show Again is saved on the lead, with %s", async (said) => {
  const { unasked } = open('meeting')
  const asked = await question()
  await user.click(asked.getByRole('checkbox', { name: "Don't Show Again" }))
  await user.click(asked.getByRole('button', { name: said }))
  await waitFor(() => expect(unasked).toEqual([id]))
  if (said === 'Yes') expect(await subject()).toBeTruthy()
  else expect(screen.queryByRole('dialog')).toBeNull()
})

it('L-121 L-122 No alone asks again another time, and sends nothing', async () => {
  const { unasked, letters } = open('meeting')
  await user.click((await question()).getByRole('button', { name: 'No' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([unasked, letters]).toEqual([[], []])
})

const isRead = ({ path }: { path: string }) => path === leadCaptureEndpoints.byId.path

it.each([
  ['opted out', { wantsNoEmailPrompt: true }],
  ['has no address', { email: undefined }],
])('L-121 L-122 nobody is asked about a lead that %s', async (_, lead) => {
  open('meeting', lead)
  await waitFor(() => expect(server.calls.some(isRead)).toBe(true))
  await act(() => new Promise((done) => setTimeout(done)))
  expect(screen.queryByRole('dialog')).toBeNull()
})
