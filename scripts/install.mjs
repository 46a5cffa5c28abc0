import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes.mjs'
import { root } from './root.mjs'

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The differences between package-lock.json and what npm installed (node_modules/.package-lock.json, which npm writes
 * last, so an interrupted installation has none). Packages for other platforms do not count.
 */
export function installState(lock, installed) {
  if (!installed) return { isCurrent: () => false, hasDev: false }
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
  const differs = ([path, entry]) => installed.packages[path]?.version !== entry.version
  const gaps = entries.filter(differs)
  const counts =
    (dev) =>
    ([path, entry]) => {
      if (installed.packages[path]) return true
      return !entry.optional && (dev || !(entry.dev || entry.devOptional))
    }
  return {
    isCurrent: ({ dev }) => !gaps.some(counts(dev)),
    hasDev: Object.values(installed.packages).some((entry) => entry.dev),
  }
}

/** Installs what the lock file says, if something differs. Never removes development dependencies. */
export async function ensureInstalled({ dev }) {
  const lock = readJson(join(root, 'package-lock.json'))
  const state = installState(lock, readJson(join(root, 'node_modules', '.package-lock.json')))
  if (state.isCurrent({ dev })) return
  console.log('Installing…')
  const flags = ['--no-audit', '--no-fund', '--loglevel=error']
  if (!dev && !state.hasDev) flags.push('--omit=dev')
  // Not `npm ci`: it refuses a lock file that lacks packages for other platforms, and a registry may not have them all.
  const { code } = await run('npm', ['install', '--no-save', ...flags])
  if (code !== 0) throw new Error('npm install failed.')
}
