import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from 'node:tls'
import { type Account, unprivilegedAccount } from '../postgres-binaries'
import { dovecotSettings } from './settings'

const startMs = 30_000

export interface Dovecot {
  host: string
  /** TLS from the first byte. */
  port: number
  /** Where STARTTLS is offered. */
  plainPort: number
  /** Has a file of its own, which is read when it first signs in: later its password stays. */
  user: (name: string, password: string) => void
  /** Puts a message into a folder, as a mail server does that received it now or at this time. */
  deliver: (user: string, message: string | Uint8Array, at?: Date, folder?: string) => void
  /** How many messages nobody has touched: neither seen nor flagged. */
  untouched: (user: string) => number
  /** All messages get new numbers, as after a restored backup. */
  renumber: (user: string) => void
  stop: () => Promise<void>
}

function findDovecot(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const found = folders.map((folder) => join(folder, 'dovecot')).find((path) => fs.existsSync(path))
  if (!found) throw new Error('No Dovecot: install dovecot-imapd; the tests of mailboxes need it.')
  return found
}

/** Ends it and removes its files when this process is gone, even by kill -9: the pipe it waits on is closed then. */
const script = `trap '' INT TERM HUP; "$1" -F -c "$2/dovecot.conf" & cat >/dev/null
  kill "$!" 2>/dev/null; wait "$!"; rm -rf "$2"`

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
    const end = (does: boolean) => {
      socket.destroy()
      resolve(does)
    }
    socket.on('data', (bytes) => /^\* OK \[/m.test(String(bytes)) && end(true))
    socket.on('error', () => end(false))
    socket.on('close', () => end(false))
  })

/** For localhost and 127.0.0.1, signed by nobody. */
function makeCertificate(folder: string): void {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const to = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const made = spawnSync('openssl', [...kind, '-days', '2', ...names, ...to], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`no certificate: ${made.error?.message ?? made.stderr}`)
}

const nameOf = (account: Account): string =>
  account
    ? spawnSync('id', ['-un', String(account.uid)], { encoding: 'utf8' }).stdout.trim()
    : os.userInfo().username
const groupOf = (account: Account): string =>
  spawnSync('id', ['-gn', ...(account ? [String(account.uid)] : [])], { encoding: 'utf8' }).stdout.trim()

/** A real IMAP server of this machine, in a temporary folder, without any rights of root. */
export async function startDovecot(): Promise<Dovecot> {
  const program = findDovecot()
  const account = unprivilegedAccount()
  const own = (path: string) => account && fs.chownSync(path, account.uid, account.gid)
  const folder = fs.mkdtempSync(join(os.tmpdir(), 'foyer-dovecot-'))
  const ports = { tls: await freePort(), plain: await freePort() }
  makeCertificate(folder)
  const names = { user: nameOf(account), group: groupOf(account) }
  fs.writeFileSync(join(folder, 'dovecot.conf'), dovecotSettings(folder, ports, names))
  fs.mkdirSync(join(folder, 'users'))
  for (const name of fs.readdirSync(folder)) own(join(folder, name))
  own(folder)
  const keeper = spawn('/bin/sh', ['-c', script, 'sh', program, folder], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  keeper.unref()
  const stop = async () => {
    keeper.ref()
    const gone = once(keeper, 'exit')
    keeper.stdin.end()
    await gone
  }
  for (const giveUp = Date.now() + startMs; !(await greets(ports.tls)); await delay(50))
    if (Date.now() > giveUp) {
      const log = join(folder, 'log')
      const said = fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : ''
      await stop()
      throw new Error(`Dovecot did not start:\n${said}`)
    }
  return { host: '127.0.0.1', port: ports.tls, plainPort: ports.plain, stop, ...boxesIn(folder, own) }
}

function boxesIn(folder: string, own: (path: string) => void) {
  let delivered = 0
  const boxOf = (user: string, name = 'INBOX') => {
    const box = join(folder, 'mail', user, ...(name === 'INBOX' ? [] : [`.${name}`]))
    for (const part of ['new', 'cur', 'tmp'])
      if (!fs.existsSync(join(box, part))) {
        fs.mkdirSync(join(box, part), { recursive: true })
        for (const path of [join(folder, 'mail'), join(folder, 'mail', user), box, join(box, part)]) own(path)
      }
    return box
  }
  return {
    user: (name: string, password: string) =>
      fs.writeFileSync(join(folder, 'users', name), `${name}:{PLAIN}${password}\n`),
    deliver: (user: string, message: string | Uint8Array, at = new Date(), name = 'INBOX') => {
      const box = boxOf(user, name)
      delivered += 1
      const file = `${Math.floor(Date.now() / 1_000)}.M${String(delivered).padStart(6, '0')}.test`
      const path = join(box, 'tmp', file)
      fs.writeFileSync(path, typeof message === 'string' ? message.replace(/\r?\n/g, '\r\n') : message)
      fs.utimesSync(path, at, at)
      own(path)
      fs.renameSync(path, join(box, 'new', file))
    },
    untouched: (user: string) => {
      const box = boxOf(user)
      const isUntouched = (name: string) => !/:2,.*[A-Z]/.test(name)
      return ['new', 'cur'].flatMap((part) => fs.readdirSync(join(box, part))).filter(isUntouched).length
    },
    renumber: (user: string) => {
      const box = boxOf(user)
      for (const name of fs.readdirSync(box))
        if (name.startsWith('dovecot')) fs.rmSync(join(box, name), { recursive: true })
      const list = join(box, 'dovecot-uidlist')
      fs.writeFileSync(list, '3 V4242 N1\n')
      own(list)
    },
  }
}
