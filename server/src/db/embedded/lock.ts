import { join } from 'node:path'
import { takeKernelLock } from './kernel-lock'
import { takePidLock } from './pid-lock'

export class LockedDataDir extends Error {
  constructor(holder: string, advice?: string) {
    super(
      [`DATA_DIR is in use by ${holder}; stop it or choose another folder.`, advice]
        .filter(Boolean)
        .join(' '),
    )
  }
}

/** Only one process may open the folder: two would silently destroy each other's rows. */
export function takeLock(dataDir: string): () => void {
  const outcome = takeKernelLock(join(dataDir, 'lock')) ?? takePidLock(join(dataDir, 'lock.owner'))
  if ('holder' in outcome) throw new LockedDataDir(outcome.holder, outcome.advice)
  return outcome.release
}
