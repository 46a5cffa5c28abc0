#!/usr/bin/env node
// npm run bench: builds the product, bundles bench/run.ts and the bare server beside it, and runs it with the given arguments.
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { fail, run } from './processes.mjs'
import { root } from './root.mjs'

await ensureInstalled({ dev: true }).catch(fail)
await build().catch(fail)
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
// Counts instead of measuring: the steps that the tasks of every day take.
if (process.argv.includes('--tasks')) {
  const config = join(root, 'e2e', 'playwright.config.ts')
  const { code: ended } = await run(process.execPath, [playwright, 'test', '-c', config, 'task-table'])
  process.exit(ended)
}
// Measures the browser instead of the server: a card dragged over a full board, a quotation of 500 items written.
const inBrowser = { '--drag': 'board-drag', '--quotation': 'quotation-keys' }
const measured = Object.entries(inBrowser).flatMap(([option, file]) =>
  process.argv.includes(option) ? [file] : [],
)
if (measured.length > 0) {
  const config = join(root, 'e2e', 'bench', 'playwright.config.ts')
  const { code: ended } = await run(process.execPath, [playwright, 'test', '-c', config, ...measured])
  process.exit(ended)
}
const { build: bundle } = await import('vite')
const outDir = join(root, '.cache', 'bench')
await bundle({
  configFile: false,
  root: join(root, 'bench'),
  logLevel: 'warn',
  ssr: { noExternal: [/^@foyer\//] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: { run: join(root, 'bench', 'run.ts'), 'floor-server': join(root, 'bench', 'floor-server.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
})
const { code } = await run(process.execPath, [
  '--enable-source-maps',
  join(outDir, 'run.js'),
  ...process.argv.slice(2),
])
process.exitCode = code
