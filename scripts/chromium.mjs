import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'

/** The headless shell first: it takes half the time of a full browser. */
const headless = 'chromium-headless-shell'
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

/** The path of a Chromium; on Debian, as root, a missing one is installed. */
export async function ensureChromium(log) {
  const found = find()
  if (found && (found.endsWith(headless) || process.env.CHROMIUM_PATH)) return found
  const canInstall =
    !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!canInstall && found) return found
  if (!canInstall) throw new Error(missing)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, log })
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env, log })
  await install(headless)
  if (!find()) await install('chromium')
  const installed = find()
  if (!installed) throw new Error(missing)
  return installed
}
