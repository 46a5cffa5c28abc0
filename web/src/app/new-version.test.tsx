import { buildHeader } from '@foyer/contract/kit/envelope'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteBuild } from '../api/own-build'
import { settings } from '../api/settings'
import { fakeServer } from '../testing/fake-server'
import { renderAt } from '../testing/render'
import { dismissToasts } from '../testing/toasts'
import { LeaveGuard } from '../ui/dialogs/leave-guard'
import { showToast } from '../ui/toasts/toast'
import { followVersion } from './new-version'
import { pageLoad } from './page-load'

const user = userEvent.setup()
const again = vi.fn()
const at = vi.fn()
let stop = () => {}
let builds = 0

beforeEach(() => {
  sessionStorage.clear()
  settings.build = 'own'
  again.mockClear()
  at.mockClear()
  vi.spyOn(pageLoad, 'again').mockImplementation(again)
  vi.spyOn(pageLoad, 'at').mockImplementation(at)
})
afterEach(() => {
  stop()
  answer('own')
  delete settings.build
  dismissToasts()
})

/** The server answers something. */
const answer = (build: string) =>
  act(() => void noteBuild(new Response('', { headers: { [buildHeader]: build } })))
const deploy = () => answer(`newer-${++builds}`)
const hide = (state: DocumentVisibilityState = 'hidden') =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  })
const open = (isChanged = false) => {
  fakeServer()
  const view = renderAt('/one', [
    {
      path: '/one',
      element: (
        <>
          <input aria-label="Remark" />
          <form data-draft>
            <input aria-label="Kept" />
          </form>
          <LeaveGuard isChanged={isChanged} />
        </>
      ),
    },
    { path: '/two', element: <p>Two</p> },
    { path: '/three', element: <p>Three</p> },
  ])
  stop = followVersion(view.router)
  return view
}
const go = async (router: ReturnType<typeof open>['router'], to: string) => {
  await act(() => router.navigate(to))
  await act(() => new Promise((done) => setTimeout(done)))
}
const bar = () => screen.queryByText('A new version of Foyer is here')

it('a page of the same build stays as it is, wherever one goes', async () => {
  const { router } = open()
  answer('own')
  await go(router, '/two')
  hide()
  expect(again).not.toHaveBeenCalled()
})

it('an old page loads itself again when another page is opened, once for each build', async () => {
  const { router } = open()
  deploy()
  expect(again).not.toHaveBeenCalled()
  expect(bar()).toBeNull()
  await go(router, '/two')
  expect(again).toHaveBeenCalledTimes(1)
  // Servers of two builds answer: it does not go back and forth.
  await go(router, '/three')
  expect(again).toHaveBeenCalledTimes(1)
  deploy()
  await go(router, '/two')
  expect(again).toHaveBeenCalledTimes(2)
})

it('an old page loads itself again when it is out of sight', () => {
  open()
  deploy()
  hide()
  expect(again).toHaveBeenCalledTimes(1)
})

it('with something typed it waits, says so, and loads again when asked', async () => {
  const { router } = open()
  await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'Wants a bay window')
  deploy()
  hide()
  expect(again).not.toHaveBeenCalled()
  expect(bar()).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(again).toHaveBeenCalledTimes(1)
  again.mockClear()
  await go(router, '/two')
  expect(again).toHaveBeenCalledTimes(1)
})

it('what a draft keeps does not hold it', async () => {
  open()
  await user.type(screen.getByRole('textbox', { name: 'Kept' }), 'Ananya')
  deploy()
  expect(bar()).toBeNull()
  hide()
  expect(again).toHaveBeenCalledTimes(1)
})

it('a page that asks before it is left is not loaded again', () => {
  open(true)
  deploy()
  hide()
  expect(again).not.toHaveBeenCalled()
  expect(bar()).toBeTruthy()
})

it('what can be undone can still be undone', async () => {
  const { router } = open()
  deploy()
  act(() => showToast({ kind: 'ok', text: 'Archived', undo: () => {} }))
  await go(router, '/two')
  expect(again).not.toHaveBeenCalled()
  dismissToasts()
  await go(router, '/three')
  expect(again).toHaveBeenCalledTimes(1)
})

/** As the built page tells it. */
const miss = (): Promise<unknown> => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error('gone'),
    instead: undefined as Promise<unknown> | undefined,
  })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  return event.instead ?? Promise.reject(new Error('not held'))
}
/** Everything else is still answered by the server of the test. */
const answerHealth = (ok: boolean) => {
  const { fetch: ask } = globalThis
  const answered = (...call: Parameters<typeof fetch>) =>
    call[0] === '/health' ? Promise.resolve({ ok }) : ask(...call)
  vi.stubGlobal('fetch', answered)
}

it('a file that is gone loads the page again, once, and then fails as any other', async () => {
  open()
  answerHealth(true)
  void miss()
  await waitFor(() => expect(again).toHaveBeenCalledTimes(1))
  await expect(miss()).rejects.toThrow('gone')
  expect(again).toHaveBeenCalledTimes(1)
})

it('a file that is gone on the way to another page loads that one', async () => {
  const { router } = open()
  answerHealth(true)
  const location = { pathname: '/two', search: '?a=1', hash: '' }
  vi.spyOn(router, 'state', 'get').mockReturnValue({ ...router.state, navigation: { location } } as never)
  void miss()
  await waitFor(() => expect(at).toHaveBeenCalledWith('/two?a=1'))
  expect(again).not.toHaveBeenCalled()
})

it('a file that is gone takes nothing that was typed: the page stays and offers to load again', async () => {
  open()
  answerHealth(true)
  await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'Wants a bay window')
  void miss()
  await waitFor(() => expect(bar()).toBeTruthy())
  expect(again).not.toHaveBeenCalled()
})

it('without a connection nothing is loaded again', async () => {
  open()
  answerHealth(false)
  await expect(miss()).rejects.toThrow('gone')
  expect(again).not.toHaveBeenCalled()
})
