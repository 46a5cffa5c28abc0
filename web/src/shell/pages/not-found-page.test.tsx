import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../api/settings'
import { fakeServer } from '../../testing/fake-server'
import { renderAt } from '../../testing/render'
import { NotFoundPage } from './not-found-page'

const leaveTo = vi.fn<(address: string) => void>()
const open = (address: string) =>
  renderAt(address, [
    { path: '/', element: <h1>Start</h1> },
    { path: '*', element: <NotFoundPage leaveTo={leaveTo} /> },
  ])

beforeEach(() => {
  fakeServer()
  leaveTo.mockReset()
})

describe('the not-found page', () => {
  it('T-028 an unknown address says that the page is not found', async () => {
    renderAt('/no/such/page')
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeTruthy()
    expect(screen.getByText('It seems like the link you followed is broken.')).toBeTruthy()
  })

  it('T-029 Return to Home Page goes to /', async () => {
    const { address } = open('/no/such/page')
    const link = screen.getByRole('link', { name: 'Return to Home Page' })
    expect(link.getAttribute('href')).toBe('/')
    await act(async () => link.click())
    expect(address()).toBe('/')
  })

  it('T-030 an address with 404 in it is left after ten seconds', () => {
    vi.useFakeTimers()
    open('/404')
    vi.advanceTimersByTime(9_999)
    expect(leaveTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith(settings.notFoundRedirect)
    expect(settings.notFoundRedirect).toBe('/find-professionals')
  })

  it('T-030 leaving earlier cancels it', async () => {
    vi.useFakeTimers()
    const { router } = open('/404')
    vi.advanceTimersByTime(9_000)
    await act(async () => router.navigate('/'))
    vi.advanceTimersByTime(60_000)
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('T-030 any other unknown address stays', () => {
    vi.useFakeTimers()
    open('/no/such/page')
    vi.advanceTimersByTime(60_000)
    expect(leaveTo).not.toHaveBeenCalled()
  })
})
