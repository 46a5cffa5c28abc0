#!/usr/bin/env node
// npm run dev: Vite for the web (its config forwards the calls), the server rebuilt and restarted on change.
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { fail, run, tool } from './processes.mjs'
import { root } from './root.mjs'

await ensureInstalled({ dev: true }).catch(fail)
await build({ only: ['server'] }).catch(fail)
const server = join(root, 'server')
const keepDist = ['--emptyOutDir=false', '--logLevel', 'warn']
await Promise.race([
  run(tool('vite'), [], { cwd: join(root, 'web') }),
  run(tool('vite'), ['build', '--watch', ...keepDist], { cwd: server }),
  run(process.execPath, ['--watch', '--enable-source-maps', 'server/dist/main.js']),
])
process.exit()
