import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Env, WrongSettings } from './env'

/** Locks what firms entrust to us, and what nobody who reads the database may use: tokens, keys, passwords. */
export interface Secrets {
  lock: (text: string) => string
  /** Fails if it was locked with a key that this server does not have, or was changed. */
  unlock: (locked: string) => string
  /** Whether it is locked with a key that is on its way out. */
  isOld: (locked: string) => boolean
}

interface Key {
  /** The first bytes of its hash: which key something is locked with. */
  name: string
  bytes: Buffer
}

const keyOf = (text: string): Key => ({
  name: createHash('sha256').update(`name ${text}`).digest('hex').slice(0, 8),
  bytes: Buffer.from(hkdfSync('sha256', text, 'foyer', 'secrets of firms', 32)),
})

/** The first of the keys locks, all of them open. */
export function createSecrets([newest, ...older]: readonly [string, ...string[]]): Secrets {
  const current = keyOf(newest)
  const keys = new Map([current, ...older.map(keyOf)].map((key) => [key.name, key]))
  return {
    lock: (text) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv)
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [
        current.name,
        ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url')),
      ].join('.')
    },
    unlock: (locked) => {
      const [name = '', iv = '', tag = '', data = ''] = locked.split('.')
      const key = keys.get(name)
      if (!key) throw new Error('a secret is locked with a key that this server does not have')
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(iv, 'base64url'), {
        authTagLength: 16,
      })
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return decipher.update(Buffer.from(data, 'base64url'), undefined, 'utf8') + decipher.final('utf8')
    },
    isOld: (locked) => locked.split('.')[0] !== current.name,
  }
}

const fileName = 'secret.key'

/** Readable for the server alone. Whoever comes first writes it, the others read what was written. */
function keyInFile(dataDir: string): string {
  const path = join(dataDir, fileName)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new WrongSettings(`DATA_DIR: ${code}: ${path} cannot be written. Give a folder, or SECRET_KEY.`)
  }
  return writtenKey(path)
}

const pause = new Int32Array(new SharedArrayBuffer(4))
const tries = 50

/** Another process may have made the file and not yet written it. An empty one would be a key that everybody knows. */
function writtenKey(path: string): string {
  for (let count = 0; count < tries; count += 1) {
    const key = readFileSync(path, 'utf8').trim()
    if (key) return key
    Atomics.wait(pause, 0, 0, 20)
  }
  throw new WrongSettings(
    `DATA_DIR: ${path} is empty. Bring the file back, or delete it if nothing was locked with it.`,
  )
}

/** What is in the file still opens what was locked before there was a setting. */
function oldKeyInFile(dataDir: string): string[] {
  try {
    return [readFileSync(join(dataDir, fileName), 'utf8').trim()].filter(Boolean)
  } catch {
    return []
  }
}

/** With the keys of the setting; without one with that of a file in DATA_DIR. */
export function openSecrets(
  { SECRET_KEY: keys, DATA_DIR: dataDir }: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>,
  isInMemory = false,
): Secrets {
  const [newest, ...older] = keys ?? []
  if (newest) return createSecrets([newest, ...older, ...(isInMemory ? [] : oldKeyInFile(dataDir))])
  return createSecrets([isInMemory ? randomBytes(32).toString('hex') : keyInFile(dataDir)])
}
