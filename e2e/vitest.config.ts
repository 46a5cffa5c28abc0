import { defineConfig } from 'vitest/config'

/** The conformance tests read files and pure modules; the browser journeys belong to Playwright. */
export default defineConfig({ test: { include: ['conformance/**/*.test.ts'] } })
