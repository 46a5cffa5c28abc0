import { notifyManager, QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed'

// One task later, a button would still be enabled for the second click of a double click, and send twice.
notifyManager.setScheduler(queueMicrotask)

/** Repeating a refused call does not help; only failures that may be temporary are retried. */
export const shouldRetry = (failures: number, error: unknown): boolean => {
  if (!navigator.onLine) return false
  const mayPass = !(error instanceof CallFailed) || error.status === 0 || error.status >= 500
  return mayPass && failures < 2
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (tries) => Math.min(1000 * 2 ** tries, 5000),
        // Returning to the tab refreshes what is older than this; quick switching does not.
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        // Offline, a call fails with a message instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
