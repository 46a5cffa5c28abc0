import { importRefusals } from '@foyer/contract/intake/messages/import'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadFile } from '../../../../testing/choosing-file'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { importId, makeImport, serveImports } from '../../../../testing/samples/imports'
import { serveLeads } from '../../../../testing/samples/leads'
import { signInAs } from '../../../../testing/samples/people'
import { giveElementsHeight } from '../../../../testing/screen-size'
import { ImportButton } from '../import-button'

const user = userEvent.setup()
const lines = [
  ['Full Name', 'Mobile'],
  ['Ananya Iyer', '9845021763'],
]
let server: ReturnType<typeof fakeServer>
let profile: ReturnType<typeof signInAs>
beforeEach(() => {
  server = fakeServer()
  profile = signInAs(server)
  giveElementsHeight()
  serveImports(server, lines)
  localStorage.removeItem('foyer.import')
})

const show = (address: string) => renderAt(address, [{ path: '*', element: <ImportButton className="" /> }])
const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => user.click(dialog().getByRole('button', { name }))
const begin = async () => {
  const view = show('/lms/?import')
  await screen.findByRole('dialog')
  await uploadFile()
  await dialog().findByDisplayValue('Ananya Iyer')
  await press('Import')
  return view
}
const running = makeImport({ state: 'staging', staged: 1, total: 3, canCancel: true, canUndo: false })

describe('an import', () => {
  it('L-226 ends with its success, its totals and each skipped row with its reason', async () => {
    await begin()
    expect(await screen.findByText('File uploaded successfully!')).toBeTruthy()
    expect(await dialog().findByText('Import finished')).toBeTruthy()
    const terms = dialog()
      .getAllByRole('term')
      .map((term) => term.textContent)
    const figures = dialog()
      .getAllByRole('definition')
      .map((figure) => figure.textContent)
    expect(Object.fromEntries(terms.map((term, place) => [term, figures[place]]))).toEqual({
      Rows: '3',
      Created: '1',
      Updated: '1',
      Skipped: '1',
    })
    expect(dialog().getByText('Already a lead: Ananya Iyer')).toBeTruthy()
  })

  it('L-226 C-058 the list and its counts are read again in place', async () => {
    const asked = serveLeads(server, () => [])
    server.on(importEndpoints.importById, () => ({ reply: running }))
    localStorage.setItem('foyer.import', JSON.stringify({ id: importId, userId: profile.id }))
    renderAt('/lms/')
    await screen.findByRole('complementary', { name: 'Importing enquiries.csv' })
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    const counts = () => server.calls.filter(({ path }) => path === leadEndpoints.counts.path).length
    const before = { asked: asked.length, counts: counts() }
    server.on(importEndpoints.importById, () => ({ reply: makeImport() }))
    expect(await screen.findByText('File uploaded successfully!')).toBeTruthy()
    await waitFor(() => expect(asked.length).toBeGreaterThan(before.asked))
    await waitFor(() => expect(counts()).toBeGreaterThan(before.counts))
    expect(screen.queryByRole('complementary', { name: 'Importing enquiries.csv' })).toBeNull()
  })

  it('L-227 that failed says why, and that nothing was saved', async () => {
    server.on(importEndpoints.importById, () => ({
      reply: makeImport({
        state: 'failed',
        reason: 'Something went wrong on our side. Nothing has been imported.',
        canUndo: false,
      }),
    }))
    await begin()
    expect(
      await dialog().findByText('Something went wrong on our side. Nothing has been imported.'),
    ).toBeTruthy()
    expect(dialog().queryByRole('button', { name: 'Undo import' })).toBeNull()
  })

  it('shows how far it is, goes on when the dialog is closed, and is found again', async () => {
    let state = running
    server.on(importEndpoints.importById, () => ({ reply: state }))
    const { router } = await begin()
    expect(await dialog().findByText('1 of 3 rows read')).toBeTruthy()
    await user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    const card = await screen.findByRole('complementary', { name: 'Importing enquiries.csv' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(within(card).getByRole('button', { name: 'Show' }))
    expect(await dialog().findByText('1 of 3 rows read')).toBeTruthy()
    expect(router.state.location.search).toBe(`?import=${importId}`)
    state = makeImport()
    expect(await dialog().findByText('Import finished')).toBeTruthy()
  })

  it('can be cancelled as long as nothing is written', async () => {
    let state = running
    server.on(importEndpoints.importById, () => ({ reply: state }))
    server.on(importEndpoints.cancelImport, () => {
      state = makeImport({ state: 'cancelled', canUndo: false })
      return { reply: { ...state, message: 'The import was cancelled. Nothing has been imported.' } }
    })
    await begin()
    await dialog().findByText('1 of 3 rows read')
    await press('Cancel import')
    expect(await screen.findByText('The import was cancelled. Nothing has been imported.')).toBeTruthy()
    expect(await dialog().findByText('This import was cancelled. Nothing was saved.')).toBeTruthy()
  })

  it('is undone as a whole; what was kept is named with the reason', async () => {
    let state = makeImport()
    server.on(importEndpoints.importById, () => ({ reply: state }))
    server.on(importEndpoints.undoImport, () => {
      state = makeImport({
        state: 'undone',
        canUndo: false,
        keptRows: [
          { row: 2, leadId: 'l-1', name: 'Ananya Iyer', reason: 'It has changed since the import.' },
        ],
      })
      return {
        reply: { ...state, message: 'The import was undone. 1 lead was kept, because it has changed since.' },
      }
    })
    show(`/lms/?import=${importId}`)
    await screen.findByText('Import finished')
    await press('Undo import')
    const question = await screen.findByRole('dialog', { name: 'Undo this import?' })
    await user.click(within(question).getByRole('button', { name: 'Undo import' }))
    expect(await screen.findByText('This import was undone.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ananya Iyer' }).getAttribute('href')).toBe(
      '/leads/lead-full-details/l-1',
    )
    expect(screen.getByText('It has changed since the import.')).toBeTruthy()
  })

  it('an undo that is refused says why in its question', async () => {
    server.on(importEndpoints.undoImport, () => ({ refusal: importRefusals.tooOld }))
    show(`/lms/?import=${importId}`)
    await screen.findByText('Import finished')
    await press('Undo import')
    const question = await screen.findByRole('dialog', { name: 'Undo this import?' })
    await user.click(within(question).getByRole('button', { name: 'Undo import' }))
    expect(await within(question).findByText(/^An import can be undone for/)).toBeTruthy()
  })

  it('gives the rows that were not imported as a file', async () => {
    const saved: string[] = []
    URL.createObjectURL = vi.fn(() => 'blob:file')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    server.onFile(importEndpoints.refusedRows.path.replace(':id', importId), 'Row')
    show(`/lms/?import=${importId}`)
    await screen.findByText('Import finished')
    await press('Download the rows not imported')
    await waitFor(() => expect(saved).toEqual(['refused_rows.csv']))
  })

  it('one that cannot be loaded is tried again', async () => {
    server.goOffline()
    show(`/lms/?import=${importId}`)
    server.comeBack()
    server.on(importEndpoints.importById, () => ({ refusal: importRefusals.unknown }))
    expect(await screen.findByText('The import could not be loaded.')).toBeTruthy()
    server.on(importEndpoints.importById, () => ({ reply: makeImport() }))
    await press('Try again')
    expect(await screen.findByText('Import finished')).toBeTruthy()
  })
})

describe('earlier imports', () => {
  it('are listed from the dialog, shown and undone', async () => {
    server.on(importEndpoints.undoImport, () => ({
      reply: { ...makeImport({ state: 'undone', canUndo: false }), message: 'The import was undone.' },
    }))
    show('/lms/?import')
    await screen.findByRole('dialog')
    await press('Earlier imports')
    expect(await screen.findByText('1 created, 1 updated, 1 skipped')).toBeTruthy()
    await press('Undo import enquiries.csv')
    const question = await screen.findByRole('dialog', { name: 'Undo this import?' })
    await user.click(within(question).getByRole('button', { name: 'Undo import' }))
    expect(await screen.findByText('The import was undone.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Undo this import?' })).toBeNull())
    await press('Show enquiries.csv')
    expect(await screen.findByText('Import finished')).toBeTruthy()
  })

  it('say when there are none', async () => {
    server.on(importEndpoints.imports, () => ({ reply: { imports: [] } }))
    show('/lms/?import=earlier')
    expect(await screen.findByText('No file has been imported yet')).toBeTruthy()
  })
})
