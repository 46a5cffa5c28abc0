import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { endSession } from '../api/session'
import { slices } from '../ui/drawn-in-slices'
import { dismissToast, toastStore } from '../ui/toasts/toast'

// Every look in vain would print the whole page; while something is waited for, only the last one does.
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics

slices.areOn = false

configure({
  // How long to look for something before giving up: a busy machine is slow, not wrong.
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) => {
    const page = isWaiting() ? undefined : prettyDOM(container)
    const error = new Error([message, page].filter(Boolean).join('\n\n'))
    return Object.assign(error, { name: 'TestingLibraryElementError' })
  },
})

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
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
// The editor asks where its caret is.
Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
Range.prototype.getBoundingClientRect = () => new DOMRect()

// The first test of each file runs in strict mode, as main.tsx does; in all of them that would take a quarter longer.
beforeAll(() => {
  configure({ reactStrictMode: true })
})
afterEach(() => {
  configure({ reactStrictMode: false })
})

// What changes a page while the test does not wait for it is a fault of the test; React says so if it is asked to.
const complainOfChanges = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn })

beforeEach(() => {
  complainOfChanges(true)
})

afterEach(async () => {
  cleanup()
  complainOfChanges(false)
  vi.useRealTimers()
  // A part of the product that is still being loaded arrives now, not in the next test.
  await vi.dynamicImportSettled()
  // An answer that is still under way says its toast or ends its session now, not in the next test.
  await new Promise((done) => setTimeout(done))
  endSession({ byChoice: true })
  localStorage.clear()
  // Also where no page was left to hear that the network is back: whoever reads without one waits for ever.
  onlineManager.setOnline(true)
  for (const { id } of toastStore.read()) dismissToast(id)
})
