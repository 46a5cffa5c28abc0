import { fileRefusals } from '@foyer/contract/files/messages'
import { attachmentTexts as texts } from '@foyer/contract/files/messages-attachments'
import { idempotencyHeader } from '@foyer/contract/kit/envelope'
import { callTexts } from '@foyer/contract/kit/screen-texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { type FakeUpload, fakeUploads } from '../../testing/fake-uploads'
import { renderAt } from '../../testing/render'
import { AttachmentList } from './attachment-list'
import { type Attachments, type EarlierAttachment, useAttachments } from './use-attachments'

let begun: FakeUpload[]
let latest: Attachments
beforeEach(() => {
  fakeServer()
  begun = fakeUploads()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})

function Form({ earlier }: { earlier?: EarlierAttachment[] }) {
  latest = useAttachments(earlier)
  return <AttachmentList attachments={latest} />
}
const open = (earlier?: EarlierAttachment[]) =>
  renderAt('/', [{ path: '/', element: <Form {...(earlier && { earlier })} /> }])
const chooser = () => document.querySelector('input[type=file]') as HTMLInputElement
const file = (name: string, type = 'application/pdf') => new File(['x'.repeat(2_048)], name, { type })
const location = (id: string) => `/files/c1/${id}?until=1&signature=x`
const problem = () => document.querySelector('li [role=alert]')?.textContent
const one = (at: number) => begun[at] as FakeUpload
const answer = (at: number, id: string) => act(async () => one(at).answer(200, { locations: [location(id)] }))

it('sends what is chosen one after the other, with its progress, and gives what a mail takes', async () => {
  open()
  await userEvent.upload(chooser(), [file('Plan.pdf'), file('Offer.pdf')])
  await waitFor(() => expect(begun).toHaveLength(1))
  expect(one(0)).toMatchObject({ method: 'POST', address: '/api/upload' })
  expect(one(0).file.name).toBe('Plan.pdf')
  expect(latest).toMatchObject({ isBusy: true, sent: [] })
  await act(async () => one(0).reach(0.4))
  expect(screen.getByLabelText(texts.sending('Plan.pdf', 40))).toBeDefined()
  expect(screen.getByText(texts.waiting)).toBeDefined()
  await answer(0, 'f1')
  await waitFor(() => expect(begun).toHaveLength(2))
  expect(screen.getByText(texts.attached('Plan.pdf'))).toBeDefined()
  await answer(1, 'f2')
  expect(latest).toMatchObject({
    isBusy: false,
    hasFailed: false,
    sent: [
      { name: 'Plan.pdf', path: location('f1') },
      { name: 'Offer.pdf', path: location('f2') },
    ],
  })
  const list = screen.getByRole('list', { name: texts.list })
  expect(within(list).getAllByText('2 kB')).toHaveLength(2)
})

it('shows pictures, and takes what is dropped', async () => {
  open()
  const place = screen.getByRole('button', { name: texts.attach })
  fireEvent.drop(place, { dataTransfer: { files: [file('Site.jpg', 'image/jpeg')] } })
  await waitFor(() => expect(begun).toHaveLength(1))
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('blob:picture')
})

it('stops what is cancelled and goes on with the next; the keyboard stays where it was', async () => {
  open()
  await userEvent.upload(chooser(), [file('Plan.pdf'), file('Offer.pdf')])
  await waitFor(() => expect(begun).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: texts.cancel('Plan.pdf') }))
  expect(one(0).isCancelled).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.attach }))
  await waitFor(() => expect(begun).toHaveLength(2))
  await answer(1, 'f2')
  expect(screen.queryByText('Plan.pdf')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: texts.remove('Offer.pdf') }))
  expect(latest.items).toEqual([])
  expect(screen.getByText(texts.removed('Offer.pdf')).getAttribute('role')).toBe('status')
})

it('says what the server says of a file that is refused, and sends it again under the same key', async () => {
  open()
  await userEvent.upload(chooser(), file('Film.pdf'))
  await waitFor(() => expect(begun).toHaveLength(1))
  const { text, code } = fileRefusals.wrongKind
  await act(async () => one(0).answer(415, { message: text, code }))
  expect(problem()).toBe(text)
  expect(latest).toMatchObject({ isBusy: false, hasFailed: true, sent: [] })
  await userEvent.click(screen.getByRole('button', { name: texts.retry('Film.pdf') }))
  await waitFor(() => expect(begun).toHaveLength(2))
  expect(one(1).headers[idempotencyHeader]).toBe(one(0).headers[idempotencyHeader])
  await act(async () => one(1).lose())
  expect(problem()).toBe(callTexts.unreachable)
  await userEvent.click(screen.getByRole('button', { name: texts.retry('Film.pdf') }))
  await waitFor(() => expect(begun).toHaveLength(3))
  await answer(2, 'f1')
  expect(problem()).toBeUndefined()
  expect(latest.sent).toHaveLength(1)
})

it('has what was attached before, and stops what is under way when its page is left', async () => {
  const { unmount } = open([{ name: 'Old.pdf', size: 3_000, location: location('f0') }])
  expect(latest.sent).toEqual([{ name: 'Old.pdf', path: location('f0') }])
  await userEvent.upload(chooser(), file('Plan.pdf'))
  await waitFor(() => expect(begun).toHaveLength(1))
  unmount()
  expect(one(0).isCancelled).toBe(true)
})
