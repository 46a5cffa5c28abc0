import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: [...(process.env.FOYER_TEST_LONG ? [] : ['**/*.long.test.ts']), '**/node_modules/**'],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Each file has a database without rows to itself; the modules may be shared.
    isolate: false,
    maxWorkers: 2,
  },
})
