import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLogged } from './use-logged'

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  vi.restoreAllMocks()
})

it('A-028 T-019 logs what failed with its reason', () => {
  const log = logged()
  const reason = new Error('away')
  renderHook(() => useLogged('The list could not be loaded.', reason))
  expect(log).toHaveBeenCalledWith('The list could not be loaded.', reason)
})

it('A-028 T-019 does not log the calls that the browser cuts when the page is left, but again when it is back', () => {
  const log = logged()
  dispatchEvent(new Event('pagehide'))
  renderHook(() => useLogged('The list could not be loaded.', new Error('cut')))
  expect(log).not.toHaveBeenCalled()
  dispatchEvent(new Event('pageshow'))
  const reason = new Error('away')
  renderHook(() => useLogged('The list could not be loaded.', reason))
  expect(log).toHaveBeenCalledWith('The list could not be loaded.', reason)
})
