import type { CustomField, FieldEdit } from '@foyer/contract/fields/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { whyLocked } from '../../testing/locked'
import { renderPage } from '../../testing/render'
import { rights, signInAs } from '../../testing/samples/people'
import { dismissToasts } from '../../testing/toasts'

const here = '/leads/lead-management-settings/custom-field'
const field = (id: string, name: string, over: Partial<CustomField> = {}): CustomField => ({
  id,
  name,
  sections: [0],
  type: 'text',
  isRequired: false,
  options: [],
  isDefault: false,
  ...over,
})
const property = field('f1', 'Property Type', {
  isDefault: true,
  type: 'dropdown',
  sections: [0, 1],
  options: ['Villa'],
})
const vastu = field('f2', 'Vastu', { isRequired: true })

let server: ReturnType<typeof fakeServer>
let fields: CustomField[]
let asked: { page: number; search?: string | undefined }[]
let edits: FieldEdit[]
const serveEdits = () =>
  server.on(fieldEndpoints.edit, (edit) => {
    edits.push(edit)
    fields = fields.filter(({ id }) => id !== edit.id)
    return { reply: { message: 'Custom field deleted successfully!' } }
  })
beforeEach(() => {
  server = fakeServer()
  fields = [property, vastu]
  asked = []
  edits = []
  server.on(fieldEndpoints.page, (query) => {
    asked.push(query)
    const found = fields.filter(({ name }) => name.toLowerCase().includes((query.search ?? '').toLowerCase()))
    const rows = found.slice((query.page - 1) * 12, query.page * 12)
    return {
      reply: {
        fields: rows,
        page: query.page,
        pageCount: Math.ceil(found.length / 12) || 1,
        total: found.length,
      },
    }
  })
  serveEdits()
})

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))

it('S-003 S-080 a default field cannot be deleted, and says why; the search box narrows the table, and says when nothing matches', async () => {
  signInAs(server)
  renderPage(here)
  const remove = (await row('Property Type')).getByRole('button', { name: 'Delete Property Type' })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  await userEvent.hover(remove)
  expect(await screen.findByRole('tooltip', { name: 'This field can’t be deleted' })).toBeTruthy()
  await userEvent.click(remove)
  expect(screen.queryByRole('dialog')).toBeNull()
  await enterText(screen.getByRole('searchbox', { name: 'Search settings' }), 'nothing like it')
  expect(await screen.findByText('No results found')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement)
  expect(await screen.findByRole('row', { name: /Vastu/ })).toBeTruthy()
})

it('S-075 the table tells of every field, 12 to a page', async () => {
  fields = [property, ...Array.from({ length: 13 }, (_, place) => field(`x${place}`, `Extra ${place + 1}`))]
  signInAs(server)
  renderPage(here)
  const first = await row('Property Type')
  for (const text of ['Individual, Corporate', 'Drop-down', 'No']) expect(first.getByText(text)).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(13)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Extra 13')).toBeTruthy()
  expect(screen.getByText('2 of 2')).toBeTruthy()
  expect(asked.map(({ page }) => page)).toEqual([1, 2])
})

it('S-082 deleting asks first, says why it failed, then the field is gone from the table', async () => {
  server.on(fieldEndpoints.edit, () => ({
    refusal: refusal(404, 'unknown-field', 'This custom field does not exist any more.'),
  }))
  signInAs(server)
  renderPage(here)
  await userEvent.click((await row('Vastu')).getByRole('button', { name: 'Delete Vastu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Custom Field' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText('This custom field does not exist any more.')).toBeTruthy()
  serveEdits()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Custom field deleted successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Vastu/ })).toBeNull())
  expect(edits).toEqual([{ kind: 'delete', id: 'f2' }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Vastu is back.')).toBeTruthy()
  expect(edits.at(-1)).toEqual({ kind: 'restore', id: 'f2' })
})

it('Use 15 C-008 without the right each control is grey and says why, and so does a line above', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  const { address } = renderPage(here)
  const vastuRow = await row('Vastu')
  for (const button of [
    screen.getByRole('button', { name: 'Create New Field' }),
    vastuRow.getByRole('button', { name: 'Edit Vastu' }),
    vastuRow.getByRole('button', { name: 'Delete Vastu' }),
  ]) {
    expect(whyLocked(button)).toBe('Access disabled by Admin')
    await userEvent.click(button)
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    dismissToasts()
    await userEvent.unhover(button)
    await waitFor(() => expect(screen.queryByText('Access disabled by Admin')).toBeNull())
  }
  expect(screen.getByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
  expect(address()).toBe(here)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('S-004 what cannot be loaded says so and offers to try again; an empty table says what to do, and a change of a colleague shows at once', async () => {
  const empty = { reply: { fields: [], page: 1, pageCount: 1, total: 0 } }
  server.on(fieldEndpoints.page, () => ({ refusal: refusal(400, 'broken', 'Broken') }))
  signInAs(server)
  renderPage(here)
  expect(await screen.findByText('The custom fields could not be loaded.')).toBeTruthy()
  server.on(fieldEndpoints.page, () => empty)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No custom fields yet')).toBeTruthy()
  server.on(fieldEndpoints.page, () => ({ reply: { fields: [vastu], page: 1, pageCount: 1, total: 1 } }))
  server.tell({ name: 'changed', about: ['fields'] })
  expect(await screen.findByRole('row', { name: /Vastu/ })).toBeTruthy()
})
