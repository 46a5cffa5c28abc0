import type { BrowserContext } from '@playwright/test'

export interface ConsoleWatch {
  /** Says that this test provokes such a complaint; every other one fails it. */
  expect: (complaint: RegExp) => void
  unexpected: () => string[]
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
  return {
    expect: (complaint) => expected.push(complaint),
    unexpected: () => complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  }
}
