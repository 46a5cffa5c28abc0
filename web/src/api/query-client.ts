import { notifyManager, QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed'

// Told a task later, a button would still be open to the second click of a double click, and send twice.
notifyManager.setScheduler(queueMicrotask)

/** A refusal stays one however often it is asked; only what may pass by itself is tried again. */
export const shouldRetry = (failures: number, error: unknown): boolean => {
  const mayPass = !(error instanceof CallFailed) || error.status === 0 || error.status >= 500
  return mayPass && failures < 2
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (tries) => Math.min(1000 * 2 ** tries, 5000),
        // Coming back to the tab refreshes what is older than this; quick switching does not.
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        // Offline, a call fails and says so; it does not wait without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
