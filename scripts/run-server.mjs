#!/usr/bin/env node
// Installs and builds if needed, then becomes a program of the server: seed, create-owner …
//   node scripts/run-server.mjs <program> [its own arguments]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { fail } from './processes.mjs'
import { isMain, root } from './root.mjs'

export async function runServer(program, args) {
  process.chdir(root)
  await ensureInstalled({ dev: false })
    .then(() => build())
    .catch(fail)
  const file = join(root, 'server', 'dist', `${program}.js`)
  if (!existsSync(file)) fail(new Error(`There is no server program "${program}".`))
  // In this process: signals, exit code and a hard kill reach the server itself, with nothing in between.
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}

if (isMain(import.meta.url)) {
  const [program, ...args] = process.argv.slice(2)
  await runServer(program, args)
}
