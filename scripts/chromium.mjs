import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function find() {
  if (process.env.CHROMIUM_PATH)
    return isProgram(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

const missing =
  'No Chromium: install chromium or google-chrome, or set CHROMIUM_PATH to one; the browser tests need it.'

/** The path of a Chromium; on Debian, as root, it is installed when it is missing. */
export async function ensureChromium(log) {
  const found = find()
  if (found) return found
  const canInstall =
    !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!canInstall) throw new Error(missing)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, log })
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, log })
  const installed = find()
  if (!installed) throw new Error(missing)
  return installed
}
