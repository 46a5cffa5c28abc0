import { canInstall, findProgram, installPackage, isProgram } from './programs.mjs'

/** The headless shell first: it takes half the time of a full browser. */
const headless = 'chromium-headless-shell'
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function find() {
  if (process.env.CHROMIUM_PATH)
    return isProgram(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined
  return findProgram(names)
}

const missing =
  'No Chromium: install chromium or google-chrome, or set CHROMIUM_PATH to one; the browser tests need it.'

/** The path of a Chromium; on Debian, as root, a missing one is installed. */
export async function ensureChromium(log) {
  const found = find()
  if (found && (found.endsWith(headless) || process.env.CHROMIUM_PATH)) return found
  const mayInstall = !process.env.CHROMIUM_PATH && canInstall()
  if (!mayInstall && found) return found
  if (!mayInstall) throw new Error(missing)
  await installPackage(headless, log)
  if (!find()) await installPackage('chromium', log)
  const installed = find()
  if (!installed) throw new Error(missing)
  return installed
}
