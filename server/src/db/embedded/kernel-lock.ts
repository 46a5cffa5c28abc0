import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { isRunning, type Outcome, pause } from './lock-holder'

/** The same search path in every process of a machine, so that all of them lock in the same way. */
const searchPath = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin'
const taken = 1
const looks = 20

/** The holder writes its process id just after it got the lock: an outdated id is checked again. */
function readHolder(file: string): string {
  for (let look = 1; ; look++) {
    const pid = Number(fs.readFileSync(file, 'utf8'))
    if (pid > 0 && (isRunning(pid) || look === looks)) return `process ${pid}`
    if (look === looks) return 'another process'
    pause(25)
  }
}

/**
 * A lock that the kernel releases when this process ends, however it ends; undefined where there is no `flock`. The
 * command locks a descriptor that it shares with us, so the lock stays after the command has ended.
 */
export function takeKernelLock(file: string): Outcome | undefined {
  // Never deleted: a process that still held the deleted file would not keep out the next one.
  const descriptor = fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600)
  const { status, error, stderr } = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
    env: { PATH: searchPath },
    encoding: 'utf8',
  })
  if (status === 0) {
    fs.writeSync(descriptor, String(process.pid).padEnd(20), 0)
    return { release: () => fs.closeSync(descriptor) }
  }
  fs.closeSync(descriptor)
  if (status === taken) return { holder: readHolder(file) }
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return undefined
  throw new Error(`DATA_DIR cannot be locked: ${error?.message ?? stderr.trim()}`)
}
