import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find(existsSync)
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Each worker starts a server of its own (fixtures.ts), so there is no web server here. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: here('global-setup.ts'),
  outputDir: here('../test-results'),
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Long, for a machine that is busy with something else; whoever passes does not wait.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: here('../.cache/playwright.json') }]],
  use: {
    trace: 'off',
    screenshot: 'only-on-failure',
    // A browser beside the desks.
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer before a journey does; shell/offline.spec.ts is about it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        '--no-first-run',
        // A journey is over before optimised code has paid for itself: 5 % less work without.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
