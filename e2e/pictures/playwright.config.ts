import { fileURLToPath } from 'node:url'
import journeys from '../playwright.config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const port = 5199
const baseURL = `http://localhost:${port}`

/** npm run pictures: the browser of the journeys, and the development server instead of the built product. */
export default {
  ...journeys,
  globalSetup: undefined,
  testDir: here('.'),
  testMatch: 'blocks.ts',
  outputDir: here('../../.cache/pictures'),
  workers: 1,
  reporter: 'line',
  use: { ...journeys.use, baseURL, colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  webServer: {
    command: `npx vite --port ${port} --strictPort`,
    cwd: here('../../web'),
    url: `${baseURL}/dev/blocks.html`,
  },
}
