import { tagLimits } from '@foyer/contract/tags/limits'
import { tagRefusals } from '@foyer/contract/tags/messages'
import type { Tag, TagColour } from '@foyer/contract/tags/model'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText, replaceText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { whyLocked } from '../../testing/locked'
import { renderPage } from '../../testing/render'
import { rights, signInAs } from '../../testing/samples/people'
import { setScreenWidth } from '../../testing/screen-size'
import { dismissToasts } from '../../testing/toasts'

const address = '/leads/lead-management-settings/tags'
const user = userEvent.setup({ delay: null })
const { colours } = tagLimits.tag

const makeTag = (place: number, name: string, colour: TagColour): Tag => ({
  id: `01990000-0000-7000-8000-00000000000${place}`,
  name,
  colour,
  createdBy: undefined,
  updatedAt: '2026-11-10T05:00:00.000Z',
})

let server: ReturnType<typeof fakeServer>
let tags: Tag[]
beforeEach(() => {
  server = fakeServer()
  tags = [makeTag(1, 'Hot', 'Red'), makeTag(2, 'Villa', 'Blue')]
  server.on(tagEndpoints.list, () => ({ reply: tags }))
})

const open = async (search = '') => {
  signInAs(server)
  renderPage(address + search)
  await screen.findByRole('heading', { name: 'Create your own custom tags' })
}
const asReader = () =>
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
const sent = () => server.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the list of tags', () => {
  it('S-021 has a heading with a tooltip, Add Tag and a table', async () => {
    await open()
    expect(await button('Add Tag')).toBeTruthy()
    const table = await screen.findByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['S no.', 'Tag Name', 'Action'])
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['1Hot', '2Villa'])
    await user.hover(screen.getByRole('button', { name: /^Tags mark leads/ }))
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/^Tags mark leads/)
  })

  it('S-022 is filtered by what is searched for, whatever the case, and says when nothing matches or there is none', async () => {
    await open('?search=VIL')
    expect(await screen.findByText('Villa')).toBeTruthy()
    expect(screen.queryByText('Hot')).toBeNull()
    await replaceText(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('No results found')).toBeTruthy()
    await user.clear(screen.getByRole('searchbox'))
    expect(await screen.findByText('Hot')).toBeTruthy()
    tags = []
    server.tell({ name: 'changed', about: ['tags'] })
    expect(await screen.findByText('There are no tags yet')).toBeTruthy()
  })

  it('S-023 opens the dialog at once and its form as soon as the tags are there, with the cursor in it', async () => {
    server.on(tagEndpoints.list, () => ({ refusal: tagRefusals.unknown }))
    await open()
    await user.click(await button('Add Tag'))
    const dialog = await dialogNamed('Add Tag')
    server.on(tagEndpoints.list, () => ({ reply: tags }))
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    const name = await dialog.findByRole('textbox')
    await waitFor(() => expect(document.activeElement).toBe(name))
  })

  it('offers to try again when it could not be loaded, and follows what a colleague changes', async () => {
    server.on(tagEndpoints.list, () => ({ refusal: tagRefusals.unknown }))
    await open()
    server.on(tagEndpoints.list, () => ({ reply: tags }))
    await user.click(await button('Try again'))
    expect(await screen.findByText('Villa')).toBeTruthy()
    tags = [makeTag(1, 'Warm', 'Red')]
    server.tell({ name: 'changed', about: ['tags'] })
    expect(await screen.findByText('Warm')).toBeTruthy()
  })

  it('has a menu for each tag on a phone', async () => {
    setScreenWidth(390)
    await open()
    await user.click(await button('Actions for Hot'))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Tag' })).toBeTruthy()
  })
})

describe('adding a tag', () => {
  const openDialog = async () => {
    await open()
    await screen.findByText('Hot')
    await user.click(await button('Add Tag'))
    return dialogNamed('Add Tag')
  }
  const offered = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
    dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

  it('S-023 S-024 S-025 S-026 C-143 takes a name of 15 letters and one of the colours that no other tag has, in a grid of 4 columns; Save waits for both, and a refusal keeps them', async () => {
    server.on(tagEndpoints.save, () => ({ refusal: tagRefusals.taken('Hot') }))
    const dialog = await openDialog()
    expect(offered(dialog)).toEqual(colours.filter((name) => name !== 'Red' && name !== 'Blue'))
    const grid = dialog.getAllByRole('radio')[0]?.closest('div')
    expect(grid?.style.getPropertyValue('--columns')).toBe('4')

    const save = dialog.getByRole('button', { name: 'Save' })
    const name = dialog.getByLabelText<HTMLInputElement>('Tag Name')
    const pressInVain = async () => {
      expect(save.getAttribute('aria-disabled')).toBe('true')
      await user.click(save)
    }
    await pressInVain()
    await enterText(name, '  ')
    await user.click(dialog.getByRole('radio', { name: 'Green' }))
    await pressInVain()
    expect(sent()).toEqual([])
    expect(screen.queryAllByRole('alert').some((alert) => alert.textContent)).toBe(false)

    await replaceText(name, 'Hot')
    expect(save.getAttribute('aria-disabled')).toBe('false')
    await user.click(save)
    expect(await dialog.findByText('There is a tag “Hot” already.')).toBeTruthy()
    expect(name.value).toBe('Hot')

    server.on(tagEndpoints.save, () => ({ reply: { message: 'ok', tags: [] } }))
    server.calls.length = 0
    await replaceText(name, 'Modular Kitchens')
    await user.click(save)
    expect(dialog.getByText('Maximum length is 15')).toBeTruthy()
    expect(sent()).toEqual([])
    await replaceText(name, 'Modular Kitchen')
    await user.click(save)
    expect(await screen.findByText('Tag added successfully!')).toBeTruthy()
    expect(sent()).toEqual([[{ tagName: 'Modular Kitchen', tagColorCode: 'Green' }]])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement?.textContent).toBe('Add Tag')
  })

  it('S-024 C-071 offers all ten again when all are used, and says so', async () => {
    tags = colours.map((colour, place) => makeTag(place, place === 0 ? 'Hot' : colour, colour))
    const dialog = await openDialog()
    expect(offered(dialog)).toEqual([...colours])
    expect(dialog.getByText(/Every colour is in use/)).toBeTruthy()
  })
})

describe('editing and deleting', () => {
  it('S-023 S-024 S-026 editing starts with name and own colour', async () => {
    server.on(tagEndpoints.edit, () => ({ reply: { message: 'ok' } }))
    await open()
    await user.click(await button('Edit Hot'))
    const dialog = await dialogNamed('Edit Tag')
    expect((dialog.getByLabelText('Tag Name') as HTMLInputElement).value).toBe('Hot')
    expect((dialog.getByRole('radio', { name: 'Red' }) as HTMLInputElement).checked).toBe(true)
    expect(dialog.queryByRole('radio', { name: 'Blue' })).toBeNull()
    await enterText(dialog.getByLabelText('Tag Name'), 'ter')
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Tag edited successfully!')).toBeTruthy()
    expect(sent()).toEqual([
      { tagName: 'Hotter', tagColorCode: 'Red', updatedAt: tags[0]?.updatedAt, userId: 'u1' },
    ])
  })

  it('S-027 C-083 deleting is asked first, says so, and can be undone; the dialog tells of a tag that is gone', async () => {
    server.on(tagEndpoints.edit, () => ({ reply: { message: 'ok' } }))
    await open()
    await user.click(await button('Delete Hot'))
    const dialog = await dialogNamed('Delete Tag')
    expect(dialog.getByText(/“Hot” disappears from all leads/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Tag deleted successfully!')).toBeTruthy()
    await user.click(await button('Undo'))
    expect(await screen.findByText('The tag “Hot” is back.')).toBeTruthy()
    expect(sent()).toEqual([
      { isDeleted: true, userId: 'u1' },
      { isDeleted: false, userId: 'u1' },
    ])
    server.on(tagEndpoints.edit, () => ({ refusal: tagRefusals.unknown }))
    await user.click(await button('Delete Hot'))
    const again = await dialogNamed('Delete Tag')
    await user.click(again.getByRole('button', { name: 'Delete' }))
    expect(await again.findByText('This tag does not exist any more.')).toBeTruthy()
  })
})

it("Use 15 S-028 without crm edit adding, editing and deleting show 'Access disabled by Admin'", async () => {
  asReader()
  renderPage(address)
  await screen.findByText('Villa')
  for (const name of ['Add Tag', 'Edit Hot', 'Delete Hot']) {
    expect(whyLocked(await button(name)), name).toBe('Access disabled by Admin')
    await user.click(await button(name))
    expect(await screen.findByText('Access disabled by Admin'), name).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    dismissToasts()
  }
  expect(sent()).toEqual([])
  expect(screen.getByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
})
