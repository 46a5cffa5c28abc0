import { fileRefusals, imageTexts } from '@foyer/contract/files/messages'
import type { StreamedFile } from '@foyer/contract/kit/endpoint'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderAt } from '../../testing/render'
import { ImagePicker } from './image-picker'

const location = '/files/c1/f1?until=1&signature=x'
let latest: string | undefined
let drawn: { width: number; height: number }[]

function Form({ start }: { start?: string }) {
  const [value, setValue] = useState(start)
  latest = value
  return <ImagePicker label="Company logo" value={value} onChange={setValue} />
}
const open = (start?: string) => renderAt('/', [{ path: '/', element: <Form start={start} /> }])
const chooser = () => document.querySelector('input[type=file]') as HTMLInputElement
const shown = () =>
  screen.getByRole('group', { name: 'Company logo' }).querySelector('img')?.getAttribute('src')
const photo = (name = 'Logo.png', type = 'image/png') => new File(['picture'], name, { type })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  latest = undefined
  drawn = []
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  // jsdom decodes and draws nothing.
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (file.type === 'image/tiff') throw new Error('cannot be decoded')
    return { width: 2048, height: 1024, close: () => {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height })
    done(new Blob(['smaller'], { type }))
  })
})

it('shows the picture, sends it 512 pixels wide and gives its location', async () => {
  let sent: StreamedFile | undefined
  server.on(fileEndpoints.upload, ({ file }) => {
    sent = file
    return { reply: { location } }
  })
  open()
  expect(shown()).toBeUndefined()
  await userEvent.upload(chooser(), photo())
  await waitFor(() => expect(latest).toBe(location))
  expect(sent?.name).toBe('Logo.png')
  const bytes = await sent?.content.slice(0).arrayBuffer()
  expect(new TextDecoder().decode(bytes)).toBe('smaller')
  expect(drawn).toEqual([{ width: 512, height: 256 }])
  expect(shown()).toBe('blob:preview')
  expect(screen.getByText(imageTexts.uploaded).getAttribute('role')).toBe('status')
})

it('takes a picture that is dropped on it', async () => {
  server.on(fileEndpoints.upload, () => ({ reply: { location } }))
  open()
  const target = screen.getByRole('group', { name: 'Company logo' })
  fireEvent.drop(target, { dataTransfer: { files: [photo('a.jpg', 'image/jpeg')] } })
  await waitFor(() => expect(latest).toBe(location))
})

it('keeps the choice when sending fails, and sends it again', async () => {
  server.on(fileEndpoints.upload, () => ({ refusal: fileRefusals.wrongKind }))
  open()
  await userEvent.upload(chooser(), photo())
  await screen.findByText(fileRefusals.wrongKind.text)
  expect(shown()).toBe('blob:preview')
  expect(latest).toBeUndefined()
  server.on(fileEndpoints.upload, () => ({ reply: { location } }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(latest).toBe(location))
  expect(screen.queryByText(fileRefusals.wrongKind.text)).toBeNull()
})

it('says so when a file is no picture, and sends nothing', async () => {
  open()
  fireEvent.change(chooser(), { target: { files: [photo('a.tiff', 'image/tiff')] } })
  await screen.findByText(imageTexts.unreadable)
  expect(server.calls).toEqual([])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('removes the picture', async () => {
  open('/files/c1/f0?until=1&signature=y')
  expect(shown()).toContain('/files/c1/f0')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(latest).toBeUndefined()
  expect(shown()).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeDefined()
})
