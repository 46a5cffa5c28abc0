import type { BrowserContext } from '@playwright/test'

export interface ConsoleWatch {
  /** Says that this test provokes such a complaint; every other one fails it. */
  expect: (complaint: RegExp) => void
  unexpected: () => string[]
  /** The same, and from here on they are forgotten. */
  take: () => string[]
}

/** Chromium reports here what a script throws, what cannot be loaded, and what the content policy forbids. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const complaints: string[] = []
  const expected: RegExp[] = []
  context.on('weberror', (thrown) => complaints.push(`thrown: ${thrown.error()}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  const unexpected = () =>
    complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
  const take = () => {
    const taken = unexpected()
    complaints.length = 0
    return taken
  }
  return { expect: (complaint) => expected.push(complaint), unexpected, take }
}
