import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { liveEventsPath } from '@foyer/contract/live/events'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from './testing/snapshot'

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

function start(name: string, settings: Record<string, string>, args: string[] = []): Started {
  const child = spawn(process.execPath, [program(name), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DEMO: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...settings,
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

describe('a wrong setting stops the start with one clear line', () => {
  const fault = async (settings: Record<string, string>) => {
    const { output, ended } = start('main', settings)
    expect(await ended).toBe(1)
    expect(output.err.trim().split('\n')).toHaveLength(1)
    return output.err.trim()
  }

  it('a port that is no number', { timeout: patience }, async () => {
    expect(await fault({ PORT: 'abc' })).toBe(
      'Wrong settings: PORT: please give a whole number from 0 to 65535',
    )
  })

  it('a port that is taken', { timeout: patience }, async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const prepared = inject('database')
    if (prepared.kind !== 'postgres') throw new Error('this test is quick with PostgreSQL alone')
    const database = await createDatabase(prepared, prepared.template)
    expect(await fault({ PORT: String(port), DATABASE_URL: database })).toMatch(/^HOST, PORT: .*EADDRINUSE/)
    other.close()
  })

  it('a folder that cannot be one', { timeout: patience }, async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(await fault({ DATA_DIR: join(file, 'data') })).toMatch(/^DATA_DIR: ENOTDIR/)
  })

  it('a database that does not answer', { timeout: patience }, async () => {
    expect(await fault({ DATABASE_URL: 'postgres://foyer:hunter2@127.0.0.1:1/foyer' })).toBe(
      'DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1',
    )
  })
})

describe('a server on its own folder', () => {
  it('serves, is alone there, ends when told to, and knows everything when it is started again', {
    timeout: 2 * patience,
  }, async () => {
    const email = 'kavya@example.com'
    const owner = ['--company', 'Malhar Design', '--email', email, '--first-name', 'Kavya']
    const made = start('create-owner', {}, owner)
    expect(await made.ended, made.output.err).toBe(0)
    const [, password = ''] = /temporary password (\S+)/.exec(made.output.out) ?? []

    const first = start('main', {})
    const address = await addressOf(first)
    expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: 'ready' })
    const token = await signIn(address, email, password)

    const second = start('main', {})
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

    const again = start('main', {})
    const newAddress = await addressOf(again)
    const profile = await fetch(newAddress + accountEndpoints.profile.path, { headers })
    expect(profile.status).toBe(200)
    expect(await profile.text()).toContain(email)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
    for (const { output } of [first, again]) expect(output.err).toBe('')
  })
})
