import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { versionOf } from './worker.ts'

it('Sales floor the worker is another one where a file without a hash in its name, or the first page, was changed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-worker-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const files = ['index.html', 'start.js', 'icon.svg', 'manifest.webmanifest']
  for (const file of files) writeFileSync(join(dir, file), 'as it was')
  const kept = { shell: ['/start.js'], pages: ['/assets/page-1.js'], addresses: [] }
  const versions = [versionOf(kept, dir)]
  expect(versionOf(kept, dir)).toBe(versions[0])
  for (const file of files) {
    writeFileSync(join(dir, file), 'changed')
    versions.push(versionOf(kept, dir))
  }
  expect(new Set(versions).size).toBe(5)
})
