import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { endSession } from '../api/session'
import { dismissToast, toastStore } from '../ui/toast'

// How long to look for something before giving up: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 8000 })

// What Mantine asks of a browser and jsdom does not have.
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  cleanup()
  endSession({ byChoice: true })
  localStorage.clear()
  for (const { id } of toastStore.read()) dismissToast(id)
  vi.useRealTimers()
})
