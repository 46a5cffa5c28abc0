#!/usr/bin/env node
// Builds what is out of date: the web (web/dist), the server and its database template (server/dist).
//   npm run build [-- --force]
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { fail, run, tool } from './processes.mjs'
import { isMain, root } from './root.mjs'

const skipped = new Set(['node_modules', 'dist', '.cache', 'testing', 'samples', 'dev'])
const isTest = (name) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(name)

function addToHash(hash, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
    return
  }
  for (const name of readdirSync(join(root, path)).sort())
    if (!skipped.has(name) && !isTest(name)) addToHash(hash, `${path}/${name}`)
}

/** By content, so that it also works for a fresh clone or another branch. */
function hashOf(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) addToHash(hash, path)
  return hash.digest('hex')
}

const vite = (folder) => async (log) => {
  const args = ['build', '--logLevel', 'warn']
  const env = { NODE_ENV: 'production' }
  const { code, output } = await run(tool('vite'), args, { cwd: join(root, folder), env, log })
  if (code !== 0) throw new Error(`${output}The ${folder} does not build.`)
}

const databaseTemplate = async (log) => {
  const cwd = join(root, 'server')
  // Its code runs once: to optimise it takes longer than to run it.
  const args = ['--liftoff-only', 'dist/build-template.js']
  const { code, output } = await run(process.execPath, args, { cwd, log })
  if (code !== 0 || !existsSync(join(cwd, 'dist/template.tar.gz')))
    throw new Error(`${output}The database template does not build.`)
}

const shared = ['contract/src', 'contract/package.json', 'package-lock.json']
const products = [
  { name: 'web', sources: [...shared, 'web'], result: 'web/dist/index.html', steps: [vite('web')] },
  {
    name: 'server',
    sources: [...shared, 'server'],
    result: 'server/dist/template.tar.gz',
    steps: [vite('server'), databaseTemplate],
  },
]

const stampOf = ({ name }) => join(root, '.cache', `${name}-built-from`)
const readStamp = (product) => {
  const stamp = stampOf(product)
  return existsSync(stamp) && existsSync(join(root, product.result)) ? readFileSync(stamp, 'utf8') : undefined
}

/** With `log` (a folder) the output of the tools goes there, and into the error if one fails. */
export async function build({ force = false, only = products.map(({ name }) => name), log } = {}) {
  const due = products
    .filter(({ name }) => only.includes(name))
    .map((product) => ({ ...product, hash: hashOf(product.sources) }))
    .filter((product) => force || readStamp(product) !== product.hash)
  if (due.length === 0) return
  if (!log) console.log(`Building ${due.map(({ name }) => name).join(' and ')}…`)
  const results = await Promise.allSettled(
    due.map(async (product) => {
      rmSync(stampOf(product), { force: true })
      for (const step of product.steps) await step(log && join(log, `build-${product.name}.log`))
      mkdirSync(join(root, '.cache'), { recursive: true })
      writeFileSync(stampOf(product), product.hash)
    }),
  )
  const failures = results.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message)
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

if (isMain(import.meta.url)) {
  await ensureInstalled({ dev: false })
    .then(() => build({ force: process.argv.includes('--force') }))
    .catch(fail)
}
