import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildHeader } from '@foyer/contract/kit/envelope'
import { settingsMetaName, webSettings } from '@foyer/contract/shell/settings'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { readEnv } from '../env'
import { useTestApp } from '../testing/test-app'

const test = useTestApp()
const page = `<!doctype html><meta name="${settingsMetaName}" content="__SETTINGS__"><meta property="csp-nonce" nonce="__NONCE__"><meta name="foyer-reads" content="__READS__"></head>`
const pageFiles = [
  { pattern: '^/lms/?$', scripts: ['assets/list-1.js'], styles: ['assets/list-1.css'], isFramed: true },
  { pattern: '^/leads/lead-full-details/[^/]+/?$', scripts: [], styles: [], isFramed: true },
  { pattern: '^/leads/[^/]+/?$', scripts: ['assets/tab-1.js'], styles: [] },
  { pattern: '^/?$', scripts: [], styles: [] },
  { pattern: '^/.*/?$', scripts: [], styles: [], isNotFound: true },
]
const ofList = ['/api/leads/preferences', '/user/newLeadCount?pageNo=0&userId=:userId', '/api/leads/views']
const script = 'export const answer = 42'

let folder: string
let app: FastifyInstance
const open = (settings: Record<string, string> = {}) =>
  createApp({
    ...test.server,
    deps: { ...test.deps, env: readEnv({ NODE_ENV: 'test', DEMO: 'off', ...settings }) },
    webFolder: folder,
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pageFiles))
  writeFileSync(join(folder, 'assets', 'page-Zt5x1.js'), script)
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app = await open()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const settingsIn = (html: string) => {
  const [, content = ''] = /content="([^"]*)"/.exec(html) ?? []
  return webSettings.parse(
    JSON.parse(content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
  )
}

it('every answer names the build, and so does the page, which is the same until a file changes', async () => {
  const buildOf = async (one: FastifyInstance) => {
    const calls = await Promise.all(
      ['/health', '/api/leads/views', '/api/nothing'].map((url) => one.inject(url)),
    )
    const told = new Set(calls.map(({ headers }) => headers[buildHeader]))
    const html = (await one.inject('/lms/')).body
    expect([...told]).toEqual([settingsIn(html).build])
    return settingsIn(html).build
  }
  const first = await buildOf(app)
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  const again = await open()
  expect(await buildOf(again)).toBe(first)
  await again.close()
  writeFileSync(join(folder, 'index.html'), `${page}<script src="/assets/page-2.js"></script>`)
  const newer = await open()
  expect(await buildOf(newer)).not.toBe(first)
  await newer.close()
  writeFileSync(join(folder, 'index.html'), page)
})

describe('the web app', () => {
  it.each([
    ['/', 200],
    ['/lms/', 200],
    ['/lms?search=x', 200],
    ['/leads/', 200],
    ['/leads/8', 200],
    ['/no/such/page', 404],
    ['/settings/user', 404],
    ['/userland', 404],
    ['/.env', 404],
    ['/.git/config', 404],
  ])('T-028 H4 X15 %s is the page, whose router decides, with %i', async (url, status) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('the address of a shared quotation is told to no search engine and to no other site', async () => {
    const { headers } = await app.inject({ url: '/shared-quotation/01990000.secret' })
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })

  it('never answers a call with a page', async () => {
    for (const url of ['/api/nothing', '/user/nothing', '/user', '/team/x/y?z=1', '/files/x', '/ready/x']) {
      const answer = await app.inject({ url })
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json(), url).toMatchObject({ code: 'unknown-address' })
    }
    expect((await app.inject({ method: 'POST', url: '/lms/' })).json()).toMatchObject({
      code: 'unknown-address',
    })
  })

  it('carries the nonce of its own policy', async () => {
    for (let visit = 0; visit < 2; visit++) {
      const { body, headers } = await app.inject({ url: '/' })
      const [, nonce] = /nonce="([^"]+)"/.exec(body) ?? []
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    }
  })

  it('tells the page its settings, whatever characters they have', async () => {
    const odd = `https://example.com/?a="b"&c=<d>&e=$&$'`
    const other = await open({ TERMS_URL: odd, DEMO: 'on', PMT_URL: 'https://pmt.example.com' })
    const settings = settingsIn((await other.inject({ url: '/' })).body)
    expect(settings).toMatchObject({ isDemo: true, termsUrl: odd })
    expect(settings.services.PMT).toBe('https://pmt.example.com')
    await other.close()
  })

  it('T-023 tells the page the base address of each service, and its policy lets the page call them', async () => {
    const services = ['CRM', 'PMT', 'NOTIFY', 'EMAIL', 'S3', 'QUOTATION'] as const
    const baseOf = (name: string) => `https://${name.toLowerCase()}.example.com`
    const other = await open(Object.fromEntries(services.map((name) => [`${name}_URL`, baseOf(name)])))
    const { body, headers } = await other.inject({ url: '/' })
    const policy = String(headers['content-security-policy'])
    for (const name of services) {
      expect(settingsIn(body).services[name]).toBe(baseOf(name))
      expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain(baseOf(name))
    }
    await other.close()
  })

  it('names the files that its address needs, and no others', async () => {
    const linksAt = async (url: string) =>
      [...(await app.inject({ url })).body.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)].map(
        ([, kind, file]) => `${kind} ${file}`,
      )
    for (const url of ['/lms/', '/lms', '/LMS/?search=x'])
      expect(await linksAt(url), url).toEqual([
        'stylesheet /assets/list-1.css',
        'modulepreload /assets/list-1.js',
      ])
    expect(await linksAt('/leads/9')).toEqual(['modulepreload /assets/tab-1.js'])
    expect(await linksAt('/')).toEqual([])
  })

  it('tells pages of signed-in people what they read first, and no others', async () => {
    const readsAt = async (one: FastifyInstance, url: string) =>
      /name="foyer-reads" content="([^"]*)"/.exec((await one.inject({ url })).body)?.[1]
    const other = await open({ CRM_URL: 'https://crm.example.com' })
    expect(await readsAt(app, '/lms/')).toMatch(/userId=:userId \| \/user\/newLeadsData/)
    const ofFrame = ['/user/profile', '/user/get-features-list?userId=:userId']
    const readsOf = async (url: string) =>
      (await readsAt(app, url))?.replaceAll('&amp;', '&').split(/ (?:\| )?/)
    expect(await readsOf('/lms/?is=overdue')).toEqual(ofFrame)
    expect(await readsOf('/lms/')).toEqual([
      ...ofFrame,
      expect.stringMatching(/^\/user\/newLeadsData\?/),
      ...ofList,
    ])
    expect(await readsAt(other, '/lms/')).toMatch(/^https:\/\/crm\.example\.com\/user\/profile /)
    for (const url of ['/', '/leads/9', '/no/such/page']) expect(await readsAt(app, url), url).toBe('')
    const id = '01a1f28f-2998-7440-9d08-81f8c60e432a'
    expect(await readsOf(`/leads/lead-full-details/${id}?tab=mail`)).toEqual([
      ...ofFrame,
      `/api/get-lead-by-id?id=${id}&userId=:userId`,
      '/user/get-pipeline?userId=:userId',
    ])
    expect(await readsOf('/leads/lead-full-details/9"')).toEqual(ofFrame)
    await other.close()
  })

  it('is answered to HEAD without a body', async () => {
    for (const url of ['/lms/', '/assets/page-Zt5x1.js'])
      expect(await app.inject({ method: 'HEAD', url }), url).toMatchObject({ statusCode: 200, body: '' })
  })
})

describe('its files', () => {
  it('are kept for ever when their name changes with their content, and asked for again otherwise', async () => {
    const hashed = await app.inject({ url: '/assets/page-Zt5x1.js' })
    expect(hashed.body).toBe(script)
    expect(hashed.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const icon = await app.inject({ url: '/icon.svg' })
    expect(icon.headers['content-type']).toMatch(/^image\/svg/)
    expect(icon.headers['cache-control']).toBe('no-cache')
  })

  it('bring no policy of their own: forty of them would be thirty kilobytes', async () => {
    const { headers } = await app.inject({ url: '/assets/page-Zt5x1.js' })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBeUndefined()
    const icon = await app.inject({ url: '/icon.svg' })
    expect(icon.headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('that are gone since an update are missed, not answered with the page', async () => {
    const answer = await app.inject({ url: '/assets/page-Old00.js' })
    expect(answer.statusCode).toBe(404)
  })

  it('are those of the folder alone', async () => {
    for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json'])
      expect((await app.inject({ url })).body, url).not.toContain('"name"')
  })

  it('are not counted as calls', async () => {
    for (let calls = 0; calls < 320; calls++)
      expect((await app.inject({ url: '/icon.svg', remoteAddress: '10.7.7.7' })).statusCode).toBe(200)
  })
})

it('a server whose web app is not built does not start', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'foyer-web-'))
  await expect(createApp({ ...test.server, webFolder: empty })).rejects.toThrow(
    /The web app is not built.*npm run build/,
  )
  rmSync(empty, { recursive: true })
})
