import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnv, WrongSettings } from './env'

const faultOf = (settings: Record<string, string>): string => {
  try {
    readEnv(settings)
  } catch (error) {
    if (error instanceof WrongSettings) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  it('have a default each: without any, a demo on this machine alone', () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: 'development',
      isDemo: true,
      host: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: 'data',
      LOG_LEVEL: 'info',
      TRUST_PROXY: 'off',
      TIME_ZONE: 'Asia/Kolkata',
    })
    expect(readEnv({}).DATABASE_URL).toBeUndefined()
  })

  it('start one process per core on PostgreSQL, and one on the embedded database', () => {
    const onPostgres = { DATABASE_URL: 'postgres://localhost/foyer' }
    expect(readEnv({}).processes).toBe(1)
    expect(readEnv(onPostgres).processes).toBeGreaterThanOrEqual(1)
    expect(readEnv({ ...onPostgres, SERVER_PROCESSES: '3' }).processes).toBe(3)
    expect(faultOf({ SERVER_PROCESSES: '2' })).toContain('needs DATABASE_URL')
  })

  it('make no demo in production, and are open to the network there', () => {
    expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({
      isDemo: false,
      host: '0.0.0.0',
      SIGNUP: 'closed',
    })
    expect(readEnv({ NODE_ENV: 'production', DEMO: 'on' })).toMatchObject({
      isDemo: true,
      host: '127.0.0.1',
    })
    expect(readEnv({ DEMO: 'on', HOST: '0.0.0.0' })).toMatchObject({ isDemo: true, host: '0.0.0.0' })
    expect(readEnv({ DEMO: 'off' }).isDemo).toBe(false)
  })

  it('that are empty count as not given', () => {
    const { PORT, DATABASE_URL, isDemo } = readEnv({ PORT: '', DATABASE_URL: '', DEMO: '' })
    expect({ PORT, DATABASE_URL, isDemo }).toEqual({ PORT: 3000, DATABASE_URL: undefined, isDemo: true })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/foyer'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DEMO', 'yes'],
    ['SIGNUP', 'maybe'],
    ['APP_URL', 'foyer.example.com'],
    ['APP_URL', 'ftp://foyer.example.com'],
    ['TIME_ZONE', 'Asia/Atlantis'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TRUST_PROXY', '10.0.0.1,proxy.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_PER_MINUTE', '0'],
    ['FILES_S3_ENDPOINT', 'minio'],
    ['CRM_URL', 'crm'],
    ['QUOTATION_HOST', 'https://foyer.example.com'],
    ['CHAT_URL', 'javascript:alert(1)'],
    ['NOT_FOUND_REDIRECT', 'home'],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    const fault = faultOf({ [name]: value })
    expect(fault).toMatch(new RegExp(`^Wrong settings: ${name}: .`))
    expect(fault).not.toContain('\n')
    expect(fault).not.toContain(';')
  })

  it('that are wrong are all named at once', () => {
    const fault = faultOf({ PORT: 'abc', DEMO: 'yes', TIME_ZONE: 'x' })
    for (const name of ['PORT: ', 'DEMO: ', 'TIME_ZONE: ']) expect(fault).toContain(name)
    expect(fault).not.toContain('\n')
  })

  it('of a file store belong together', () => {
    expect(faultOf({ FILES_S3_BUCKET: 'drawings' })).toBe(
      'Wrong settings: FILES_S3_BUCKET: needs FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY too',
    )
    const whole = { FILES_S3_BUCKET: 'drawings', FILES_S3_ACCESS_KEY: 'a', FILES_S3_SECRET_KEY: 'b' }
    expect(readEnv(whole).FILES_S3_BUCKET).toBe('drawings')
  })

  it('never repeat a secret when they are wrong', () => {
    expect(faultOf({ DATABASE_URL: 'mysql://foyer:hunter2@db/foyer' })).not.toContain('hunter2')
    expect(faultOf({ SMTP_URL: 'http://foyer:hunter2@mail' })).not.toContain('hunter2')
  })

  it('are all explained in the README', () => {
    const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const readme = text('../../README.md')
    const names = [...text('./env.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(30)
    const missing = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))
    expect(missing).toEqual([])
  })
})
