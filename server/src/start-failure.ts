import { UnreachableDatabase } from './db/client'
import { LockedDataDir } from './db/embedded/lock'
import { WrongSettings } from './env'

/** System errors that a setting causes. */
const settingBehind: Record<string, string> = { listen: 'HOST, PORT', getaddrinfo: 'HOST', mkdir: 'DATA_DIR' }

/** One clear line for what the operator can fix; the full error for everything else. */
export function reasonOf(error: NodeJS.ErrnoException): string | undefined {
  const isExpected = [WrongSettings, LockedDataDir, UnreachableDatabase].some((kind) => error instanceof kind)
  if (isExpected) return error.message
  const setting = settingBehind[error.syscall ?? '']
  return setting ? `${setting}: ${error.message}` : error.stack
}
