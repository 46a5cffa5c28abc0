import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunningServer } from './serve'

/** A command of whoever runs the product, beside the server that works on the same data. */
export function runCommand(server: RunningServer, name: 'create-owner' | 'seed', args: string[]): string {
  const program = fileURLToPath(new URL(`../server/dist/${name}.js`, import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...server.settings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name} failed:\n${stdout}${stderr}`)
  return stdout
}
