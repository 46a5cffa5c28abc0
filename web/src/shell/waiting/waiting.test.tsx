import { refusal } from '@foyer/contract/kit/refusal'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentSession, endSession } from '../../api/session'
import type { NewItem } from '../../api/waiting/item'
import { shelves } from '../../api/waiting/shelf'
import { buildProfile } from '../../testing/build-profile'
import { fakeServer } from '../../testing/fake-server'
import { memoryShelf } from '../../testing/memory-shelf'
import { renderFrame } from '../../testing/render'
import { makeLead, serveLeads } from '../../testing/samples/leads'
import { signInAs } from '../../testing/samples/people'

const user = userEvent.setup({ delay: null })
const id = '0190a2c0-0000-7000-8000-000000000001'
const { actions } = leadWorkEndpoints
const me = buildProfile()
let server: ReturnType<typeof fakeServer>
let shelf: ReturnType<typeof memoryShelf>

beforeEach(() => {
  server = fakeServer()
  serveLeads(server, () => [])
  shelf = memoryShelf()
  vi.spyOn(shelves, 'open').mockImplementation(() => shelf)
  server.on(accountEndpoints.signOut, () => ({ reply: { message: 'ok' } as never }))
  signInAs(server)
})

const owner = `${me.company.id}:${me.id}`
const writeDown = (changes: Partial<NewItem> = {}) =>
  shelf.add({
    owner,
    key: 'later-1',
    call: `${actions.method} ${actions.path}`,
    input: { ...actionSaying(id, { comment: 'Wants teak' }) },
    about: { leadId: id, name: 'Ananya Iyer' },
    writtenAt: '2026-11-15T04:00:00.000Z',
    state: 'waiting',
    tries: 0,
    ...changes,
  })
const refuse = () => server.on(actions, () => ({ refusal: refusal(400, 'wrong', 'Not like this.') }))
const openSheet = async () => {
  await user.click(await screen.findByRole('button', { name: 'Waiting (1)' }))
  return screen.findByRole('dialog', { name: 'Waiting to be sent' })
}
const logOut = async () => {
  await user.click(await screen.findByRole('button', { name: /^Profile menu of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
}

it('Sales floor what was refused stands in the sheet with the words of the server; edited, it is sent again', async () => {
  await writeDown()
  refuse()
  renderFrame('/admin/')
  expect(await screen.findByText('Ananya Iyer: what waited was not saved')).toBeTruthy()
  const sheet = within(await openSheet())
  expect(sheet.getByText('Wants teak')).toBeTruthy()
  expect(sheet.getByText(/Not saved: Not like this\./)).toBeTruthy()
  const heard: unknown[] = []
  server.on(actions, (action) => {
    heard.push(action.comment)
    return { reply: makeLead({ id }) }
  })
  await user.click(sheet.getByRole('button', { name: 'Edit: Ananya Iyer' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit: Ananya Iyer' }))
  await user.type(edit.getByLabelText('Comment'), ' and brass')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByText('Nothing waits')).toBeTruthy()
  expect(heard).toEqual(['Wants teak and brass'])
  expect(await screen.findByText('Saved what waited here')).toBeTruthy()
})

it('Sales floor what was sent while it was edited, and is not answered, is not written a second time', async () => {
  const later = { nextAt: Date.now() + 3_600_000 }
  await writeDown(later)
  renderFrame('/admin/')
  const sheet = within(await openSheet())
  const edit = async () => {
    await user.click(sheet.getByRole('button', { name: 'Edit: Ananya Iyer' }))
    return within(await screen.findByRole('dialog', { name: 'Edit: Ananya Iyer' }))
  }
  const [item] = shelf.items()
  const changed = { ...item?.input, reason: 'changed meanwhile' }
  const first = await edit()
  if (item) await shelf.settle([], [{ ...item, ...later, input: changed }])
  await user.type(first.getByLabelText('Comment'), ' and brass')
  refuse()
  await user.click(first.getByRole('button', { name: 'Save' }))
  await screen.findByText('Ananya Iyer: what waited was not saved')
  expect(shelf.items()[0]?.input).toMatchObject({ ...changed, comment: 'Wants teak and brass' })

  const second = await edit()
  const [now] = shelf.items()
  const tried = { ...now, ...later, state: 'waiting' as const, firstTriedAt: '2026-11-15T05:00:00.000Z' }
  if (now) await shelf.settle([], [{ ...now, ...tried }])
  await user.click(second.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/It is being sent and can no longer be changed\./)).toBeTruthy()
  expect(shelf.items()).toMatchObject([{ key: now?.key, firstTriedAt: tried.firstTriedAt }])
})

it('Sales floor what waits is discarded only after a question', async () => {
  await writeDown()
  refuse()
  renderFrame('/admin/')
  await screen.findByText('Ananya Iyer: what waited was not saved')
  const sheet = within(await openSheet())
  await user.click(sheet.getByRole('button', { name: 'Discard: Ananya Iyer' }))
  const question = within(await screen.findByRole('dialog', { name: 'Discard it?' }))
  expect(shelf.items()).toHaveLength(1)
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(shelf.items()).toEqual([]))
})

it('Sales floor signing out asks first where something waits: stay, or discard it', async () => {
  await writeDown()
  refuse()
  renderFrame('/admin/')
  await screen.findByRole('button', { name: 'Waiting (1)' })
  await logOut()
  const question = within(await screen.findByRole('dialog', { name: 'Something is not sent yet' }))
  expect(question.getByText('One entry waits on this device. Signing out erases it.')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Stay' }))
  expect(currentSession()).toBeDefined()
  await logOut()
  const again = within(await screen.findByRole('dialog', { name: 'Something is not sent yet' }))
  await user.click(again.getByRole('button', { name: 'Discard and sign out' }))
  await waitFor(() => expect(currentSession()).toBeUndefined())
  expect(shelf.items()).toEqual([])
})

it('Sales floor the question before leaving ends with the session, and does not meet the next person', async () => {
  await writeDown()
  refuse()
  renderFrame('/admin/')
  await screen.findByRole('button', { name: 'Waiting (1)' })
  await logOut()
  await screen.findByRole('dialog', { name: 'Something is not sent yet' })
  act(() => endSession({ byChoice: false }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  signInAs(server)
  renderFrame('/admin/')
  await screen.findByRole('button', { name: /^Profile menu of/ })
  expect(screen.queryByRole('dialog', { name: 'Something is not sent yet' })).toBeNull()
})

it('Sales floor what somebody else has written on this device is neither shown nor sent', async () => {
  await writeDown({ owner: `${me.company.id}:another` })
  renderFrame('/admin/')
  await screen.findByRole('button', { name: /^Profile menu of/ })
  await logOut()
  await waitFor(() => expect(currentSession()).toBeUndefined())
  expect(shelf.items()).toHaveLength(1)
  expect(server.calls.some(({ path }) => path === actions.path)).toBe(false)
})
