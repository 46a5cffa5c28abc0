import { fileURLToPath } from 'node:url'
import journeys from '../playwright.config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The browser of the journeys, for something that is measured rather than judged. */
export default {
  ...journeys,
  testDir: here('.'),
  testMatch: ['board-drag.ts', 'quotation-keys.ts'],
  outputDir: here('../../.cache/browser-bench'),
  workers: 1,
  reporter: 'line',
  timeout: 900_000,
}
