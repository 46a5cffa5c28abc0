import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'

export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these that is on the search path, or in one of these folders. */
export function findProgram(names, moreFolders = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...moreFolders]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** On Debian, as root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

const env = { DEBIAN_FRONTEND: 'noninteractive' }
let isFresh = false

/** Not two at a time: Debian installs one after the other. */
export async function installPackage(name, log) {
  if (!isFresh) await run('apt-get', ['update'], { env, log: `${log}.update` })
  isFresh = true
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env, log })
}
