import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoPassword } from '@foyer/contract/accounts/demo'
import { test as base, expect } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { selection } from '../pages/selection'
import { serve } from '../server'

const seed = fileURLToPath(new URL('../../server/dist/seed.js', import.meta.url))
const leads = 5200

/** A firm with thousands of leads, made with the operator's command before the server starts. */
function seedFirm(folder: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [seed, '--leads', String(leads)], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    encoding: 'utf8',
  })
  const email = /Sign in as (\S+)/.exec(stdout)?.[1]
  if (!email) throw new Error(`no firm was made:\n${stdout}${stderr}`)
  return email
}

const test = base.extend<Record<never, never>, { owner: string; folder: string }>({
  folder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-many-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  owner: [async ({ folder }, use) => use(seedFirm(folder)), { scope: 'worker', timeout: 120_000 }],
  server: [
    async ({ folder, owner: _ }, use) => {
      const server = await serve({ DATA_DIR: folder, DEMO: 'off' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('L-077 C-066 C-086 five thousand leads are archived at once and come back with Undo', async ({
  page,
  owner,
}) => {
  await page.goto('/')
  await page.getByLabel('Email').fill(owner)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/admin\//)
  await page.goto('/lms/')
  const { total } = leadList(page)
  const { tickFirst, action, count, undo, said } = selection(page)
  await expect(total(leads)).toBeVisible()
  await tickFirst(1)
  await action('Select All').click()
  await expect(count).toHaveText(`${leads.toLocaleString('en-IN')} selected`)
  await action('Archive').click()
  await expect(said('Leads Archive Successfully')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('No Lead(s) to Show')).toBeVisible()
  await undo.click()
  await expect(total(leads)).toBeVisible({ timeout: 30_000 })
})
