import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, showToast, toastStore } from './toast'
import { Toaster } from './toaster'

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const show = (...request: Parameters<typeof showToast>) => act(() => showToast(...request))

beforeEach(() => {
  vi.useFakeTimers()
  for (const { id } of toastStore.read()) dismissToast(id)
  render(
    <MantineProvider>
      <Toaster />
    </MantineProvider>,
  )
})

describe('toasts', () => {
  it('L-260 go after three seconds where nothing else is said', () => {
    show({ kind: 'ok', text: 'Saved' })
    pass(2999)
    expect(screen.getByText('Saved')).toBeTruthy()
    pass(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stay longer where something can be taken back', () => {
    show({ kind: 'ok', text: 'Deleted', undo: () => {} })
    pass(7999)
    expect(screen.getByText('Deleted')).toBeTruthy()
    pass(1)
    expect(screen.queryByText('Deleted')).toBeNull()
  })

  it('offer what can be done about it, once', () => {
    const run = vi.fn()
    show({ kind: 'ok', text: 'Gone', action: { text: 'See what is left', run } })
    pass(7999)
    fireEvent.click(screen.getByRole('button', { name: 'See what is left' }))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('Gone')).toBeNull()
  })

  it('L-260 go after the time that is stated', () => {
    show({ kind: 'problem', text: 'Not saved', duration: 1000 })
    pass(1000)
    expect(screen.queryByText('Not saved')).toBeNull()
  })

  it('stay while the pointer is on them', () => {
    show({ kind: 'ok', text: 'Saved' })
    const toast = screen.getByText('Saved')
    fireEvent.pointerEnter(toast)
    pass(60_000)
    expect(screen.getByText('Saved')).toBeTruthy()
    fireEvent.pointerLeave(toast)
    pass(3000)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stay while a button in them has the focus', () => {
    show({ kind: 'ok', text: 'Moved', duration: 3000, undo: () => {} })
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    pass(60_000)
    expect(screen.getByText('Moved')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Undo' }).blur())
    pass(3000)
    expect(screen.queryByText('Moved')).toBeNull()
  })

  it('announce a problem at once and good news when there is a pause', () => {
    show({ kind: 'ok', text: 'Saved' })
    show({ kind: 'problem', text: 'Not sent' })
    expect(screen.getByRole('status').textContent).toContain('Saved')
    expect(screen.getByRole('alert').textContent).toContain('Not sent')
  })

  it('take back what was done, and close', () => {
    const undo = vi.fn()
    show({ kind: 'ok', text: 'Moved', undo })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Moved')).toBeNull()
  })

  it('say the same thing once', () => {
    show({ kind: 'ok', text: 'Saved' })
    show({ kind: 'ok', text: 'Saved' })
    expect(screen.getAllByText('Saved')).toHaveLength(1)
  })
})
