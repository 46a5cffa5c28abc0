import { UnreachableDatabase } from './db/client'
import { UnusableDataDir } from './db/embedded/embedded'
import { LockedDataDir } from './db/embedded/lock'
import { WrongKey } from './db/locked-columns'
import { NewerDatabase } from './db/migrate'
import { WrongSettings } from './env'

/** System errors that a setting causes. */
const settingBehind: Record<string, string> = { listen: 'HOST, PORT', getaddrinfo: 'HOST' }

const expected = [WrongSettings, LockedDataDir, UnusableDataDir, UnreachableDatabase, NewerDatabase, WrongKey]

/** One clear line for what the operator can fix; the full error for everything else. */
export function reasonOf(error: NodeJS.ErrnoException): string | undefined {
  const isExpected = expected.some((kind) => error instanceof kind)
  if (isExpected) return error.message
  const setting = settingBehind[error.syscall ?? '']
  return setting ? `${setting}: ${error.message}` : error.stack
}
