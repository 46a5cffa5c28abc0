import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { basename } from 'node:path'
import { isRunning, type Outcome, pause } from './lock-holder'

/** A process id alone is not enough: after a crash it may belong to another process. */
interface Owner {
  pid: number
  startedAt: string
  boot: string
  host: string
  nonce: string
}

const readIfThere = (file: string): string | undefined => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const startOf = (pid: number): string => {
  const stat = readIfThere(`/proc/${pid}/stat`)
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

const bootId = (): string => readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? ''

const self = (): Owner => ({
  pid: process.pid,
  startedAt: startOf(process.pid),
  boot: bootId(),
  host: os.hostname(),
  nonce: randomUUID(),
})

function readOwner(file: string): Owner | undefined {
  const text = readIfThere(file)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return { pid: 0, startedAt: '', boot: '', host: os.hostname(), nonce: 'unreadable' }
  }
}

/** Nothing is known about processes of another host or container, so their lock is valid. */
const mayBeAlive = (owner: Owner): boolean =>
  owner.host !== os.hostname() ||
  (owner.pid > 0 && owner.boot === bootId() && isRunning(owner.pid) && startOf(owner.pid) === owner.startedAt)

const isCreated = (draft: string, file: string): boolean => {
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * The owner that keeps us out, or undefined when the file is ours. The file of a dead owner may be replaced only by the
 * process that holds the right to replace exactly this owner; that right is a lock of the same kind. So several processes
 * that find a stale file cannot push each other out.
 */
function claim(file: string, me: Owner): Owner | undefined {
  const draft = `${file}.${me.nonce}`
  fs.writeFileSync(draft, JSON.stringify(me), { mode: 0o600 })
  try {
    for (;;) {
      if (isCreated(draft, file)) return undefined
      const owner = readOwner(file)
      if (!owner) continue
      if (mayBeAlive(owner)) return owner
      const right = `${file}.after-${owner.nonce}`
      if (claim(right, me)) {
        pause(5)
        continue
      }
      try {
        if (readOwner(file)?.nonce === owner.nonce) {
          fs.renameSync(draft, file)
          return undefined
        }
      } finally {
        fs.rmSync(right, { force: true })
      }
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** For machines without `flock`. */
export function takePidLock(file: string): Outcome {
  const me = self()
  const owner = claim(file, me)
  if (!owner) {
    return {
      release: () => {
        if (readOwner(file)?.nonce === me.nonce) fs.rmSync(file)
      },
    }
  }
  if (owner.host === me.host) return { holder: `process ${owner.pid}` }
  return {
    holder: `process ${owner.pid} on ${owner.host}`,
    advice: `If it has ended, delete ${basename(file)} there.`,
  }
}
