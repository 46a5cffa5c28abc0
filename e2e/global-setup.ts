import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoDataSetting, serve } from './server'

/** Seeds the demo company once; every server of the journeys begins with a copy of it. */
export default async function prepareDemoData() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-demo-'))
  const { stop } = await serve({ DATA_DIR: folder, DEMO: 'on' })
  await stop()
  process.env[demoDataSetting] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
