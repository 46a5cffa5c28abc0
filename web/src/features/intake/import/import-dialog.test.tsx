import { importRefusals } from '@foyer/contract/intake/messages/import'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseFile, chooseWithStoppedClock, makeFile, uploadFile } from '../../../testing/choosing-file'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { serveImports } from '../../../testing/samples/imports'
import { signInAs } from '../../../testing/samples/people'
import { giveElementsHeight } from '../../../testing/screen-size'
import { ImportButton } from './import-button'

const user = userEvent.setup()
const lines = [
  ['Full Name', 'Mobile', 'City'],
  ['Ananya Iyer', '9845021763', 'Bengaluru'],
]
let server: ReturnType<typeof fakeServer>
let saved: string[]

beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  serveImports(server, lines)
  saved = []
  URL.createObjectURL = vi.fn(() => 'blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const show = (address = '/lms/') => renderAt(address, [{ path: '*', element: <ImportButton className="" /> }])
const open = async () => {
  const view = show()
  await user.click(await screen.findByRole('button', { name: 'Import file' }))
  await screen.findByRole('dialog', { name: 'Import XLS' })
  return view
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Import XLS' }))
const step = () =>
  dialog()
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent
const told = () =>
  dialog()
    .queryAllByRole('alert')
    .map((one) => one.textContent)
    .join('')

describe('Import file', () => {
  it('L-016 opens the Import XLS dialog, which is in the address, and closes it again', async () => {
    const { router } = await open()
    expect(router.state.location.search).toBe('?import=')
    expect(step()).toContain('Choose file')
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
  })

  it('L-016 C-089 is offered to those who have leads, and to nobody else', async () => {
    signInAs(server, { features: ['quotation'] })
    show('/lms/?import')
    await waitFor(() => expect(server.calls.some(({ path }) => path.includes('feature'))).toBe(true))
    await act(async () => {})
    expect(screen.queryByRole('button', { name: 'Import file' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the three steps', () => {
  it('L-212 L-213 goes to 2 when a file is chosen, shown as 50%, and to 3 after two seconds', async () => {
    await open()
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
    const clock = await chooseWithStoppedClock(makeFile())
    expect(step()).toContain('Uploading')
    expect(dialog().getByText('50%')).toBeTruthy()
    await clock.after(1999)
    expect(step()).toContain('Uploading')
    await clock.after(1)
    clock.goOn()
    expect(step()).toContain('Uploaded')
    expect(await dialog().findByDisplayValue('Ananya Iyer')).toBeTruthy()
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(false)
  })

  it('L-212 a file is dropped as well as browsed', async () => {
    await open()
    const place = screen.getByTestId('drop')
    fireEvent.dragOver(place)
    expect(within(place).getByText('Drop it to begin')).toBeTruthy()
    fireEvent.drop(place, { dataTransfer: { files: [makeFile('leads.xlsx')] } })
    await waitFor(() => expect(step()).toContain('Uploading'))
  })

  it.each(['leads.xls', 'leads.XLSX', 'leads.csv'])('L-215 %s is taken', async (name) => {
    await open()
    chooseFile(makeFile(name))
    await waitFor(() => expect(step()).toContain('Uploading'))
  })

  it.each(['leads.pdf', 'leads.csv.exe', 'leads'])('L-215 %s is not, and says why', async (name) => {
    await open()
    chooseFile(makeFile(name))
    await waitFor(() => expect(told()).toContain('Please choose a file of the kind .xls, .xlsx or .csv.'))
    expect(step()).toContain('Choose file')
    expect(server.calls.some(({ path }) => path === importEndpoints.sheets.path)).toBe(false)
  })

  it('L-216 a file over 2097152 bytes is refused before it is sent; one of that size is taken', async () => {
    await open()
    chooseFile(makeFile('leads.csv', 2_097_153))
    await waitFor(() =>
      expect(told()).toContain('File size exceeds the limit of 2 MB. Please choose a smaller file.'),
    )
    expect(server.calls.some(({ path }) => path === importEndpoints.sheets.path)).toBe(false)
    chooseFile(makeFile('leads.csv', 2_097_152))
    await waitFor(() => expect(step()).toContain('Uploading'))
    expect(told()).toBe('')
  })

  it('an empty file, and several at once, are not sent', async () => {
    await open()
    chooseFile(makeFile('leads.csv', 0))
    await waitFor(() => expect(told()).toContain('This file is empty.'))
    chooseFile(makeFile('a.csv'), makeFile('b.csv'))
    await waitFor(() => expect(told()).toContain('Please choose one file at a time.'))
  })

  it('L-214 Download Sample saves a spreadsheet, and says when it failed', async () => {
    await open()
    await user.click(dialog().getByRole('button', { name: 'Download Sample' }))
    expect(await screen.findByText(/^No answer for/)).toBeTruthy()
    server.onFile(importEndpoints.sampleFile.path, 'PK')
    await user.click(dialog().getByRole('button', { name: 'Download Sample' }))
    await waitFor(() => expect(saved).toEqual(['lead_import_sample.xlsx']))
  })
})

describe('a file that cannot be read', () => {
  it('L-227 goes back to step 1 with the words of the server', async () => {
    server.on(importEndpoints.sheets, () => ({ refusal: importRefusals.encrypted }))
    await open()
    chooseFile(makeFile('leads.xlsx'))
    await waitFor(() => expect(told()).toContain('This file is protected with a password.'))
    expect(step()).toContain('Choose file')
  })

  it('is tried again when the server could not be reached', async () => {
    await open()
    server.goOffline()
    await uploadFile()
    expect(await dialog().findByText(/^Foyer cannot be reached/)).toBeTruthy()
    expect(dialog().getByText('Nothing has been saved.')).toBeTruthy()
    server.comeBack()
    await user.click(dialog().getByRole('button', { name: 'Try again' }))
    expect(await dialog().findByDisplayValue('Ananya Iyer')).toBeTruthy()
  })
})
