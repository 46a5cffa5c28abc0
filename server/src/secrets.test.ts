import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSecrets, openSecrets } from './secrets'

const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)]

describe('secrets of firms', () => {
  it('open with the key that locked them, and look different each time', () => {
    const secrets = createSecrets([old])
    const [one, other] = [secrets.lock('EAAB token ₹'), secrets.lock('EAAB token ₹')]
    expect(one).not.toBe(other)
    expect(one).not.toContain('token')
    expect(secrets.unlock(one)).toBe('EAAB token ₹')
  })

  it('open with an earlier key after a change, and are known to be old', () => {
    const locked = createSecrets([old]).lock('token')
    const secrets = createSecrets([fresh, old])
    expect(secrets.unlock(locked)).toBe('token')
    expect([secrets.isOld(locked), secrets.isOld(secrets.lock('token'))]).toEqual([true, false])
    expect(() => createSecrets([fresh]).unlock(locked)).toThrow('does not have')
  })

  it('do not open when somebody changed them', () => {
    const secrets = createSecrets([old])
    const [name, iv, tag, data = ''] = secrets.lock('token').split('.')
    const changed = Buffer.from(data, 'base64url').map((byte) => byte ^ 1)
    expect(() =>
      secrets.unlock([name, iv, tag, Buffer.from(changed).toString('base64url')].join('.')),
    ).toThrow()
  })

  it('are locked with a file that only the server reads where no key is set', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-secrets-'))
    const locked = openSecrets({ SECRET_KEY: undefined, DATA_DIR }).lock('token')
    expect(statSync(join(DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(openSecrets({ SECRET_KEY: undefined, DATA_DIR }).unlock(locked)).toBe('token')
    expect(openSecrets({ SECRET_KEY: [fresh], DATA_DIR }).unlock(locked)).toBe('token')
    expect(readFileSync(join(DATA_DIR, 'secret.key'), 'utf8')).toHaveLength(64)
  })

  it('are not locked with a file that is empty', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-secrets-'))
    writeFileSync(join(DATA_DIR, 'secret.key'), '\n')
    expect(() => openSecrets({ SECRET_KEY: undefined, DATA_DIR })).toThrow('secret.key is empty')
    const locked = createSecrets(['']).lock('token')
    expect(() => openSecrets({ SECRET_KEY: [fresh], DATA_DIR }).unlock(locked)).toThrow('does not have')
  })
})
