import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderAt } from '../../../testing/render'
import { FeatureCarousel } from './feature-carousel'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

const open = () => renderAt('/', [{ path: '/', Component: FeatureCarousel }])
const shown = () => screen.getByRole('heading', { level: 2 }).textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the carousel', () => {
  it('O-023 shows File Manager, Task Management, Quotation and Timeline, one after the other', async () => {
    open()
    const seen = [shown()]
    for (let turn = 0; turn < 4; turn++) {
      await wait(6000)
      seen.push(shown())
    }
    expect(seen).toEqual(['File Manager', 'Task Management', 'Quotation', 'Timeline', 'File Manager'])
  })

  it('O-023 can be stopped and set going again', async () => {
    open()
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await user.unhover(screen.getByRole('region'))
    await wait(20_000)
    expect(shown()).toBe('File Manager')
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await user.unhover(screen.getByRole('region'))
    act(() => (document.activeElement as HTMLElement).blur())
    await wait(6000)
    expect(shown()).toBe('Task Management')
  })

  it('O-023 shows what is chosen, by keyboard too, and stays there', async () => {
    open()
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Enter}']) await user.keyboard(key)
    expect(shown()).toBe('Quotation')
    act(() => (document.activeElement as HTMLElement).blur())
    await wait(20_000)
    expect(shown()).toBe('Quotation')
  })

  it('stands still while somebody looks at it', async () => {
    open()
    await user.hover(screen.getByRole('region'))
    await wait(20_000)
    expect(shown()).toBe('File Manager')
  })

  it('does not move for those who want no motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduced-motion'),
          media: query,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    )
    open()
    await wait(20_000)
    expect(shown()).toBe('File Manager')
  })
})
