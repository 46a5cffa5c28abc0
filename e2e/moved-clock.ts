import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { test as base } from './fixtures'
import { startServer } from './server'

const preload = fileURLToPath(new URL('./clock-preload.mjs', import.meta.url))

interface WorkerTools {
  /** The clock of the server; the one of the browser stays. */
  clock: { advance: (minutes: number) => Promise<void> }
}

/** The product with a clock that the test moves instead of waiting. */
export const test = base.extend<Record<never, never>, WorkerTools>({
  server: [
    async ({}, use) => {
      const server = await startServer({}, ['--import', preload])
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  clock: [
    async ({ server }, use) => {
      await use({
        advance: async (minutes) => {
          const moved = once(server.process, 'message')
          server.process.send(minutes * 60_000)
          await moved
        },
      })
    },
    { scope: 'worker' },
  ],
})
