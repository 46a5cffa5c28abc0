import type { KeptList, ListEntry } from '@foyer/contract/leads/kept-lists/model'
import { keptListRefusals } from '@foyer/contract/leads/messages/kept-lists'
import { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText, replaceText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { rights, signInAs } from '../../../testing/samples/people'
import { setScreenWidth } from '../../../testing/screen-size'

const address = '/leads/lead-management-settings/lists'
const user = userEvent.setup({ delay: null })
const { keptLists, addEntry, editEntry } = keptListEndpoints

const idOf = (place: number) => `01990000-0000-7000-8000-00000000000${place}`
const entry = (place: number, name: string, uses = 0, isHidden = false): ListEntry => ({
  id: idOf(place),
  name,
  isHidden,
  uses,
})

let server: ReturnType<typeof fakeServer>
let lists: KeptList[]
beforeEach(() => {
  server = fakeServer()
  lists = [
    { list: 'source', entries: [entry(1, 'Insta', 12), entry(2, 'Instagram', 3), entry(3, 'Fair', 1, true)] },
    { list: 'sourceName', entries: [] },
    { list: 'workScope', entries: [entry(4, 'Kitchen', 2)] },
    { list: 'designation', entries: [entry(5, 'Drafter', 1), entry(6, 'Draftsman', 2)] },
  ]
  server.on(keptLists, () => ({ reply: lists }))
  server.on(editEntry, () => ({ reply: { message: 'Done as asked.' } }))
  server.on(addEntry, () => ({ reply: { message: '“Web” was added.' } }))
})

const open = async (search = '') => {
  signInAs(server, { isAdmin: true })
  renderPage(address + search)
  await screen.findByRole('heading', { name: 'Lists' })
}
const table = (name: string) => screen.findByRole('table', { name })
const rowsOf = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getAllByRole('cell')[0]?.textContent,
    ])
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sent = () => server.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)

describe('S6 the page of lists', () => {
  it('shows each list under its tab with the number of leads or people of each entry, and what is hidden', async () => {
    await open()
    expect(await rowsOf('Lead Sources')).toEqual([
      ['Insta', '12'],
      ['Instagram', '3'],
      ['FairHidden', '1'],
    ])
    await user.click(screen.getByRole('tab', { name: 'Designations' }))
    expect(await rowsOf('Designations')).toEqual([
      ['Drafter', '1'],
      ['Draftsman', '2'],
    ])
    expect(screen.getByRole('columnheader', { name: 'People' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Source Names' }))
    expect(await screen.findByText('There are no source names yet')).toBeTruthy()
  })

  it('S-003 is filtered by what is searched for, and says when nothing matches', async () => {
    await open('?search=GRAM&list=source')
    expect(await rowsOf('Lead Sources')).toEqual([['Instagram', '3']])
    await replaceText(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('No results found')).toBeTruthy()
    await user.clear(screen.getByRole('searchbox'))
    expect(await rowsOf('Lead Sources')).toHaveLength(3)
  })

  it('offers to try again when it could not be loaded, and follows what a colleague changes', async () => {
    server.on(keptLists, () => ({ refusal: keptListRefusals.unknown }))
    await open()
    server.on(keptLists, () => ({ reply: lists }))
    await press('Try again')
    expect(await rowsOf('Lead Sources')).toHaveLength(3)
    lists = [{ list: 'source', entries: [entry(1, 'Google', 12)] }]
    server.tell({ name: 'changed', about: ['sources'] })
    expect(await screen.findByText('Google')).toBeTruthy()
  })

  it('is only looked at by who may not edit; designations by who is no admin', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    renderPage(address)
    expect(await screen.findByText('You can look at this list, but not change it.')).toBeTruthy()
    expect(await rowsOf('Lead Sources')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Rename Insta' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add entry' })).toBeNull()
  })

  it('leaves designations to admins', async () => {
    signInAs(server, { isAdmin: false, isSuperAdmin: false })
    renderPage(address)
    expect(await screen.findByRole('button', { name: 'Rename Insta' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Designations' }))
    expect(await screen.findByText('You can look at this list, but not change it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Rename Drafter' })).toBeNull()
  })

  it('has a menu for each entry on a phone', async () => {
    setScreenWidth(390)
    await open()
    await press('Actions for Insta')
    await user.click(await screen.findByRole('menuitem', { name: 'Hide' }))
    await waitFor(() => expect(sent()).toEqual([{ list: 'source', id: idOf(1), kind: 'hide' }]))
  })
})

describe('S6 changing a list', () => {
  it('adds an entry, and says when the name is too long, which is not cut', async () => {
    await open()
    await press('Add entry')
    const dialog = await dialogNamed('Add Lead Source')
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await enterText(name, 'x'.repeat(51))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((name as HTMLInputElement).value).toHaveLength(51)
    expect(sent()).toEqual([])
    await user.keyboard('{Escape}')
    const question = await dialogNamed('Leave without saving?')
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await replaceText(name, ' Web ')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()).toEqual([{ list: 'source', name: 'Web' }]))
    expect(await screen.findByText('“Web” was added.')).toBeTruthy()
  })

  it('renames, and offers to merge where the name is there already', async () => {
    await open()
    await press('Rename Insta')
    const dialog = await dialogNamed('Rename “Insta”')
    expect(dialog.getByText('12 leads will show the new name.')).toBeTruthy()
    await replaceText(dialog.getByRole('textbox', { name: 'Name' }), 'INSTAGRAM')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(
      await dialog.findByText('There is “Instagram” already. You can merge “Insta” into it.'),
    ).toBeTruthy()
    expect(sent()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Merge into “Instagram”' }))
    const merging = await dialogNamed('Merge “Insta” into “Instagram”?')
    expect(merging.getByText(/^12 leads will say Instagram\./)).toBeTruthy()
    await user.click(merging.getByRole('button', { name: 'Merge' }))
    await waitFor(() =>
      expect(sent()).toEqual([{ list: 'source', id: idOf(1), kind: 'merge', into: idOf(2) }]),
    )
  })

  it('merges into the entry that was chosen, says why it failed and keeps the choice', async () => {
    server.on(editEntry, () => ({ refusal: keptListRefusals.unknown }))
    await open('?list=designation')
    await press('Merge Draftsman')
    const dialog = await dialogNamed('Merge “Draftsman”')
    expect((dialog.getByRole('button', { name: 'Merge' }) as HTMLButtonElement).disabled).toBe(true)
    await user.click(dialog.getByRole('combobox', { name: 'Merge into' }))
    await user.click(await screen.findByRole('option', { name: 'Drafter' }))
    const asked = await dialogNamed('Merge “Draftsman” into “Drafter”?')
    expect(
      asked.getByText(/^2 people will have the designation Drafter\. This cannot be undone\.$/),
    ).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Merge' }))
    expect(await asked.findByText('This entry does not exist any more.')).toBeTruthy()
  })

  it('hides with a way back, and shows again', async () => {
    await open()
    await press('Hide Insta')
    expect(await screen.findByText('“Insta” is no longer offered.')).toBeTruthy()
    await press('Undo')
    await waitFor(() =>
      expect(sent()).toEqual([
        { list: 'source', id: idOf(1), kind: 'hide' },
        { list: 'source', id: idOf(1), kind: 'show' },
      ]),
    )
    await press('Show again Fair')
    expect(await screen.findByText('“Fair” is offered again.')).toBeTruthy()
  })

  it('moves with the keyboard: the row is there at once, and the next press goes on with it', async () => {
    await open()
    const down = await screen.findByRole('button', { name: 'Move down Insta' })
    expect(screen.getByRole('button', { name: 'Move up Insta' }).getAttribute('aria-disabled')).toBe('true')
    act(() => down.focus())
    server.on(editEntry, (edit) => {
      const before = edit.kind === 'move' ? edit.before : undefined
      const { entries } = lists[0] as KeptList
      const others = entries.filter(({ id }) => id !== idOf(1))
      const place = before ? others.findIndex(({ id }) => id === before) : others.length
      lists = [{ list: 'source', entries: others.toSpliced(place, 0, entry(1, 'Insta', 12)) }]
      return { reply: { message: 'The order was changed.' } }
    })
    await user.keyboard('{Enter}')
    expect((await rowsOf('Lead Sources')).map(([name]) => name)).toEqual(['Instagram', 'Insta', 'FairHidden'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down Insta'))
    expect(await screen.findByText('“Insta” is now 2 of 3.')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect((await rowsOf('Lead Sources')).map(([name]) => name)).toEqual(['Instagram', 'FairHidden', 'Insta'])
    await waitFor(() =>
      expect(sent()).toEqual([
        { list: 'source', id: idOf(1), kind: 'move', before: idOf(3) },
        { list: 'source', id: idOf(1), kind: 'move' },
      ]),
    )
  })
})
