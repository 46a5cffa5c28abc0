import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { slices } from './drawn-in-slices'
import { DrawnWhenNear } from './drawn-when-near'

let seen: (isIntersecting: boolean) => void

beforeEach(() => {
  slices.areOn = true
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => act(() => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => {
    slices.areOn = false
    vi.unstubAllGlobals()
  })
})

const page = (
  <DrawnWhenNear instead={<p>Further down</p>}>
    <p>The history</p>
  </DrawnWhenNear>
)

it('what is far below is drawn when it comes near', () => {
  render(page)
  seen(false)
  expect(screen.queryByText('The history')).toBeNull()
  seen(true)
  expect(screen.getByText('The history')).toBeTruthy()
  expect(screen.queryByText('Further down')).toBeNull()
})

it('it is there for whoever searches the page, or steps through it', async () => {
  render(page)
  await userEvent.keyboard('{Control>}f{/Control}')
  expect(await screen.findByText('The history')).toBeTruthy()
})

it('and for whoever has read for a while', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(page)
  act(() => void vi.advanceTimersByTime(8000))
  expect(screen.getByText('The history')).toBeTruthy()
})
