import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { liveEventsPath } from '@foyer/contract/live/events'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

/** The built product as it runs in production; npm test builds it first. */
const program = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url))
const patience = 120_000

interface Started {
  child: ChildProcess
  output: { out: string; err: string }
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

const running = new Set<ChildProcess>()
let folder: string

function start(name: string, args: string[] = []): Started {
  // Its database starts in half the time where nothing is optimised, and is not needed for long.
  const child = spawn(process.execPath, ['--liftoff-only', program(name), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DEMO: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (part) => {
    output.out += part
  })
  child.stderr.on('data', (part) => {
    output.err += part
  })
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child)
    return code ?? signal
  })
  return { child, output, ended }
}

/** Its address, once it answers there. */
async function addressOf({ child, output, ended }: Started): Promise<string> {
  if (!child.stdout) throw new Error('it has no output')
  const lines = createInterface(child.stdout)
  const said = new Promise<string>((found) => {
    lines.on('line', (line) => {
      const [, address] = /ready at (\S+)\//.exec(line) ?? []
      if (address) found(address)
    })
  })
  const failed = ended.then((code) => Promise.reject(new Error(`it ended with ${code}: ${output.err}`)))
  return Promise.race([said, failed])
}

async function signIn(address: string, email: string, password: string): Promise<string> {
  const { path, reply } = accountEndpoints.signIn
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return reply.decode((await answer.json()) as never).token
}

beforeAll(() => {
  if (!existsSync(program('main'))) throw new Error('The server is not built. Run npm run build.')
  folder = mkdtempSync(join(tmpdir(), 'foyer-main-'))
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a server on its own folder', () => {
  it('serves, is alone there, ends when told to, and knows everything when it is started again', {
    timeout: 2 * patience,
  }, async () => {
    const email = 'kavya@example.com'
    const owner = ['--company', 'Malhar Design', '--email', email, '--first-name', 'Kavya']
    const made = start('create-owner', owner)
    expect(await made.ended, made.output.err).toBe(0)
    const [, password = ''] = /temporary password (\S+)/.exec(made.output.out) ?? []

    const first = start('main')
    const address = await addressOf(first)
    expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: 'ready' })
    expect(await (await fetch(address)).text()).toContain('<div id="root">')
    const token = await signIn(address, email, password)

    const second = start('main')
    expect(await second.ended).toBe(1)
    expect(second.output.err.trim()).toMatch(
      /^DATA_DIR is in use by [^\n]*stop it or choose another folder\.[^\n]*$/,
    )
    expect((await fetch(`${address}/health`)).status).toBe(200)

    const headers = { authorization: `Bearer ${token}` }
    const page = await fetch(address + liveEventsPath, { headers })
    expect(page.status).toBe(200)
    const told = page.text()
    first.child.kill('SIGTERM')
    expect(await first.ended, first.output.err).toBe(0)
    expect(await told).toContain(':')
    await expect(fetch(`${address}/health`)).rejects.toThrow()

    const again = start('main')
    const newAddress = await addressOf(again)
    const profile = await fetch(newAddress + accountEndpoints.profile.path, { headers })
    expect(profile.status).toBe(200)
    expect(await profile.text()).toContain(email)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
    for (const { output } of [first, again]) expect(output.err).toBe('')
  })
})
