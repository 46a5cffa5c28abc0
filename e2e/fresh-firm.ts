import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from './fixtures'
import { startServer } from './server'

const command = fileURLToPath(new URL('../server/dist/create-owner.js', import.meta.url))

interface Owner {
  email: string
  temporaryPassword: string
}

/** One firm for every test that asks, made with the operator's command before the server starts. */
function createOwner(folder: string, name: string): Owner {
  const email = `${name}@fresh.foyer.test`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      command,
      '--company',
      `${name} studio`,
      '--email',
      email,
      '--first-name',
      'Kavya',
      '--last-name',
      'Menon',
    ],
    { env: { PATH: process.env.PATH, DATA_DIR: folder }, encoding: 'utf8' },
  )
  const temporaryPassword = /temporary password (\S+)/.exec(stdout)?.[1]
  if (!temporaryPassword) throw new Error(`no owner was made:\n${stdout}${stderr}`)
  return { email, temporaryPassword }
}

const names = ['asha', 'bina', 'chitra', 'devi'] as const

interface WorkerTools {
  owners: Record<(typeof names)[number], Owner>
  folder: string
}

/** The product with firms that nobody has set up yet. */
export const test = base.extend<Record<never, never>, WorkerTools>({
  folder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-fresh-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  owners: [
    async ({ folder }, use) => {
      const made = names.map((name) => [name, createOwner(folder, name)] as const)
      await use(Object.fromEntries(made) as WorkerTools['owners'])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [
    async ({ folder, owners: _ }, use) => {
      const server = await startServer({ DATA_DIR: folder, DEMO: 'off' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
