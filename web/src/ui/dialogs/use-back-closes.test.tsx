import './steps'
import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Providers } from '../../app/providers'
import { setScreenWidth } from '../../testing/screen-size'
import { useCloseGuard } from '../form/use-close-guard'
import { Dialog } from './dialog'

function Note({ isChanged, onClose }: { isChanged: boolean; onClose: () => void }) {
  const guard = useCloseGuard({ isChanged, text: 'The note is lost.', onClose })
  const navigate = useNavigate()
  return (
    <Dialog opened title="Note" width={420} onClose={guard.close}>
      <Link to="/next" onClick={onClose}>
        Next page
      </Link>
      <button type="button" onClick={() => navigate('?found=1', { replace: true })}>
        Search
      </button>
      {guard.question}
    </Dialog>
  )
}

function Page({ isChanged }: { isChanged: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Note isChanged={isChanged} onClose={() => setOpen(false)} />}
    </>
  )
}

let stop = () => {}
afterEach(() => stop())

/** A phone that came to the page from another one, in the history of the browser itself. */
async function open({ isChanged = false, width = 390 } = {}) {
  setScreenWidth(width)
  window.history.pushState(null, '', '/before')
  const router = createBrowserRouter([
    { path: '/page', element: <Page isChanged={isChanged} /> },
    { path: '*', element: null },
  ])
  stop = () => router.dispose()
  render(
    <Providers env="test">
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  )
  await act(() => router.navigate('/page'))
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Note' })
  return router
}

const entered = () => vi.waitFor(() => expect(window.history.state).toMatchObject({ sheets: 1 }))
const left = () => vi.waitFor(() => expect(window.history.state?.sheets).toBeUndefined())
const back = () =>
  act(async () => {
    const before = window.history.state
    window.history.back()
    await vi.waitFor(() => expect(window.history.state).not.toBe(before))
  })
const note = () => screen.queryByRole('dialog', { name: 'Note' })
const isAt = (path: string) => vi.waitFor(() => expect(window.location.pathname).toBe(path))

it('on a phone Back closes what is open, and the next Back leaves the page', async () => {
  const router = await open()
  await entered()
  await back()
  await waitFor(() => expect(note()).toBeNull())
  expect(router.state.location.pathname).toBe('/page')
  await back()
  expect(router.state.location.pathname).toBe('/before')
})

it('closed by its button it leaves no entry behind', async () => {
  const router = await open()
  await entered()
  await userEvent.click(screen.getByRole('button', { name: screenTexts.close }))
  await left()
  await back()
  expect(router.state.location.pathname).toBe('/before')
})

it('Back asks before what was changed is lost, as the button does, and again after a No', async () => {
  const router = await open({ isChanged: true })
  const question = () => screen.queryByRole('dialog', { name: leaveTexts.title })
  for (const _ of [1, 2]) {
    await entered()
    await back()
    await waitFor(() => expect(question()).not.toBeNull())
    expect(note()).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: screenTexts.cancel }))
    await waitFor(() => expect(question()).toBeNull())
  }
  await entered()
  await back()
  await userEvent.click(await screen.findByRole('button', { name: leaveTexts.leave }))
  await waitFor(() => expect(note()).toBeNull())
  await left()
  expect(router.state.location.pathname).toBe('/page')
  await back()
  expect(router.state.location.pathname).toBe('/before')
})

it('a page opened from it is one step from the page beneath', async () => {
  const router = await open()
  await entered()
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  await isAt('/next')
  expect(router.state.location.pathname).toBe('/next')
  await back()
  await isAt('/page')
  await left()
  expect(router.state.location.pathname).toBe('/page')
  await back()
  expect(router.state.location.pathname).toBe('/before')
})

it('an address that changes beneath it is that of the page afterwards', async () => {
  const router = await open()
  await entered()
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await vi.waitFor(() => expect(window.location.search).toBe('?found=1'))
  await entered()
  await back()
  await waitFor(() => expect(note()).toBeNull())
  expect(router.state.location.search).toBe('?found=1')
  await back()
  expect(router.state.location.pathname).toBe('/before')
})

it('on a wide screen Back leaves the page', async () => {
  const router = await open({ width: 1440 })
  await back()
  expect(router.state.location.pathname).toBe('/before')
})

it('an entry that outlived its sheet, as after a reload, is left by itself', async () => {
  window.history.pushState(null, '', '/page')
  History.prototype.pushState.call(window.history, { sheets: 1 }, '')
  vi.resetModules()
  await import('./sheet-entries')
  await left()
  expect(window.location.pathname).toBe('/page')
})
