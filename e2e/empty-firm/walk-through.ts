import { readdirSync } from 'node:fs'
import { liveEventsPath } from '@foyer/contract/live/events'
import type { Page } from '@playwright/test'
import { openEverything } from './open-everything'

/** The id is that of a lead, or of nothing. */
const noSuchRecord =
  /: 404 \/api\/(get-(lead-by-id|specific-custom-field)|lead-sources\/one|(lead-mail\/batches|projects|quotations|project-quotations)\/[0-9a-f-]+|quotations)$/
const built = new URL('../../web/dist/assets/', import.meta.url)

interface Walked {
  faults: string[]
  /** Everything that was pressed, by the way to it. */
  pressed: string[]
}

/** Opens these pages and everything on them, apart from what is known; gives what is wrong. */
export async function walkThrough(page: Page, all: string[], before: string[] = []): Promise<Walked> {
  const files = readdirSync(built)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `/assets/${name}`)
  const faults: string[] = []
  let [known, addresses] = [before, all]
  while (addresses.length > 0) {
    await page.goto('/terms')
    const walk = { addresses, files, known, liveEvents: liveEventsPath }
    const seen = await page.evaluate(openEverything, walk)
    faults.push(...seen.faults)
    if (seen.left.length === addresses.length) throw new Error(`nothing leads to ${addresses[0]}`)
    known = seen.pressed
    addresses = seen.left
  }
  return { faults: faults.filter((fault) => !noSuchRecord.test(fault)), pressed: known }
}
