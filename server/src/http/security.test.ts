import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { api } from '@foyer/contract/wire/api'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { type Env, readEnv } from '../env'
import { useTestApp } from '../testing/test-app'

const test = useTestApp()

const directivesOf = (header: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name, ...values]) => [name, values]),
  )

const withSettings = async (settings: Record<string, string>) => {
  const env: Env = readEnv({ NODE_ENV: 'test', DEMO: 'off', ...settings })
  return createApp({ ...test.server, deps: { ...test.deps, env } })
}

describe('every answer', () => {
  it.each(['/health', '/api/docs', '/user/profile', '/nothing-here'])(
    '%s keeps browsers from what it is not meant for',
    async (url) => {
      const { headers } = await test.app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('X15 is kept by nobody, unless it says otherwise', async () => {
    const { token } = await (await test.company()).person('admin')
    for (const { path } of [api.accounts.profile, api.leads.counts, api.accounts.self]) {
      const { headers } = await test.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
      expect(headers['cache-control'], path).toBe('no-store')
    }
    expect((await test.app.inject({ url: '/user/nothing-here' })).headers['cache-control']).toBe('no-store')
  })

  it('X15 of the API document goes to admins alone in production', async () => {
    const company = await test.company()
    const app = await withSettings({ NODE_ENV: 'production' })
    const statusFor = async (token?: string) =>
      (await app.inject({ url: '/api/docs', headers: token ? { authorization: `Bearer ${token}` } : {} }))
        .statusCode
    expect(await statusFor()).toBe(401)
    expect(await statusFor((await company.person('assigner')).token)).toBe(403)
    expect(await statusFor((await company.person('admin')).token)).toBe(200)
    await app.close()
  })

  it('allows scripts and styles of our own alone, none written into the page', async () => {
    const { headers } = await test.app.inject({ url: '/some-page' })
    const directives = directivesOf(headers['content-security-policy'])
    expect(directives).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", expect.stringMatching(/^'nonce-[\w+/]{22}=='$/)],
      'connect-src': ["'self'"],
      'frame-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
  })

  it('has a nonce of its own if it is a page, and none if it is data', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const { headers } = await test.app.inject({ url: '/some-page' })
        return directivesOf(headers['content-security-policy'])['style-src']?.[1]
      }),
    )
    expect(new Set(nonces).size).toBe(3)
    const { headers } = await test.app.inject({ url: '/health' })
    expect(directivesOf(headers['content-security-policy'])['style-src']).toEqual(["'self'"])
  })
})

describe('settings', () => {
  it('open the policy to the services they name', async () => {
    const app = await withSettings({ PMT_URL: 'https://projects.example.com' })
    const { headers } = await app.inject({ url: '/health' })
    const directives = directivesOf(headers['content-security-policy'])
    expect(directives['connect-src']).toEqual(["'self'", 'https://projects.example.com'])
    await app.close()
  })

  it('demand HTTPS from browsers where the public address has it, and only there', async () => {
    const app = await withSettings({ APP_URL: 'https://foyer.example.com' })
    const { headers } = await app.inject({ url: '/health' })
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/)
    expect(directivesOf(headers['content-security-policy'])).toHaveProperty('upgrade-insecure-requests')
    await app.close()
    const plain = await test.app.inject({ url: '/health' })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    expect(plain.headers['content-security-policy']).not.toContain('upgrade')
  })
})

describe('too many calls', () => {
  it('from one address are refused in words; others and signed-in people go on', async () => {
    const app = await withSettings({})
    const crowd = '10.9.8.7'
    const call = (remoteAddress: string, headers = {}) =>
      app.inject({ url: '/health', remoteAddress, headers })
    let answer = await call(crowd)
    for (let calls = 1; calls < 400 && answer.statusCode === 200; calls++) answer = await call(crowd)
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toEqual({
      message: 'Too many requests. Please wait a moment and try again.',
      code: 'too-many-calls',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)

    expect((await call('10.9.8.8')).statusCode).toBe(200)
    const { token } = await (await test.company()).person('reader')
    const headers = { authorization: `Bearer ${token}` }
    const mine = await app.inject({ url: api.accounts.profile.path, remoteAddress: crowd, headers })
    expect(mine.statusCode).toBe(200)
    await app.close()
  })

  it('of a person are counted by their session, also where the call is one transaction with it', async () => {
    const app = await withSettings({})
    const { token } = await (await test.company()).person('reader')
    const call = () =>
      app.inject({
        url: `${api.leads.counts.path}?pageNo=0`,
        remoteAddress: '10.9.8.5',
        headers: { authorization: `Bearer ${token}` },
      })
    for (let calls = 0; calls < 320; calls++) expect((await call()).statusCode).toBe(200)
    await app.close()
  })

  it('with made-up tokens are counted by their address, however often the token changes', async () => {
    const app = await withSettings({})
    const call = (token: string) =>
      app.inject({
        url: api.accounts.profile.path,
        remoteAddress: '10.9.8.6',
        headers: { authorization: `Bearer ${token}` },
      })
    const answers = new Set<number>()
    for (let calls = 0; calls < 400; calls++)
      answers.add((await call(`${calls}`.padStart(43, 'x'))).statusCode)
    expect([...answers]).toEqual([401, 429])
    await app.close()
  })
})

describe('behind a proxy', () => {
  const { sendCode } = accountEndpoints
  /** Each call with another address that the caller made up, before the one that the proxy adds. */
  const callMany = async (trusted: string, times: number) => {
    const app = await withSettings({ TRUST_PROXY: trusted })
    const statuses: number[] = []
    for (let call = 0; call < times; call++) {
      const answer = await app.inject({
        method: 'POST',
        url: sendCode.path,
        payload: { email: `proxied-${trusted.length}-${call}@example.com` },
        remoteAddress: '10.1.2.3',
        headers: { 'x-forwarded-for': `198.51.100.${call}, 203.0.113.${trusted.length}` },
      })
      statuses.push(answer.statusCode)
    }
    await app.close()
    return statuses
  }

  it.each(['1', '10.0.0.0/8'])(
    'X2 the address is the one that the proxy wrote, with TRUST_PROXY %s',
    async (trusted) => {
      const most = accountLimits.codesPerAddressAndHour
      const statuses = await callMany(trusted, most + 2)
      expect(statuses).toEqual([...Array(most).fill(200), 429, 429])
    },
  )
})
