import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The flags lie in the node_modules of the whole project.
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      'src/testing/quick/quick-react.ts',
      'src/testing/warnings.ts',
      'src/testing/quick/quick-page.ts',
      'src/testing/loaded-parts.ts',
      'src/testing/setup.ts',
    ],
    // A style sheet that a test asks for as text is what the file says.
    css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 120_000,
    // One browser for all files of a worker: half of the time went into building a new one for each.
    isolate: false,
    // A page that is drawn leaves much to throw away; with more room that happens less often.
    execArgv: ['--max-semi-space-size=64'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
