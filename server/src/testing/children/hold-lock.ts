import { join } from 'node:path'
import { takeLock } from '../../db/embedded/lock'
import { takePidLock } from '../../db/embedded/pid-lock'

/** Takes the lock of a folder, prints the result and keeps it until its input is closed. */
const [kind, folder = ''] = process.argv.slice(2)

function take(): string {
  if (kind === 'kernel') {
    takeLock(folder)
    return 'taken'
  }
  const outcome = takePidLock(join(folder, 'lock.owner'))
  return 'holder' in outcome ? outcome.holder : 'taken'
}

try {
  process.stdout.write(`${take()}\n`)
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
}
process.stdin.resume()
