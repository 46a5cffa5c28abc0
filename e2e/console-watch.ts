import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

export interface ConsoleWatch {
  /** Says that this test provokes such a complaint; every other one fails it. */
  expect: (complaint: RegExp) => void
  unexpected: () => string[]
  /** The same, and from here on they are forgotten. */
  take: () => string[]
  /** What comes from here on belongs to somebody else. */
  end: () => void
}

/** Chromium reports here what a script throws, what cannot be loaded, and what the content policy forbids. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const complaints: string[] = []
  const expected: RegExp[] = []
  const onError = (thrown: WebError) => {
    complaints.push(`thrown: ${thrown.error()}`)
  }
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Most journeys have no worker: what it would answer could not be seen by them (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  }
  context.on('weberror', onError)
  context.on('console', onMessage)
  const end = () => {
    context.off('weberror', onError)
    context.off('console', onMessage)
  }
  const unexpected = () =>
    complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
  const take = () => {
    const taken = unexpected()
    complaints.length = 0
    return taken
  }
  return { expect: (complaint) => expected.push(complaint), unexpected, take, end }
}
